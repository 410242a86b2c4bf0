// SPDX-License-Identifier: MIT

#ifndef CJPEGSHIM_H
#define CJPEGSHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reads one JPEG from memory with libjpeg.
///
/// libjpeg's error handler must not return; it leaves by longjmp, which must not cross a Swift
/// frame and stays inside the functions below.
typedef struct chiaro_jpeg_reader chiaro_jpeg_reader;

/// What stands before the pixels.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Four inks instead of red, green and blue.
  bool is_cmyk;
} chiaro_jpeg_header;

/// A reader of `count` bytes, which must outlive it; null when memory is short.
///
/// libjpeg's own memory, which is large for progressive pictures, stays under `largest_memory`.
chiaro_jpeg_reader *_Nullable chiaro_jpeg_open(const uint8_t *_Nonnull bytes, size_t count,
                                               size_t largest_memory);

/// Reads up to the first scan.
bool chiaro_jpeg_read_header(chiaro_jpeg_reader *_Nonnull reader,
                             chiaro_jpeg_header *_Nonnull header);

/// Reads all pixels as opaque RGBA in 8 bits, to be called once, after the header.
///
/// Inks are turned into light as (1 - ink) (1 - black), without a profile. `pixels` holds all rows
/// without gaps.
bool chiaro_jpeg_read_pixels(chiaro_jpeg_reader *_Nonnull reader, uint8_t *_Nonnull pixels);

/// Why the last function answered false.
const char *_Nonnull chiaro_jpeg_message(const chiaro_jpeg_reader *_Nonnull reader);

/// Whether it did so for a kind of JPEG that libjpeg does not read, and not for a broken one.
bool chiaro_jpeg_is_unsupported(const chiaro_jpeg_reader *_Nonnull reader);

void chiaro_jpeg_close(chiaro_jpeg_reader *_Nonnull reader);

#endif
