// SPDX-License-Identifier: MIT

#pragma once

#include <librsvg/rsvg.h>

// GLib's headers belong to several modules here, and which one owns the fields of GError changes
// with what is installed: Swift asks these instead.

static inline const char *_Nonnull chiaro_rsvg_message(const GError *_Nonnull error) {
  return error->message ? error->message : "librsvg failed";
}
