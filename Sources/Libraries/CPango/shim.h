// SPDX-License-Identifier: MIT

#pragma once

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdbool.h>

// What is a macro of GObject or a field of bits in Pango, as functions that Swift can call. Lists of
// GLib are walked here too: its headers belong to several modules, and which one changes with what
// is installed.

static inline void chiaro_pango_set_config(PangoFontMap *_Nonnull map,
                                           FcConfig *_Nonnull config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

/// Whether glyphs bring their own colors, as emoji do.
static inline bool chiaro_pango_has_color(const PangoGlyphString *_Nonnull glyphs) {
  for (int index = 0; index < glyphs->num_glyphs; index++)
    if (glyphs->glyphs[index].attr.is_color) return true;
  return false;
}

/// The run after the one that `*node` stands for; the first when that is null, null after the last.
static inline const PangoGlyphItem *_Nullable
chiaro_pango_next_run(const PangoLayoutLine *_Nonnull line,
                      const void *_Nullable *_Nonnull node) {
  const GSList *current = *node ? ((const GSList *)*node)->next : line->runs;
  *node = current;
  return current ? current->data : NULL;
}

/// The line after the one that `*node` stands for; the first when that is null, null after the
/// last. Asking for lines by their number would walk over all lines before, each time.
static inline PangoLayoutLine *_Nullable
chiaro_pango_next_line(PangoLayout *_Nonnull layout, const void *_Nullable *_Nonnull node) {
  const GSList *current = *node ? ((const GSList *)*node)->next
                                : pango_layout_get_lines_readonly(layout);
  *node = current;
  return current ? current->data : NULL;
}
