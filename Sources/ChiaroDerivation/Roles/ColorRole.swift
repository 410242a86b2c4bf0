// SPDX-License-Identifier: MIT

/// What a color is for, which decides how its other appearances are derived.
///
/// | role | in dark | with increased contrast |
/// |---|---|---|
/// | `text` | lightness turned around | away from its backgrounds |
/// | `background` | lightness turned around, to the steps that systems use | kept |
/// | `separator` | lightness turned around | away from its backgrounds |
/// | `accent` | hue kept; lighter, a little less chroma | away from the backgrounds |
/// | `shadow` | kept, and more opaque | as without |
/// | `fixed` | nothing is derived | nothing is derived |
package enum ColorRole: String, Sendable, CaseIterable {
  /// Text and symbols that are read.
  case text
  /// What others stand on: pages, cards, bars, cells.
  case background
  /// Lines between and around others.
  case separator
  /// Fills, tints, icons, and every color whose name tells nothing else.
  case accent
  /// What darkens whatever is below it.
  case shadow
  /// A color that is the same everywhere, such as that of a brand.
  case fixed
}
