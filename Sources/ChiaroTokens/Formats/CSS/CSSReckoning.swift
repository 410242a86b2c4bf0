// SPDX-License-Identifier: MIT

/// What a block of a stylesheet says of a custom property, in light and dark.
struct CSSValues {
  /// A value as it is written.
  enum Value {
    /// A color, or the name of another.
    case known(TokenValue)
    /// A function of other colors, in the text of a declaration, and whether that is in a theme.
    case made(String, of: String, isThemed: Bool)
  }

  var light: Value?
  var dark: Value?

  /// Whether a value is made of other colors.
  var isMade: Bool {
    [light, dark].contains { if case .made? = $0 { true } else { false } }
  }
}

/// The colors of custom properties in each appearance, those that are made of others reckoned.
final class CSSReckoning {
  private let values: [String: [Set<TokenCell.Axis>: CSSValues]]
  /// What was found, by name and cell; what is being looked for is nil in it.
  private var found: [String: [Int: TokenColor?]] = [:]
  private var depth = 0
  /// The declarations that could not be reckoned, in the order in which they were met.
  private(set) var unknown: [String] = []
  private var isUnknown: Set<String> = []

  /// The most properties that lead to each other.
  private static let deepest = 64

  init(_ values: [String: [Set<TokenCell.Axis>: CSSValues]]) { self.values = values }

  /// Returns what holds in each cell: the value of the most special block, the writer's last.
  func table(_ name: String) -> TokenTable {
    TokenTable { cell in
      switch self.value(name, cell) {
      case .known(let value)?: value
      case .made?: self.color(name, cell).map { .color($0) }
      case nil: nil
      }
    }
  }

  private func value(_ name: String, _ cell: TokenCell) -> CSSValues.Value? {
    let known = values[name] ?? [:]
    let order: [Set<TokenCell.Axis>] = [[.contrast, .gamut], [.gamut], [.contrast], []]
    for axes in order where axes.allSatisfy(cell.has) {
      guard let value = known[axes] else { continue }
      if cell.has(.scheme), let dark = value.dark { return dark }
      if let light = value.light { return light }
    }
    return nil
  }

  /// Returns the color of a property, once reckoned; nil for one without, and in a circle.
  private func color(_ name: String, _ cell: TokenCell) -> TokenColor? {
    if let color = found[name]?[cell.index] { return color }
    guard depth < Self.deepest else { return nil }
    found[name, default: [:]][cell.index] = .some(nil)
    depth += 1
    defer { depth -= 1 }
    var color: TokenColor?
    switch value(name, cell) {
    case .known(.color(let known))?: color = known
    case .known(.alias(let target))?: color = self.color(target.description, cell)
    case .known(.system)?, nil: break
    case .made(let text, let declaration, let isThemed)?:
      let expression = CSSExpression(
        property: { self.color(CSSReader.plain(NameComment.name($0), isThemed), cell) },
        isDark: cell.has(.scheme))
      color = expression.color(text)
      if color == nil, isUnknown.insert(declaration).inserted { unknown.append(declaration) }
    }
    found[name, default: [:]][cell.index] = .some(color)
    return color
  }
}
