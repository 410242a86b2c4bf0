// SPDX-License-Identifier: MIT

import ChiaroRaster
import Synchronization

/// The state of a decoding budget, which several threads share.
final class BudgetAccount: Sendable {
  private let budget: DecodingBudget
  private let state = Mutex(State())

  private struct State {
    /// The total time of all pictures.
    var spent = Duration.zero
    /// The total time of all pictures beyond `own`, the time that each may take in any case.
    var slow = Duration.zero
    /// The number of pictures that failed when only the time `own` was left.
    var hopelessCount = 0
    var byteCount = 0
    var pictureCount = 0
  }

  /// The time that each picture may take in any case, beside the time for slow pictures.
  static let own = Duration.milliseconds(250)
  /// The divisor of the remaining time for slow pictures that gives the largest share of one of
  /// them.
  private static let largestShare = 4
  /// The largest number of pictures that may fail when only the time `own` is left; each costs the
  /// start of a new helper.
  private static let hopelessCount = 40
  /// The largest total time of all pictures, as a multiple of the time for slow ones.
  private static let longestRun = 20

  init(_ budget: DecodingBudget) { self.budget = budget }

  /// Admits a picture, or throws when nothing of the budget is left for the picture.
  func admit(_ format: ImageFormat, byteCount: Int) throws(ImageError) {
    try state.withLock { state throws(ImageError) in
      guard state.pictureCount < budget.pictureCount else {
        throw leftOut(format, "more than \(budget.pictureCount) pictures in one run")
      }
      guard byteCount <= budget.byteCount - state.byteCount else {
        throw leftOut(format, "all pictures together have more than \(budget.byteCount) bytes")
      }
      let isWorthATry =
        state.hopelessCount < Self.hopelessCount && state.spent < budget.time * Self.longestRun
      guard isWorthATry else { throw outOfTime(format) }
      state.pictureCount += 1
      state.byteCount += byteCount
    }
  }

  /// The time that the next picture may take.
  var share: Duration {
    state.withLock { Self.own + max(.zero, budget.time - $0.slow) / Self.largestShare }
  }

  /// Records the time that a picture took of its share, and whether that was too short.
  func charge(_ duration: Duration, of share: Duration, isTooShort: Bool) {
    state.withLock { state in
      state.spent += duration
      state.slow += max(.zero, duration - Self.own)
      if isTooShort && share <= Self.own + Self.nothing { state.hopelessCount += 1 }
    }
  }

  /// The remaining time that counts as none.
  private static let nothing = Duration.milliseconds(20)

  /// Returns the error for a picture whose share of the time was too short.
  func outOfTime(_ format: ImageFormat) -> ImageError {
    leftOut(format, "it takes more than its share of the \(budget.time) for slow pictures")
  }

  private func leftOut(_ format: ImageFormat, _ reason: String) -> ImageError {
    ImageError(.leftOut, format, reason)
  }
}
