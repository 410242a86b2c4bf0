// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroDerivation

/// A color's values in light and dark, as the designers of an app chose them.
package struct DesignedPair: Hashable, Sendable {
  /// What an app was for when the rules were made.
  package enum Part: String, Sendable, CaseIterable {
    /// The app was known from the beginning.
    case first
    /// The rules were made with it.
    case develop
    /// The rules were made without it, and it was looked at once.
    case kept
  }

  /// The part that the app belongs to.
  package var part: Part
  /// The repository of the app.
  package var app: String
  /// The catalog in the app.
  package var catalog: String
  /// The name of the color, with its namespaces.
  package var name: String
  /// The value in light.
  package var light: Color
  /// The value in dark.
  package var dark: Color

  /// Whether the designers kept the color: nobody sees a difference.
  package var isKept: Bool { light.deltaE2000(to: dark) < 1 && light.alpha == dark.alpha }

  /// Reads pairs from lines of `part, app, catalog, name, light, dark`; `#` begins a comment line.
  ///
  /// - Throws: `StudyError` for a line that is no pair
  package static func read(_ text: String) throws -> [DesignedPair] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.dropFirst().map { line in
      let cells = line.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
      guard cells.count == 6, let part = Part(rawValue: cells[0]),
        let light = try? Color(css: cells[4]), let dark = try? Color(css: cells[5])
      else { throw StudyError(description: "no pair of colors: \(line)") }
      return DesignedPair(
        part: part, app: cells[1], catalog: cells[2], name: cells[3], light: light, dark: dark)
    }
  }

  /// The pair as a line that `read` reads.
  package var line: String {
    [part.rawValue, app, catalog, name, Self.text(light), Self.text(dark)].joined(separator: ", ")
  }

  /// A color in hexadecimal digits where they say all of it, else in four decimals.
  private static func text(_ color: Color) -> String {
    let isBytes =
      color.space == .sRGB && color.alpha >= 1
      && (0..<3).allSatisfy {
        let byte = color.components[$0] * 255
        return (byte - byte.rounded()).magnitude < 0.02
      }
    return isBytes ? color.hexText : color.cssText(decimals: 4)
  }

  /// Returns pairs as examples; the more pairs an app has, the less each of them counts.
  package static func examples(_ pairs: [DesignedPair]) -> [DesignedColor] {
    let counts = Dictionary(pairs.map { ($0.app, 1.0) }, uniquingKeysWith: +)
    let constants = Dictionary(grouping: pairs) { [$0.app, $0.catalog] }
      .mapValues { ConstantColors($0.map { ($0.name, $0.light) }) }
    return pairs.map { pair in
      let isConstant = constants[[pair.app, pair.catalog]]?.reason(pair.name) != nil
      let role = RoleReading(name: pair.name, light: pair.light).role
      return DesignedColor(
        isConstant ? .fixed : role, NameKind(pair.name),
        light: pair.light, dark: pair.dark, weight: Math.power(counts[pair.app] ?? 1, -0.4))
    }
  }
}

/// An error of the study's own data.
package struct StudyError: Error, CustomStringConvertible {
  /// What is wrong.
  package var description: String
}
