// SPDX-License-Identifier: MIT

import ChiaroRaster
import Synchronization

/// What is left of a budget; several threads draw on it.
final class BudgetAccount: Sendable {
  private let budget: DecodingBudget
  private let state = Mutex(State())

  private struct State {
    /// What pictures took, added up.
    var spent = Duration.zero
    /// What they took beyond the time that each has of its own.
    var slow = Duration.zero
    /// How many could not be read although only their own time was left.
    var hopelessCount = 0
    var byteCount = 0
    var pictureCount = 0
  }

  /// What each picture has of its own.
  static let own = Duration.milliseconds(250)
  /// No picture gets more of the rest.
  private static let largestShare = 4
  /// How many pictures may use up their own time when there is no other, each with a helper that
  /// has to be started anew.
  private static let hopelessCount = 40
  /// All pictures together may take so many times what slow ones may.
  private static let longestRun = 20

  init(_ budget: DecodingBudget) { self.budget = budget }

  /// Takes a picture on, or says that nothing is left for it.
  func admit(_ format: ImageFormat, byteCount: Int) throws(ImageError) {
    try state.withLock { state throws(ImageError) in
      guard state.pictureCount < budget.pictureCount else {
        throw leftOut(format, "beyond the \(budget.pictureCount) pictures of a run")
      }
      guard byteCount <= budget.byteCount - state.byteCount else {
        throw leftOut(format, "beyond the \(budget.byteCount) bytes of all pictures")
      }
      let isWorthATry =
        state.hopelessCount < Self.hopelessCount && state.spent < budget.time * Self.longestRun
      guard isWorthATry else { throw outOfTime(format) }
      state.pictureCount += 1
      state.byteCount += byteCount
    }
  }

  /// How long the next picture may take.
  var share: Duration {
    state.withLock { Self.own + max(.zero, budget.time - $0.slow) / Self.largestShare }
  }

  /// Notes what a picture took of the time that it was given, and whether that was too short.
  func charge(_ duration: Duration, of share: Duration, isTooShort: Bool) {
    state.withLock { state in
      state.spent += duration
      state.slow += max(.zero, duration - Self.own)
      if isTooShort && share <= Self.own + Self.nothing { state.hopelessCount += 1 }
    }
  }

  /// Less than this is as good as none.
  private static let nothing = Duration.milliseconds(20)

  /// The error for a picture that did not get the time that it would have otherwise.
  func outOfTime(_ format: ImageFormat) -> ImageError {
    leftOut(format, "beyond its share of the \(budget.time) for slow pictures")
  }

  private func leftOut(_ format: ImageFormat, _ reason: String) -> ImageError {
    ImageError(.leftOut, format, reason)
  }
}
