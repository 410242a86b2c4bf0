// SPDX-License-Identifier: MIT

/// Something that a display list asks for and a renderer could not draw.
///
/// The rest is drawn as if it were not there.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct RenderDiagnostic: Hashable, Sendable {
  /// What was wrong.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public enum Kind: String, Sendable, CaseIterable {
    /// No source of pictures knows the picture.
    case missingPicture
    /// No font has some of the characters.
    case unknownGlyphs
    /// There is text, and nothing that shapes it.
    case noTextShaper
    /// A slot or an index leads nowhere.
    case badIndex
    /// A coordinate, a size or a width is not finite or below 0.
    case badGeometry
    /// A `restore` that ends nothing.
    case unmatchedRestore
    /// Clips, groups and transforms stand in each other deeper than 200 times.
    case tooDeep
  }

  /// What was wrong.
  public var kind: Kind
  /// The picture, the text, or what the index was of; may be empty.
  public var detail: String

  /// Creates a diagnostic.
  public init(_ kind: Kind, _ detail: String = "") {
    self.kind = kind
    self.detail = detail
  }
}

/// What was wrong with a list: each thing once, the first hundred of them.
struct RenderDiagnostics: Sendable {
  private(set) var all: [RenderDiagnostic] = []
  private var known: Set<RenderDiagnostic> = []

  mutating func add(_ kind: RenderDiagnostic.Kind, _ detail: String = "") {
    let diagnostic = RenderDiagnostic(kind, detail)
    guard all.count < 100, known.insert(diagnostic).inserted else { return }
    all.append(diagnostic)
  }
}
