// SPDX-License-Identifier: MIT

/// The limits for untrusted messages.
///
/// Source: this project; D-Bus Specification 0.41 allows 128 MiB and a depth of 64
package enum BusLimits {
  /// The deepest nesting of containers, including variants.
  package static let depth = 32
  /// The largest number of values in a message, including those in containers.
  package static let valueCount = 65_536
  /// The largest number of bytes of all texts in a message together.
  package static let textBytes = 4 << 20
  /// The largest number of unanswered calls on a connection, in each direction.
  package static let openCalls = 4_096
  /// The largest number of unfinished calls from one caller, including calls that want no answer.
  ///
  /// Further calls are refused with an error, or dropped where no answer is wanted.
  package static let openCallsOfSender = 1_024
  /// The largest number of messages waiting to be sent.
  ///
  /// If the limit is exceeded because the bus accepts none, the connection is closed and
  /// established again.
  package static let unsentMessages = 8_192
}
