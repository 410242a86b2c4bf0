// SPDX-License-Identifier: MIT

import ChiaroColor

/// A converter of pictures to the size, color space and depth of a canvas.
///
/// A picture is resampled as encoded and premultiplied, and overshoots of the filter are clamped.
/// After that its colors are converted and clipped to the canvas's color space.
struct Resampler {
  private let canvas: Canvas

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// Returns the picture resampled along both axes, in the canvas's color space.
  func resample(_ bitmap: Bitmap, columns: AxisTaps, rows: AxisTaps) -> Bitmap {
    let size = PixelSize(width: columns.first.count, height: rows.first.count)
    return bitmapOfCanvas(combined(bitmap, columns, rows), size, from: bitmap.colorSpace)
  }

  /// Returns the picture at its own size, in the canvas's color space.
  func convert(_ bitmap: Bitmap) -> Bitmap {
    let pixels = (0..<bitmap.size.height).flatMap { bitmap.pixels(ofRow: $0) }
    return bitmapOfCanvas(pixels, bitmap.size, from: bitmap.colorSpace)
  }

  private func combined(
    _ bitmap: Bitmap, _ columns: AxisTaps, _ rows: AxisTaps
  ) -> [SIMD4<Float>] {
    let (width, sources) = (columns.first.count, rows.sources)
    var narrow: [SIMD4<Float>] = []
    narrow.reserveCapacity(width * sources.count)
    for y in sources {
      let row = bitmap.pixels(ofRow: y)
      for x in 0..<width {
        var sum = SIMD4<Float>.zero
        for tap in columns.starts[x]..<columns.starts[x + 1] {
          sum += columns.weights[tap] * row[columns.first[x] + tap - columns.starts[x]]
        }
        narrow.append(sum)
      }
    }
    var result: [SIMD4<Float>] = []
    result.reserveCapacity(width * rows.first.count)
    for y in rows.first.indices {
      let from = (rows.first[y] - sources.lowerBound) * width
      for x in 0..<width {
        var sum = SIMD4<Float>.zero
        for tap in rows.starts[y]..<rows.starts[y + 1] {
          sum += rows.weights[tap] * narrow[from + (tap - rows.starts[y]) * width + x]
        }
        result.append(sum)
      }
    }
    return result
  }

  private func bitmapOfCanvas(
    _ pixels: [SIMD4<Float>], _ size: PixelSize, from space: ColorSpace
  ) -> Bitmap {
    let converted = pixels.map { pixel in
      let alpha = min(max(pixel.w, 0), 1)
      let inside = pointwiseMin(pointwiseMax(pixel, .zero), SIMD4(repeating: alpha))
      return space == canvas.colorSpace ? inside : convert(inside, from: space)
    }
    return Bitmap(premultiplied: converted, size: size, canvas)
  }

  private func convert(_ pixel: SIMD4<Float>, from space: ColorSpace) -> SIMD4<Float> {
    let alpha = Double(pixel.w)
    guard alpha > 0 else { return .zero }
    let straight = ColorComponents(Double(pixel.x), Double(pixel.y), Double(pixel.z)) / alpha
    let color = Color(space, straight, alpha: alpha)
    return SIMD4<Float>(premultiplied: color, in: canvas.colorSpace)
  }
}

extension SIMD4<Float> {
  /// Creates a premultiplied color clipped to a color space; NaN becomes 0.
  init(premultiplied color: Color, in space: ColorSpace) {
    let alpha = color.alpha > 0 ? Swift.min(color.alpha, 1) : 0
    var straight = color.components
    if color.space != space { straight = color.space.convert(straight, to: space) }
    let channel = { (value: Double) in Float((value > 0 ? Swift.min(value, 1) : 0) * alpha) }
    self.init(channel(straight.x), channel(straight.y), channel(straight.z), Float(alpha))
  }
}

extension Bitmap {
  /// Creates a bitmap from premultiplied pixels from 0 to 1, rounded to a canvas's depth.
  init(premultiplied pixels: [SIMD4<Float>], size: PixelSize, _ canvas: Canvas) {
    let samples: Samples
    switch canvas.depth {
    case .eightBit:
      samples = .eightBit(pixels.flatMap { pixel in (0..<4).map { UInt8(pixel[$0] * 255 + 0.5) } })
    case .sixteenBit:
      samples = .sixteenBit(
        pixels.flatMap { pixel in (0..<4).map { UInt16(pixel[$0] * 65_535 + 0.5) } })
    }
    self.init(
      size: size, samples: samples, colorSpace: canvas.colorSpace, alphaState: .premultiplied)
  }

  /// Returns the premultiplied pixels of a row, from 0 to 1.
  func pixels(ofRow y: Int) -> [SIMD4<Float>] {
    let range = sampleRange(ofRow: y)
    switch samples {
    case .eightBit(let samples): return pixels(samples[range])
    case .sixteenBit(let samples): return pixels(samples[range])
    }
  }

  private func pixels<Sample: ChannelSample>(_ row: ArraySlice<Sample>) -> [SIMD4<Float>] {
    let scale = 1 / Float(Sample.max)
    return stride(from: row.startIndex, to: row.endIndex, by: 4).map { first in
      var pixel = SIMD4<Float>(
        Float(row[first]), Float(row[first + 1]), Float(row[first + 2]), Float(row[first + 3]))
      pixel *= scale
      if alphaState == .straight {
        let alpha = pixel.w
        pixel *= alpha
        pixel.w = alpha
      }
      return pixel
    }
  }
}
