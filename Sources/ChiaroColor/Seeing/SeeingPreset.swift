// SPDX-License-Identifier: MIT

/// The conditions by name, as a preview offers them.
///
/// **For implementers.** A new condition gets a case here; that registers it with the tests that
/// walk over all of them, and with `chiaro render --condition`.
///
/// Apple counterpart: none · Source: this project · Fidelity: approximate
public enum SeeingPreset: String, Sendable, CaseIterable {
  /// Without long-wavelength cones.
  case protan
  /// Without middle-wavelength cones.
  case deutan
  /// Without short-wavelength cones.
  case tritan
  /// Without colors.
  case monochromacy
  /// A phone on a sunny day, in the shade.
  case sun
  /// A room in the evening.
  case dimRoom = "dim-room"
  /// A room without light.
  case darkRoom = "dark-room"
  /// True Tone by an incandescent lamp.
  case trueTone = "true-tone"
  /// A monitor with sRGB's colors.
  case sRGBMonitor = "srgb-monitor"

  /// The condition, at a severity from 0, nothing, to 1; clamped.
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
  /// A preset by its name, with a severity behind a colon where it is not 1: `sun`, `protan:0.6`.
  ///
  /// Nil for an unknown name, and for a severity that is no number from 0 to 1.
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
