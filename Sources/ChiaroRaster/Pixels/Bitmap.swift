// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A picture as pixels: red, green, blue and alpha in 8 or 16 bits each, rows from the top down.
///
/// A plain value that owns its samples. Grays have three equal channels. Rows follow each other
/// without gaps, so that a row is a range of the samples:
///
/// ```swift
/// if case .eightBit(let samples) = bitmap.samples {
///   let row = samples[bitmap.sampleRange(ofRow: 0)]  // R G B A R G B A …
/// }
/// ```
///
/// Apple counterpart: `CGImage` · Source: this project · Fidelity: approximate
public struct Bitmap: Hashable, Sendable {
  /// The channels of all pixels, four a pixel; the largest number of the type means 1.
  ///
  /// Apple counterpart: `CGDataProvider` · Source: this project · Fidelity: approximate
  public enum Samples: Hashable, Sendable {
    /// From 0 to 255.
    case eightBit([UInt8])
    /// From 0 to 65,535, in the order of bytes of the machine.
    case sixteenBit([UInt16])

    /// How many numbers there are, four times the pixels.
    public var count: Int {
      switch self {
      case .eightBit(let samples): samples.count
      case .sixteenBit(let samples): samples.count
      }
    }
  }

  /// Whether the color channels have been multiplied by alpha.
  ///
  /// Apple counterpart: `CGImageAlphaInfo` · Source: this project · Fidelity: approximate
  public enum AlphaState: UInt8, Sendable, CaseIterable {
    /// They have not: a translucent red is (1, 0, 0, ½).
    case straight
    /// They have, as encoded: a translucent red is (½, 0, 0, ½).
    case premultiplied
  }

  /// Width and height.
  public let size: PixelSize
  /// The pixels.
  public let samples: Samples
  /// How the color channels are meant: `sRGB`, `displayP3` or, with equal channels, `grayGamma22`.
  public let colorSpace: ColorSpace
  /// Whether the color channels have been multiplied by alpha.
  public let alphaState: AlphaState

  /// The spaces in which a bitmap can be.
  public static let colorSpaces: [ColorSpace] = [.sRGB, .displayP3, .grayGamma22]
  /// Red, green, blue and alpha.
  static let channelCount = 4

  /// Creates a bitmap from four samples a pixel, which must be exactly as many as the size needs.
  public init(
    size: PixelSize, samples: Samples, colorSpace: ColorSpace, alphaState: AlphaState
  ) {
    precondition(
      samples.count.isMultiple(of: Self.channelCount)
        && samples.count / Self.channelCount == size.pixelCount,
      "a bitmap of \(size) has four samples a pixel, not \(samples.count) in all")
    precondition(Self.colorSpaces.contains(colorSpace), "no bitmap can be in \(colorSpace)")
    self.size = size
    self.samples = samples
    self.colorSpace = colorSpace
    self.alphaState = alphaState
  }

  /// 8 or 16.
  public var bitsPerChannel: Int {
    switch samples {
    case .eightBit: 8
    case .sixteenBit: 16
    }
  }

  /// What the samples take in memory.
  package var byteCount: Int { samples.count * bitsPerChannel / 8 }

  /// Where the samples of a row are, which must lie within the height.
  public func sampleRange(ofRow y: Int) -> Range<Int> {
    precondition(y >= 0 && y < size.height, "row \(y) of \(size.height)")
    let length = size.width * Self.channelCount
    return y * length..<(y + 1) * length
  }
}
