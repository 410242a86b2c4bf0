// SPDX-License-Identifier: MIT

/// Which grid a blur works on.
///
/// Sample 0 lies on the left or top edge of the extent, the next one `step` pixels further; where
/// the step is 1, samples lie on the pixels themselves.
struct GridPlan {
  /// The pixels between two samples, a power of two.
  let step: Int
  /// The pixels between two samples of the finer grid that is read first.
  let firstStep: Int
  /// The blur on the grid.
  let kernel: GaussianKernel

  /// Sigma has at least this many steps: interpolation is then within 0.4/255 of the curve.
  private static let stepsInSigma = 3.0
  /// The widest step for which sums of pixels fit 16 bits.
  private static let widestFirstStep = 8
  /// What Apple's backdrops are shrunk to before their colors change is a quarter; narrow blurs
  /// would show that.
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

  /// How many pixels away a change can still be seen.
  var reach: Int { step == 1 ? kernel.radius : (kernel.radius + 2) * step }

  /// How many samples of the first grid are from one sample of the grid to the next.
  var ratio: Int { step / firstStep }

  /// The index of the last sample that lies within `length` pixels, or just behind them.
  static func lastSample(_ length: Int, step: Int) -> Int {
    step == 1 ? length - 1 : (length + step - 1) / step
  }

  /// The samples between which a range of pixels lies.
  func samples(around pixels: Range<Int>) -> ClosedRange<Int> {
    step == 1
      ? pixels.lowerBound...pixels.upperBound - 1
      : pixels.lowerBound / step...(pixels.upperBound - 1) / step + 1
  }

  /// The samples that a blur of others reads; −1 and one more than the last stand for what is
  /// outside.
  func neighbors(of samples: ClosedRange<Int>, length: Int) -> ClosedRange<Int> {
    let last = Self.lastSample(length, step: step) + 1
    return max(
      samples.lowerBound - kernel.radius, -1)...min(
        samples.upperBound + kernel.radius, last)
  }

  /// What averaging and interpolating blur by themselves, in square pixels.
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
