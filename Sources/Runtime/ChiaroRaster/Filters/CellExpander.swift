// SPDX-License-Identifier: MIT

/// An interpolator from a row of samples to the pixels between them, in 16-bit integers.
///
/// A sample of 1 is 255 × 32: values from −1 to 2, their differences and sums with rounding fit.
/// Steps are rounded to a 32nd of a level, three times at most, so that a pixel is off by less than
/// 0.1/255 before it is rounded to eight bits.
struct CellExpander {
  /// The number of pixels between two samples: 1, 2, 4 or 8.
  let width: Int
  private let lower: SIMD8<Int16>
  private let upper: SIMD8<Int16>

  private static let scale: Float = 255 * 32

  init(width: Int, bounds: ColorKernel.Bounds) {
    self.width = width
    func bytes(_ bound: SIMD4<Float>) -> SIMD8<Int16> {
      let rounded = SIMD4<Int16>(
        truncatingIfNeeded: SIMD4<Int32>(bound * 255 + 0.5))
      return SIMD8(lowHalf: rounded, highHalf: rounded)
    }
    lower = bytes(bounds.lower)
    upper = bytes(bounds.upper)
  }

  /// Returns a sample as rounded integers; adding 1.5 × 2^23 leaves them in the low bits.
  @inline(__always)
  static func integers(_ sample: SIMD4<Float>) -> SIMD4<Int16> {
    let shifted = sample * scale + 12_582_912
    return SIMD4<Int16>(
      truncatingIfNeeded: unsafeBitCast(shifted, to: SIMD4<UInt32>.self))
  }

  /// Writes four bytes per pixel for the cells between `count` samples.
  func expand(
    _ samples: UnsafePointer<SIMD4<Int16>>, count: Int, into bytes: UnsafeMutableRawPointer
  ) {
    let bytes = UnsafeMutableRawPointer(bytes)
    switch width {
    case 8: expandEight(samples, count, bytes)
    case 4: expandFour(samples, count, bytes)
    case 2: expandTwo(samples, count, bytes)
    default: convert(samples, count, bytes)
    }
  }

  @inline(__always)
  private func packed(_ pair: SIMD8<Int16>) -> SIMD8<UInt8> {
    SIMD8<UInt8>(truncatingIfNeeded: (pair &>> 5).clamped(lowerBound: lower, upperBound: upper))
  }

  @inline(__always)
  private static func twice(_ sample: SIMD4<Int16>) -> SIMD8<Int16> {
    SIMD8(lowHalf: sample, highHalf: sample)
  }

  /// Expands cells of eight pixels, which lie at 1, 3, 5 … 15 sixteenths of the cell.
  private func expandEight(
    _ samples: UnsafePointer<SIMD4<Int16>>, _ count: Int, _ bytes: UnsafeMutableRawPointer
  ) {
    let places = SIMD8<Int16>(1, 1, 1, 1, 3, 3, 3, 3)
    for cell in 0..<count - 1 {
      let from = Self.twice(samples[cell])
      let way = Self.twice(samples[cell + 1]) &- from
      let quarter = (way &+ 2) &>> 2
      let first = from &+ 16 &+ ((way &+ 8) &>> 4) &* places
      let second = first &+ quarter
      let third = second &+ quarter
      let fourth = third &+ quarter
      bytes.storeBytes(
        of: SIMD16(lowHalf: packed(first), highHalf: packed(second)), toByteOffset: 32 * cell,
        as: SIMD16<UInt8>.self)
      bytes.storeBytes(
        of: SIMD16(lowHalf: packed(third), highHalf: packed(fourth)), toByteOffset: 32 * cell + 16,
        as: SIMD16<UInt8>.self)
    }
  }

  /// Expands cells of four pixels, which lie at 1, 3, 5 and 7 eighths of the cell.
  private func expandFour(
    _ samples: UnsafePointer<SIMD4<Int16>>, _ count: Int, _ bytes: UnsafeMutableRawPointer
  ) {
    let places = SIMD8<Int16>(1, 1, 1, 1, 3, 3, 3, 3)
    for cell in 0..<count - 1 {
      let from = Self.twice(samples[cell])
      let way = Self.twice(samples[cell + 1]) &- from
      let first = from &+ 16 &+ ((way &+ 4) &>> 3) &* places
      let second = first &+ ((way &+ 1) &>> 1)
      bytes.storeBytes(
        of: SIMD16(lowHalf: packed(first), highHalf: packed(second)), toByteOffset: 16 * cell,
        as: SIMD16<UInt8>.self)
    }
  }

  /// Expands cells of two pixels, which lie at 1 and 3 quarters of the cell.
  private func expandTwo(
    _ samples: UnsafePointer<SIMD4<Int16>>, _ count: Int, _ bytes: UnsafeMutableRawPointer
  ) {
    let places = SIMD8<Int16>(1, 1, 1, 1, 3, 3, 3, 3)
    for cell in 0..<count - 1 {
      let from = Self.twice(samples[cell])
      let way = Self.twice(samples[cell + 1]) &- from
      bytes.storeBytes(
        of: packed(from &+ 16 &+ ((way &+ 2) &>> 2) &* places), toByteOffset: 8 * cell,
        as: SIMD8<UInt8>.self)
    }
  }

  private func convert(
    _ samples: UnsafePointer<SIMD4<Int16>>, _ count: Int, _ bytes: UnsafeMutableRawPointer
  ) {
    for index in 0..<count {
      let pixel = packed(Self.twice(samples[index]) &+ 16).lowHalf
      bytes.storeBytes(of: pixel, toByteOffset: 4 * index, as: SIMD4<UInt8>.self)
    }
  }
}
