// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// The `Contents.json` of color sets, and their entries.
enum CatalogContents {
  /// Returns the content of a set with the variants of a color; aliases are left out.
  static func json(_ token: ColorToken) -> JSON {
    let entries: [JSON] = token.variants.compactMap { variant in
      guard variant.slot.level != .elevated, let color = color(variant.value) else { return nil }
      var entry = EntryNotation.json(EntrySlot(variant.slot))
      entry["color"] = color
      return entry
    }
    var root: JSON = ["colors": .array(entries), "info": ["author": "xcode", "version": 1]]
    if token.variants.contains(where: { $0.slot.locale != nil }) {
      root["properties"] = ["localizable": true]
    }
    return root
  }

  /// Returns a value as the `color` of an entry; nil for an alias.
  static func color(_ value: TokenValue) -> JSON? {
    switch value {
    case .color(let color): ColorNotation.json(held(color.color))
    case .system(let reference):
      reference.platform.map {
        ["platform": .string($0), "reference": .string(reference.name)]
      } ?? ["reference": .string(reference.name)]
    case .alias: nil
    }
  }
}

extension CatalogContents {
  /// Returns a color in a space that catalogs have: its own, or the smallest that holds it.
  static func held(_ color: Color) -> Color {
    if color.space.catalogName != nil { return color }
    for space in [ColorSpace.sRGB, .displayP3] where color.isInGamut(of: space) {
      return color.mapped(into: space, by: .clip)
    }
    return color.converted(to: .extendedSRGB)
  }

  /// Returns whether a catalog writes two values alike, in its single precision.
  static func isSame(_ first: TokenValue, _ second: TokenValue) -> Bool {
    guard case .color(let left) = first, case .color(let right) = second else {
      return first == second
    }
    let (one, two) = (held(left.color), held(right.color))
    return one.space == two.space && Float(one.alpha) == Float(two.alpha)
      && zip(one.channelValues, two.channelValues).allSatisfy { Float($0) == Float($1) }
  }
}

/// The colors of a set as its file writes them.
struct ColorSetNotation {
  private let entries: [(entry: ColorSet.Entry, color: JSON)]

  /// Reads the colors of a `Contents.json`.
  init(_ contents: JSONDocument) {
    let list = (contents.root["colors"]?.elements.filter { $0.kind == .object } ?? [])
    entries = zip(ColorSet(contents: contents).entries, list).compactMap { entry, json in
      json["color"].map { (entry, JSON($0)) }
    }
  }

  /// Returns the spelling of a value in an entry for an environment; nil when there is none.
  func color(of value: TokenValue, for slot: EntrySlot) -> JSON? {
    entries.first { $0.entry.slot.variant == slot.variant && TokenValue($0.entry.value) == value }?
      .color
  }
}

extension EntrySlot {
  /// Creates the slot of an entry that a lookup treats as it does a variant's slot.
  init(_ slot: VariantSlot) {
    self.init()
    idiom = slot.idiom.rawValue
    subtype = slot.subtype
    locale = slot.locale
    style = slot.luminosity == .any ? nil : slot.luminosity.rawValue
    contrast = slot.isHighContrast ? "high" : nil
    switch slot.gamut {
    case .P3: gamut = "display-P3"
    case .SRGB: gamut = "sRGB"
    case .unspecified: gamut = nil
    }
  }
}
