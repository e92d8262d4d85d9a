#define _GNU_SOURCE
#include "CPosix.h"

#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

static void handled_signals(sigset_t *set) {
  sigemptyset(set);
  sigaddset(set, SIGINT);
  sigaddset(set, SIGTERM);
  sigaddset(set, SIGHUP);
  sigaddset(set, SIGTSTP);
}

int cposix_signal_descriptor(void) {
  sigset_t set;
  handled_signals(&set);
  if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int cposix_next_signal(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

static void let_through(int signal_number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void cposix_end_by_signal(int signal_number) {
  signal(signal_number, SIG_DFL);
  let_through(signal_number);
  raise(signal_number);
}

void cposix_suspend(void) {
  sigset_t set, before;
  sigemptyset(&set);
  sigaddset(&set, SIGTSTP);
  signal(SIGTSTP, SIG_DFL);
  // Every process of the pipeline stops, as when the terminal's own key is pressed; ours stops the
  // moment the signal is let through.
  kill(0, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &set, &before);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void cposix_default_broken_pipe(void) { signal(SIGPIPE, SIG_DFL); }
