#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <unistd.h>

int cpty_open(char *name, size_t size) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0) return -1;
  if (grantpt(master) != 0 || unlockpt(master) != 0 || ptsname_r(master, name, size) != 0) {
    close(master);
    return -1;
  }
  return master;
}

int cpty_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

pid_t cpty_spawn(const char *path, char *const arguments[], char *const environment[],
                 const char *terminal, int input, int output, int error) {
  const int spare = 100;
  int given[3] = {input, output, error};
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  // A session leader without a terminal gets the one that it opens first.
  posix_spawn_file_actions_addopen(&actions, spare, terminal ? terminal : "/dev/null", O_RDWR, 0);
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    posix_spawn_file_actions_adddup2(
        &actions, given[descriptor] < 0 ? spare : given[descriptor], descriptor);
  }
  posix_spawn_file_actions_addclose(&actions, spare);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = -1;
  int result = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (result == 0) return process;
  errno = result;
  return -1;
}
