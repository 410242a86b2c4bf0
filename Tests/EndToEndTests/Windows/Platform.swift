// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Process {
  /// Starts the program so that signals reach it.
  ///
  /// The threads on which tests run have most signals blocked, SIGTERM among them, and programs
  /// inherit that: one that was asked to end never would.
  func runHearingSignals() throws {
    var none = sigset_t()
    var former = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try run()
  }

  /// Ends the program, and waits until it is gone.
  func end(with signal: Int32) {
    kill(processIdentifier, signal)
    waitUntilExit()
  }
}
