// SPDX-License-Identifier: MIT

public import ChiaroColor

/// What a material does to the pixels behind it: a Gaussian blur and a change of colors.
///
/// ```swift
/// var stage = ColorStage()
/// stage.saturation = 1.8
/// let filter = BackdropFilter(blur: GaussianBlur(sigma: 30), color: stage)
/// let grown = filter.reach  // by this dirty rectangles grow
/// ```
///
/// On a flat background the pixels are within 0.6/255 of `ColorStage.exact`. A part of a picture
/// that is repainted gets the bytes that the whole would have got, as long as the extent is the
/// same and the pixels of the extent within `reach` are what lies behind.
///
/// Pixels are premultiplied. A translucent backdrop keeps its alpha: its color changes as if it
/// were opaque.
///
/// Apple counterpart: `CABackdropLayer` with its filters · Source: Documentation/Fidelity.md ·
/// Fidelity: measured on flat backgrounds, approximate elsewhere
public struct BackdropFilter: Hashable, Sendable {
  /// What comes first.
  ///
  /// Apple counterpart: `blurAtEnd` of a material's recipe · Source: Documentation/Fidelity.md ·
  /// Fidelity: approximate
  public enum Order: Hashable, Sendable, CaseIterable {
    /// The colors of the blurred picture change.
    case blurThenColor
    /// Colors change before the blur, on averages over a few pixels where the blur is wide: what a
    /// fine pattern gives is the color of its average.
    case colorThenBlur
  }

  /// The blur.
  public var blur: GaussianBlur
  /// What comes first.
  public var order: Order
  /// What happens to colors; nil for nothing.
  public var color: ColorStage?

  /// Creates a filter.
  public init(
    blur: GaussianBlur, order: Order = .blurThenColor, color: ColorStage? = nil
  ) {
    self.blur = blur
    self.order = order
    self.color = color
  }

  /// How many pixels away a change behind the material can still be seen in it.
  public var reach: Int { GridPlan(sigma: blur.sigma, order: order).reach }

  /// Changes the pixels of `region`, reading no pixel outside of `extent`.
  ///
  /// The extent is all that lies behind the material, usually the view's rectangle; beyond its
  /// edges the nearest pixel inside counts. What of the region lies outside of the extent or the
  /// frame is left out. Where a mask is given, only what it covers changes, by as much as it
  /// covers.
  public func apply(
    to pixels: PixelRows, region: PixelRectangle, extent: PixelRectangle, mask: PlacedMask? = nil
  ) {
    let extent = extent.intersection(PixelRectangle(pixels.size))
    var region = region.intersection(extent)
    if let mask { region = region.intersection(mask.frame) }
    guard !region.isEmpty else { return }
    BackdropPass(self, pixels: pixels, extent: extent).run(region, mask: mask)
  }

  /// The exact filter on premultiplied samples from 0 to 1, rows without gaps; slow.
  ///
  /// Each sample's own color changes, in double precision, before or after the exact blur.
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
