// SPDX-License-Identifier: MIT

/// How many of each thing a list holds: where those of the next one begin.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct DisplayIndices: Hashable, Sendable {
  /// The slots.
  public var colors: Int
  /// The texts.
  public var texts: Int32
  /// The pictures.
  public var images: Int32
  /// The materials.
  public var materials: Int32
  /// The outlines.
  public var paths: Int32
  /// The styles of lines.
  public var strokes: Int32
  /// The gradients.
  public var gradients: Int32
  /// The ways in which pictures are cut.
  public var slices: Int32

  /// Where the things of the next list begin.
  public init(_ list: DisplayList) {
    colors = list.colors.count
    texts = Int32(list.texts.count)
    images = Int32(list.images.count)
    materials = Int32(list.materials.count)
    paths = Int32(list.paths.count)
    strokes = Int32(list.strokes.count)
    gradients = Int32(list.gradients.count)
    slices = Int32(list.slices.count)
  }
}
