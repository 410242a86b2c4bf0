// SPDX-License-Identifier: MIT

import CLibrary

/// Conversions of strings to C strings.
package enum CStrings {
  /// A pointer to the first of several C strings, which end with a null pointer.
  package typealias Array = UnsafePointer<UnsafeMutablePointer<CChar>?>

  /// Returns the number of bytes of a C string without its terminator.
  package static func length(of text: UnsafePointer<CChar>) -> Int { strlen(text) }

  /// Calls a closure with strings as a null-terminated array of C strings, valid during the call.
  package static func with<Result>(_ texts: [String], _ body: (Array) -> Result) -> Result {
    let copies = texts.map { $0.utf8CString }
    let sizes = copies.map(\.count)
    let characters = UnsafeMutableBufferPointer<CChar>.allocate(
      capacity: max(1, sizes.reduce(0, +)))
    defer { characters.deallocate() }
    _ = characters.initialize(from: copies.joined())
    var pointers: [UnsafeMutablePointer<CChar>?] = []
    var start = 0
    for size in sizes {
      pointers.append(characters.baseAddress.map { $0 + start })
      start += size
    }
    pointers.append(nil)
    return pointers.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else {
        preconditionFailure(
          "the list needs a last pointer")
      }
      return body(first)
    }
  }
}
