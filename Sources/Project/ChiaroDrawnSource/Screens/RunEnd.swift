// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The end of a run: its limit of processor time, or its limit of time on the clock.
struct RunEnd {
  private let milliseconds: Int
  private let seconds: Double

  /// The end of a run that begins now.
  ///
  /// - Parameters:
  ///   - processor: the seconds of processor time that it may take
  ///   - clock: the seconds by the clock
  init(processor: Int, clock: Int) {
    milliseconds = SystemTime.processorMilliseconds + processor * 1_000
    seconds = SystemTime.monotonicSeconds + Double(clock)
  }

  var isOver: Bool {
    SystemTime.processorMilliseconds > milliseconds || SystemTime.monotonicSeconds > seconds
  }
}
