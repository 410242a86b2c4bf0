// SPDX-License-Identifier: MIT

/// The sizes of a display list's tables, which are the first indices for an appended list's
/// entries.
struct DisplayIndices {
  /// The number of texts.
  var texts: Int32
  /// The number of pictures.
  var images: Int32
  /// The number of materials.
  var materials: Int32
  /// The number of paths.
  var paths: Int32
  /// The number of stroke styles.
  var strokes: Int32
  /// The number of gradients.
  var gradients: Int32
  /// The number of slicings.
  var slices: Int32

  /// Creates the indices that follow those of a list.
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
