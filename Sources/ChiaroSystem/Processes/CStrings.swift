// SPDX-License-Identifier: MIT

import CLibrary

/// Texts as C's programs take them.
package enum CStrings {
  /// The place of the first text; a null pointer is behind the last.
  package typealias Array = UnsafePointer<UnsafeMutablePointer<CChar>?>

  /// How many bytes a text of C has, without its end.
  package static func length(of text: UnsafePointer<CChar>) -> Int { strlen(text) }

  /// Lends texts to a call.
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
      guard let first = buffer.baseAddress else { preconditionFailure("there is a last pointer") }
      return body(first)
    }
  }
}
