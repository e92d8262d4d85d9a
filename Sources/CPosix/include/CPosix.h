#pragma once

#include <termios.h>

/// What Swift's Glibc module does not show: signalfd, and stopping or ending by a signal.

/// Blocks SIGINT, SIGTERM, SIGHUP and SIGTSTP and gives a descriptor that is readable when one came.
///
/// To be called before any thread is made, so that every thread inherits the mask. Returns -1 with
/// errno set when it cannot be.
int cposix_signal_descriptor(void);

/// The next signal that came, or 0 when there is none.
int cposix_next_signal(int descriptor);

/// Ends the process by the signal, as if it had never been caught. Returns only if it is ignored.
void cposix_end_by_signal(int signal);

/// Stops the whole process group, as the terminal's suspend key does, and returns when continued.
void cposix_suspend(void);

/// Gives SIGPIPE its default back, so that a closed standard output ends the program quietly.
void cposix_default_broken_pipe(void);

/// Gives the terminal these settings if a signal that nothing else answers ends the process, a crash
/// among them: a shell without echo is a shell that cannot be used by ear.
///
/// One terminal at a time. Signals that are ignored stay so.
void cposix_guard_terminal(int descriptor, const struct termios *settings);

/// The terminal is as it was found; signals end the process as they would without us.
void cposix_unguard_terminal(void);
