// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A bitmap image with red, green, blue and alpha of 8 or 16 bits each, in rows from the top down.
///
/// A bitmap is a plain value that owns its samples. Grays have three equal channels. Rows follow
/// one another without gaps, so each row is a range of the samples:
///
/// ```swift
/// if case .eightBit(let samples) = bitmap.samples {
///   let row = samples[bitmap.sampleRange(ofRow: 0)]  // R G B A R G B A …
/// }
/// ```
///
/// Apple counterpart: `CGImage` · Source: this project · Fidelity: approximate, RGBA only
public struct Bitmap: Hashable, Sendable {
  /// The channels of all pixels, four per pixel; the largest value of the sample type means 1.
  ///
  /// Apple counterpart: `CGDataProvider` · Source: this project · Fidelity: approximate, in memory
  public enum Samples: Hashable, Sendable {
    /// Samples from 0 to 255.
    case eightBit([UInt8])
    /// Samples from 0 to 65,535, in the machine's byte order.
    case sixteenBit([UInt16])

    /// The number of samples, which is four times the number of pixels.
    public var count: Int {
      switch self {
      case .eightBit(let samples): samples.count
      case .sixteenBit(let samples): samples.count
      }
    }
  }

  /// Whether the color channels are premultiplied by alpha.
  ///
  /// Apple counterpart: `CGImageAlphaInfo` · Source: this project · Fidelity: approximate, two
  /// cases only
  public enum AlphaState: UInt8, Sendable, CaseIterable {
    /// The color channels are not multiplied by alpha: a translucent red is (1, 0, 0, ½).
    case straight
    /// The encoded color channels are multiplied by alpha: a translucent red is (½, 0, 0, ½).
    case premultiplied
  }

  /// The width and height in pixels.
  public let size: PixelSize
  /// The channels of all pixels, row by row from the top: red, green, blue, alpha.
  public let samples: Samples
  /// The color space of the samples: `sRGB`, `displayP3`, or `grayGamma22` with three equal
  /// channels.
  public let colorSpace: ColorSpace
  /// Whether the color channels are premultiplied by alpha.
  public let alphaState: AlphaState

  /// The color spaces that a bitmap can have.
  public static let colorSpaces: [ColorSpace] = [.sRGB, .displayP3, .grayGamma22]
  /// The number of channels: red, green, blue and alpha.
  static let channelCount = 4

  /// Creates a bitmap from four samples per pixel; the number of samples must match the size.
  public init(
    size: PixelSize, samples: Samples, colorSpace: ColorSpace, alphaState: AlphaState
  ) {
    precondition(
      samples.count.isMultiple(of: Self.channelCount)
        && samples.count / Self.channelCount == size.pixelCount,
      "a bitmap of \(size) needs four samples per pixel, not \(samples.count) in all")
    precondition(Self.colorSpaces.contains(colorSpace), "a bitmap cannot be in \(colorSpace)")
    self.size = size
    self.samples = samples
    self.colorSpace = colorSpace
    self.alphaState = alphaState
  }

  /// The bits per channel, 8 or 16.
  public var bitsPerChannel: Int {
    switch samples {
    case .eightBit: 8
    case .sixteenBit: 16
    }
  }

  /// The memory that the samples take, in bytes.
  package var byteCount: Int { samples.count * bitsPerChannel / 8 }

  /// Returns the range of a row's samples; the row must exist.
  public func sampleRange(ofRow y: Int) -> Range<Int> {
    precondition(y >= 0 && y < size.height, "there is no row \(y) in a height of \(size.height)")
    let length = size.width * Self.channelCount
    return y * length..<(y + 1) * length
  }
}
