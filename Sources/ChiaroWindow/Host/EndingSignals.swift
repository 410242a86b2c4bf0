// SPDX-License-Identifier: MIT

import ChiaroSystem
import Dispatch

/// Hears the signals by which a program is asked to end, on the main queue.
@MainActor
final class EndingSignals {
  /// What asks a program to end: a session that closes, and Control-C.
  private static let signals: [Signal] = [.terminate, .interrupt]

  private let sources: [any DispatchSourceSignal]

  /// Listens from now on, instead of being ended by them.
  init(_ action: @escaping @MainActor () -> Void) {
    sources = Self.signals.map { signal in
      signal.ignore()
      let source = DispatchSource.makeSignalSource(signal: signal.rawValue, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(action) }
      source.resume()
      return source
    }
  }

  /// Lets them end the program again.
  func cancel() {
    for source in sources { source.cancel() }
    for signal in Self.signals { signal.restore() }
  }
}
