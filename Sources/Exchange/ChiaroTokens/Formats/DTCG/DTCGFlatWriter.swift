// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// A writer of design tokens for tools that know no objects of colors and no resolver: hexadecimal
/// text, and every color in every style.
struct DTCGFlatWriter {
  private let sheet: TokenSheet
  private let names: DTCGNames

  init(_ sheet: TokenSheet) {
    self.sheet = sheet
    // These tools know no `$root`.
    names = DTCGNames(sheet.palette, rootName: "root")
  }

  /// The names that these tools cannot have, with those that they get.
  var nameLosses: [TokenLoss] {
    sheet.allRows.compactMap { row in
      guard let path = names.paths[row.token.name], path != row.token.name.parts else { return nil }
      return TokenLoss(
        row.token.name, .name, "its name in this flavor is \(path.joined(separator: "."))")
    }
  }

  /// Files for Style Dictionary 4 and 5, one for each style.
  func styleDictionary() -> [TokenFile] {
    PaletteStyle.used(sheet).map { style in
      TokenFile(
        "\(sheet.options.stem).\(style.name).json", tree(style.cell).json.text() + "\n")
    }
  }

  /// A file for Tokens Studio: a set and a theme for each style.
  func tokensStudio() -> [TokenFile] {
    let styles = PaletteStyle.used(sheet)
    let sets = styles.map { JSON.Member($0.name, tree($0.cell).json) }
    let themes = styles.map { style -> JSON in
      [
        "id": .string(style.name), "name": .string(style.name),
        "selectedTokenSets": .object([.init(style.name, "enabled")]),
      ]
    }
    let root = JSON.object(
      sets + [
        .init("$themes", .array(themes)),
        .init("$metadata", ["tokenSetOrder": .array(styles.map { .string($0.name) })]),
      ])
    return [TokenFile("\(sheet.options.stem).tokens-studio.json", root.text() + "\n")]
  }

  private func tree(_ cell: TokenCell) -> DTCGTree {
    let tree = DTCGTree()
    for row in sheet.allRows {
      guard let path = names.paths[row.token.name], let value = value(row, cell) else { continue }
      var members: [JSON.Member] = [.init("$type", "color"), .init("$value", value)]
      if let words = row.token.description { members.append(.init("$description", .string(words))) }
      tree.add(.object(members), at: path)
    }
    return tree
  }

  /// Returns a color's value in a style; nil where it has none.
  private func value(_ row: TokenSheet.Row, _ cell: TokenCell) -> JSON? {
    switch row.table[cell] {
    case .alias(let name)? where sheet.color(row, cell) != nil:
      return names.paths[name].map { .string("{\($0.joined(separator: "."))}") }
    case .color(let color)?: return .string(SRGB8(color.color).hexText.lowercased())
    default: return nil
    }
  }
}
