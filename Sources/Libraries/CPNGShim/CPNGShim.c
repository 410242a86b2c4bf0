// SPDX-License-Identifier: MIT

#include "CPNGShim.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

struct chiaro_png_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t offset;
  char message[160];
};

// A profile of a display or printer stays below 4 MB; a chunk that unpacks to more is an attack.
enum { largest_chunk = 4 << 20, most_chunks = 1000 };

static void on_error(png_structp png, png_const_charp message) {
  chiaro_png_reader *reader = png_get_error_ptr(png);
  strncpy(reader->message, message, sizeof reader->message - 1);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void on_read(png_structp png, png_bytep target, size_t count) {
  chiaro_png_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->offset) png_error(png, "the file ends early");
  memcpy(target, reader->bytes + reader->offset, count);
  reader->offset += count;
}

// Texts and the like are neither needed nor unpacked; gamma and chromaticities are ignored.
static void skip_unneeded_chunks(png_structp png) {
#ifdef PNG_HANDLE_AS_UNKNOWN_SUPPORTED
  static const png_byte names[] = "tEXt\0zTXt\0iTXt\0eXIf\0sPLT\0hIST\0pCAL\0sCAL\0tIME\0oFFs\0"
                                  "bKGD\0pHYs\0gAMA\0cHRM\0sBIT";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)sizeof names / 5);
#else
  (void)png;
#endif
}

chiaro_png_reader *chiaro_png_open(const uint8_t *bytes, size_t count, uint32_t largest_side) {
  chiaro_png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    chiaro_png_close(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, on_read);
  png_set_user_limits(reader->png, largest_side, largest_side);
  png_set_chunk_malloc_max(reader->png, largest_chunk);
  png_set_chunk_cache_max(reader->png, most_chunks);
  skip_unneeded_chunks(reader->png);
  return reader;
}

bool chiaro_png_read_header(chiaro_png_reader *reader, chiaro_png_header *header) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(png_jmpbuf(png))) return false;
  png_read_info(png, info);

  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  int color_type = png_get_color_type(png, info);
  bool is_palette = color_type == PNG_COLOR_TYPE_PALETTE;
  header->bits_per_channel = is_palette ? 8 : png_get_bit_depth(png, info);
  header->has_alpha = (color_type & PNG_COLOR_MASK_ALPHA) != 0 ||
                      png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  int intent;
  header->has_srgb_chunk = png_get_sRGB(png, info, &intent) != 0;

  png_charp name;
  png_bytep profile;
  png_uint_32 profile_size;
  int compression;
  header->profile = NULL;
  header->profile_size = 0;
  if (png_get_iCCP(png, info, &name, &compression, &profile, &profile_size)) {
    header->profile = profile;
    header->profile_size = profile_size;
  }
  return true;
}

bool chiaro_png_read_pixels(chiaro_png_reader *reader, void *pixels) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(png_jmpbuf(png))) return false;
  bool is_deep = png_get_bit_depth(png, info) == 16;
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, is_deep ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (is_deep) png_set_swap(png);
#endif
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);

  size_t row_size = (size_t)png_get_image_width(png, info) * (is_deep ? 8 : 4);
  if (png_get_rowbytes(png, info) != row_size) png_error(png, "rows of an unexpected length");
  png_uint_32 height = png_get_image_height(png, info);
  for (int pass = 0; pass < passes; pass++) {
    for (png_uint_32 y = 0; y < height; y++) {
      png_read_row(png, (png_bytep)pixels + y * row_size, NULL);
    }
  }
  png_read_end(png, NULL);
  return true;
}

const char *chiaro_png_message(const chiaro_png_reader *reader) { return reader->message; }

void chiaro_png_close(chiaro_png_reader *reader) {
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} growing_buffer;

static void on_write_error(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void on_write(png_structp png, png_bytep source, size_t count) {
  growing_buffer *buffer = png_get_io_ptr(png);
  if (count > buffer->capacity - buffer->count) {
    size_t capacity = (buffer->count + count) * 2;
    uint8_t *bytes = realloc(buffer->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    buffer->bytes = bytes;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->count, source, count);
  buffer->count += count;
}

static void on_flush(png_structp png) { (void)png; }

// libpng 1.6 does not know cICP, which it would write for us from 1.6.45 on.
static void write_color(png_structp png, png_infop info, const chiaro_png_layout *layout) {
  if (!layout->profile) {
    png_set_sRGB(png, info, PNG_sRGB_INTENT_RELATIVE);
    png_write_info(png, info);
    return;
  }
  png_set_iCCP(png, info, "profile", PNG_COMPRESSION_TYPE_BASE, layout->profile,
               (png_uint_32)layout->profile_size);
  png_write_info(png, info);
  png_write_chunk(png, (png_const_bytep) "cICP", layout->code_points, 4);
}

static bool write_picture(png_structp png, png_infop info, const uint8_t *pixels,
                          const chiaro_png_layout *layout) {
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_IHDR(png, info, layout->width, layout->height, layout->bits_per_channel,
               PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  if (layout->is_quick) {
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_compression_level(png, 3);
  }
  write_color(png, info, layout);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (layout->bits_per_channel == 16) png_set_swap(png);
#endif
  size_t row_size = (size_t)layout->width * (size_t)layout->bits_per_channel / 2;
  for (uint32_t row = 0; row < layout->height; row++)
    png_write_row(png, pixels + row * row_size);
  png_write_end(png, info);
  return true;
}

uint8_t *chiaro_png_write(const void *pixels, const chiaro_png_layout *layout, size_t *count) {
  growing_buffer buffer = {0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, on_write_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  bool is_whole = false;
  if (info) {
    png_set_write_fn(png, &buffer, on_write, on_flush);
    is_whole = write_picture(png, info, pixels, layout);
  }
  png_destroy_write_struct(&png, &info);
  if (!is_whole) {
    free(buffer.bytes);
    return NULL;
  }
  *count = buffer.count;
  return buffer.bytes;
}

void chiaro_png_free(uint8_t *bytes) { free(bytes); }
