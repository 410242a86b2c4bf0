// SPDX-License-Identifier: MIT

#include "CJPEGShim.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// jpeglib.h needs stdio.h before it.
#include <jpeglib.h>

#include <jerror.h>

struct chiaro_jpeg_reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf failure;
  JSAMPLE *row;
  char message[JMSG_LENGTH_MAX];
  bool is_unsupported;
  bool is_created;
};

// A progressive picture has about ten scans; thousands of them, each a few bytes long and each
// visiting every pixel, are the known way to keep libjpeg busy for hours.
enum { most_scans = 100 };

static void on_error(j_common_ptr jpeg) {
  chiaro_jpeg_reader *reader = jpeg->client_data;
  jpeg->err->format_message(jpeg, reader->message);
  switch (jpeg->err->msg_code) {
    case JERR_SOF_UNSUPPORTED:
    case JERR_BAD_PRECISION:
    case JERR_ARITH_NOTIMPL:
    case JERR_CONVERSION_NOTIMPL:
      reader->is_unsupported = true;
  }
  longjmp(reader->failure, 1);
}

// libjpeg goes on after damage and fills what is missing; here that is an error.
static void on_message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_MUST_RESYNC:
      on_error(jpeg);
  }
}

static void fail(chiaro_jpeg_reader *reader, const char *message) {
  strncpy(reader->message, message, sizeof reader->message - 1);
  longjmp(reader->failure, 1);
}

static void on_progress(j_common_ptr jpeg) {
  chiaro_jpeg_reader *reader = jpeg->client_data;
  if (reader->jpeg.input_scan_number > most_scans) fail(reader, "more than 100 scans");
}

chiaro_jpeg_reader *chiaro_jpeg_open(const uint8_t *bytes, size_t count, size_t largest_memory) {
  chiaro_jpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  j_decompress_ptr jpeg = &reader->jpeg;
  jpeg->err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = on_error;
  reader->errors.emit_message = on_message;
  jpeg->client_data = reader;
  if (setjmp(reader->failure)) {
    chiaro_jpeg_close(reader);
    return NULL;
  }
  jpeg_create_decompress(jpeg);
  reader->is_created = true;
  jpeg->mem->max_memory_to_use = (long)largest_memory;
  reader->progress.progress_monitor = on_progress;
  jpeg->progress = &reader->progress;
  jpeg_mem_src(jpeg, (unsigned char *)bytes, count);
  return reader;
}

bool chiaro_jpeg_read_header(chiaro_jpeg_reader *reader, chiaro_jpeg_header *header) {
  if (setjmp(reader->failure)) return false;
  j_decompress_ptr jpeg = &reader->jpeg;
  jpeg_read_header(jpeg, TRUE);
  header->width = jpeg->image_width;
  header->height = jpeg->image_height;
  header->is_cmyk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  return true;
}

static void put(uint8_t *pixel, unsigned red, unsigned green, unsigned blue) {
  pixel[0] = (uint8_t)red;
  pixel[1] = (uint8_t)green;
  pixel[2] = (uint8_t)blue;
  pixel[3] = 255;
}

static unsigned product(unsigned a, unsigned b) { return (a * b + 127) / 255; }

static void expand_row(const chiaro_jpeg_reader *reader, uint8_t *pixels) {
  const JSAMPLE *row = reader->row;
  // Adobe's programs store inks inverted, as light, and say so with their marker.
  unsigned flip = reader->jpeg.saw_Adobe_marker ? 0 : 255;
  for (size_t x = 0; x < reader->jpeg.output_width; x++) {
    uint8_t *pixel = pixels + 4 * x;
    if (reader->jpeg.output_components == 1) {
      put(pixel, row[x], row[x], row[x]);
    } else if (reader->jpeg.output_components == 3) {
      put(pixel, row[3 * x], row[3 * x + 1], row[3 * x + 2]);
    } else {
      const JSAMPLE *inks = row + 4 * x;
      unsigned light = inks[3] ^ flip;
      put(pixel, product(inks[0] ^ flip, light), product(inks[1] ^ flip, light),
          product(inks[2] ^ flip, light));
    }
  }
}

static J_COLOR_SPACE output_space(J_COLOR_SPACE space) {
  switch (space) {
    case JCS_GRAYSCALE: return JCS_GRAYSCALE;
    case JCS_CMYK:
    case JCS_YCCK: return JCS_CMYK;
    default: return JCS_RGB;
  }
}

bool chiaro_jpeg_read_pixels(chiaro_jpeg_reader *reader, uint8_t *pixels) {
  if (setjmp(reader->failure)) return false;
  j_decompress_ptr jpeg = &reader->jpeg;
  jpeg->out_color_space = output_space(jpeg->jpeg_color_space);
  jpeg_start_decompress(jpeg);
  size_t width = jpeg->output_width;
  if (width != jpeg->image_width || jpeg->output_height != jpeg->image_height) {
    fail(reader, "output of an unexpected size");
  }
  reader->row = malloc(width * (size_t)jpeg->output_components);
  if (!reader->row) fail(reader, "out of memory");
  while (jpeg->output_scanline < jpeg->output_height) {
    size_t y = jpeg->output_scanline;
    if (jpeg_read_scanlines(jpeg, &reader->row, 1) != 1) fail(reader, "a row is missing");
    expand_row(reader, pixels + y * width * 4);
  }
  jpeg_finish_decompress(jpeg);
  return true;
}

const char *chiaro_jpeg_message(const chiaro_jpeg_reader *reader) { return reader->message; }

bool chiaro_jpeg_is_unsupported(const chiaro_jpeg_reader *reader) {
  return reader->is_unsupported;
}

void chiaro_jpeg_close(chiaro_jpeg_reader *reader) {
  if (reader->is_created) jpeg_destroy_decompress(&reader->jpeg);
  free(reader->row);
  free(reader);
}
