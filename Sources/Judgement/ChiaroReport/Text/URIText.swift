// SPDX-License-Identifier: MIT

/// The escaping of paths in URIs.
enum URIText {
  /// Returns a path as a URI reference: characters that a URI does not allow are percent-encoded,
  /// and so is `:`, which would make the start of a relative path look like a scheme (RFC 3986
  /// §4.2).
  static func path(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += (digits.count == 1 ? "%0" : "%") + digits
      }
    }
    return text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/+@".utf8.contains(byte)
    }
  }
}
