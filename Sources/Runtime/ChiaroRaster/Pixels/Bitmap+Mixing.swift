// SPDX-License-Identifier: MIT

extension Bitmap {
  /// Returns a weighted sum of bitmaps of the same form, as in a cross-fade; nil if the array is
  /// empty.
  ///
  /// Each sample is the sum of the bitmaps' samples multiplied by their shares, with an error of at
  /// most 0.51 of the smallest difference between two samples. If a share is 1, the result is that
  /// bitmap. Alpha is treated like any other channel, so translucent bitmaps should be
  /// premultiplied. All bitmaps must have the same size, depth, color space and alpha state.
  ///
  /// - Parameter parts: the bitmaps and their shares, from 0 to 1, which add up to 1
  /// - Returns: the mixed bitmap, which has the same form
  /// - Complexity: O(pixels × parts)
  public static func mix(_ parts: [(bitmap: Bitmap, share: Double)]) -> Bitmap? {
    guard let first = parts.first?.bitmap else { return nil }
    precondition(
      parts.allSatisfy { $0.bitmap.hasForm(of: first) },
      "only pictures of the same size and format can be mixed")
    if let whole = parts.first(where: { $0.share >= 1 }) { return whole.bitmap }
    let samples: Samples
    switch first.samples {
    case .eightBit:
      samples = .eightBit(
        mix(
          parts.map { part in
            if case .eightBit(let samples) = part.bitmap.samples { samples } else { [] }
          }, shares(parts)))
    case .sixteenBit:
      samples = .sixteenBit(
        mix(
          parts.map { part in
            if case .sixteenBit(let samples) = part.bitmap.samples { samples } else { [] }
          }, shares(parts)))
    }
    return Bitmap(
      size: first.size, samples: samples, colorSpace: first.colorSpace,
      alphaState: first.alphaState)
  }

  private func hasForm(of other: Bitmap) -> Bool {
    size == other.size && bitsPerChannel == other.bitsPerChannel
      && colorSpace == other.colorSpace && alphaState == other.alphaState
  }

  /// Returns the shares in units of 1/65,536, adding up to 1.
  private static func shares(_ parts: [(bitmap: Bitmap, share: Double)]) -> [UInt32] {
    var rest: UInt32 = 1 << 16
    return parts.enumerated().map { index, part in
      let wanted = UInt32((min(max(part.share, 0), 1) * 65_536).rounded())
      let share = index == parts.count - 1 ? rest : min(wanted, rest)
      rest -= share
      return share
    }
  }

  private static func mix<Sample: ChannelSample>(
    _ pictures: [[Sample]], _ shares: [UInt32]
  ) -> [Sample] {
    var sums = [UInt32](repeating: 1 << 15, count: pictures[0].count)
    for (samples, share) in zip(pictures, shares) {
      sums.withUnsafeMutableBufferPointer { sums in
        samples.withUnsafeBufferPointer { samples in
          for index in sums.indices { sums[index] &+= UInt32(samples[index]) &* share }
        }
      }
    }
    return sums.map { Sample(truncatingIfNeeded: $0 &>> 16) }
  }
}
