// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBus
import ChiaroColor

/// The values of the portal's namespace `org.freedesktop.appearance`.
///
/// Values of another type or out of range are ignored.
struct AppearanceSettings {
  static let namespace = ServiceNames.appearance
  static let keys = ["color-scheme", "contrast", "accent-color", "reduced-motion"]

  private var values: [String: BusValue] = [:]

  mutating func set(_ key: String, _ value: BusValue?) {
    if Self.keys.contains(key) { values[key] = value }
  }

  var facts: DesktopFacts {
    var facts = DesktopFacts()
    switch number("color-scheme") {
    case 1: facts.colorScheme = .dark
    case 2: facts.colorScheme = .light
    // The documentation has unknown values treated as no preference.
    case .some: facts.colorScheme = .noPreference
    case nil: break
    }
    facts.contrast = number("contrast").map { $0 == 1 ? .high : .normal }
    facts.reducesMotion = number("reduced-motion").map { $0 == 1 }
    facts.accentColor = values["accent-color"].flatMap(Self.color)
    return facts
  }

  private func number(_ key: String) -> UInt32? {
    if case .uint32(let number) = values[key]?.unwrapped { number } else { nil }
  }

  /// Returns the color of three numbers from 0 to 1; other numbers stand for no accent color.
  private static func color(_ value: BusValue) -> Color? {
    guard case .structure(let members) = value.unwrapped, members.count == 3 else { return nil }
    let numbers = members.compactMap(\.asDouble).filter { (0...1).contains($0) }
    return numbers.count == 3 ? Color(.sRGB, numbers[0], numbers[1], numbers[2]) : nil
  }
}
