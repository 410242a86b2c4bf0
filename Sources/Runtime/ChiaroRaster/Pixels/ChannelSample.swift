// SPDX-License-Identifier: MIT

/// An integer type of a bitmap's channels; its largest value stands for 1.
protocol ChannelSample: FixedWidthInteger, UnsignedInteger, Sendable {
  /// Returns the value of a table of 256 entries for the sample, interpolated where it lies between
  /// two.
  func looked(upIn table: [Float]) -> Float
  /// The sample in 16 bits: the same fraction of the largest value.
  var widened: UInt16 { get }
}

extension UInt8: ChannelSample {
  @inline(__always)
  func looked(upIn table: [Float]) -> Float { table[Int(self)] }

  @inline(__always)
  var widened: UInt16 { UInt16(self) * 257 }
}

extension UInt16: ChannelSample {
  // 65,535 is 257 × 255: whole steps of 257 hit an entry, and between two of them the transfer
  // curves bend so little that a straight line is off by less than 5e-6.
  @inline(__always)
  func looked(upIn table: [Float]) -> Float {
    let (entry, rest) = quotientAndRemainder(dividingBy: 257)
    if rest == 0 { return table[Int(entry)] }
    let low = table[Int(entry)]
    return low + (table[Int(entry) + 1] - low) * Float(rest) / 257
  }

  @inline(__always)
  var widened: UInt16 { self }
}

extension ChannelSample {
  /// Returns the straight channel of a premultiplied one, rounded; 0 where alpha is 0.
  @inline(__always)
  func divided(byAlpha alpha: Self) -> Self {
    if alpha == .max { return self }
    if alpha == 0 { return 0 }
    let straight = (UInt32(self) * UInt32(Self.max) + UInt32(alpha) / 2) / UInt32(alpha)
    return Self(Swift.min(straight, UInt32(Self.max)))
  }

  /// The smallest alpha that counts as covered: half of the largest value.
  static var half: Self { Self.max / 2 + 1 }
}

extension UInt32 {
  /// The premultiplied pixel, red lowest and alpha highest, with straight alpha.
  package var straightPixel: UInt32 {
    let alpha = UInt8(truncatingIfNeeded: self >> 24)
    var pixel = UInt32(alpha) << 24
    for shift in stride(from: UInt32(0), to: 24, by: 8) {
      let channel = UInt8(truncatingIfNeeded: self >> shift)
      pixel |= UInt32(channel.divided(byAlpha: alpha)) << shift
    }
    return pixel
  }
}

extension Bitmap.AlphaState {
  /// Returns the straight red, green and blue of the pixel that begins at a sample.
  @inline(__always)
  func straight<Sample: ChannelSample>(
    _ samples: UnsafeBufferPointer<Sample>, at first: Int
  ) -> (red: Sample, green: Sample, blue: Sample) {
    let (red, green, blue) = (samples[first], samples[first + 1], samples[first + 2])
    guard self == .premultiplied else { return (red, green, blue) }
    let alpha = samples[first + 3]
    return (
      red.divided(byAlpha: alpha), green.divided(byAlpha: alpha), blue.divided(byAlpha: alpha)
    )
  }
}
