#pragma once

// The few functions of libdbus-1.so.3 that are used, as its ABI has had them since 2006. Its own
// header comes with a pkg-config file that links the library, and eight more with it, into every
// start; it is loaded here only when there is something to ask.

#include <stdint.h>

typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;
typedef uint32_t dbus_bool_t;

/// Room for the library's iterator, which has 72 bytes.
typedef union {
  void *alignment;
  unsigned char room[128];
} DBusMessageIter;

enum { DBUS_BUS_SESSION = 0 };
enum {
  DBUS_TYPE_INVALID = 0,
  DBUS_TYPE_BOOLEAN = 'b',
  DBUS_TYPE_STRING = 's',
  DBUS_TYPE_VARIANT = 'v',
};

typedef DBusConnection *dbus_bus_get_private(int bus, void *error);
typedef void dbus_connection_set_exit_on_disconnect(DBusConnection *, dbus_bool_t);
typedef DBusMessage *dbus_connection_send_with_reply_and_block(DBusConnection *, DBusMessage *,
                                                               int timeout_ms, void *error);
typedef void dbus_connection_close(DBusConnection *);
typedef void dbus_connection_unref(DBusConnection *);
typedef DBusMessage *dbus_message_new_method_call(const char *destination, const char *path,
                                                  const char *interface, const char *method);
typedef dbus_bool_t dbus_message_append_args(DBusMessage *, int first_type, ...);
typedef void dbus_message_set_auto_start(DBusMessage *, dbus_bool_t);
typedef void dbus_message_unref(DBusMessage *);
typedef dbus_bool_t dbus_message_iter_init(DBusMessage *, DBusMessageIter *);
typedef int dbus_message_iter_get_arg_type(DBusMessageIter *);
typedef void dbus_message_iter_recurse(DBusMessageIter *, DBusMessageIter *inner);
typedef void dbus_message_iter_get_basic(DBusMessageIter *, void *value);
