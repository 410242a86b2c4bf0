// SPDX-License-Identifier: MIT

/// Draws display lists on a canvas, and keeps what it drew.
///
/// A list whose steps stay and whose colors change, as in a switch from light to dark, is only
/// painted again: places, shapes, text and pictures are settled once.
///
/// ```swift
/// let renderer = Renderer(canvas: Canvas(size: PixelSize(width: 1200, height: 800), scale: 2))
/// let picture = renderer.render(window.displayList)
/// ```
///
/// Colors are blended as encoded, in the canvas's space and multiplied by alpha, as Core Graphics
/// does. A canvas of 8 bits rounds after every step, and gives the same bytes on every platform for
/// the same masks of text and paths.
///
/// Apple counterpart: `UIGraphicsImageRenderer` · Source: this project · Fidelity: approximate
public final class Renderer {
  /// The two ways to paint, which agree within one step of 8 bits.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public enum Pipeline: Sendable, CaseIterable {
    /// Whole numbers, several pixels at a time. A canvas of 16 bits is always painted by the other.
    case fast
    /// Floating-point numbers, one pixel after the other, each as its definition says: slow.
    case reference
  }

  /// What is drawn on.
  public let canvas: Canvas
  /// What text, paths and pictures are drawn with.
  public let resources: RenderResources
  /// In how many bands of rows the fast pipeline paints at once, from 1.
  ///
  /// Nil lets it decide by the work there is. The pixels are the same. Where there is a material,
  /// it is one.
  public var bands: Int?
  /// What the last list asked for and could not be drawn.
  public var diagnostics: [RenderDiagnostic] { scene.diagnostics.all }

  private let painting: any ScenePainting
  private var scene = Scene()
  /// The list whose scene is painted, without its colors.
  private var list = DisplayList()
  private var work = 0
  /// What the frame shows, where `update(_:)` drew it; nil where another way of drawing did.
  private var shown: SceneDifference.Painted?

  /// Creates a renderer; its frame is clear.
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

  /// Draws a list on a clear canvas and gives what it shows.
  public func render(_ list: DisplayList) -> Bitmap {
    draw(list)
    return bitmap
  }

  /// Draws a list on a clear canvas.
  public func draw(_ list: DisplayList) {
    paint(list, [canvas.bounds])
  }

  /// Draws a list again where something changed; what is elsewhere stays.
  ///
  /// The frame is then what `draw(_:)` would give, if nothing changed outside of `dirty`. Where
  /// that touches a material or what is seen through it, all of the material is drawn again.
  public func update(_ list: DisplayList, dirty: [PixelRectangle]) {
    let regions = dirty.map { PixelBounds($0).intersection(canvas.bounds) }
    paint(list, regions.filter { !$0.isEmpty })
  }

  /// Draws what a list shows otherwise than the one before it, and gives where that is.
  ///
  /// The frame is then what `draw(_:)` would give. The first list, and one after `draw(_:)`, is
  /// drawn whole.
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

  /// What was drawn, multiplied by alpha.
  ///
  /// A value of its own: while it lives, the next drawing copies the frame first.
  public var bitmap: Bitmap { painting.bitmap }

  /// Lends the bytes of the frame, four a pixel in rows from the top down; nil on a canvas of 16
  /// bits and for the reference, which keep none.
  public func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result? {
    try (painting as? FastPipeline)?.withPixels(body)
  }

  /// Gives what was painted: the regions with the materials that they touch.
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

  /// A region with all materials that it touches, and those that these touch: what a material is
  /// made of must have been drawn anew before it.
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
  /// Whether all but the colors is the same: for arrays that were not touched since, a comparison
  /// of their places in memory.
  fileprivate func hasSameContents(as other: DisplayList) -> Bool {
    commands == other.commands && texts == other.texts && images == other.images
      && materials == other.materials && paths == other.paths && strokes == other.strokes
      && gradients == other.gradients && slices == other.slices
  }
}

extension Scene {
  /// About how many pixels of one color painting it takes as long as.
  fileprivate var work: Int {
    steps.reduce(0) { sum, step in
      let weight = step.operation == .color ? (step.shape < 0 ? 1 : 4) : 12
      return sum + weight * step.bounds.width * step.bounds.height
    }
  }
}
