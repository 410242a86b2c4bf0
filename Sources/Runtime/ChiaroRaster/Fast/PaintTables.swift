// SPDX-License-Identifier: MIT

/// The tables that painting a scene reads, at fixed addresses.
struct PaintTables {
  let steps: UnsafeBufferPointer<SceneStep>
  let clips: UnsafeBufferPointer<SceneClip>
  /// The pixels of black and of each color slot.
  let palette: UnsafeBufferPointer<UInt32>
  let shapes: ShapeTables
  let gradients: UnsafeBufferPointer<SceneGradient>
  let ramps: UnsafeBufferPointer<ResolvedRamp>
  let pictures: UnsafeBufferPointer<FastPicture>
  let backdrops: [SceneBackdrop]
}

/// The tables of a scene's shapes.
struct ShapeTables {
  let shapes: UnsafeBufferPointer<FastShape>
  let boxes: UnsafeBufferPointer<RoundedBox>
  let patches: UnsafeBufferPointer<NinePatch>
  let masks: UnsafeBufferPointer<MaskRows>
}

extension Scene {
  func withTables(
    _ body: (
      UnsafeBufferPointer<SceneStep>, UnsafeBufferPointer<SceneClip>,
      UnsafeBufferPointer<SceneGradient>
    ) -> Void
  ) {
    steps.withUnsafeBufferPointer { steps in
      clips.withUnsafeBufferPointer { clips in
        gradients.withUnsafeBufferPointer { body(steps, clips, $0) }
      }
    }
  }
}

extension FastShapes {
  func withTables<Result>(_ body: (ShapeTables) -> Result) -> Result {
    shapes.withUnsafeBufferPointer { shapes in
      boxes.withUnsafeBufferPointer { boxes in
        patches.withUnsafeBufferPointer { patches in
          masks.withUnsafeBufferPointer { masks in
            body(ShapeTables(shapes: shapes, boxes: boxes, patches: patches, masks: masks))
          }
        }
      }
    }
  }
}

/// The destination of pixels: the frame, or the layer of a group.
struct PixelTarget {
  let base: UnsafeMutablePointer<UInt32>
  /// The distance from one row to the next, in pixels.
  let stride: Int
  let height: Int
  /// The column of the first pixel.
  let left: Int
  let top: Int

  @inline(__always)
  func place(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- top) &* stride &+ (x &- left))
  }
}

/// A picture at a fixed address, with its opacity and tint.
struct FastPicture {
  private let storage: PixelStorage
  private let origin: PixelPoint
  private let width: Int
  private let alphaSlot: Int32
  private let whiteSlot: Int32
  /// The opacity, from 0 to 255.
  private(set) var alpha: UInt8 = 255
  /// The color that multiplies the pixels, channel by channel; nil for white, which has no effect.
  private(set) var white: UInt32?

  init(_ picture: ScenePicture) {
    storage = PixelStorage(picture.bitmap)
    origin = picture.origin
    width = picture.bitmap.size.width
    alphaSlot = picture.alphaSlot
    whiteSlot = picture.whiteSlot
  }

  mutating func takeColors(from palette: [UInt32]) {
    if alphaSlot >= 0 { alpha = UInt8(palette[Int(alphaSlot) + 1] >> 24) }
    guard whiteSlot >= 0 else { return }
    // What the picture covers does not change.
    let color = palette[Int(whiteSlot) + 1] | 0xFF00_0000
    white = color == .max ? nil : color
  }

  /// Returns the address of a row's pixels from a column on, which must lie in the picture.
  func row(_ x: Int, _ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(storage.base + ((y - origin.y) * width + x - origin.x))
  }
}

/// Pixels at a fixed address.
final class PixelStorage {
  let base: UnsafeMutablePointer<UInt32>

  /// Creates a premultiplied copy of a bitmap of 8 bits.
  init(_ bitmap: Bitmap) {
    base = .allocate(capacity: max(1, bitmap.size.pixelCount))
    guard case .eightBit(let samples) = bitmap.samples else {
      preconditionFailure("the fast pipeline needs 8 bits per channel")
    }
    samples.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: base, count: bytes.count).copyMemory(from: bytes)
    }
  }

  deinit { base.deallocate() }
}

/// The working memory of a band: a row of coverage, a row of pixels, and the layers of groups.
final class Workspace {
  let coverage: UnsafeMutablePointer<UInt8>
  let other: UnsafeMutablePointer<UInt8>
  let pixels: UnsafeMutablePointer<UInt32>
  private var layers: [(base: UnsafeMutablePointer<UInt32>, capacity: Int)] = []

  init(width: Int) {
    coverage = .allocate(capacity: width + CoverageMask.alignment)
    other = .allocate(capacity: width + CoverageMask.alignment)
    pixels = .allocate(capacity: width + CoverageMask.alignment)
  }

  deinit {
    coverage.deallocate()
    other.deallocate()
    pixels.deallocate()
    for layer in layers { layer.base.deallocate() }
  }

  /// Returns the cleared layer of a group that is nested in `depth` others.
  func layer(_ depth: Int, _ bounds: PixelBounds) -> PixelTarget {
    let count = bounds.width * bounds.height
    if layers.count <= depth { layers.append((.allocate(capacity: 0), 0)) }
    if layers[depth].capacity < count {
      layers[depth].base.deallocate()
      layers[depth] = (.allocate(capacity: count), count)
    }
    layers[depth].base.update(repeating: 0, count: count)
    return PixelTarget(
      base: layers[depth].base, stride: bounds.width, height: bounds.height,
      left: Int(bounds.left), top: Int(bounds.top))
  }
}
