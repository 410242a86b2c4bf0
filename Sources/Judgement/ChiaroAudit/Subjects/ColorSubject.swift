// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroCatalog
public import ChiaroColor
import ChiaroSource

/// A color set, resolved in all sixteen environments of style, contrast, level and gamut.
///
/// The type is an immutable class, because rules pass thousands of instances from list to list.
public final class ColorSubject: Sendable {
  /// The asset set that contains the color.
  public let set: AssetSet
  /// The parsed entries of the color.
  public let colorSet: ColorSet
  let words: NameWords
  /// The index of the entry chosen in each environment; nil where no entry fits.
  let chosen: [Int?]
  /// The distinct colors that the set shows.
  private let values: [ResolvedColor]
  /// The index in `values` for each environment; -1 for none.
  private let valueIndices: [Int8]
  /// The sRGB environments that differ, as a bit set by index: light and dark at normal contrast
  /// and base level always, others only where they show another color.
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
      // What is elevated is compared with what is not, in the same contrast.
      let twin = index & 4 == 0 ? index & 1 : index & ~4
      let isOwn = index < 2 || indices[index] != indices[twin]
      return isOwn ? bits | 1 << index : bits
    }
  }

  /// Returns the bits of an environment's index that affect the choice of an entry; the level never
  /// does.
  private static func axes(_ set: ColorSet) -> Int {
    let hasContrast = set.entries.contains { $0.slot.contrast != nil }
    let hasGamut = set.entries.contains { $0.slot.gamut != nil }
    return 1 | (hasContrast ? 2 : 0) | (hasGamut ? 8 : 0)
  }

  /// Returns the device idiom for which the set is resolved: the platform's, else the first that
  /// the set has entries for.
  private static func device(_ set: ColorSet, _ idiom: VariantIdiom) -> VariantIdiom {
    let idioms = set.slots.lazy.map(\.idiom)
    if idioms.contains(where: { $0 == .universal || $0 == idiom }) { return idiom }
    return idioms.first ?? idiom
  }

  /// Returns the index of a color, adding it unless it is known; each distinct color is computed
  /// once.
  private static func index(of color: Color?, in values: inout [ResolvedColor]) -> Int8 {
    guard let color else { return -1 }
    if let known = values.firstIndex(where: { $0.color == color }) { return Int8(known) }
    values.append(ResolvedColor(color))
    return Int8(values.count - 1)
  }

  /// Returns the color shown in an environment; nil when no entry matches or the color is unknown.
  func value(_ appearance: AuditAppearance) -> ResolvedColor? {
    let index = Int(valueIndices[appearance.index])
    return index < 0 ? nil : values[index]
  }

  /// Returns whether two environments show the same color.
  func showsSame(_ a: AuditAppearance, _ b: AuditAppearance) -> Bool {
    valueIndices[a.index] == valueIndices[b.index]
  }

  /// The name of the set.
  public var name: String { self.set.name }
  /// Returns the color that is shown in an environment; nil if no entry matches or the color is not
  /// known.
  public func color(_ appearance: AuditAppearance) -> Color? { value(appearance)?.color }
  /// Returns the entry that is chosen in an environment; nil if no entry matches.
  public func entry(_ appearance: AuditAppearance) -> ColorSet.Entry? {
    chosen[appearance.index].map { colorSet.entries[$0] }
  }

  /// The location of the set's definition.
  var location: SourceLocation { self.set.location }

  /// Returns whether the chosen entry refers to a system color, which adapts automatically.
  func isReference(_ appearance: AuditAppearance) -> Bool {
    if case .reference? = entry(appearance)?.value { true } else { false }
  }

  /// Whether the dark appearance shows another entry than the light one.
  var hasOwnDark: Bool {
    chosen[AuditAppearance.dark.index] != nil
      && chosen[AuditAppearance.dark.index] != chosen[AuditAppearance.light.index]
  }

  /// Returns whether increased contrast, in the style of an environment, shows an entry for high
  /// contrast.
  func hasOwnHighContrast(_ appearance: AuditAppearance) -> Bool {
    chosen[appearance.withHighContrast.index].map { colorSet.entries[$0].slot.contrast } == "high"
  }
}

/// A color with precomputed values that rules use often.
struct ResolvedColor: Sendable {
  let color: Color
  /// The components in linear sRGB, not clipped.
  let linear: ColorComponents
  /// The relative luminance, ignoring alpha.
  let luminance: Double
  /// The components in Oklab, for distances as by `deltaEOK`.
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
  /// The name of the system color that the set stands for, in light as in dark; nil for a set with
  /// colors of its own.
  package var alias: String? {
    let names = [AuditAppearance.light, .dark].map { appearance -> String? in
      guard case .reference(let reference)? = entry(appearance)?.value else { return nil }
      return reference.name
    }
    return names[0] == names[1] ? names[0] : nil
  }

  private static let hues: Set = [
    "gray", "grey", "black", "white", "red", "orange", "yellow", "green", "mint", "teal", "cyan",
    "blue", "indigo", "purple", "pink", "brown", "neutral", "slate", "violet",
  ]

  /// Whether it is called after its value or its step in a scale, as `Gray100` and `BlackAlpha40`
  /// are: code chooses among such colors.
  var isPrimitive: Bool {
    let name = Path.lastComponent(set.name).lowercased()
    let words = NameWords(Path.lastComponent(set.name)).words
    // `dark200`, `gray5`: a step of a scale.
    let isStep = words == ["dark"] || words == ["light"]
    guard isStep || words.contains(where: Self.hues.contains) else { return false }
    let others: Set = ["alpha", "dark", "light"]
    let isOfValue = words.allSatisfy { Self.hues.contains($0) || others.contains($0) }
    return isOfValue && (name.last?.isNumber == true || name == "black" || name == "white")
  }
}

extension ColorSubject {
  /// Returns the color in an environment as text for messages.
  func hex(_ appearance: AuditAppearance) -> String { color(appearance)?.hexText ?? "no color" }
}
