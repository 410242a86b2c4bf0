// SPDX-License-Identifier: MIT

/// How many of each thing but colors a list holds: where those of the next one begin.
struct DisplayIndices {
  /// The texts.
  var texts: Int32
  /// The pictures.
  var images: Int32
  /// The materials.
  var materials: Int32
  /// The outlines.
  var paths: Int32
  /// The styles of lines.
  var strokes: Int32
  /// The gradients.
  var gradients: Int32
  /// The ways in which pictures are cut.
  var slices: Int32

  /// Where the things of the next list begin.
  init(_ list: DisplayList) {
    texts = Int32(list.texts.count)
    images = Int32(list.images.count)
    materials = Int32(list.materials.count)
    paths = Int32(list.paths.count)
    strokes = Int32(list.strokes.count)
    gradients = Int32(list.gradients.count)
    slices = Int32(list.slices.count)
  }
}
