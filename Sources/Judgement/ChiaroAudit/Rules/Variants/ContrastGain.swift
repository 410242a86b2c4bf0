// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor

/// The contrast of a color's increased-contrast variant compared with its normal variant.
///
/// A background color is measured against the platform's label color, any other against the
/// platform's main background.
struct ContrastGain {
  /// The contrast of the normal variant.
  var normal: Double
  /// The contrast of the increased-contrast variant.
  var high: Double
  /// The highest contrast that any color could have against the same color.
  var most: Double
  /// The entry of the increased-contrast variant.
  var entry: ColorSet.Entry
  private let plain: (color: Color, ratio: ContrastRatio, appearance: AuditAppearance)
  private let strong: (color: Color, ratio: ContrastRatio, appearance: AuditAppearance)
  /// The name of the color that both variants were measured against, for messages.
  private let other: String

  /// A comparison of both contrasts, as text for a message.
  var text: String {
    "\(strong.color.hexText) has \(strong.ratio) against \(other) in \(strong.appearance), and"
      + " \(plain.color.hexText) has \(plain.ratio) in \(plain.appearance)"
  }

  /// The contrast that Increase Contrast is for (WCAG 2.2, 1.4.6), above which more is not needed.
  static let enough = 7.0

  /// The ratio below which a color plainly does not stand on the system's background.
  private static let leastMeant = 1.2

  /// Whether the increased-contrast variant has less, and not only other roundings of the same
  /// value, as `0.224` beside `0x39`.
  var isLoss: Bool { high < normal * 0.99 }

  /// Creates the comparison; nil if the color has no increased-contrast variant of its own, the
  /// platform's background is unknown, or the color is itself a ground or stands on another one.
  init?(_ color: ColorSubject, _ appearance: AuditAppearance, on platform: Platform) {
    let highAppearance = appearance.withHighContrast
    guard color.hasOwnHighContrast(appearance), !color.isReference(highAppearance),
      let entry = color.entry(highAppearance), let plain = color.color(appearance),
      let strong = color.color(highAppearance),
      let backdrop = SystemBackdrops.on(platform).main(appearance)
    else { return nil }
    let other: Color
    let name: String
    if color.words.isBackgroundLike {
      other = Self.label(appearance, on: platform).composited(over: backdrop)
      name = "the system's text"
    } else {
      other = backdrop
      name = "the system background"
    }
    let normalRatio = Self.ratio(plain, other, over: backdrop)
    let highRatio = Self.ratio(strong, other, over: backdrop)
    guard normalRatio.value >= Self.leastMeant else { return nil }
    normal = normalRatio.value
    high = highRatio.value
    most = max(ContrastRatio(other, .black).value, ContrastRatio(other, .white).value)
    self.entry = entry
    self.plain = (plain, normalRatio, appearance)
    self.strong = (strong, highRatio, highAppearance)
    self.other = name
  }

  private static func ratio(_ color: Color, _ other: Color, over backdrop: Color) -> ContrastRatio {
    ContrastRatio(color.composited(over: backdrop), other)
  }

  private static func label(_ appearance: AuditAppearance, on platform: Platform) -> Color {
    SystemPalette.color(named: "label", on: platform)?.color(for: appearance.key)
      ?? (appearance.style == .dark ? .white : .black)
  }
}
