// SPDX-License-Identifier: MIT

package import ChiaroColor

/// The colors of a catalog that are the same in every appearance, judged by the colors beside them.
///
/// There are two kinds. A color in a group `light` with a counterpart in a group `dark` is one from
/// which other colors choose by style. The steps of a scale of one hue, such as `blue0` to `blue9`,
/// are the material of other colors; scales of gray are reversed as a whole.
package struct ConstantColors: Sendable {
  private let names: [String: String]

  /// The least number of steps of a scale.
  private static let leastCount = 5
  /// The greatest number of steps of a scale.
  private static let greatestCount = 30
  /// The least difference of lightness in a scale, in OKLCH.
  private static let leastRange = 0.3
  /// The hue by which the steps of a scale may differ from the most vivid one, in degrees.
  private static let greatestTurn = 60.0
  /// The least mean chroma of a scale of a hue, in OKLCH.
  private static let leastChroma = 0.05

  /// Looks through the colors of a catalog.
  package init(_ colors: [(name: String, light: Color?)]) {
    var names: [String: String] = [:]
    for name in Self.scaled(colors) { names[name] = "it is one of several shades of one hue" }
    let paths = colors.map { $0.name.lowercased().split(separator: "/").map(String.init) }
    var groups: Set<[String]> = []
    for path in paths {
      for count in path.indices { groups.insert(Array(path[...count])) }
    }
    for (color, path) in zip(colors, paths) where Self.hasOpposite(path, in: groups) {
      names[color.name] = "the palette has its counterpart"
    }
    self.names = names
  }

  /// Why a color is constant; nil for one that is not.
  package func reason(_ name: String) -> String? { names[name] }

  private static func hasOpposite(_ path: [String], in groups: Set<[String]>) -> Bool {
    path.indices.contains { index in
      guard path[index] == "light" || path[index] == "dark" else { return false }
      return groups.contains(path[..<index] + [path[index] == "light" ? "dark" : "light"])
    }
  }

  /// The names of the colors that are steps of a scale of one hue.
  private static func scaled(_ colors: [(name: String, light: Color?)]) -> [String] {
    let numbered = colors.filter { $0.name.utf8.last.map { (0x30...0x39).contains($0) } ?? false }
    let scales = Dictionary(grouping: numbered) { color in
      var stem = color.name[...]
      while stem.last?.isNumber == true { stem.removeLast() }
      return stem.lowercased()
    }
    return scales.values.filter(isScale).flatMap { $0.map(\.name) }
  }

  private static func isScale(_ colors: [(name: String, light: Color?)]) -> Bool {
    guard (leastCount...greatestCount).contains(colors.count) else { return false }
    let values = colors.compactMap { $0.light?.converted(to: .oklch).components }
    guard let first = values.max(by: { $0.y < $1.y }), values.count == colors.count else {
      return false
    }
    let lightnesses = values.map(\.x)
    let range = (lightnesses.max() ?? 0) - (lightnesses.min() ?? 0)
    let isOneHue = values.filter { $0.y > leastChroma }.allSatisfy {
      $0.turn(to: first) < greatestTurn
    }
    let mean = values.reduce(0) { $0 + $1.y } / Double(values.count)
    return range > leastRange && mean > leastChroma && isOneHue
  }
}
