// SPDX-License-Identifier: MIT

/// A Gaussian blur with clamped edges: a pixel outside counts as the nearest pixel inside.
///
/// `reference` defines the result, and `apply` is the fast form, whose result is within 2/255 of
/// it. It averages pixels to a grid with cells of at most a third of sigma, blurs the grid with a
/// true Gaussian in single precision, and interpolates back. Sigma is reduced to make up for the
/// blur of averaging and interpolation. The grid depends only on the extent, so repainting a part
/// gives the same bytes as repainting everything.
///
/// Apple counterpart: `CIGaussianBlur`, the `gaussianBlur` filter of a backdrop layer · Source:
/// this project · Fidelity: approximate, within 2/255 of a Gaussian
public struct GaussianBlur: Hashable, Sendable {
  /// The standard deviation in pixels, from 0 (no blur) to `maximalSigma`.
  public let sigma: Double

  /// The largest standard deviation in pixels, 500.
  public static let maximalSigma = 500.0

  /// Creates a blur with a sigma in pixels, clamped to the range from 0 to `maximalSigma`; NaN
  /// counts as 0.
  public init(sigma: Double) {
    self.sigma = sigma > 0 ? min(sigma, Self.maximalSigma) : 0
  }

  /// The distance in pixels over which a pixel affects the blurred result.
  ///
  /// A region to redraw must be extended by this distance on all sides.
  public var reach: Int { GridPlan(sigma: sigma, order: .blurThenColor).reach }

  /// Blurs the pixels of `region` in place, without reading pixels outside of `extent`; both are in
  /// pixels.
  ///
  /// A mask limits the change in proportion to its coverage.
  public func apply(
    to pixels: PixelRows, region: PixelRectangle, extent: PixelRectangle, mask: PlacedMask? = nil
  ) {
    BackdropFilter(blur: self).apply(to: pixels, region: region, extent: extent, mask: mask)
  }

  /// Returns the exact blur of premultiplied samples from 0 to 1; it is slow.
  ///
  /// - Parameters:
  ///   - samples: red, green, blue and alpha of each pixel, in rows without gaps
  ///   - size: the width and height in pixels
  /// - Returns: the blurred samples, in the same order
  public func reference(_ samples: [SIMD4<Float>], size: PixelSize) -> [SIMD4<Float>] {
    precondition(
      samples.count == size.pixelCount,
      "a picture of \(size) needs one sample per pixel")
    let kernel = GaussianKernel(sigma: sigma, reachInSigmas: 4)
    let rows = kernel.convolved(samples, count: size.width, stride: 1, lines: size.height)
    return kernel.convolved(rows, count: size.height, stride: size.width, lines: size.width)
  }
}
