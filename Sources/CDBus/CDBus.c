#include "CDBus.h"

#include "DBusFunctions.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define LOAD(name)                                                 \
  dbus_##name *name = (dbus_##name *)dlsym(library, "dbus_" #name); \
  if (!name) return -1;

// Where the library would look; where none of it is there, it need not be loaded to find no bus.
static bool may_have_session_bus(void) {
  const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
  const char *display = getenv("DISPLAY");
  if ((address && *address) || (display && *display)) return true;
  const char *folder = getenv("XDG_RUNTIME_DIR");
  char path[4096];
  if (!folder || snprintf(path, sizeof path, "%s/bus", folder) >= (int)sizeof path) return false;
  return access(path, F_OK) == 0;
}

int cdbus_screen_reader_enabled(int timeout_ms) {
  if (!may_have_session_bus()) return -1;
  void *library = dlopen("libdbus-1.so.3", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return -1;
  LOAD(bus_get_private)
  LOAD(connection_set_exit_on_disconnect)
  LOAD(connection_send_with_reply_and_block)
  LOAD(connection_close)
  LOAD(connection_unref)
  LOAD(message_new_method_call)
  LOAD(message_append_args)
  LOAD(message_set_auto_start)
  LOAD(message_unref)
  LOAD(message_iter_init)
  LOAD(message_iter_get_arg_type)
  LOAD(message_iter_recurse)
  LOAD(message_iter_get_basic)

  DBusConnection *bus = bus_get_private(DBUS_BUS_SESSION, NULL);
  if (!bus) return -1;
  connection_set_exit_on_disconnect(bus, 0);

  int answer = -1;
  DBusMessage *question = message_new_method_call("org.a11y.Bus", "/org/a11y/bus",
                                                  "org.freedesktop.DBus.Properties", "Get");
  const char *interface = "org.a11y.Status";
  const char *property = "ScreenReaderEnabled";
  if (question && message_append_args(question, DBUS_TYPE_STRING, &interface, DBUS_TYPE_STRING,
                                      &property, DBUS_TYPE_INVALID)) {
    message_set_auto_start(question, 0);
    DBusMessage *reply = connection_send_with_reply_and_block(bus, question, timeout_ms, NULL);
    DBusMessageIter outer, inner;
    if (reply && message_iter_init(reply, &outer) &&
        message_iter_get_arg_type(&outer) == DBUS_TYPE_VARIANT) {
      message_iter_recurse(&outer, &inner);
      if (message_iter_get_arg_type(&inner) == DBUS_TYPE_BOOLEAN) {
        dbus_bool_t enabled = 0;
        message_iter_get_basic(&inner, &enabled);
        answer = enabled ? 1 : 0;
      }
    }
    if (reply) message_unref(reply);
  }
  if (question) message_unref(question);
  connection_close(bus);
  connection_unref(bus);
  return answer;
}
