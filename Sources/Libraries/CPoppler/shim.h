// SPDX-License-Identifier: MIT

#pragma once

#include <poppler.h>
#include <stdbool.h>

// GLib's headers belong to several modules here, and which one owns the fields of GError changes
// with what is installed: Swift asks these instead.

static inline const char *_Nonnull chiaro_poppler_message(const GError *_Nonnull error) {
  return error->message ? error->message : "poppler failed";
}

static inline bool chiaro_poppler_is_encrypted(const GError *_Nonnull error) {
  return g_error_matches(error, POPPLER_ERROR, POPPLER_ERROR_ENCRYPTED);
}
