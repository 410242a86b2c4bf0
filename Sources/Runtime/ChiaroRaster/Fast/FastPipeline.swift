// SPDX-License-Identifier: MIT

import ChiaroColor
import Dispatch

/// The fast pipeline: 8 bits per channel throughout, integer arithmetic, four pixels at a time, and
/// no allocation for a scene that was painted before.
final class FastPipeline: ScenePainting {
  private let canvas: Canvas
  private let resources: RenderResources
  private var samples: [UInt8]
  private var scene = Scene()
  private var shapes: FastShapes
  /// The pixels of black and of each color slot.
  private var palette: [UInt32] = []
  private var ramps: [ResolvedRamp] = []
  private var pictures: [FastPicture] = []
  /// The working memory of each band.
  private var workspaces: [Workspace] = []

  init(canvas: Canvas, resources: RenderResources) {
    self.canvas = canvas
    self.resources = resources
    samples = [UInt8](repeating: 0, count: canvas.size.pixelCount * 4)
    shapes = FastShapes(Scene(), on: canvas.bounds, resources)
  }

  var bitmap: Bitmap {
    Bitmap(
      size: canvas.size, samples: .eightBit(samples), colorSpace: canvas.colorSpace,
      alphaState: .premultiplied)
  }

  /// Calls a closure with the bytes of the frame, RGBA, rows from the top down.
  func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try samples.withUnsafeBytes(body)
  }

  func load(_ scene: Scene) {
    self.scene = scene
    shapes = FastShapes(scene, on: canvas.bounds, resources)
    pictures = scene.pictures.map { FastPicture($0) }
  }

  func paint(_ colors: [Color], _ regions: [PixelBounds], bands: Int) {
    resolve(colors)
    while workspaces.count < bands { workspaces.append(Workspace(width: canvas.size.width)) }
    withTables { tables in
      samples.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let frame = PixelTarget(
          base: base.assumingMemoryBound(to: UInt32.self), stride: canvas.size.width,
          height: canvas.size.height, left: 0, top: 0)
        for region in regions {
          paint(region.intersection(canvas.bounds), frame, tables, bands: bands)
        }
      }
    }
  }

  private func resolve(_ colors: [Color]) {
    palette.removeAll(keepingCapacity: true)
    palette.append(0xFF00_0000)
    for color in colors { palette.append(UInt32(pixel: color, in: canvas.colorSpace)) }
    ramps = scene.ramps.map { ResolvedRamp($0, colors, canvas.colorSpace) }
    for index in pictures.indices { pictures[index].takeColors(from: palette) }
  }

  private func withTables(_ body: (PaintTables) -> Void) {
    scene.withTables { steps, clips, gradients in
      shapes.withTables { shapes in
        palette.withUnsafeBufferPointer { palette in
          ramps.withUnsafeBufferPointer { ramps in
            pictures.withUnsafeBufferPointer { pictures in
              body(
                PaintTables(
                  steps: steps, clips: clips, palette: palette, shapes: shapes,
                  gradients: gradients, ramps: ramps, pictures: pictures,
                  backdrops: scene.backdrops))
            }
          }
        }
      }
    }
  }

  private func paint(
    _ region: PixelBounds, _ frame: PixelTarget, _ tables: PaintTables, bands: Int
  ) {
    guard !region.isEmpty else { return }
    if bands < 2 {
      var painter = FastPainter(tables, frame, workspaces[0])
      return painter.paint(region)
    }
    let height = region.height
    let work = BandWork(tables: tables, frame: frame, workspaces: workspaces)
    DispatchQueue.concurrentPerform(iterations: bands) { band in
      var own = region
      own.top = region.top + Int16(height * band / bands)
      own.bottom = region.top + Int16(height * (band + 1) / bands)
      var painter = FastPainter(work.tables, work.frame, work.workspaces[band])
      if !own.isEmpty { painter.paint(own) }
    }
  }
}

/// The memory that concurrent bands of a frame share; each writes to its own rows and workspace.
private struct BandWork: @unchecked Sendable {
  let tables: PaintTables
  let frame: PixelTarget
  let workspaces: [Workspace]
}

extension UInt32 {
  /// Creates a pixel from a color: clipped to a color space, premultiplied, rounded to 8 bits.
  init(pixel color: Color, in space: ColorSpace) {
    self.init(pixel: SIMD4<Float>(premultiplied: color, in: space))
  }

  /// Creates a pixel from premultiplied channels from 0 to 1, rounded to 8 bits.
  init(pixel channels: SIMD4<Float>) {
    let bytes = SIMD4<UInt32>(channels * 255 + 0.5)
    self = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}
