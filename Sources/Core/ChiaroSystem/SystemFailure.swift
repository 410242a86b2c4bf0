// SPDX-License-Identifier: MIT

import CLibrary

/// The error of a failed system call, with its error number.
package struct SystemFailure: Error, Hashable, Sendable {
  /// The error number, as in `errno`.
  package var code: Int32

  /// Creates a failure with an error number.
  package init(code: Int32) { self.code = code }

  /// The failure of the last call on this thread.
  package static var last: SystemFailure { SystemFailure(code: errno) }
  /// The failure for a path that already exists, `EEXIST`.
  package static var taken: SystemFailure { SystemFailure(code: EEXIST) }
  /// The failure for a symbolic link that must not be followed, `ELOOP`.
  package static var isLink: SystemFailure { SystemFailure(code: ELOOP) }
  /// The failure for a pipe, a socket or a device that must not be opened, `ENXIO`.
  package static var isSpecial: SystemFailure { SystemFailure(code: ENXIO) }
  /// The failure for an entry that is not a file or for an unsupported operation, `ENOTSUP`.
  package static var notAFile: SystemFailure { SystemFailure(code: ENOTSUP) }

  /// Whether the path does not exist.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether the entry is not a file or the operation is unsupported, `ENOTSUP`.
  package var isNotAFile: Bool { code == ENOTSUP }
  /// Whether the path already exists.
  package var isTaken: Bool { code == EEXIST }
  /// Whether the operation would block: nothing can be read or written at the moment.
  package var isPause: Bool { code == EAGAIN || code == EWOULDBLOCK }
  /// Whether a size exceeds a limit: `E2BIG`, `ENOBUFS` or `EMSGSIZE`.
  package var isTooLarge: Bool { [E2BIG, ENOBUFS, EMSGSIZE].contains(code) }
  /// Whether an argument or message is invalid: `EINVAL`, `ENXIO` or `EBADMSG`.
  package var isMalformed: Bool { [EINVAL, ENXIO, EBADMSG].contains(code) }

  /// The failure in words.
  package var message: String {
    if code == ELOOP { return "it is a link, and links are not followed" }
    if code == ENXIO { return "it is a pipe, a socket or a device" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// Runs a system call, repeating it while a signal interrupts it.
///
/// - Parameter call: the call, which returns a negative number and sets `errno` if it fails
/// - Returns: the result of the call
/// - Throws: `SystemFailure` if the call failed for another reason
func uninterrupted<Number: SignedInteger>(_ call: () -> Number) throws(SystemFailure) -> Number {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}
