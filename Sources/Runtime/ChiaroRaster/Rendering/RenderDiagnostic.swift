// SPDX-License-Identifier: MIT

/// A problem with content in a display list that a renderer cannot draw.
///
/// The rest of the display list is drawn.
public struct RenderDiagnostic: Hashable, Sendable {
  /// The kind of problem.
  public enum Kind: String, Sendable, CaseIterable {
    /// The picture source has no such picture, or there is no source.
    case missingPicture
    /// Some characters are not in any font.
    case unknownGlyphs
    /// The list contains text, but there is no text shaper.
    case noTextShaper
    /// A slot or an index is out of range.
    case badIndex
    /// A coordinate, size or width is not finite, or a size is negative.
    case badGeometry
    /// A `restore` has no clip, group or transform to end.
    case unmatchedRestore
    /// Clips, groups and transforms are nested more than 200 levels deep.
    case tooDeep
  }

  /// The kind of problem.
  public var kind: Kind
  /// A description of what the problem concerns: the name of a picture, a text, or which index is
  /// out of range.
  ///
  /// It may be empty.
  public var detail: String

  /// Creates a diagnostic.
  public init(_ kind: Kind, _ detail: String = "") {
    self.kind = kind
    self.detail = detail
  }
}

/// The distinct diagnostics of a list, up to a hundred.
struct RenderDiagnostics: Sendable {
  private(set) var all: [RenderDiagnostic] = []
  private var known: Set<RenderDiagnostic> = []

  mutating func add(_ kind: RenderDiagnostic.Kind, _ detail: String = "") {
    let diagnostic = RenderDiagnostic(kind, detail)
    guard all.count < 100, known.insert(diagnostic).inserted else { return }
    all.append(diagnostic)
  }
}
