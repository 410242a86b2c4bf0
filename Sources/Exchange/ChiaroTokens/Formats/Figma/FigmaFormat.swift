// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// Variables of Figma, in the form of its REST interface.
package enum FigmaFormat: ReadableTokenFormat {
  package static let name = "figma"
  package static let summary = "variables for Figma, in the form of its REST interface"
  package static let abilities: TokenAbilities = [.scheme, .contrast, .aliases, .precision]

  /// A mode: its identifier, its name, and the cell that it is for.
  private typealias Mode = (id: String, name: String, cell: TokenCell)

  private static let collection = "VariableCollectionId:1:1"

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let names = ["Light", "Dark", "Light High Contrast", "Dark High Contrast"]
    let modes = PaletteStyle.used(sheet).map { style -> Mode in
      ("1:\(style.cell.index)", names[style.cell.index], style.cell)
    }
    let identifiers = Dictionary(
      sheet.rows.enumerated().map { ($1.token.name, "VariableID:1:\($0 + 10)") }
    ) { first, _ in first }
    var losses = sheet.losses(abilities)
    var taken: Set<String> = []
    let variables = sheet.rows.map { row -> JSON.Member in
      let name = self.name(row.token.name, &taken)
      if name != row.token.name.description {
        losses.append(TokenLoss(row.token.name, .name, "Figma calls it \(name)"))
      }
      let id = identifiers[row.token.name] ?? ""
      return .init(id, variable(row, id, name, modes, sheet, identifiers))
    }
    let root: JSON = [
      "status": 200, "error": false,
      "meta": [
        "variableCollections": .object([
          .init(collection, collection(sheet, modes, variables.map(\.name)))
        ]),
        "variables": .object(variables),
      ],
    ]
    return WrittenTokens(
      [TokenFile("\(sheet.options.stem).figma.json", root.text() + "\n")], losses: losses)
  }

  private static func collection(_ sheet: TokenSheet, _ modes: [Mode], _ ids: [String]) -> JSON {
    [
      "id": .string(collection), "name": .string(sheet.options.stem),
      "modes": .array(modes.map { ["modeId": .string($0.id), "name": .string($0.name)] }),
      "defaultModeId": .string(modes.first?.id ?? "1:0"), "remote": false,
      "hiddenFromPublishing": false, "variableIds": .array(ids.map(JSON.string)),
    ]
  }

  private static func variable(
    _ row: TokenSheet.Row, _ id: String, _ name: String, _ modes: [Mode], _ sheet: TokenSheet,
    _ identifiers: [TokenName: String]
  ) -> JSON {
    let values = modes.map { mode -> JSON.Member in
      switch row.table[mode.cell] {
      case .alias(let target)? where identifiers[target] != nil:
        return .init(
          mode.id, ["type": "VARIABLE_ALIAS", "id": .string(identifiers[target] ?? "")])
      case .color(let color)?: return .init(mode.id, value(color.color))
      default: return .init(mode.id, value(.clear))
      }
    }
    return [
      "id": .string(id), "name": .string(name), "variableCollectionId": .string(collection),
      "resolvedType": "COLOR", "valuesByMode": .object(values), "remote": false,
      "description": .string(row.token.description ?? ""),
      "hiddenFromPublishing": said("com.figma.hiddenFromPublishing", of: row.token) ?? false,
      "scopes": said("com.figma.scopes", of: row.token) ?? ["ALL_SCOPES"],
      "codeSyntax": said("com.figma.codeSyntax", of: row.token) ?? [:],
    ]
  }

  /// What Figma itself said of a color.
  private static func said(_ name: String, of token: ColorToken) -> JSON? {
    token.extensions.first { $0.name == name }?.value
  }

  private static func value(_ color: Color) -> JSON {
    let inside = color.mapped(into: .sRGB, by: .clip)
    let parts = zip(["r", "g", "b", "a"], inside.channelValues + [min(max(inside.alpha, 0), 1)])
    return .object(parts.map { .init($0, .number($1)) })
  }

  /// Returns a name without the signs that Figma forbids, distinct from those before.
  private static func name(_ name: TokenName, _ taken: inout Set<String>) -> String {
    let plain = String(name.description.map { ".{}".contains($0) ? "_" : $0 })
    var (unique, number) = (plain, 1)
    while !taken.insert(unique).inserted {
      number += 1
      unique = "\(plain)-\(number)"
    }
    return unique
  }

  package static func recognizes(_ file: TokenFile) -> Bool {
    guard file.path.lowercased().hasSuffix(".json") else { return false }
    let head = String(decoding: file.bytes.prefix(1 << 16), as: UTF8.self)
    return head.contains("\"variableCollections\"") || head.contains("\"valuesByMode\"")
      || head.contains("\"collections\"") && head.contains("\"isAlias\"")
  }

  package static func read(_ files: [TokenFile], _ modes: TokenModes) -> ReadTokens {
    var reader = FigmaReader(modes)
    for file in files { reader.read(file) }
    var result = reader.result
    result.reportDeadAliases(in: files.first?.path, except: reader.untold)
    return result
  }
}
