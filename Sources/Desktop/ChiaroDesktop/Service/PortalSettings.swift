// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBus
import ChiaroColor

/// The setting in force as values of the portal's namespace `org.freedesktop.appearance`.
struct PortalSettings: Hashable, Sendable {
  /// The values by key.
  let values: [String: BusValue]

  /// The keys in the order in which changes are reported.
  static let keys = AppearanceSettings.keys

  /// Creates the values of facts; an unknown fact becomes "no preference".
  init(_ facts: DesktopFacts) {
    let scheme: UInt32 =
      switch facts.colorScheme {
      case .dark: 1
      case .light: 2
      case .noPreference, nil: 0
      }
    values = [
      "color-scheme": .uint32(scheme), "contrast": .uint32(facts.contrast == .high ? 1 : 0),
      "accent-color": Self.value(of: facts.accentColor),
      "reduced-motion": .uint32(facts.reducesMotion == true ? 1 : 0),
    ]
  }

  /// Returns the keys and values that differ from former ones, in order.
  func changes(from old: PortalSettings) -> [(key: String, value: BusValue)] {
    Self.keys.compactMap { key in
      guard let value = values[key], old.values[key] != value else { return nil }
      return (key, value)
    }
  }

  /// Returns whether patterns of namespaces match `org.freedesktop.appearance`: by name or by a
  /// prefix before `*`; no patterns and the empty pattern match everything.
  static func isWanted(by patterns: [String]) -> Bool {
    patterns.isEmpty
      || patterns.contains { pattern in
        pattern.hasSuffix("*")
          ? ServiceNames.appearance.hasPrefix(pattern.dropLast())
          : pattern.isEmpty || pattern == ServiceNames.appearance
      }
  }

  /// Returns an accent color as a value; numbers outside of 0…1 stand for none.
  private static func value(of color: Color?) -> BusValue {
    guard let color else { return .structure(Array(repeating: .double(-1), count: 3)) }
    let parts = color.converted(to: .sRGB).components
    return .structure([parts.x, parts.y, parts.z].map { .double(min(1, max(0, $0))) })
  }
}
