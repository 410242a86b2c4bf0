// SPDX-License-Identifier: MIT

public import ChiaroSource

/// One named set of a catalog.
///
/// Apple counterpart: a set folder · Source: Asset Catalog Format Reference · Fidelity: exact
public struct AssetSet: Sendable {
  /// What a set holds.
  public enum Content: Sendable {
    /// A color.
    case color(ColorSet)
    /// Files.
    case files(FileSet)
  }

  /// The kind.
  public var kind: SetKind
  /// The name by which code asks for it: the groups that provide a namespace, joined by `/`, and
  /// the folder's name without its ending.
  public var name: String
  /// The path of the folder.
  public var path: String
  /// What it holds.
  public var content: Content
  /// The `Contents.json` as it was read; nil when it is missing or no JSON.
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

  /// The path of its `Contents.json`.
  public var contentsPath: String { Path.join(path, "Contents.json") }

  /// Where the set as a whole stands, for reports.
  public var location: SourceLocation { SourceLocation(file: contentsPath, line: 1, column: 1) }

  /// The color, when it is one.
  public var colorSet: ColorSet? {
    if case .color(let set) = content { set } else { nil }
  }

  /// The files, when it holds files.
  public var fileSet: FileSet? {
    if case .files(let set) = content { set } else { nil }
  }
}
