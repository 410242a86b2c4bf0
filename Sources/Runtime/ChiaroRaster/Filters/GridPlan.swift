// SPDX-License-Identifier: MIT

/// The grid on which a blur is computed.
///
/// Sample 0 lies on the left or top edge of the extent, the next one `step` pixels further; where
/// the step is 1, samples lie on the pixels themselves.
struct GridPlan {
  /// The distance of two samples in pixels, a power of two.
  let step: Int
  /// The distance of two samples in pixels on the finer grid that is read first.
  let firstStep: Int
  /// The blur of the grid.
  let kernel: GaussianKernel

  /// The smallest sigma in steps, with which interpolation is within 0.4/255 of the curve.
  private static let stepsInSigma = 3.0
  /// The widest step for which sums of pixels fit 16 bits.
  private static let widestFirstStep = 8
  /// Returns the step of the grid whose colors change first: 4, as for Apple's backdrops, or 2 for
  /// narrow blurs, which would show that.
  private static func colorStep(_ sigma: Double) -> Int { sigma < 25 ? 2 : 4 }

  init(sigma: Double, order: BackdropFilter.Order) {
    var step = 1
    while Double(2 * step) * Self.stepsInSigma <= sigma { step *= 2 }
    self.step = step
    firstStep = min(step, order == .blurThenColor ? Self.widestFirstStep : Self.colorStep(sigma))
    let rest = sigma * sigma - Self.variance(step: step, firstStep: firstStep)
    let width = Double(step)
    kernel = GaussianKernel(
      sigma: step == 1 ? sigma : rest.squareRoot() / width, reachInSigmas: step == 1 ? 4 : 3.5)
  }

  /// The distance in pixels over which a change is visible.
  var reach: Int { step == 1 ? kernel.radius : (kernel.radius + 2) * step }

  /// The number of samples of the finer grid per sample of the grid.
  var ratio: Int { step / firstStep }

  /// Returns the index of the last sample for a length in pixels, which may lie just past the end.
  static func lastSample(_ length: Int, step: Int) -> Int {
    step == 1 ? length - 1 : (length + step - 1) / step
  }

  /// Returns the range of samples that enclose a range of pixels.
  func samples(around pixels: Range<Int>) -> ClosedRange<Int> {
    step == 1
      ? pixels.lowerBound...pixels.upperBound - 1
      : pixels.lowerBound / step...(pixels.upperBound - 1) / step + 1
  }

  /// Returns the range of samples that a blur reads; −1 and one past the last index stand for
  /// samples outside.
  func neighbors(of samples: ClosedRange<Int>, length: Int) -> ClosedRange<Int> {
    let last = Self.lastSample(length, step: step) + 1
    return max(
      samples.lowerBound - kernel.radius, -1)...min(
        samples.upperBound + kernel.radius, last)
  }

  /// Returns the variance of the blur by averaging and interpolation themselves, in square pixels.
  ///
  /// A box of n pixels has (n² − 1) / 12; the first average is a box of n over one of n + 1, the
  /// second a tent of 2 m − 1 samples; interpolation has h² / 6 + 1 / 12 on average.
  private static func variance(step: Int, firstStep: Int) -> Double {
    if step == 1 { return 0 }
    let (whole, first) = (Double(step), Double(firstStep))
    let ratio = whole / first
    let boxes = (first * first - 1 + (first + 1) * (first + 1) - 1) / 12
    let tent = (ratio * ratio - 1) / 6 * first * first
    return boxes + tent + whole * whole / 6 + 1.0 / 12
  }
}
