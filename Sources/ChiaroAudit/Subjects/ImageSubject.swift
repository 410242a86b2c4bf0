// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroCatalog
import ChiaroSource

/// A set of pictures: images, symbols, icons.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ImageSubject: Sendable {
  /// The set it came from.
  public let set: AssetSet
  /// The set's entries.
  public let files: FileSet
  /// The device for which it is looked at.
  public let idiom: VariantIdiom

  init?(_ set: AssetSet, idiom: VariantIdiom) {
    guard let files = set.fileSet else { return nil }
    self.set = set
    self.files = files
    let idioms = files.entries.compactMap { $0.slot.variant?.idiom }
    let fits = idioms.contains(.universal) || idioms.contains(idiom)
    self.idiom = fits ? idiom : idioms.first ?? idiom
  }

  /// The set's name.
  public var name: String { self.set.name }
  /// Where the set stands in its file.
  var location: SourceLocation { self.set.location }
  /// Whether the pictures are shapes to be filled with a tint.
  public var isTemplate: Bool { files.isTemplate(named: set.name) || set.kind == .symbol }

  /// The entry that a light or dark environment shows, at the largest scale.
  public func entry(_ appearance: AuditAppearance) -> FileSet.Entry? {
    files.entry(for: appearance.query(idiom: idiom))
  }

  /// Whether dark shows a picture of its own.
  public var hasOwnDark: Bool {
    files.entries.contains { $0.slot.style == "dark" && $0.filename != nil }
  }
}
