// SPDX-License-Identifier: MIT

/// The purpose of a color, which decides how its other appearances are derived.
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
  /// The color of text and symbols.
  case text
  /// The background of a page, card, bar or cell.
  case background
  /// The color of a line between or around content.
  case separator
  /// A fill, a tint, an icon, or any color whose name suggests nothing else.
  case accent
  /// A shadow, which darkens what is below it.
  case shadow
  /// A color that is the same everywhere, such as that of a brand.
  case fixed

  /// The roles whose lightness is free.
  package static let movable: [ColorRole] = [.text, .background, .separator, .accent]
}
