// SPDX-License-Identifier: MIT

import ChiaroSystem
import Dispatch

/// A handler for the signals that ask the program to end, called on the main queue.
@MainActor
final class EndingSignals {
  /// The signals that ask the program to end: SIGTERM, as when a session closes, and SIGINT, as for
  /// Control-C.
  private static let signals: [Signal] = [.terminate, .interrupt]

  private let sources: [any DispatchSourceSignal]

  /// Starts handling the signals in place of their default action.
  init(_ action: @escaping @MainActor () -> Void) {
    sources = Self.signals.map { signal in
      signal.ignore()
      let source = DispatchSource.makeSignalSource(signal: signal.rawValue, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(action) }
      source.resume()
      return source
    }
  }

  /// Stops handling the signals and restores their default action.
  func cancel() {
    for source in sources { source.cancel() }
    for signal in Self.signals { signal.restore() }
  }
}
