// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A moment of this process, by two clocks: on a machine with other work to do, time passes in
/// which nothing is done.
struct FileTime: Sendable {
  /// The seconds of the monotonic clock.
  var seconds: Double
  /// The processor time of the process, in milliseconds.
  var processorMilliseconds: Int

  /// The present moment.
  static var now: FileTime {
    FileTime(
      seconds: SystemTime.monotonicSeconds,
      processorMilliseconds: SystemTime.processorMilliseconds)
  }

  /// What work on one file may take: both have to pass.
  struct Limit: Sendable {
    var seconds: Int
    var processorSeconds: Int
  }

  /// Whether more than a limit has passed since this moment.
  func exceeds(_ limit: Limit, at moment: FileTime = .now) -> Bool {
    moment.seconds - seconds > Double(limit.seconds)
      && moment.processorMilliseconds - processorMilliseconds > limit.processorSeconds * 1000
  }
}
