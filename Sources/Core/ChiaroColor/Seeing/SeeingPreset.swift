// SPDX-License-Identifier: MIT

/// A named condition with default parameters, which a preview can offer.
///
/// **For implementers.** Add a case here for a new condition; this also adds it to the tests that
/// cover all conditions, and to `chiaro render --condition`.
///
/// Source: this project · Fidelity: approximate, by simple models
public enum SeeingPreset: String, Sendable, CaseIterable {
  /// A deficiency of the long-wavelength cones: red looks dark and is confused with green.
  case protan
  /// A deficiency of the middle-wavelength cones: red and green look alike.
  case deutan
  /// A deficiency of the short-wavelength cones: blue is confused with green, and yellow with
  /// violet.
  case tritan
  /// Vision without color.
  case monochromacy
  /// A phone outdoors on a sunny day, in the shade and not in direct sunlight.
  case sun
  /// A display in a dimly lit room.
  case dimRoom = "dim-room"
  /// A display in a room without other light.
  case darkRoom = "dark-room"
  /// A True Tone display in the light of an incandescent lamp.
  case trueTone = "true-tone"
  /// A monitor limited to the gamut of sRGB.
  case sRGBMonitor = "srgb-monitor"

  /// Returns the condition of the preset at a severity from 0 (no effect) to 1 (the full effect);
  /// other values are clamped.
  public func condition(severity: Double = 1) -> SeeingCondition {
    switch self {
    case .protan: .colorVision(.protan, severity: severity)
    case .deutan: .colorVision(.deutan, severity: severity)
    case .tritan: .colorVision(.tritan, severity: severity)
    case .monochromacy: .monochromacy(severity: severity)
    case .sun: .brightSun(severity: severity)
    case .dimRoom: .dimRoom(.dim, severity: severity)
    case .darkRoom: .dimRoom(.dark, severity: severity)
    case .trueTone: .trueTone(severity: severity)
    case .sRGBMonitor: .sRGBMonitor(severity: severity)
    }
  }
}

extension SeeingCondition {
  /// Creates the condition of a preset from its name, with an optional severity, such as `sun` or
  /// `protan:0.6`.
  ///
  /// The result is nil if the name is unknown or the severity is not a number from 0 to 1. The
  /// default severity is 1.
  public init?(named text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let preset = SeeingPreset(rawValue: String(parts[0])) else { return nil }
    var severity = 1.0
    if parts.count == 2 {
      guard let number = Double(parts[1]), (0...1).contains(number) else { return nil }
      severity = number
    }
    self = preset.condition(severity: severity)
  }
}
