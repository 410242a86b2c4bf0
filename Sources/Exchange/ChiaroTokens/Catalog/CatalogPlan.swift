// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroCatalog
package import ChiaroSource

/// The changes that an import makes to a catalog, before anything is written.
///
/// Entries that the palette does not contain stay unchanged, as do all bytes around a change.
package struct CatalogPlan: Sendable {
  /// The change of a color set.
  package struct Change: Sendable {
    /// The kind of change.
    package enum Kind: String, Sendable, CaseIterable {
      case create
      case change
      case keep
      case remove
    }

    /// The color's name.
    package var name: TokenName
    /// The kind of change.
    package var kind: Kind
    /// The path of the set's folder.
    package var path: String
    /// The values that change.
    package var values: [ValueChange] = []
    /// The values that the set has for appearances that the source no longer contains.
    package var orphans: [Orphan] = []
  }

  /// A value of a set that the source has no longer.
  package struct Orphan: Sendable {
    /// The entry's environment.
    package var slot: EntrySlot
    /// The value.
    package var value: TokenValue
  }

  /// The treatment of values that the source no longer has.
  package enum Orphans: Sendable {
    /// They stay, because the source may not cover them.
    case ignored
    /// Values for some axes stay, and are reported.
    case told(Set<TokenCell.Axis>)
    /// Those for some axes are removed.
    case removed(Set<TokenCell.Axis>)

    /// The axes of which the source could speak.
    var axes: Set<TokenCell.Axis>? {
      switch self {
      case .ignored: nil
      case .told(let axes), .removed(let axes): axes
      }
    }

    /// Whether they are removed.
    var areRemoved: Bool { if case .removed = self { true } else { false } }
  }

  /// A value before and after.
  package struct ValueChange: Sendable {
    /// The entry's environment.
    package var slot: EntrySlot
    /// The value before; nil when there is none.
    package var before: TokenValue?
    /// The value after.
    package var after: TokenValue
  }

  /// The change of each color set, in the order of the palette, removed ones last.
  package private(set) var changes: [Change] = []
  /// The properties of the colors that catalogs cannot express.
  package private(set) var losses: [TokenLoss] = []
  /// The files to be written, in order.
  package private(set) var files: [TokenFile] = []
  /// The errors because of which the catalog's color sets were not all read.
  package private(set) var unread: [Diagnostic] = []
  /// The folders to be removed, which contain only a `Contents.json`.
  package private(set) var removals: [String] = []
  private var places: CatalogPlaces
  private let orphans: Orphans

  /// Makes a plan; nothing is written.
  ///
  /// - Parameters:
  ///   - palette: the colors to import
  ///   - path: the path of the catalog
  ///   - catalog: the catalog as it is; nil when there is none yet
  ///   - prunes: whether color sets are removed that the palette does not have
  ///   - orphans: the treatment of values that the palette does not have
  ///
  /// If parts of the catalog could not be read, no set is made or removed.
  package init(
    _ palette: TokenPalette, into path: String, existing catalog: AssetCatalog?,
    prunes: Bool = false, orphans: Orphans = .ignored
  ) {
    self.orphans = orphans
    places = CatalogPlaces(path, catalog)
    if catalog == nil {
      files.append(TokenFile(Path.join(path, "Contents.json"), CatalogPlaces.root))
    }
    var known: [String: AssetSet] = [:]
    for set in catalog?.sets(of: .color) ?? [] where known[set.name] == nil {
      known[set.name] = set
    }
    unread = catalog?.unreadColors ?? []
    // What could not be read may have any name.
    let isWhole = catalog?.hidesColors != true
    let sheet = TokenSheet(palette)
    losses += sheet.valueless.filter { $0.origin == nil }.map {
      TokenLoss($0.name, .value, "it has no value")
    }
    for token in palette.tokens {
      let token = placed(flattened(token, palette))
      if let set = known.removeValue(forKey: token.name.description) {
        edit(set, token)
      } else if !isWhole {
        losses.append(
          TokenLoss(
            token.name, .value,
            "it may be in a part of the catalog that could not be read"))
      } else if !token.variants.isEmpty || token.origin != nil {
        create(token)
      }
    }
    // What cannot be read may be more than it seems, and stays.
    let left = prunes && isWhole ? known.values.filter { $0.document?.root.kind == .object } : []
    for set in left.sorted(by: { $0.path < $1.path }) { remove(set) }
    losses.sort()
  }

  // MARK: What catalogs can say

  /// Returns the color without aliases and elevated values, which catalogs do not have.
  private mutating func flattened(_ token: ColorToken, _ palette: TokenPalette) -> ColorToken {
    var token = token
    if token.variants.contains(where: \.value.isAlias) {
      losses.append(
        TokenLoss(token.name, .alias, "an alias is written as its target's value"))
      let table = TokenTable(token, for: .phone)
      token.variants =
        TokenTable { cell in
          table[cell].flatMap { palette.color(of: $0, for: cell.query()) }.map { .color($0) }
        }.fitted()
    }
    if token.variants.contains(where: { $0.slot.level == .elevated }) {
      losses.append(TokenLoss(token.name, .level, "values for elevated content are not written"))
      token.variants.removeAll { $0.slot.level == .elevated }
    }
    if token.variants.contains(where: \.value.hasMissing) {
      losses.append(TokenLoss(token.name, .notation, "a missing component is written as 0"))
    }
    losses += TokenLoss.annotations(of: token)
    return token
  }

  /// Returns the color with a name that folders can have.
  private mutating func placed(_ token: ColorToken) -> ColorToken {
    let name = CatalogNames.name(of: token.name)
    if name == token.name { return token }
    let reason =
      token.name.hidesCharacters
      ? "the name has invisible characters; it is written as \(name)"
      : "the name is not valid for a folder; it is written as \(name)"
    losses.append(TokenLoss(token.name.visible, .name, reason))
    var token = token
    token.name = name
    token.origin = nil
    return token
  }

  // MARK: Changes

  private mutating func edit(_ set: AssetSet, _ token: ColorToken) {
    guard let document = set.document, document.root.kind == .object else {
      losses.append(TokenLoss(token.name, .value, "its Contents.json cannot be changed"))
      return
    }
    let values = differences(of: token, in: ColorSet(contents: document))
    var bytes = values.isEmpty ? document.bytes : bytes(of: document, values, token)
    let found = orphans.axes.map { axes in
      OrphanedValues(of: token, in: bytes, at: document.file, axes)
    }
    let isRemoved = orphans.areRemoved && found?.values.isEmpty == false
    if isRemoved, let found { bytes = found.bytesWithout }
    let isChanged = !values.isEmpty || isRemoved
    changes.append(
      Change(
        name: token.name, kind: isChanged ? .change : .keep, path: set.path, values: values,
        orphans: found?.values ?? []))
    if isChanged { files.append(TokenFile(set.contentsPath, bytes)) }
  }

  private mutating func create(_ token: ColorToken) {
    guard let folder = places.folder(for: token, &files, &losses) else { return }
    let file = Path.join(folder, "Contents.json")
    let text = CatalogContents.json(token).text(.xcode) + "\n"
    let own = JSONDocument.read(Array(text.utf8), file: file).document
    guard let document = token.origin?.contents ?? own else { return }
    let values = differences(of: token, in: ColorSet(contents: document))
    changes.append(
      Change(
        name: token.name, kind: .create, path: folder,
        values: token.variants.map {
          ValueChange(slot: EntrySlot($0.slot), before: nil, after: $0.value)
        }))
    files.append(TokenFile(file, bytes(of: document, values, token)))
  }

  private mutating func remove(_ set: AssetSet) {
    changes.append(Change(name: TokenName(set.name), kind: .remove, path: set.path))
    removals.append(set.path)
  }

  /// Returns the values of a color that a set has not.
  private func differences(of token: ColorToken, in set: ColorSet) -> [ValueChange] {
    if token.origin == nil { return ForeignValues(set).differences(of: token) }
    var seen: Set<VariantSlot> = []
    // Of two entries for the same, the first counts.
    return token.variants.filter { seen.insert($0.slot).inserted }.compactMap { variant in
      let entry = set.entries.first { $0.value.isUsable && $0.slot.variant == variant.slot }
      let before = entry.flatMap { TokenValue($0.value) }
      if let before, CatalogContents.isSame(before, variant.value) { return nil }
      return ValueChange(
        slot: entry?.slot ?? EntrySlot(variant.slot), before: before, after: variant.value)
    }
  }

  private func bytes(
    of document: JSONDocument, _ values: [ValueChange], _ token: ColorToken
  ) -> [UInt8] {
    var editor = ContentsEditor(document)
    let origin = token.origin.map { ColorSetNotation($0.contents) }
    for change in values {
      if let color = origin?.color(of: change.after, for: change.slot) {
        editor.setColor(color, for: change.slot)
      } else if case .color(let color) = change.after {
        editor.changeColor(CatalogContents.held(color.color), for: change.slot)
      } else if let color = CatalogContents.color(change.after) {
        editor.setColor(color, for: change.slot)
      }
    }
    return editor.bytes
  }
}

extension TokenValue {
  /// Creates the value of an entry; nil when it has none.
  init?(_ value: ColorSet.Value) {
    switch value {
    case .color(let color): self = .color(TokenColor(catalog: color))
    case .reference(let reference): self = .system(reference)
    case .empty, .malformed: return nil
    }
  }

  fileprivate var hasMissing: Bool {
    if case .color(let color) = self { color.hasMissing } else { false }
  }
}
