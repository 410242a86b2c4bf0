// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroColor

/// A catalog of a derivation as a table of text: a row a color, a column an appearance, and the
/// reasons below.
package struct DerivationTable {
  private let derivation: Derivation
  private let catalog: Int

  /// Creates the table of a catalog, by its place in a derivation.
  package init(_ derivation: Derivation, of catalog: Int) {
    self.derivation = derivation
    self.catalog = catalog
  }

  private var colors: [PaletteColor] { derivation.colors.filter { $0.catalog == catalog } }

  /// The table; derived values are marked with a star.
  package var text: String {
    let appearances = AuditAppearance.reported
    let head = ["color", "role"] + appearances.map { "\($0)" }
    let rows = colors.map { color in
      [name(of: color), color.role.role.rawValue] + appearances.map { cell(color, $0) }
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    let line = { (cells: [String]) -> String in
      let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return padded.joined(separator: "  ").trimmingSpaces + "\n"
    }
    return line(head) + rows.map(line).joined() + reasons + pairs + pictures
  }

  private func name(of color: PaletteColor) -> String {
    let gamut = color.family.base.gamut.map { " (\($0))" } ?? ""
    let idiom = color.family.base.idiom.map { $0 == "universal" ? "" : " (\($0))" } ?? ""
    return color.name + idiom + gamut
  }

  private func cell(_ color: PaletteColor, _ appearance: AuditAppearance) -> String {
    guard let shown = color.color(appearance) else { return "–" }
    let isDerived = color.values[appearance]?.isGiven == false
    return shown.hexText + (isDerived ? "*" : "")
  }

  private var reasons: String {
    let lines = colors.flatMap { color in
      Derivation.derived.compactMap { appearance -> String? in
        guard let value = color.values[appearance], !value.isGiven else { return nil }
        return "  \(name(of: color)), \(appearance): \(value.reasons.joined(separator: "; "))\n"
      }
    }
    return lines.isEmpty ? "\nno dark values are missing\n" : "\nwhy:\n" + lines.joined()
  }

  private var pictures: String {
    guard let pictures = derivation.pictures[catalog], !pictures.isEmpty else { return "" }
    return "\npictures:\n"
      + pictures.map { picture in
        let words = picture.words.isEmpty ? "" : ": \(picture.words)"
        return "  \(picture.name) \(picture.kind.rawValue)\(words)\n"
      }.joined()
  }

  private var pairs: String {
    let rows = ShownPairs(derivation, of: catalog).rows
    if rows.isEmpty { return "" }
    return "\npairs:\n"
      + rows.map { row in
        let ratios = AuditAppearance.reported.compactMap { appearance in
          row.ratios[appearance].map { "\(appearance) \($0)" }
        }
        return "  \(row.text) on \(row.ground): \(ratios.joined(separator: ", "))\n"
      }.joined()
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
