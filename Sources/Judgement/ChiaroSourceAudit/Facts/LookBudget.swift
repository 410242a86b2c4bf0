// SPDX-License-Identifier: MIT

/// What looking at one file may take: places, steps around them, and time as a last resort.
///
/// Places and steps are counted in the order of the file, so that the same file gives the same
/// facts everywhere.
struct LookBudget {
  /// The most places that are looked at; a file with more of them is data.
  static let places = 5_000
  /// The most steps that are taken from places to what stands around them.
  static let steps = 500_000
  /// The time after which nothing more is looked at.
  static let time = FileTime.Limit(seconds: 15, processorSeconds: 5)

  private(set) var placeCount = 0
  private(set) var stepCount = 0
  private var isLate = false
  private let start = FileTime.now

  /// Counts a place with the steps that it took.
  mutating func take(_ steps: Int) {
    placeCount += 1
    stepCount += steps
    if placeCount.isMultiple(of: 64), start.exceeds(Self.time) { isLate = true }
  }

  /// Whether the steps or the time are used up, so that nothing costly is done any more.
  var isExhausted: Bool { stepCount >= Self.steps || isLate }

  /// What was more than a file may have, in words; nil while there is some of everything.
  var excess: String? {
    if placeCount >= Self.places { return "more than \(Self.places) places with colors" }
    if stepCount >= Self.steps { return "more than \(Self.steps) steps to look around its colors" }
    return isLate ? "reading takes longer than \(Self.time.seconds) seconds" : nil
  }
}
