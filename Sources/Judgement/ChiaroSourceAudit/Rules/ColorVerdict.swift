// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// What is wrong with a fixed color in its role: which appearance breaks, and how far.
struct ColorVerdict {
  /// What a person loses; of text and lines that are measured, by what was measured.
  var consequence: Consequence
  /// `light` or `dark`.
  var appearance: String
  /// The contrast there.
  var ratio: Double
  var words: String
  /// The words of a hint, where nothing shows what is under the color, or on it.
  var hint: String

  /// Judges a color that stands on, or is, the system's ground; nil when nothing is wrong.
  ///
  /// A default argument (`isDefault`) is used as it stands, whatever its role is called.
  init?(
    _ value: ColorValue, as role: ColorRole, isDefault: Bool = false, meetsText: Bool = false
  ) {
    guard let light = value.contrast(inDark: false), let dark = value.contrast(inDark: true),
      value.alpha > 0.05, role == .text || !value.isAdaptiveGray
    else { return nil }
    switch role {
    case .text: self.init(text: value, light, dark)
    case .background: self.init(ground: value, meetsText: meetsText)
    case .tint: self.init(tint: value, light, dark)
    case .border, .drawing: self.init(line: value, light, dark, role)
    case .unknown:
      guard dark < 1.7 || isDefault else { return nil }
      self.init(line: value, light, dark, role)
    case .shadow: return nil
    }
  }

  private init(
    _ consequence: Consequence, _ appearance: String, _ ratio: Double, _ value: ColorValue,
    as role: String, lead: String? = nil
  ) {
    self.consequence = consequence
    self.appearance = appearance
    self.ratio = ratio
    let lead =
      lead
      ?? (role == "text"
        ? PlainWords.text(ratio, in: appearance) : PlainWords.shape(ratio, in: appearance))
    words = "\(lead): \(value.name) \(role) on the system's background, \(ContrastRatio(ratio))"
    hint = "\(words), if it is shown there"
  }

  private init?(text value: ColorValue, _ light: Double, _ dark: Double) {
    let role = "text"
    if value.isAdaptiveGray {
      self.init(.unreadable, "light", light, value, as: role)
      words += "; use the secondary style instead"
      hint += "; use the secondary style instead"
    } else if dark < 3 {
      self.init(.unreadable, "dark", dark, value, as: role)
    } else if value.isNeutral && light < 4.5 && (value.luminance ?? 1) < 0.45 {
      // A lighter gray is the text of a screen that is dark by design.
      self.init(.unreadable, "light", light, value, as: role)
    } else {
      return nil
    }
  }

  private init?(ground value: ColorValue, meetsText: Bool) {
    guard value.alpha >= 0.7, let dark = value.contrastAsGround(inDark: true), dark < 3,
      (value.luminance ?? 0) > 0.55, value.chroma < 0.35
    else { return nil }
    self.init(meetsText ? .unreadable : .staysLight, "dark", dark, value, as: "background")
    words =
      "\(PlainWords.text(dark, in: "dark")): the system's text on a \(value.name) background, "
      + "\(ContrastRatio(dark))"
    hint = "Stays light in dark: \(value.name) background"
  }

  private init?(tint value: ColorValue, _ light: Double, _ dark: Double) {
    guard value.isNeutral, value.alpha > 0.3 else { return nil }
    let role = "tint"
    if dark < 3 {
      self.init(.vanishes, "dark", dark, value, as: role)
    } else if light < 3 && (value.luminance ?? 1) < 0.8 {
      self.init(.vanishes, "light", light, value, as: role)
    } else {
      return nil
    }
  }

  private init?(line value: ColorValue, _ light: Double, _ dark: Double, _ role: ColorRole) {
    // What one sees through is a veil.
    guard value.isNeutral, value.alpha > (role == .drawing ? 0.6 : 0.3) else { return nil }
    if dark < 1.7 {
      self.init(.vanishes, "dark", dark, value, as: role.words)
    } else if light > 1.05 && light < 1.7 && value.alpha > 0.9 {
      // A hairline on white is the brightest thing on black.
      self.init(
        .recedes, "dark", dark, value, as: role.words, lead: "Too bright in dark")
    } else {
      return nil
    }
  }
}
