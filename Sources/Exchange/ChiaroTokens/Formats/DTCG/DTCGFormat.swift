// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource

/// Design tokens as the W3C's community group has them, of October 2025.
///
/// A file holds the light values. Another file for each modifier holds the values that it changes,
/// and a resolver document describes how they combine.
package enum DTCGFormat: ReadableTokenFormat {
  package static let name = "dtcg"
  package static let summary = "design tokens (DTCG 2025.10), with a resolver document"
  package static let abilities: TokenAbilities = [
    .everyAxis, .aliases, .wideColors, .spaces, .precision, .catalogs, .annotations,
    .gaps,
  ]

  /// The varieties for tools that do not know the format of 2025.
  package static let flavors = ["style-dictionary", "tokens-studio"]

  /// What these varieties can say.
  private static let flatAbilities: TokenAbilities = [.scheme, .contrast, .aliases, .gaps]

  /// The name below which `$extensions` keep what the format has no place for.
  static let extensionName = "org.chiaroscuro"

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    switch sheet.options.flavor {
    case "style-dictionary":
      let writer = DTCGFlatWriter(sheet)
      return WrittenTokens(
        writer.styleDictionary(), losses: sheet.losses(flatAbilities) + writer.nameLosses)
    case "tokens-studio":
      let writer = DTCGFlatWriter(sheet)
      return WrittenTokens(
        writer.tokensStudio(), losses: sheet.losses(flatAbilities) + writer.nameLosses)
    default: break
    }
    var writer = DTCGWriter(sheet)
    return WrittenTokens(
      writer.files(),
      losses: sheet.losses(abilities) + clipped(sheet) + withoutAlpha(sheet))
  }

  /// Colors whose alpha is missing, for which the format has no word.
  private static func withoutAlpha(_ sheet: TokenSheet) -> [TokenLoss] {
    sheet.allRows.filter { row in row.colors.contains { $0.missing & 8 != 0 } }.map {
      TokenLoss($0.token.name, .notation, "a missing alpha is written as 0")
    }
  }

  /// Elevated colors outside of the format's bounds: in a catalog's notation, which keeps others,
  /// there is no level.
  private static func clipped(_ sheet: TokenSheet) -> [TokenLoss] {
    sheet.allRows.filter { row in
      row.token.variants.contains { variant in
        guard variant.slot.level == .elevated, case .color(let color) = variant.value else {
          return false
        }
        return !color.color.isInGamut(of: .displayP3) && color.color.space.isRGB
      }
    }.map {
      TokenLoss($0.token.name, .range, "an elevated color outside of Display P3 is clipped")
    }
  }

  package static func recognizes(_ file: TokenFile) -> Bool {
    let path = file.path.lowercased()
    if path.hasSuffix(".tokens") || path.hasSuffix(".tokens.json") { return true }
    guard path.hasSuffix(".json") else { return false }
    let head = String(decoding: file.bytes.prefix(1 << 16), as: UTF8.self)
    let words = ["$value", "resolutionOrder", "$themes", "tokenSetOrder", "selectedTokenSets"]
      .map { "\"\($0)\"" }
    if words.contains(where: head.contains) { return true }
    if head.contains("\"schemes\""), head.contains("\"light\"") { return true }
    // What was written before there was a specification.
    let plain = head.filter { !$0.isWhitespace }
    return ["#", "{", "rgb", "hsl"].contains { plain.contains("\"value\":\"\($0)") }
      || plain.contains("\"type\":\"color\"") && plain.contains("\"value\":{")
  }

  package static func references(in file: TokenFile) -> [String] {
    DTCGResolver(file)?.files ?? []
  }

  package static func read(_ files: [TokenFile], _ modes: TokenModes) -> ReadTokens {
    var reader = DTCGReader(files, modes)
    return reader.read()
  }
}

extension TokenCell.Axis {
  /// The modifier by which the axis is chosen.
  var modifier: String {
    switch self {
    case .scheme: "scheme"
    case .contrast: "contrast"
    case .level: "level"
    case .gamut: "gamut"
    }
  }

  /// The modifier's contexts, of which the first is the default.
  var contexts: (usual: String, other: String) {
    switch self {
    case .scheme: ("light", "dark")
    case .contrast: ("normal", "increased")
    case .level: ("base", "elevated")
    case .gamut: ("srgb", "p3")
    }
  }

  /// What the axis is called in the names of files and of groups.
  var label: String { self == .contrast ? "increased-contrast" : contexts.other }
}
