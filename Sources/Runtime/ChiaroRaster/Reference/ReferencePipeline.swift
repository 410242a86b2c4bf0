// SPDX-License-Identifier: MIT

import ChiaroColor

/// The reference pipeline, by which the fast one is tested: it paints each pixel by its definition,
/// in floating point.
///
/// On a canvas of 8 bits it rounds wherever the fast pipeline does: colors, coverage, and each
/// pixel after each step. On one of 16 bits it rounds only at the end.
final class ReferencePipeline: ScenePainting {
  private let canvas: Canvas
  private let rounding: Rounding
  private var scene = Scene()
  private var shapes: [ReferenceShape] = []
  private var frame: ReferenceLayer
  /// The layers of the groups that have begun, the innermost last.
  private var layers: [ReferenceLayer] = []

  init(canvas: Canvas) {
    self.canvas = canvas
    rounding = Rounding(canvas.depth)
    frame = ReferenceLayer(canvas.bounds)
  }

  var bitmap: Bitmap { Bitmap(premultiplied: frame.pixels, size: canvas.size, canvas) }

  func load(_ scene: Scene) {
    self.scene = scene
    shapes = scene.shapes.map { ReferenceShape($0, in: canvas.bounds) }
  }

  func paint(_ colors: [Color], _ regions: [PixelBounds], bands: Int) {
    for region in regions {
      let region = region.intersection(canvas.bounds)
      for y in region.rows {
        for x in region.columns { frame[x, y] = .zero }
      }
      for step in scene.steps { paint(step, step.bounds.intersection(region), colors) }
    }
  }

  private func paint(_ step: SceneStep, _ bounds: PixelBounds, _ colors: [Color]) {
    switch step.operation {
    case .color: fill(step, bounds, color(step.argument, colors))
    case .gradient: gradient(step, bounds, colors)
    case .picture: picture(step, bounds, colors)
    case .backdrop: changeBackdrop(step, bounds)
    case .beginGroup: layers.append(ReferenceLayer(bounds))
    case .endGroup: composite(step, bounds)
    }
  }

  private func color(_ slot: Int32, _ colors: [Color]) -> SIMD4<Float> {
    let color = slot < 0 ? .black : colors[Int(slot)]
    return rounding(SIMD4<Float>(premultiplied: color, in: canvas.colorSpace))
  }

  // MARK: Operations

  private func fill(_ step: SceneStep, _ bounds: PixelBounds, _ color: SIMD4<Float>) {
    blend(step, bounds) { _, _ in color }
  }

  private func gradient(_ step: SceneStep, _ bounds: PixelBounds, _ colors: [Color]) {
    let gradient = scene.gradients[Int(step.argument)]
    let mixer = GradientMixer(
      scene.ramps[Int(gradient.ramp)], colors, canvas.colorSpace)
    blend(step, bounds) { x, y in rounding(mixer.color(from: gradient.place(x, y))) }
  }

  private func picture(_ step: SceneStep, _ bounds: PixelBounds, _ colors: [Color]) {
    let picture = scene.pictures[Int(step.argument)]
    let alpha = picture.alphaSlot < 0 ? 1 : color(picture.alphaSlot, colors).w
    let white = picture.whiteSlot < 0 ? .one : color(picture.whiteSlot, colors)
    let factor = SIMD4<Float>(white.x, white.y, white.z, 1)
    let rows = (0..<picture.bitmap.size.height).map { picture.bitmap.pixels(ofRow: $0) }
    blend(step, bounds, opacity: alpha) { x, y in
      rounding(rows[y - picture.origin.y][x - picture.origin.x] * factor)
    }
  }

  private func composite(_ step: SceneStep, _ bounds: PixelBounds) {
    guard let layer = layers.popLast() else { return }
    blend(step, bounds, opacity: rounding(step.opacity)) { x, y in layer[x, y] }
  }

  /// Applies a backdrop filter: d + (f(d) - d) m.
  private func changeBackdrop(_ step: SceneStep, _ bounds: PixelBounds) {
    let backdrop = scene.backdrops[Int(step.argument)]
    let extent = backdrop.extent.intersection(layers.last?.bounds ?? canvas.bounds)
    guard !extent.isEmpty else { return }
    let samples = extent.rows.flatMap { y in extent.columns.map { pixel($0, y) } }
    let changed = backdrop.filter.reference(
      samples, size: PixelSize(width: extent.width, height: extent.height))
    for y in bounds.rows {
      for x in bounds.columns {
        let covered = coverage(step, x, y)
        let new = changed[(y - Int(extent.top)) * extent.width + x - Int(extent.left)]
        let old = pixel(x, y)
        set(x, y, rounding(old + (new - old) * covered))
      }
    }
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> { layers.last?[x, y] ?? frame[x, y] }

  private func set(_ x: Int, _ y: Int, _ pixel: SIMD4<Float>) {
    if layers.isEmpty { frame[x, y] = pixel } else { layers[layers.count - 1][x, y] = pixel }
  }

  /// Blends a source into the pixels: s m + d (1 - a m).
  private func blend(
    _ step: SceneStep, _ bounds: PixelBounds, opacity: Float = 1,
    _ source: (Int, Int) -> SIMD4<Float>
  ) {
    for y in bounds.rows {
      for x in bounds.columns {
        let covered = rounding(coverage(step, x, y) * opacity)
        guard covered > 0 else { continue }
        let new = source(x, y)
        let rest = 1 - rounding(new.w * covered)
        set(x, y, rounding(new * covered + pixel(x, y) * rest))
      }
    }
  }

  /// Returns the coverage of a pixel by a step's shape and clips.
  private func coverage(_ step: SceneStep, _ x: Int, _ y: Int) -> Float {
    var covered: Float = step.shape < 0 ? 1 : rounding(shapes[Int(step.shape)].coverage(x, y))
    var clip = step.clip
    while clip >= 0 {
      let shape = scene.clips[Int(clip)]
      covered = rounding(covered * rounding(shapes[Int(shape.shape)].coverage(x, y)))
      clip = shape.parent
    }
    return covered
  }
}

/// The rounding of a canvas's channels while it is drawn on.
struct Rounding {
  private let steps: Float?

  init(_ depth: Canvas.Depth) { steps = depth == .eightBit ? 255 : nil }

  func callAsFunction(_ value: Float) -> Float {
    steps.map { (value * $0).rounded() / $0 } ?? value
  }

  func callAsFunction(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(self(pixel.x), self(pixel.y), self(pixel.z), self(pixel.w))
  }
}

/// Premultiplied pixels from 0 to 1.
struct ReferenceLayer {
  let bounds: PixelBounds
  private(set) var pixels: [SIMD4<Float>]

  /// Creates a clear layer.
  init(_ bounds: PixelBounds) {
    self.bounds = bounds
    pixels = [SIMD4<Float>](
      repeating: .zero, count: bounds.isEmpty ? 0 : bounds.width * bounds.height)
  }

  /// The value of a pixel, which must lie in the bounds.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      bounds.columns.contains(x) && bounds.rows.contains(y),
      "the pixel (\(x), \(y)) is outside of the picture")
    return (y - Int(bounds.top)) * bounds.width + x - Int(bounds.left)
  }
}
