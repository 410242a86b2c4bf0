// SPDX-License-Identifier: MIT

public import ChiaroColor
import Dispatch

extension Bitmap {
  /// Returns the picture in another color space; out-of-gamut colors are clipped, and depth and
  /// alpha do not change.
  ///
  /// `PixelConversion` converts 8-bit bitmaps that are opaque or have straight alpha, on up to
  /// eight cores if they are large; each channel is within 1 of the exact value. All other bitmaps
  /// are converted exactly, but slowly.
  ///
  /// - Parameter space: `sRGB` or `displayP3`
  /// - Returns: the same picture in that color space
  ///
  /// Apple counterpart: `CGImage.copy(colorSpace:)` by way of drawing · Source: CSS Color 4 §12 ·
  /// Fidelity: exact to within one step of 8 bits
  public func converted(to space: ColorSpace) -> Bitmap {
    precondition(space == .sRGB || space == .displayP3, "a picture cannot be converted to \(space)")
    if space == colorSpace { return self }
    if case .eightBit(let samples) = samples, alphaState == .straight || isFullyOpaque {
      let converted = Self.converted(samples, PixelConversion(from: colorSpace, to: space))
      return Bitmap(
        size: size, samples: .eightBit(converted), colorSpace: space, alphaState: alphaState)
    }
    switch samples {
    case .eightBit(let samples):
      return with(.eightBit(exact(samples, space)), space)
    case .sixteenBit(let samples):
      return with(.sixteenBit(exact(samples, space)), space)
    }
  }

  private func with(_ samples: Samples, _ space: ColorSpace) -> Bitmap {
    Bitmap(size: size, samples: samples, colorSpace: space, alphaState: alphaState)
  }

  /// Converts in up to eight bands of a million pixels or more: below, starting a thread costs
  /// more.
  private static func converted(_ samples: [UInt8], _ conversion: PixelConversion) -> [UInt8] {
    let pixels = samples.count / channelCount
    let bands = max(1, min(8, pixels / 1_000_000))
    return [UInt8](unsafeUninitializedCapacity: samples.count) { target, count in
      samples.withUnsafeBytes { source in
        let work = ConversionWork(
          source: source, target: UnsafeMutableRawBufferPointer(target), pixels: pixels,
          bands: bands, conversion: conversion)
        if bands == 1 { work.convert(0) } else { work.convertAll() }
      }
      count = samples.count
    }
  }

  private func exact<Sample: ChannelSample>(
    _ samples: [Sample], _ space: ColorSpace
  ) -> [Sample] {
    var samples = samples
    let full = Double(Sample.max)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let color = color(x: x, y: y)
        let first = (y * size.width + x) * Self.channelCount
        let share = alphaState == .premultiplied ? color.alpha : 1
        let exact =
          color.converted(to: space).components
          .clamped(lowerBound: .zero, upperBound: .one) * share * full
        for channel in 0..<3 { samples[first + channel] = Sample(exact[channel] + 0.5) }
      }
    }
    return samples
  }
}

/// The memory that concurrent bands of a picture share; each band has pixels of its own.
private struct ConversionWork: @unchecked Sendable {
  let source: UnsafeRawBufferPointer
  let target: UnsafeMutableRawBufferPointer
  let pixels: Int
  let bands: Int
  let conversion: PixelConversion

  func convertAll() {
    DispatchQueue.concurrentPerform(iterations: bands) { convert($0) }
  }

  func convert(_ band: Int) {
    let part = 4 * (pixels * band / bands)..<4 * (pixels * (band + 1) / bands)
    conversion.convert(
      UnsafeRawBufferPointer(rebasing: source[part]),
      into: UnsafeMutableRawBufferPointer(rebasing: target[part]))
  }
}
