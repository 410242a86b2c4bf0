// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource

/// A parser of facts given as pairs of words, such as `style` and `dark`.
struct FactWords {
  private(set) var report = FactReport()

  /// The facts by name, as in environment variables and files.
  static let names: [String: DesktopFact] = [
    "style": .colorScheme, "contrast": .contrast, "accent": .accentColor,
    "reduce-motion": .reducesMotion, "reduce-transparency": .reducesTransparency,
    "text-scale": .textScale, "scale": .displayScale, "gamut": .displayGamut,
  ]

  /// Sets a fact from a word; an invalid one gives a diagnostic, and the fact stays unknown.
  mutating func set(_ name: String, _ word: String, at location: SourceLocation) {
    let word = word.lowercased()
    guard let fact = Self.names[name] else {
      let known = Self.names.keys.sorted().joined(separator: ", ")
      return note("unknown-fact", "no fact is named \(name); the facts are \(known)", location)
    }
    if !take(fact, word) {
      note("odd-fact", "\(name) cannot be \(word); \(Self.accepted(fact))", location)
    }
  }

  mutating func note(_ id: String, _ message: String, _ location: SourceLocation) {
    report.diagnostics.append(Diagnostic(.warning, id: id, at: location, message))
  }

  private mutating func take(_ fact: DesktopFact, _ word: String) -> Bool {
    switch fact {
    case .colorScheme: return set(\.colorScheme, SystemColorScheme(rawValue: word))
    case .contrast: return set(\.contrast, ["high": .high, "normal": .normal][word])
    case .accentColor: return set(\.accentColor, try? Color(css: word))
    case .reducesMotion: return set(\.reducesMotion, Self.bool(word))
    case .reducesTransparency: return set(\.reducesTransparency, Self.bool(word))
    case .textScale: return set(\.textScale, Scale.checked(Double(word)))
    case .displayScale: return set(\.displayScale, Scale.checked(Double(word)))
    case .displayGamut: return set(\.displayGamut, ["srgb": .sRGB, "p3": .P3][word])
    }
  }

  private mutating func set<Value>(
    _ fact: WritableKeyPath<DesktopFacts, Value?>, _ value: Value?
  ) -> Bool {
    report.facts[keyPath: fact] = value
    return value != nil
  }

  private static func bool(_ word: String) -> Bool? {
    switch word {
    case "1", "true", "yes", "on": true
    case "0", "false", "no", "off": false
    default: nil
    }
  }

  private static func accepted(_ fact: DesktopFact) -> String {
    switch fact {
    case .colorScheme: "expected light, dark or none"
    case .contrast: "expected normal or high"
    case .accentColor: "expected a CSS color, such as #0a84ff"
    case .reducesMotion, .reducesTransparency: "expected on or off"
    case .textScale, .displayScale: "expected a number from 0.25 to 8"
    case .displayGamut: "expected srgb or p3"
    }
  }
}

/// The plausible range of text and display scales.
enum Scale {
  /// Returns a scale from 0.25 to 8; nil for other numbers.
  static func checked(_ number: Double?) -> Double? {
    number.flatMap { (0.25...8).contains($0) ? $0 : nil }
  }
}
