// SPDX-License-Identifier: MIT

// The one file of this module that names the C library: each call is wrapped once, thinly.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

enum Platform {
  /// The signals that ask a program to end, sent by a closing session and by Control-C.
  static let endingSignals = [SIGTERM, SIGINT]

  /// Prevents a signal from ending the program; Dispatch sources still receive it.
  static func ignore(_ number: Int32) { signal(number, SIG_IGN) }

  /// Restores the default action of a signal.
  static func restore(_ number: Int32) { signal(number, SIG_DFL) }
}
