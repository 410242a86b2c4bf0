// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor

/// A kind of fact that a desktop can report.
public enum DesktopFact: String, CaseIterable, Sendable {
  case colorScheme = "color-scheme"
  case contrast
  case accentColor = "accent-color"
  case reducesMotion = "reduced-motion"
  case reducesTransparency = "reduced-transparency"
  case textScale = "text-scale"
  case displayScale = "display-scale"
  case displayGamut = "display-gamut"
}

extension DesktopFacts {
  /// The facts whose values are known.
  public var known: Set<DesktopFact> {
    Set(DesktopFact.allCases.filter { self[$0] != nil })
  }

  /// Returns the value of a fact as text; nil if it is not known.
  ///
  /// Colors are written as `#RRGGBB`, Booleans as `true` and `false`, and numbers with a decimal
  /// point.
  public subscript(fact: DesktopFact) -> String? {
    switch fact {
    case .colorScheme: colorScheme?.rawValue
    case .contrast: contrast.map { $0 == .high ? "high" : "normal" }
    case .accentColor: accentColor.map(\.hexText)
    case .reducesMotion: reducesMotion.map(String.init)
    case .reducesTransparency: reducesTransparency.map(String.init)
    case .textScale: textScale.map { "\($0)" }
    case .displayScale: displayScale.map { "\($0)" }
    case .displayGamut: displayGamut.map { $0 == .P3 ? "p3" : "srgb" }
    }
  }
}
