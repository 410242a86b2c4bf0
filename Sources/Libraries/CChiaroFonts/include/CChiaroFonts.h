// SPDX-License-Identifier: MIT

#ifndef CCHIAROFONTS_H
#define CCHIAROFONTS_H

#include <stddef.h>

/// How many fonts are part of the program.
extern const size_t chiaro_font_count;

/// The name of a font's file; `index` is below `chiaro_font_count`.
const char *_Nonnull chiaro_font_name(size_t index);

/// A path under which this process can open a font's bytes; null when no file could be made.
///
/// fontconfig reads files only, but the bytes are in the program: on Linux the file is in memory
/// and belongs to this process, elsewhere it is a temporary one that goes when the process ends.
const char *_Nullable chiaro_font_path(size_t index);

#endif
