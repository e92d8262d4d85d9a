#define _GNU_SOURCE
#include "CPosix.h"

#include <signal.h>
#include <stdatomic.h>
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

// What ends a process and is not read from the descriptor above.
static const int ending_signals[] = {SIGQUIT, SIGILL,  SIGTRAP, SIGABRT, SIGBUS,  SIGFPE,  SIGSEGV,
                                     SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGXCPU, SIGXFSZ, SIGSYS};
enum { ending_signal_count = sizeof ending_signals / sizeof *ending_signals };

static atomic_int guarded = -1;
static struct termios guarded_settings;
// A stack of its own: the crash may be that there is no stack left.
static char guard_stack[16384];

static void give_terminal_back(int signal_number) {
  int descriptor = atomic_exchange(&guarded, -1);
  // Waiting for output could wait for ever here.
  if (descriptor >= 0) tcsetattr(descriptor, TCSANOW, &guarded_settings);
  // The handler was for one signal only: this ends the process when the handler returns.
  raise(signal_number);
}

void cposix_guard_terminal(int descriptor, const struct termios *settings) {
  atomic_store(&guarded, -1);
  guarded_settings = *settings;
  atomic_store(&guarded, descriptor);
  stack_t stack = {.ss_sp = guard_stack, .ss_size = sizeof guard_stack};
  sigaltstack(&stack, NULL);
  for (int i = 0; i < ending_signal_count; i++) {
    struct sigaction action;
    // The Swift runtime's own handlers would ask a question on the terminal, in colour.
    if (sigaction(ending_signals[i], NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    action = (struct sigaction){.sa_handler = give_terminal_back,
                                .sa_flags = SA_RESETHAND | SA_ONSTACK};
    sigaction(ending_signals[i], &action, NULL);
  }
}

void cposix_unguard_terminal(void) {
  atomic_store(&guarded, -1);
  for (int i = 0; i < ending_signal_count; i++) {
    struct sigaction action;
    if (sigaction(ending_signals[i], NULL, &action) == 0 && action.sa_handler == give_terminal_back)
      signal(ending_signals[i], SIG_DFL);
  }
}
