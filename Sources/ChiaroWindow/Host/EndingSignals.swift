// SPDX-License-Identifier: MIT

import Dispatch

/// A handler for the signals that ask the program to end, called on the main queue.
@MainActor
final class EndingSignals {
  private let sources: [any DispatchSourceSignal]

  /// Starts handling the signals in place of their default action.
  init(_ action: @escaping @MainActor () -> Void) {
    sources = Platform.endingSignals.map { number in
      Platform.ignore(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(action) }
      source.resume()
      return source
    }
  }

  /// Stops handling the signals and restores their default action.
  func cancel() {
    for source in sources { source.cancel() }
    for number in Platform.endingSignals { Platform.restore(number) }
  }
}
