// SPDX-License-Identifier: MIT

package import ChiaroColor

/// A color that a designer gave a value in light and one in dark: an example for others.
package struct DesignedColor: Hashable, Sendable {
  /// The role.
  package var role: ColorRole
  /// The kind of the name, besides the role.
  package var kind: NameKind
  /// The value in light, in OKLCH.
  package var light: ColorComponents
  /// The lightness in dark, in OKLCH.
  package var darkLightness: Double
  /// The chroma in dark, in OKLCH.
  package var darkChroma: Double
  /// The weight of the example.
  package var weight: Double
  /// Whether the color looks the same in dark.
  package var isKept: Bool

  /// Creates an example from a color's values in light and dark.
  package init(
    _ role: ColorRole, _ kind: NameKind = .plain, light: Color, dark: Color, weight: Double = 2
  ) {
    let here = light.converted(to: .oklch).components
    let there = dark.converted(to: .oklch).components
    (self.role, self.kind, self.weight) = (role, kind, weight)
    (self.light, darkLightness, darkChroma) = (here, there.x, there.y)
    isKept = light.deltaE2000(to: dark) < 1
  }

  /// Returns an example from a model palette, which counts more than the palette's own examples.
  package static func model(
    _ role: ColorRole, _ kind: NameKind = .plain, light: Color, dark: Color
  ) -> DesignedColor {
    DesignedColor(role, kind, light: light, dark: dark, weight: 4)
  }
}

extension DesignedColor {
  /// The roles by their digit in a table.
  private static let roles: [ColorRole] = [.text, .background, .separator, .accent]
  /// The number of digits of an example.
  package static let digitCount = 14

  /// The example in hexadecimal digits, each value in as many steps as a byte has; nil for a role
  /// that no example is needed for.
  package var digits: String? {
    guard let place = Self.roles.firstIndex(of: role) else { return nil }
    let byte = { (value: Double) -> String in
      let number = min(max(Int(saturating: (value * 255).rounded()), 0), 255)
      return (number < 16 ? "0" : "") + String(number, radix: 16)
    }
    let first = String(2 * place + (isKept ? 1 : 0), radix: 16) + String(kind.rawValue, radix: 16)
    return first + byte(light.x) + byte(light.y * 2) + byte(light.z / 360)
      + byte(darkLightness) + byte(darkChroma * 2) + byte(weight)
  }

  /// Reads an example from its digits.
  ///
  /// - Precondition: they are what `digits` gives
  package init(digits: some Collection<UInt8>) {
    let numbers = digits.map { Int($0) - ($0 > 0x60 ? 0x57 : 0x30) }
    precondition(
      numbers.count == Self.digitCount && numbers[0] / 2 < Self.roles.count,
      "an example needs a role and \(Self.digitCount) digits")
    let value = { (place: Int) in Double(16 * numbers[place] + numbers[place + 1]) / 255 }
    role = Self.roles[numbers[0] / 2]
    isKept = !numbers[0].isMultiple(of: 2)
    kind = NameKind(rawValue: numbers[1]) ?? .plain
    light = [value(2), value(4) / 2, value(6) * 360]
    (darkLightness, darkChroma, weight) = (value(8), value(10) / 2, value(12))
  }

  /// The colors of public apps.
  package static let ofPublicApps: [DesignedColor] = {
    let bytes = Array(table.utf8.filter { $0 > 0x20 })
    return stride(from: 0, to: bytes.count, by: digitCount).map {
      DesignedColor(digits: bytes[$0..<min($0 + digitCount, bytes.count)])
    }
  }()
}
