// SPDX-License-Identifier: MIT

#ifdef __linux__
#define _GNU_SOURCE
#include <sys/mman.h>
#endif

#include "CChiaroFonts.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// The compiler copies the files into the program, which can then be moved anywhere.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter[] = {
#embed "../../../Data/Fonts/Inter.ttf"
};
static const unsigned char jetbrains_mono_regular[] = {
#embed "../../../Data/Fonts/JetBrainsMono-Regular.ttf"
};
static const unsigned char jetbrains_mono_bold[] = {
#embed "../../../Data/Fonts/JetBrainsMono-Bold.ttf"
};
static const unsigned char noto_sans_kr_regular[] = {
#embed "../../../Data/Fonts/NotoSansKR-Regular.otf"
};
static const unsigned char noto_sans_kr_bold[] = {
#embed "../../../Data/Fonts/NotoSansKR-Bold.otf"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} fonts[] = {
    {"Inter.ttf", inter, sizeof inter},
    {"JetBrainsMono-Regular.ttf", jetbrains_mono_regular, sizeof jetbrains_mono_regular},
    {"JetBrainsMono-Bold.ttf", jetbrains_mono_bold, sizeof jetbrains_mono_bold},
    {"NotoSansKR-Regular.otf", noto_sans_kr_regular, sizeof noto_sans_kr_regular},
    {"NotoSansKR-Bold.otf", noto_sans_kr_bold, sizeof noto_sans_kr_bold},
};

enum { font_count = sizeof fonts / sizeof fonts[0], longest_path = 1024 };

const size_t chiaro_font_count = font_count;

static char paths[font_count][longest_path];

static int write_whole(int file, const unsigned char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written <= 0) return 0;
    bytes += written;
    count -= (size_t)written;
  }
  return 1;
}

// The file stays open as long as the process lives: its path leads through the descriptor.
static int make_file_in_memory(size_t index) {
#ifdef __linux__
  int file = memfd_create(fonts[index].name, MFD_CLOEXEC);
  if (file < 0) return 0;
  snprintf(paths[index], longest_path, "/proc/self/fd/%d", file);
  if (write_whole(file, fonts[index].bytes, fonts[index].count) &&
      access(paths[index], R_OK) == 0)
    return 1;
  close(file);
#else
  (void)index;
#endif
  return 0;
}

static void remove_files(void) {
  for (size_t index = 0; index < font_count; index++)
    if (paths[index][0] != 0) unlink(paths[index]);
}

static int make_temporary_file(size_t index) {
  const char *folder = getenv("TMPDIR");
  snprintf(paths[index], longest_path, "%s/chiaro-font-XXXXXX", folder ? folder : "/tmp");
  int file = mkstemp(paths[index]);
  int is_whole = file >= 0 && write_whole(file, fonts[index].bytes, fonts[index].count);
  if (file >= 0) close(file);
  return is_whole;
}

static void make_files(void) {
  int has_temporary = 0;
  for (size_t index = 0; index < font_count; index++) {
    if (make_file_in_memory(index)) continue;
    if (!make_temporary_file(index)) paths[index][0] = 0;
    has_temporary = 1;
  }
  // Paths in memory lead into /proc, where nothing can be removed.
  if (has_temporary) atexit(remove_files);
}

const char *chiaro_font_name(size_t index) { return fonts[index].name; }

const char *chiaro_font_path(size_t index) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_files);
  return paths[index][0] == 0 ? NULL : paths[index];
}
