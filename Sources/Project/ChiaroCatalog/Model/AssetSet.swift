// SPDX-License-Identifier: MIT

public import ChiaroSource

/// A named set in an asset catalog.
///
/// Apple counterpart: a set folder · Source: Asset Catalog Format Reference · Fidelity: exact
public struct AssetSet: Sendable {
  /// The content of a set.
  public enum Content: Sendable {
    /// A color with its variants.
    case color(ColorSet)
    /// Entries that refer to files.
    case files(FileSet)
  }

  /// The kind of the set.
  public var kind: SetKind
  /// The name with which code refers to the set.
  ///
  /// It consists of the names of all enclosing sets, the names of the enclosing groups that provide
  /// a namespace, and the name of the set's folder without its extension, joined by `/`.
  public var name: String
  /// The path of the set's folder.
  public var path: String
  /// The content of the set.
  public var content: Content
  /// The parsed `Contents.json`; nil if it is missing or not JSON.
  public var document: JSONDocument?

  /// Creates a set.
  public init(
    kind: SetKind, name: String, path: String, content: Content, document: JSONDocument? = nil
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.content = content
    self.document = document
  }

  /// The path of the set's `Contents.json`.
  public var contentsPath: String { Path.join(path, "Contents.json") }

  /// The location of the set as a whole in reports, which is the start of its `Contents.json`.
  public var location: SourceLocation { SourceLocation(file: contentsPath, line: 1, column: 1) }

  /// The content as a color set; nil for a set of files.
  public var colorSet: ColorSet? {
    if case .color(let set) = content { set } else { nil }
  }

  /// The content as a set of files; nil for a color set.
  public var fileSet: FileSet? {
    if case .files(let set) = content { set } else { nil }
  }
}
