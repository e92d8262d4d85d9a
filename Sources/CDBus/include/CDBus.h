#pragma once

/// Asks the desktop's accessibility bus whether a screen reader is enabled
/// (`org.a11y.Status.ScreenReaderEnabled` on the session bus).
///
/// Returns 1 or 0, or -1 where there is no bus, nobody answers within `timeout_ms`, or the D-Bus
/// library is not there. Starts no service: a desktop without accessibility stays without.
int cdbus_screen_reader_enabled(int timeout_ms);
