// SPDX-License-Identifier: MIT

#ifndef CPNGSHIM_H
#define CPNGSHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reads one PNG from memory with libpng.
///
/// libpng reports errors by longjmp, which must not cross a Swift frame: it stays inside the
/// functions below, and each answers false with a message instead.
typedef struct chiaro_png_reader chiaro_png_reader;

/// What stands before the pixels.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// 1, 2, 4, 8 or 16; 8 for a palette, whose entries have 8 bits however short its indices are.
  int bits_per_channel;
  /// An alpha channel, or a transparent color or palette entry.
  bool has_alpha;
  bool has_srgb_chunk;
  /// The ICC profile, or null; lives as long as the reader.
  const uint8_t *_Nullable profile;
  size_t profile_size;
} chiaro_png_header;

/// A reader of `count` bytes, which must outlive it; null when memory is short.
///
/// Pictures with a side above `largest_side` are refused with the header.
chiaro_png_reader *_Nullable chiaro_png_open(const uint8_t *_Nonnull bytes, size_t count,
                                             uint32_t largest_side);

/// Reads up to the first pixel.
bool chiaro_png_read_header(chiaro_png_reader *_Nonnull reader,
                            chiaro_png_header *_Nonnull header);

/// Reads all pixels as straight RGBA, to be called once, after the header.
///
/// Channels are 16 bits in the machine's order when the file's are, otherwise 8. `pixels` holds
/// all rows without gaps: width × height × 4 channels.
bool chiaro_png_read_pixels(chiaro_png_reader *_Nonnull reader, void *_Nonnull pixels);

/// Why the last function answered false.
const char *_Nonnull chiaro_png_message(const chiaro_png_reader *_Nonnull reader);

void chiaro_png_close(chiaro_png_reader *_Nonnull reader);

/// What is written before the pixels.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// 8, or 16 in the machine's order.
  int bits_per_channel;
  /// The ICC profile, or null for a chunk that says sRGB.
  const uint8_t *_Nullable profile;
  size_t profile_size;
  /// Color by the four numbers of ITU-T H.273; written beside a profile only.
  uint8_t code_points[4];
  /// Whether time counts more than size.
  bool is_quick;
} chiaro_png_layout;

/// A PNG of straight RGBA, rows without gaps; null when memory is short.
///
/// The bytes, of which there are `*count`, are given back with `chiaro_png_free`.
uint8_t *_Nullable chiaro_png_write(const void *_Nonnull pixels,
                                    const chiaro_png_layout *_Nonnull layout,
                                    size_t *_Nonnull count);

void chiaro_png_free(uint8_t *_Nonnull bytes);

#endif
