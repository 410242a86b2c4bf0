// SPDX-License-Identifier: MIT

/// A Gaussian blur, edges clamped: what lies outside counts as the nearest pixel inside.
///
/// `apply` is the fast form, within 2/255 of `reference`, which is the definition. It averages
/// pixels down to a grid that is at most a third of sigma wide, blurs that with a true Gaussian
/// in single precision, and interpolates back; sigma is made smaller by what averaging and
/// interpolating blur themselves. The grid hangs on the extent alone, so that repainting a part
/// gives the bytes that repainting all would have given.
///
/// Apple counterpart: `CIGaussianBlur`, the `gaussianBlur` filter of a backdrop layer · Source:
/// this project · Fidelity: approximate
public struct GaussianBlur: Hashable, Sendable {
  /// The standard deviation in pixels, from 0 (no blur) to `maximalSigma`.
  public let sigma: Double

  /// The widest blur there is.
  public static let maximalSigma = 500.0

  /// Creates a blur; a sigma that is no number or below 0 counts as 0, a wider one as the widest.
  public init(sigma: Double) {
    self.sigma = sigma > 0 ? min(sigma, Self.maximalSigma) : 0
  }

  /// How many pixels away a change can still be seen: by this dirty rectangles grow.
  public var reach: Int { GridPlan(sigma: sigma, order: .blurThenColor).reach }

  /// Blurs the pixels of `region`, reading no pixel outside of `extent`.
  ///
  /// Where a mask is given, only what it covers changes, by as much as it covers.
  public func apply(
    to pixels: PixelRows, region: PixelRectangle, extent: PixelRectangle, mask: PlacedMask? = nil
  ) {
    BackdropFilter(blur: self).apply(to: pixels, region: region, extent: extent, mask: mask)
  }

  /// The exact blur of premultiplied samples from 0 to 1, rows without gaps; slow.
  public func reference(_ samples: [SIMD4<Float>], size: PixelSize) -> [SIMD4<Float>] {
    precondition(samples.count == size.pixelCount, "a picture of \(size) has one sample a pixel")
    let kernel = GaussianKernel(sigma: sigma, reachInSigmas: 4)
    let rows = kernel.convolved(samples, count: size.width, stride: 1, lines: size.height)
    return kernel.convolved(rows, count: size.height, stride: size.width, lines: size.width)
  }
}
