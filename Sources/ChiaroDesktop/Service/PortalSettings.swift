// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBus
import ChiaroColor

/// What is in force, in the words of the portal's namespace `org.freedesktop.appearance`.
struct PortalSettings: Hashable, Sendable {
  /// The values by key.
  let values: [String: BusValue]

  /// The order in which changes are told.
  static let keys = AppearanceSettings.keys

  /// The values of facts; what is not known is no preference.
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

  /// The keys whose values are others than before, in order.
  func changes(from old: PortalSettings) -> [(key: String, value: BusValue)] {
    Self.keys.compactMap { key in
      guard let value = values[key], old.values[key] != value else { return nil }
      return (key, value)
    }
  }

  /// Whether patterns of namespaces ask for ours: a name, or the beginning of one before `*`; none
  /// at all and the empty one ask for everything.
  static func isWanted(by patterns: [String]) -> Bool {
    patterns.isEmpty
      || patterns.contains { pattern in
        pattern.hasSuffix("*")
          ? ServiceNames.appearance.hasPrefix(pattern.dropLast())
          : pattern.isEmpty || pattern == ServiceNames.appearance
      }
  }

  /// Numbers outside of 0…1 say that there is no accent color.
  private static func value(of color: Color?) -> BusValue {
    guard let color else { return .structure(Array(repeating: .double(-1), count: 3)) }
    let parts = color.converted(to: .sRGB).components
    return .structure([parts.x, parts.y, parts.z].map { .double(min(1, max(0, $0))) })
  }
}
