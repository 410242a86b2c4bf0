// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroCatalog
import ChiaroSource

/// An asset set that contains pictures: an image, a symbol or an icon.
public struct ImageSubject: Sendable {
  /// The asset set that contains the pictures.
  public let set: AssetSet
  /// The parsed entries of the set.
  public let files: FileSet
  /// The device idiom for which entries are looked up.
  public let idiom: VariantIdiom

  init?(_ set: AssetSet, idiom: VariantIdiom) {
    guard let files = set.fileSet else { return nil }
    self.set = set
    self.files = files
    let idioms = files.entries.compactMap { $0.slot.variant?.idiom }
    let fits = idioms.contains(.universal) || idioms.contains(idiom)
    self.idiom = fits ? idiom : idioms.first ?? idiom
  }

  /// The name of the set.
  public var name: String { self.set.name }
  /// The location of the set's definition.
  var location: SourceLocation { self.set.location }
  /// Whether the pictures are templates or symbols, which are filled with a tint color.
  public var isTemplate: Bool { files.isTemplate(named: set.name) || set.kind == .symbol }

  /// Whether it is an app icon, or a small picture of one from which people choose.
  var isOfAppIcon: Bool {
    if set.kind == .appIcon { return true }
    let words = NameWords(set.name).words
    guard let icon = words.firstIndex(of: "icon") else { return false }
    return icon > 0 && words[icon - 1] == "app"
      || !Set(words[icon...]).isDisjoint(with: ["alternate", "preview", "tinted"])
  }

  /// Whether it is a flag, which is the same everywhere: by its name, or that of the folder or
  /// catalog in which it stands.
  var isFlag: Bool { isCalled(["flag", "flags"]) }

  /// Whether its white is its own, as that of a flag or of a brand's mark, by the same names.
  var isEmblem: Bool { isFlag || isCalled(Self.othersSigns) }

  /// What the signs of others are called, by their kind: of wallets, coins, banks, networks.
  private static let othersSigns: Set = [
    "logo", "logos", "brand", "brands", "wallet", "wallets", "chain", "chains", "token", "tokens",
    "coin", "coins", "bank", "banks", "provider", "providers", "exchange", "exchanges", "partner",
    "partners", "sponsor", "sponsors", "network", "networks", "currency", "currencies",
  ]

  private func isCalled(_ words: Set<String>) -> Bool {
    let folder = Path.components(Path.parent(set.path)).last.map(String.init) ?? ""
    return [set.name, folder].contains { !words.isDisjoint(with: NameWords($0).words) }
  }

  /// Whether code chooses it for one style by its name: `cancel-dark`, or `cancel` beside that.
  func isChosenByName(in catalog: CatalogSubject) -> Bool {
    if NameWords(name).words.contains(where: { ["dark", "light", "mask"].contains($0) }) {
      return true
    }
    return catalog.images.contains { other in
      other.name.count > name.count && other.name.hasPrefix(name)
        && ["dark", "_dark", "-dark"].contains(other.name.dropFirst(name.count).lowercased())
    }
  }

  /// Returns the entry that is shown in an environment, at the largest scale; nil if no entry
  /// matches.
  public func entry(_ appearance: AuditAppearance) -> FileSet.Entry? {
    files.entry(for: appearance.query(idiom: idiom))
  }

  /// Whether the set has a file for the dark appearance.
  public var hasOwnDark: Bool {
    files.entries.contains { $0.slot.style == "dark" && $0.filename != nil }
  }
}
