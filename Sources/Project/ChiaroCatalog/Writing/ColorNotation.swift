// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroSource

/// The notation of colors in asset catalogs.
package enum ColorNotation {
  /// Returns a color as Xcode writes it.
  ///
  /// A color in a space that catalogs do not support is converted to extended sRGB.
  package static func json(_ color: Color) -> JSON {
    let written = inCatalogSpace(color)
    let isBytes = written.space == .sRGB && written.channelValues.allSatisfy(isByte)
    let channels = zip(names(in: written.space), written.channelValues).map { name, value in
      JSON.Member(name, .string(isBytes ? hex(value) : decimal(value)))
    }
    let alpha = JSON.Member("alpha", .string(decimal(written.alpha)))
    return [
      "color-space": .string(written.space.catalogName ?? "srgb"),
      "components": .object(([alpha] + channels).sorted { $0.name < $1.name }),
    ]
  }

  /// Returns the components of an entry's color that another color changes, with their new values.
  ///
  /// Each new value is the kind of number that it takes the place of, `0x7F`, `127`, `0.498` or a
  /// number without quotes, as far as that kind can say it.
  ///
  /// - Returns: the values in the order of the file; nil where more than components would change,
  ///   as for another space
  package static func changes(
    of json: JSONValue, to color: Color
  ) -> [(component: JSONValue, value: JSON)]? {
    let written = inCatalogSpace(color)
    guard let space = json["color-space"]?.string, space == written.space.catalogName,
      let components = json["components"], components.kind == .object
    else { return nil }
    var values = Dictionary(
      uniqueKeysWithValues: zip(
        names(in: written.space) + ["alpha"], written.channelValues + [written.alpha]))
    var changes: [(component: JSONValue, value: JSON)] = []
    for (name, component) in components.members {
      guard let value = name.string.flatMap({ values.removeValue(forKey: $0) }),
        let before = component.number ?? component.string.flatMap(ComponentReader.value)
      else { return nil }
      if Float(before) != Float(value) {
        changes.append((component, spelled(value, like: component)))
      }
    }
    // A color without alpha is opaque.
    let isWhole = values.isEmpty || values == ["alpha": 1]
    return isWhole ? changes : nil
  }

  private static func spelled(_ value: Double, like component: JSONValue) -> JSON {
    guard let text = component.string else { return .verbatim(decimal(value)) }
    let isHex = text.utf8.starts(with: "0x".utf8) || text.utf8.starts(with: "0X".utf8)
    let isWhole = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isHex || isWhole, isByte(value) else { return .string(decimal(value)) }
    return .string(isHex ? hex(value) : "\(UInt8(saturating: (value * 255).rounded()))")
  }

  private static func names(in space: ColorSpace) -> [String] {
    space.isGray ? ["white"] : ["red", "green", "blue"]
  }

  private static func inCatalogSpace(_ color: Color) -> Color {
    color.space.catalogName == nil ? color.converted(to: .extendedSRGB) : color
  }

  private static func isByte(_ value: Double) -> Bool {
    let byte = (value * 255).rounded()
    return (0...255).contains(byte) && byte / 255 == value
  }

  private static func hex(_ value: Double) -> String {
    let digits = String(UInt8(saturating: (value * 255).rounded()), radix: 16, uppercase: true)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
  }

  /// Returns a number with at least three decimals, and as many as single precision needs.
  ///
  /// Numbers beyond single precision's range are clamped to it, and NaN becomes 0.
  private static func decimal(_ value: Double) -> String {
    guard !value.isNaN else { return "0.000" }
    let limit = Double(Float.greatestFiniteMagnitude)
    let text = plain("\(Float(min(max(value, -limit), limit)))")
    let decimals = text.split(separator: ".").last?.count ?? 0
    return text + String(repeating: "0", count: max(0, 3 - decimals))
  }

  /// Returns a number's text without an exponent: `0.00000015` for `1.5e-07`.
  private static func plain(_ text: String) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let sign = text.hasPrefix("-") ? "-" : ""
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    let digits = mantissa.joined()
    let point = (mantissa.first?.count ?? 0) + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    let padded = digits + String(repeating: "0", count: max(0, point + 1 - digits.count))
    return sign + padded.prefix(point) + "." + padded.dropFirst(point)
  }
}

/// The notation of the keys of entries in asset catalogs.
package enum EntryNotation {
  private static let keys: [(String, any KeyPath<EntrySlot, String?> & Sendable)] = [
    ("idiom", \.idiom), ("subtype", \.subtype), ("display-gamut", \.gamut), ("locale", \.locale),
    ("scale", \.scale), ("width-class", \.widthClass), ("height-class", \.heightClass),
    ("language-direction", \.languageDirection), ("memory", \.memory),
    ("graphics-feature-set", \.graphicsFeatureSet), ("screen-width", \.screenWidth),
    ("platform", \.platform), ("size", \.size), ("role", \.role),
  ]

  /// Returns an entry with the keys of a slot.
  package static func json(_ slot: EntrySlot) -> JSON {
    var entry: JSON = [:]
    var appearances: [JSON] = []
    if let style = slot.style {
      appearances.append(["appearance": "luminosity", "value": .string(style)])
    }
    if let contrast = slot.contrast {
      appearances.append(["appearance": "contrast", "value": .string(contrast)])
    }
    if !appearances.isEmpty { entry["appearances"] = .array(appearances) }
    for (name, path) in keys { entry[name] = slot[keyPath: path].map(JSON.string) }
    return entry
  }
}
