// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroCatalog
public import ChiaroColor
import ChiaroSource

/// A color set, resolved in all sixteen environments.
///
/// A class, because rules pass thousands of them from list to list; nothing in it ever changes.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public final class ColorSubject: Sendable {
  /// The set it came from.
  public let set: AssetSet
  /// The set's entries.
  public let colorSet: ColorSet
  let words: NameWords
  /// The index of the entry chosen in each environment.
  let chosen: [Int?]
  /// The different colors that the set shows.
  private let values: [ResolvedColor]
  /// The place in `values` for each environment; -1 for none.
  private let valueIndices: [Int8]
  /// The sRGB environments worth a look of their own, a bit each by index: normal contrast at base
  /// level always, any other only where something else is shown than there.
  let ownAppearances: UInt8

  init?(_ set: AssetSet, idiom: VariantIdiom, platform: Platform) {
    guard let colorSet = set.colorSet else { return nil }
    self.set = set
    self.colorSet = colorSet
    words = NameWords(set.name)
    let device = Self.device(colorSet, idiom)
    let axes = Self.axes(colorSet)
    var chosen: [Int?] = []
    var values: [ResolvedColor] = []
    var indices: [Int8] = []
    for appearance in AuditAppearance.all {
      let query = appearance.query(idiom: device)
      let twin = appearance.index & axes
      let entry = twin < appearance.index ? chosen[twin] : colorSet.index(for: query)
      chosen.append(entry)
      let color = entry.flatMap {
        colorSet.color(of: colorSet.entries[$0], for: query, on: platform)
      }
      indices.append(Self.index(of: color, in: &values))
    }
    self.chosen = chosen
    self.values = values
    valueIndices = indices
    ownAppearances = Self.ownAppearances(indices)
  }

  private static func ownAppearances(_ indices: [Int8]) -> UInt8 {
    (0..<8).reduce(0) { bits, index in
      let isOwn =
        index < 2 || indices[index] != indices[index & 1]
        || index & 4 != 0
          && indices[index] != indices[index & ~4]
      return isOwn ? bits | 1 << index : bits
    }
  }

  /// The bits of an environment's index by which the set chooses; a level never is one of them.
  private static func axes(_ set: ColorSet) -> Int {
    let hasContrast = set.entries.contains { $0.slot.contrast != nil }
    let hasGamut = set.entries.contains { $0.slot.gamut != nil }
    return 1 | (hasContrast ? 2 : 0) | (hasGamut ? 8 : 0)
  }

  /// The device for which the set is resolved: the platform's, or the first that it has entries
  /// for.
  private static func device(_ set: ColorSet, _ idiom: VariantIdiom) -> VariantIdiom {
    let idioms = set.entries.compactMap { $0.slot.variant?.idiom }
    if idioms.contains(.universal) || idioms.contains(idiom) { return idiom }
    return idioms.first ?? idiom
  }

  /// Sixteen environments show a few colors; each is worked out once.
  private static func index(of color: Color?, in values: inout [ResolvedColor]) -> Int8 {
    guard let color else { return -1 }
    if let known = values.firstIndex(where: { $0.color == color }) { return Int8(known) }
    values.append(ResolvedColor(color))
    return Int8(values.count - 1)
  }

  /// What the set shows in an environment, or nil when no entry fits or it is not known.
  func value(_ appearance: AuditAppearance) -> ResolvedColor? {
    let index = Int(valueIndices[appearance.index])
    return index < 0 ? nil : values[index]
  }

  /// Whether two environments show the same.
  func showsSame(_ a: AuditAppearance, _ b: AuditAppearance) -> Bool {
    valueIndices[a.index] == valueIndices[b.index]
  }

  /// The set's name.
  public var name: String { self.set.name }
  /// The color in an environment, or nil when none fits or it is not known.
  public func color(_ appearance: AuditAppearance) -> Color? { value(appearance)?.color }
  /// The entry chosen in an environment.
  public func entry(_ appearance: AuditAppearance) -> ColorSet.Entry? {
    chosen[appearance.index].map { colorSet.entries[$0] }
  }

  /// Where the set stands in its file.
  var location: SourceLocation { self.set.location }

  /// Whether the entry chosen is a system color, which adapts by itself.
  func isReference(_ appearance: AuditAppearance) -> Bool {
    if case .reference? = entry(appearance)?.value { true } else { false }
  }

  /// Whether dark shows an entry of its own.
  var hasOwnDark: Bool {
    chosen[AuditAppearance.dark.index] != nil
      && chosen[AuditAppearance.dark.index] != chosen[AuditAppearance.light.index]
  }

  /// Whether increased contrast shows an entry of its own in a style.
  func hasOwnHighContrast(_ appearance: AuditAppearance) -> Bool {
    entry(appearance.withHighContrast)?.slot.variant?.isHighContrast == true
  }
}

/// A color, and what rules ask of it again and again.
struct ResolvedColor: Sendable {
  let color: Color
  /// The components in linear sRGB, outside of it too.
  let linear: ColorComponents
  /// The relative luminance, as if it were opaque.
  let luminance: Double
  /// The components in Oklab, in which distance is `deltaEOK`.
  let oklab: ColorComponents

  init(_ color: Color) {
    self.color = color
    linear = color.space.convert(color.components, to: .linearSRGB)
    let light = Color(.linearSRGB, linear)
    luminance = light.relativeLuminance
    oklab = light.oklab
  }
}

extension ColorSubject {
  /// The color in an environment as text, for messages.
  func hex(_ appearance: AuditAppearance) -> String { color(appearance)?.hexText ?? "no color" }
}
