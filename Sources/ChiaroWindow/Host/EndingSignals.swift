// SPDX-License-Identifier: MIT

import Dispatch

/// Hears the signals by which a program is asked to end, on the main queue.
@MainActor
final class EndingSignals {
  private let sources: [any DispatchSourceSignal]

  /// Listens from now on, instead of being ended by them.
  init(_ action: @escaping @MainActor () -> Void) {
    sources = Platform.endingSignals.map { number in
      Platform.ignore(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(action) }
      source.resume()
      return source
    }
  }

  /// Lets them end the program again.
  func cancel() {
    for source in sources { source.cancel() }
    for number in Platform.endingSignals { Platform.restore(number) }
  }
}
