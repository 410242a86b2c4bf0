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
  /// What asks a program to end: a session that closes, and Control-C.
  static let endingSignals = [SIGTERM, SIGINT]

  /// Keeps a signal from ending the program; sources of Dispatch still hear it.
  static func ignore(_ number: Int32) { signal(number, SIG_IGN) }

  /// Lets a signal do what it usually does.
  static func restore(_ number: Int32) { signal(number, SIG_DFL) }
}
