#pragma once

#include <stddef.h>
#include <sys/types.h>

/// Opens a pseudo-terminal and writes the path of its other end; -1 with errno set on failure.
int cpty_open(char *name, size_t size);

/// Opens a pipe that children do not inherit by accident; -1 with errno set on failure.
int cpty_pipe(int ends[2]);

/// Starts a program in a session of its own, with default signals and nothing blocked.
///
/// @param terminal the path of its controlling terminal; NULL for none.
/// @param input, output, error descriptors; -1 for the terminal, or for /dev/null without one.
/// @return the process, or -1 with errno set.
pid_t cpty_spawn(const char *path, char *const arguments[], char *const environment[],
                 const char *terminal, int input, int output, int error);
