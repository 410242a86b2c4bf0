// SPDX-License-Identifier: MIT

/// An object that draws display lists on a canvas and keeps the pixels.
///
/// If only the colors of a list change, as in a switch from light to dark, it is only painted
/// again: positions, shapes, text and pictures are computed once.
///
/// ```swift
/// let renderer = Renderer(canvas: Canvas(size: PixelSize(width: 1200, height: 800), scale: 2))
/// let picture = renderer.render(window.displayList)
/// ```
///
/// Encoded, premultiplied colors are blended in the canvas's color space, as in Core Graphics. An
/// 8-bit canvas rounds after every command. For the same masks of text and paths, it gives the same
/// bytes on every platform.
///
/// Apple counterpart: `UIGraphicsImageRenderer` · Source: this project · Fidelity: approximate,
/// draws display lists only
public final class Renderer {
  /// An implementation of painting; the results of the two differ by at most 1 in any 8-bit
  /// channel.
  public enum Pipeline: Sendable, CaseIterable {
    /// Integer arithmetic on several pixels at a time.
    ///
    /// A 16-bit canvas is always painted by `reference`.
    case fast
    /// Floating-point arithmetic that computes each pixel by its definition; it is slow.
    case reference
  }

  /// The canvas on which lists are drawn.
  public let canvas: Canvas
  /// The shaper, rasterizer, picture source and caches with which lists are drawn.
  public let resources: RenderResources
  /// The number of horizontal bands that the fast pipeline paints concurrently, at least 1.
  ///
  /// If nil, the default, the number depends on the amount of work. The pixels are the same for any
  /// number. A list with a material is always painted in one band.
  public var bands: Int?
  /// The content of the last list that could not be drawn.
  public var diagnostics: [RenderDiagnostic] { scene.diagnostics.all }

  private let painting: any ScenePainting
  private var scene = Scene()
  /// The list of the current scene, without its colors.
  private var list = DisplayList()
  private var work = 0
  /// The scene and colors that the frame shows if `update(_:)` drew it; nil after any other
  /// drawing.
  private var shown: SceneDifference.Painted?

  /// Creates a renderer with a transparent frame.
  public init(
    canvas: Canvas, resources: RenderResources = RenderResources(), pipeline: Pipeline = .fast
  ) {
    self.canvas = canvas
    self.resources = resources
    let isFast = pipeline == .fast && canvas.depth == .eightBit
    painting =
      isFast
      ? FastPipeline(canvas: canvas, resources: resources) : ReferencePipeline(canvas: canvas)
  }

  /// Draws a list on a transparent canvas and returns the frame.
  public func render(_ list: DisplayList) -> Bitmap {
    draw(list)
    return bitmap
  }

  /// Draws a list on a transparent canvas.
  public func draw(_ list: DisplayList) {
    paint(list, [canvas.bounds])
  }

  /// Redraws the given regions of the frame, in pixels; other pixels do not change.
  ///
  /// The frame is then the same as after `draw(_:)`, provided that nothing has changed outside of
  /// `dirty`. If a region touches a material or its backdrop, the whole material is drawn again.
  public func update(_ list: DisplayList, dirty: [PixelRectangle]) {
    let regions = dirty.map { PixelBounds($0).intersection(canvas.bounds) }
    paint(list, regions.filter { !$0.isEmpty })
  }

  /// Draws the differences between a list and the one before it, and returns the changed regions.
  ///
  /// The frame is then the same as after `draw(_:)`. The first list, and a list after `draw(_:)`,
  /// is drawn completely.
  public func update(_ list: DisplayList) -> [PixelRectangle] {
    let former = shown
    load(list)
    let painted = SceneDifference.Painted(scene: scene, colors: list.colors)
    let regions =
      former.map { SceneDifference(from: $0, to: painted).changed.rectangles } ?? [canvas.bounds]
    let changed = paint(list, regions)
    shown = painted
    return changed.map(\.rectangle)
  }

  /// The frame, premultiplied by alpha.
  ///
  /// The bitmap is a copy-on-write value: if code still holds the bitmap when the renderer draws
  /// again, the frame is copied first.
  public var bitmap: Bitmap { painting.bitmap }

  /// Calls a closure with the bytes of the frame: red, green, blue and alpha of each pixel, in rows
  /// from the top down without gaps.
  ///
  /// Colors are premultiplied, and in the canvas's color space. A 16-bit canvas and the reference
  /// pipeline have no such bytes; the method then returns nil without calling the closure.
  public func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result? {
    try (painting as? FastPipeline)?.withPixels(body)
  }

  /// Paints regions, and returns them grown by the materials that they touch.
  @discardableResult
  private func paint(_ list: DisplayList, _ regions: [PixelBounds]) -> [PixelBounds] {
    shown = nil
    load(list)
    let grown = regions.map { withMaterials($0) }
    painting.paint(
      list.colors, grown,
      bands: scene.backdrops.isEmpty ? bands.map { max(1, $0) } ?? automaticBands : 1)
    return grown
  }

  /// Returns a region grown by all materials that it touches, and by those that these touch: a
  /// material's backdrop must be drawn before the material.
  private func withMaterials(_ region: PixelBounds) -> PixelBounds {
    var region = region
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for backdrop in scene.backdrops {
        let extent = backdrop.extent.intersection(canvas.bounds)
        if !extent.intersection(region).isEmpty && !region.contains(extent) {
          region = region.union(extent)
          isGrowing = true
        }
      }
    }
    return region
  }

  private func load(_ list: DisplayList) {
    guard list.colors.count != scene.slotCount || !list.hasSameContents(as: self.list) else {
      return
    }
    scene = SceneBuilder.scene(of: list, on: canvas, with: resources)
    self.list = list
    // Held on to, the colors would be copied whenever one of them changes.
    self.list.colors = []
    work = scene.work
    painting.load(scene)
  }

  // A band more costs each band a walk through all steps: it pays from a third of a millisecond on,
  // which is what four million pixels of one color take.
  private var automaticBands: Int { max(1, min(8, work / 4_000_000 + 1)) }
}

extension DisplayList {
  /// Whether the lists are equal in all but their colors; for arrays not modified since, this
  /// compares only their storage addresses.
  fileprivate func hasSameContents(as other: DisplayList) -> Bool {
    commands == other.commands && texts == other.texts && images == other.images
      && materials == other.materials && paths == other.paths && strokes == other.strokes
      && gradients == other.gradients && slices == other.slices
  }
}

extension Scene {
  /// The estimated cost of painting, in pixels filled with one color.
  fileprivate var work: Int {
    steps.reduce(0) { sum, step in
      let weight = step.operation == .color ? (step.shape < 0 ? 1 : 4) : 12
      return sum + weight * step.bounds.width * step.bounds.height
    }
  }
}
