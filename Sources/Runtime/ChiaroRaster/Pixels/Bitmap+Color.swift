// SPDX-License-Identifier: MIT

public import ChiaroColor

extension Bitmap {
  /// Returns the color of a pixel with straight alpha; the coordinates must lie within the size.
  ///
  /// A premultiplied pixel with an alpha of 0 has lost its color and is returned as `clear`. To
  /// read all pixels, use `samples`, which is faster.
  public func color(x: Int, y: Int) -> Color {
    precondition(x >= 0 && x < size.width, "there is no column \(x) in a width of \(size.width)")
    let first = sampleRange(ofRow: y).lowerBound + x * Self.channelCount
    switch samples {
    case .eightBit(let samples): return color(samples, at: first)
    case .sixteenBit(let samples): return color(samples, at: first)
    }
  }

  private func color<Sample: ChannelSample>(_ samples: [Sample], at first: Int) -> Color {
    let scale = Double(Sample.max)
    let alpha = Double(samples[first + 3]) / scale
    var color: ColorComponents = [
      Double(samples[first]), Double(samples[first + 1]), Double(samples[first + 2]),
    ]
    color /= scale
    if alphaState == .premultiplied {
      color = alpha > 0 ? (color / alpha).clamped(lowerBound: .zero, upperBound: .one) : .zero
    }
    return Color(colorSpace, color, alpha: alpha)
  }
}
