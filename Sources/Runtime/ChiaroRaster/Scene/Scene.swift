// SPDX-License-Identifier: MIT

/// A display list converted to the pixels of a canvas: positions and shapes are computed, colors
/// are not.
///
/// It is made once for a list, and painted repeatedly by either pipeline while only colors change.
/// Painting sharp rectangles reads nothing but the plain bytes of `steps`.
struct Scene: Sendable {
  var steps: [SceneStep] = []
  var shapes: [SceneShape] = []
  var clips: [SceneClip] = []
  var gradients: [SceneGradient] = []
  var ramps: [SceneRamp] = []
  var pictures: [ScenePicture] = []
  var backdrops: [SceneBackdrop] = []
  /// The number of color slots that the steps refer to.
  var slotCount = 0
  var diagnostics = RenderDiagnostics()
}

extension Scene {
  /// Returns whether a clip and all clips around it cover pixels fully; -1 stands for no clip.
  func isInside(ofClip clip: Int32, _ bounds: PixelBounds) -> Bool {
    var clip = clip
    while clip >= 0 {
      guard clips[Int(clip)].inside.contains(bounds) else { return false }
      clip = clips[Int(clip)].parent
    }
    return true
  }
}

/// A step of painting, in pixels.
struct SceneStep {
  /// The operation of a step, which determines the meaning of `argument`.
  enum Operation: UInt8 {
    /// Blends a color; the argument is the slot, or -1 for black.
    case color
    /// Blends a gradient; the argument is the index in `Scene.gradients`.
    case gradient
    /// Blends a picture; the argument is the index in `Scene.pictures`.
    case picture
    /// Applies a backdrop filter; the argument is the index in `Scene.backdrops`.
    case backdrop
    /// Begins a group; the argument is the index of the step that ends it.
    case beginGroup
    /// Blends a group; the argument is the bit pattern of its opacity.
    case endGroup
  }

  /// The bounds of the pixels that may change.
  var bounds: PixelBounds
  /// The index of the shape in `Scene.shapes`; -1 when all of `bounds` is covered.
  var shape: Int32
  /// The index of the innermost clip in `Scene.clips`; -1 for none but `bounds`.
  var clip: Int32
  var argument: Int32
  var operation: Operation

  /// The opacity of an `endGroup` step.
  var opacity: Float { Float(bitPattern: UInt32(bitPattern: argument)) }
}

/// The shape that a step covers, in pixels.
enum SceneShape: Hashable, Sendable {
  case box(RoundedBox)
  /// A line inside the edges of a box, with its horizontal and vertical widths in pixels.
  case ring(RoundedBox, width: SIMD2<Float>)
  /// A box blurred with a horizontal and a vertical standard deviation in pixels.
  case shadow(RoundedBox, sigma: SIMD2<Float>)
  case mask(PlacedMask)
}

/// A shape that clips drawing, within another clip.
struct SceneClip: Sendable {
  var shape: Int32
  /// The index of the clip around this one; -1 for none.
  var parent: Int32
  /// The bounds of pixels that are fully inside and need no clip.
  var inside: PixelBounds
}

/// A premultiplied picture in the canvas's color space and depth.
struct ScenePicture: Sendable {
  var bitmap: Bitmap
  var origin: PixelPoint
  /// The slot whose alpha multiplies the picture; -1 for none.
  var alphaSlot: Int32 = -1
  /// The slot whose color multiplies the picture; -1 for none.
  var whiteSlot: Int32 = -1
  /// Whether the picture has a white background; false where it was not tested.
  var hasWhiteBackground = false

  var bounds: PixelBounds {
    PixelBounds(
      PixelRectangle(
        x: origin.x, y: origin.y, width: bitmap.size.width, height: bitmap.size.height))
  }
}

/// A material: its filter and the extent of its backdrop.
struct SceneBackdrop: Sendable {
  var filter: BackdropFilter
  var extent: PixelBounds
}
