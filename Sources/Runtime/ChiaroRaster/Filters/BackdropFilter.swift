// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The filter that a material applies to the pixels behind it: a Gaussian blur and a change of
/// colors.
///
/// ```swift
/// var stage = ColorStage()
/// stage.saturation = 1.8
/// let filter = BackdropFilter(blur: GaussianBlur(sigma: 30), color: stage)
/// let margin = filter.reach  // the pixels to add to dirty rectangles on all sides
/// ```
///
/// On a flat background, the pixels are within 0.6/255 of `ColorStage.exact`. Repainting a part of
/// a picture gives the same bytes as repainting all of it if the extent is the same and the pixels
/// of the extent within `reach` of the part show the backdrop.
///
/// Pixels are premultiplied. A translucent backdrop keeps its alpha: its color changes as if it
/// were opaque.
///
/// Apple counterpart: `CABackdropLayer` with its filters · Source: Documentation/Fidelity.md ·
/// Fidelity: measured on flat backgrounds, approximate elsewhere
public struct BackdropFilter: Hashable, Sendable {
  /// The order of the blur and the color change.
  ///
  /// Apple counterpart: `blurAtEnd` of a material's recipe · Source: Documentation/Fidelity.md ·
  /// Fidelity: approximate, before a wide blur the colors of averaged pixels are changed instead of
  /// each pixel's
  public enum Order: Hashable, Sendable, CaseIterable {
    /// The picture is blurred first, and then its colors are changed.
    case blurThenColor
    /// The colors are changed first, and then the result is blurred.
    ///
    /// If sigma is 6 pixels or more, the filter changes averages of a few pixels instead of single
    /// pixels, so a fine pattern is changed as its average color.
    case colorThenBlur
  }

  /// The blur of the pixels behind the material.
  public var blur: GaussianBlur
  /// The order of the blur and the color change.
  public var order: Order
  /// The change of the colors behind the material; nil for none.
  public var color: ColorStage?

  /// Creates a filter.
  public init(
    blur: GaussianBlur, order: Order = .blurThenColor, color: ColorStage? = nil
  ) {
    self.blur = blur
    self.order = order
    self.color = color
  }

  /// The distance in pixels over which a pixel behind the material affects the result.
  public var reach: Int { GridPlan(sigma: blur.sigma, order: order).reach }

  /// Filters the pixels of `region` in place, without reading pixels outside of `extent`.
  ///
  /// The extent is the whole backdrop of the material, usually the view's rectangle; a pixel beyond
  /// its edges counts as the nearest pixel inside. Parts of the region outside of the extent or the
  /// frame are skipped. A mask limits the change in proportion to its coverage.
  public func apply(
    to pixels: PixelRows, region: PixelRectangle, extent: PixelRectangle, mask: PlacedMask? = nil
  ) {
    let extent = extent.intersection(PixelRectangle(pixels.size))
    var region = region.intersection(extent)
    if let mask { region = region.intersection(mask.frame) }
    guard !region.isEmpty else { return }
    BackdropPass(self, pixels: pixels, extent: extent).run(region, mask: mask)
  }

  /// Returns the exact filter's result for premultiplied samples from 0 to 1, in rows without gaps;
  /// it is slow.
  ///
  /// The color of each sample is changed in double precision, before or after the exact blur.
  public func reference(_ samples: [SIMD4<Float>], size: PixelSize) -> [SIMD4<Float>] {
    guard let color else { return blur.reference(samples, size: size) }
    let changed: (SIMD4<Float>) -> SIMD4<Float> = { sample in
      guard sample.w > 0 else { return .zero }
      let straight = SIMD3(sample.x, sample.y, sample.z) / sample.w
      let clamped = straight.clamped(lowerBound: .zero, upperBound: .one)
      return SIMD4(SIMD3<Float>(color.exact(SIMD3<Double>(clamped))), 1) * sample.w
    }
    switch order {
    case .blurThenColor: return blur.reference(samples, size: size).map(changed)
    case .colorThenBlur: return blur.reference(samples.map(changed), size: size)
    }
  }
}
