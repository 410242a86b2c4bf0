// SPDX-License-Identifier: MIT

import ChiaroSystem

/// When a run is over: what took too long of the processor, or of the time of whoever waits for it.
struct RunEnd {
  private let milliseconds: Int
  private let seconds: Double

  /// The end of a run that begins now.
  ///
  /// - Parameters:
  ///   - processor: the seconds of the processor that it may take
  ///   - clock: the seconds by the clock
  init(processor: Int, clock: Int) {
    milliseconds = SystemTime.processorMilliseconds + processor * 1_000
    seconds = SystemTime.monotonicSeconds + Double(clock)
  }

  var isOver: Bool {
    SystemTime.processorMilliseconds > milliseconds || SystemTime.monotonicSeconds > seconds
  }
}
