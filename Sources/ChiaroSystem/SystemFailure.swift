// SPDX-License-Identifier: MIT

import CLibrary

/// A failed call of the system: the error number as it stood then.
package struct SystemFailure: Error, Hashable, Sendable {
  /// The error number.
  package var code: Int32

  /// A failure with an error number.
  package init(code: Int32) { self.code = code }

  /// The failure of the last call on this thread.
  package static var last: SystemFailure { SystemFailure(code: errno) }
  /// Something stands where a new file was to be made.
  package static var taken: SystemFailure { SystemFailure(code: EEXIST) }
  /// A link stands where none is followed.
  package static var isLink: SystemFailure { SystemFailure(code: ELOOP) }
  /// What stands there is no file, or the system has no such thing.
  package static var isNoFile: SystemFailure { SystemFailure(code: ENOTSUP) }

  /// Whether nothing stands at the path.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether what stands at the path is no file.
  package var isNoFileAtAll: Bool { code == ENOTSUP }
  /// Whether something stands where a new file was to be made.
  package var isTaken: Bool { code == EEXIST }
  /// Whether nothing can be read or written at the moment.
  package var isPause: Bool { code == EAGAIN || code == EWOULDBLOCK }
  /// Whether something is beyond a limit.
  package var isTooLarge: Bool { [E2BIG, ENOBUFS, EMSGSIZE].contains(code) }
  /// Whether something is not as it must be.
  package var isMalformed: Bool { [EINVAL, ENXIO, EBADMSG].contains(code) }

  /// The failure in words.
  package var message: String {
    if code == ELOOP { return "a link stands there, which is not followed" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// Makes a call of the system again for as long as a signal interrupts it.
///
/// - Parameter call: gives a negative number where it fails, and says why in `errno`
/// - Returns: what the call gave
/// - Throws: `SystemFailure` where it failed for another reason
func uninterrupted<Number: SignedInteger>(_ call: () -> Number) throws(SystemFailure) -> Number {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}
