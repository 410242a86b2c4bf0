// SPDX-License-Identifier: MIT

/// A display list brought to the pixels of a canvas: places and shapes are settled, colors are not.
///
/// Made once for a list, and painted again and again by either pipeline while only colors change.
/// The plain bytes of `steps` are all that the painting of sharp rectangles reads.
struct Scene: Sendable {
  var steps: [SceneStep] = []
  var shapes: [SceneShape] = []
  var clips: [SceneClip] = []
  var gradients: [SceneGradient] = []
  var ramps: [SceneRamp] = []
  var pictures: [ScenePicture] = []
  var backdrops: [SceneBackdrop] = []
  /// How many slots the steps count on.
  var slotCount = 0
  var diagnostics = RenderDiagnostics()
}

extension Scene {
  /// Whether a clip, and all around it, leave everything of some pixels; -1 is no clip.
  func isInside(ofClip clip: Int32, _ bounds: PixelBounds) -> Bool {
    var clip = clip
    while clip >= 0 {
      guard clips[Int(clip)].inside.contains(bounds) else { return false }
      clip = clips[Int(clip)].parent
    }
    return true
  }
}

/// One step in pixels.
struct SceneStep {
  /// What is done, and what `argument` then is.
  enum Operation: UInt8 {
    /// Lays a color; the slot, or -1 for black.
    case color
    /// Lays a gradient; the index in `Scene.gradients`.
    case gradient
    /// Lays a picture; the index in `Scene.pictures`.
    case picture
    /// Changes what is there already; the index in `Scene.backdrops`.
    case backdrop
    /// Begins a group; the index of the step that ends it.
    case beginGroup
    /// Lays the group; its opacity's bits.
    case endGroup
  }

  /// The pixels that may change.
  var bounds: PixelBounds
  /// The index of the shape in `Scene.shapes`; -1 when all of `bounds` is covered.
  var shape: Int32
  /// The index of the innermost clip in `Scene.clips`; -1 for none but `bounds`.
  var clip: Int32
  var argument: Int32
  var operation: Operation

  /// Of `endGroup`.
  var opacity: Float { Float(bitPattern: UInt32(bitPattern: argument)) }
}

/// What is covered, in pixels.
enum SceneShape: Hashable, Sendable {
  case box(RoundedBox)
  /// A box without what lies inside of an edge of a width.
  case ring(RoundedBox, width: SIMD2<Float>)
  /// A box blurred by standard deviations in pixels.
  case shadow(RoundedBox, sigma: SIMD2<Float>)
  case mask(PlacedMask)
}

/// A shape outside of which nothing is drawn, within another one.
struct SceneClip: Sendable {
  var shape: Int32
  /// The index of the clip around this one; -1 for none.
  var parent: Int32
  /// Pixels that are wholly inside, which need no clip.
  var inside: PixelBounds
}

/// A picture in the canvas's own space and depth, multiplied by its alpha.
struct ScenePicture: Sendable {
  var bitmap: Bitmap
  var origin: PixelPoint
  /// The slot whose alpha the picture takes; -1 for none.
  var alphaSlot: Int32 = -1
  /// The slot whose color the picture is multiplied by; -1 for none.
  var whiteSlot: Int32 = -1
  /// Whether the picture has a white background; false where nobody asked.
  var hasWhiteBackground = false

  var bounds: PixelBounds {
    PixelBounds(
      PixelRectangle(
        x: origin.x, y: origin.y, width: bitmap.size.width, height: bitmap.size.height))
  }
}

/// A material: what it does, and the pixels that it is made of.
struct SceneBackdrop: Sendable {
  var filter: BackdropFilter
  var extent: PixelBounds
}
