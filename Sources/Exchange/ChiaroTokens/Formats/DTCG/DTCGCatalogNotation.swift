// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// What `$extensions` keep of a color set: everything that the tokens themselves cannot say.
enum DTCGCatalogNotation {
  /// Returns the notation of a color: the set that it comes from, or one made of its variants where
  /// these need it; nil where the tokens say everything.
  static func json(_ token: ColorToken) -> JSON? {
    guard let origin = token.origin else {
      return token.variants.contains(where: needsNotation)
        ? ["contents": CatalogContents.json(token)] : nil
    }
    var members: [JSON.Member] = []
    if origin.folder != token.name.description {
      members.append(.init("folder", .string(origin.folder)))
    }
    members.append(.init("contents", JSON(origin.contents.root)))
    return .object(members)
  }

  private static func needsNotation(_ variant: ColorToken.Variant) -> Bool {
    let slot = variant.slot
    if slot.idiom != .universal || slot.subtype != nil || slot.locale != nil { return true }
    switch variant.value {
    case .system: return true
    case .alias: return false
    case .color(let color):
      return color.color.space.cssName == nil || DTCGColor.bounded(color.color) != color.color
    }
  }

  /// Returns the set that an extension holds, by the name of its color; nil when it holds none.
  static func origin(_ json: JSONValue?, _ name: TokenName) -> ColorToken.Origin? {
    guard let contents = json?["contents"], contents.kind == .object else { return nil }
    let text = JSON(contents).text(.xcode) + "\n"
    return JSONDocument.read(Array(text.utf8), file: contents.location.file).document.map {
      ColorToken.Origin(folder: json?["folder"]?.string ?? name.description, contents: $0)
    }
  }
}
