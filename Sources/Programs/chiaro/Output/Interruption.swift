// SPDX-License-Identifier: MIT

import ChiaroSystem
import Dispatch

/// The signals by which a person or the system asks a program to end.
enum Interruption {
  private static let ends: [Signal] = [.interrupt, .terminate]

  /// Keeps the signals for `wait`; to be called before the first thread is started.
  static func prepare() {
    Signal.block(ends)
    Signal.brokenPipe.ignore()
  }

  /// Waits for one of the signals, or until nobody reads standard output any more.
  static func wait() {
    // A look every second is what it costs to wait for that and for signals with the same thread.
    while !Signal.wait(for: ends) && !System.isAbandoned(System.standardOutput) {}
  }

  /// Calls the closure on the main queue when one of the signals has come.
  ///
  /// - Returns: what has to be kept as long as this goes on
  static func onMainQueue(_ body: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    Signal.brokenPipe.ignore()
    return ends.map { onMainQueue($0, body) }
  }

  /// Calls the closure on the main queue when the signal has come by which a service is asked to
  /// read its configuration anew; before that `begin`, once it is listened for.
  ///
  /// - Returns: what has to be kept as long as this goes on
  static func onReload(
    beginning begin: @escaping @Sendable () -> Void, _ body: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    onMainQueue(.reload, body, beginning: begin)
  }

  private static func onMainQueue(
    _ signal: Signal, _ body: @escaping @Sendable () -> Void,
    beginning begin: (@Sendable () -> Void)? = nil
  ) -> any DispatchSourceSignal {
    signal.ignore()
    let source = DispatchSource.makeSignalSource(signal: signal.rawValue, queue: .main)
    source.setEventHandler(handler: body)
    if let begin { source.setRegistrationHandler(handler: begin) }
    source.resume()
    return source
  }
}
