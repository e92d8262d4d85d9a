#pragma once

// KAKASI, which knows how Japanese characters are read in their words. It is loaded when the first
// such text is to be spoken, and does without where it is not installed.

/// Loads the library and its dictionary; 0 when both are there.
int ckakasi_load(void);

/// The reading of a text in hiragana; NULL where it has none, because a
/// character is not one that Japanese character sets know. To be freed. Not for two threads at once.
char *ckakasi_reading(const char *text);
