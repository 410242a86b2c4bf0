// SPDX-License-Identifier: MIT

/// A writer of custom properties.
///
/// A later block replaces what it says otherwise: increased contrast, then screens with more than
/// sRGB, then both.
struct CSSWriter {
  private let sheet: TokenSheet
  private let rows: [TokenSheet.Row]
  private let names: TokenIdentifiers
  private let prefix: String
  /// What the properties belong to: `:root`, or `@theme`.
  private let selector: String

  init(_ sheet: TokenSheet, _ rows: [TokenSheet.Row], prefix: String, selector: String) {
    (self.sheet, self.rows) = (sheet, rows)
    names = TokenIdentifiers(sheet.palette, .kebab)
    self.prefix = prefix
    self.selector = selector
  }

  /// Returns the stylesheet.
  func text() -> String {
    sheet.options.themeAttribute ? byAttribute() : byMedia()
  }

  // MARK: Blocks

  /// The blocks' media queries, and the axes of each.
  private static let blocks: [(query: String, axes: Set<TokenCell.Axis>)] = [
    ("", []), ("(prefers-contrast: more)", [.contrast]), ("(color-gamut: p3)", [.gamut]),
    ("(prefers-contrast: more) and (color-gamut: p3)", [.contrast, .gamut]),
  ]

  private func byMedia() -> String {
    let scheme = "color-scheme: light dark;"
    let isRoot = selector == ":root"
    return Self.heading + (isRoot ? "" : Self.rule(":root", [scheme]))
      + section(
        selector, ":root", lead: isRoot ? [scheme] : [], styles: [[], [.scheme]])
  }

  /// The styles chosen by an attribute.
  ///
  /// An alias would keep the value that it has at the root: each style declares all of them anew.
  private func byAttribute() -> String {
    let isRoot = selector == ":root"
    let light = "[data-theme=\"light\"]"
    let dark = "[data-theme=\"dark\"]"
    let usual = section(
      isRoot ? ":root, \(light)" : selector, ":root, \(light)",
      lead: isRoot ? ["color-scheme: light;"] : [], styles: [[]])
    return Self.heading + (isRoot ? "" : Self.variant) + usual
      + section(
        dark, dark, lead: ["color-scheme: dark;"], styles: [[.scheme]])
  }

  /// The variant of Tailwind for dark, which follows the system where a page says nothing else.
  private static let variant = """

    @custom-variant dark (&:where([data-theme="dark"], [data-theme="dark"] *));

    """

  /// The blocks of some styles.
  ///
  /// - Parameters:
  ///   - selector: what the first block belongs to
  ///   - inner: what the blocks in media queries belong to
  ///   - lead: what stands before the colors
  ///   - styles: the axes of each style; of two the second is dark
  /// - Returns: the blocks' text
  private func section(
    _ selector: String, _ inner: String, lead: [String], styles: [Set<TokenCell.Axis>]
  ) -> String {
    var text = ""
    // What each block says of each color; nil where it says nothing.
    var said: [[[String?]?]] = []
    for (number, block) in Self.blocks.enumerated() {
      var lines: [String] = []
      // Of colors without a value in one of two styles, those of the other.
      var parts: [[String]] = styles.map { _ in [] }
      said.append(
        rows.enumerated().map { index, row in
          let values = styles.map { value(row, TokenCell(block.axes.union($0))) }
          // Where two media hold, the last block that names the color is in force.
          let before = block.axes.count == 2 ? [2, 1, 0] : [0]
          let inForce = before.lazy.filter { $0 < number }.compactMap { said[$0][index] }.first
          if inForce == values || values.allSatisfy({ $0 == nil }) { return nil }
          if values.contains(nil) {
            for (style, value) in values.enumerated() {
              if let value { parts[style].append(declaration(row, value)) }
            }
          } else {
            lines.append(declaration(row, Self.text(values.compactMap { $0 })))
          }
          return values
        })
      if number == 0 {
        text += Self.rule(selector, lead + lines)
      } else if !lines.isEmpty {
        text += Self.media(block.query, Self.rule(inner, lines))
      }
      for (style, lines) in zip(["light", "dark"], parts) where !lines.isEmpty {
        let query = "(prefers-color-scheme: \(style))"
        let both = block.query.isEmpty ? query : "\(query) and \(block.query)"
        text += Self.media(both, Self.rule(inner, lines))
      }
    }
    return text
  }

  private static func text(_ values: [String]) -> String {
    Set(values).count == 1 ? values[0] : "light-dark(\(values.joined(separator: ", ")))"
  }

  // MARK: Text

  private static let heading = "/* Written by chiaro export. */\n"

  private static func rule(_ selector: String, _ lines: [String]) -> String {
    "\n\(selector) {\n\(lines.map { "  \($0)\n" }.joined())}\n"
  }

  private static func media(_ query: String, _ rule: String) -> String {
    let inside = rule.split(separator: "\n").map { "  \($0)\n" }.joined()
    return "\n@media \(query) {\n\(inside)}\n"
  }

  private func declaration(_ row: TokenSheet.Row, _ value: String) -> String {
    let name = names[row.token.name]
    let comment =
      row.token.name.description == name ? "" : " /* \(NameComment.escaped(row.token.name)) */"
    return "--\(prefix)\(name): \(value);\(comment)"
  }

  /// Returns what a color is in an appearance; nil where it has no value.
  private func value(_ row: TokenSheet.Row, _ cell: TokenCell) -> String? {
    switch row.table[cell] {
    case .alias(let name)? where sheet.color(row, cell) != nil:
      return "var(--\(prefix)\(names[name]))"
    case .color(let color)?:
      return cell.has(.gamut) ? CSSColorText.exact(color) : CSSColorText.narrow(color)
    default: return nil
    }
  }
}
