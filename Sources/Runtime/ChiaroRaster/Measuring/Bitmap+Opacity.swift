// SPDX-License-Identifier: MIT

extension Bitmap {
  /// Whether every pixel is fully opaque; true for a bitmap without pixels.
  ///
  /// - Complexity: O(pixels); stops at the first translucent pixel
  public var isFullyOpaque: Bool {
    switch samples {
    case .eightBit(let samples): Self.isFullyOpaque(samples)
    case .sixteenBit(let samples): Self.isFullyOpaque(samples)
    }
  }

  /// The fraction of pixels that are fully opaque, from 0 to 1; 1 for a bitmap without pixels.
  ///
  /// - Complexity: O(pixels)
  public var opaqueFraction: Double {
    let count =
      switch samples {
      case .eightBit(let samples): Self.opaqueCount(samples)
      case .sixteenBit(let samples): Self.opaqueCount(samples)
      }
    return size.pixelCount == 0 ? 1 : Double(count) / Double(size.pixelCount)
  }

  private static func isFullyOpaque<Sample: ChannelSample>(_ samples: [Sample]) -> Bool {
    samples.withUnsafeBufferPointer { samples in
      stride(from: 3, to: samples.count, by: channelCount).allSatisfy { samples[$0] == .max }
    }
  }

  private static func opaqueCount<Sample: ChannelSample>(_ samples: [Sample]) -> Int {
    samples.withUnsafeBufferPointer { samples in
      var count = 0
      for index in stride(from: 3, to: samples.count, by: channelCount) {
        count += samples[index] == .max ? 1 : 0
      }
      return count
    }
  }
}
