// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// How colors and slots are written as JSON.
enum ColorJSON {
  /// The color in a catalog's spelling, or null.
  static func color(_ color: Color?) -> JSON {
    guard let color else { return .null }
    return [
      "space": .string(color.space.catalogName ?? color.space.cssName ?? "srgb"),
      "components": .array(color.channelValues.map { .number(asWritten($0)) }),
      "alpha": .number(asWritten(color.alpha)),
      "hex": .string(color.hexText),
    ]
  }

  /// The decimal that a file gave: catalogs hold single precision, in which 0.2 is 0.2000000030.
  private static func asWritten(_ value: Double) -> Double {
    let single = Float(value)
    return Double(single) == value ? Double("\(single)") ?? value : value
  }

  /// The environment of a lookup.
  static func appearance(_ query: VariantQuery, idiom: IdiomOption) -> JSON {
    .object(members(of: query.key) + [.init("idiom", .string(idiom.rawValue))])
  }

  /// The style, contrast, level and gamut of a key, in lower case as options spell them.
  static func members(of key: AppearanceKey) -> [JSON.Member] {
    key.namedValues.map { .init($0.axis, .string($0.value.lowercased())) }
  }

  /// The slot that was chosen, in the file's own words, or null.
  static func slot(_ entry: ColorSet.Entry?, file: String) -> JSON {
    guard let entry else { return .null }
    var members: [JSON.Member] = [
      .init("idiom", JSON(entry.slot.idiom)),
      .init("subtype", JSON(entry.slot.subtype)),
      .init("gamut", JSON(entry.slot.gamut)),
      .init("style", JSON(entry.slot.style)),
      .init("contrast", JSON(entry.slot.contrast)),
      .init("locale", JSON(entry.slot.locale)),
      .init("file", .string(file)),
    ]
    if case .reference(let reference) = entry.value {
      members.append(.init("reference", .string(reference.name)))
      members.append(.init("platform", JSON(reference.platform)))
    }
    return .object(members)
  }
}
