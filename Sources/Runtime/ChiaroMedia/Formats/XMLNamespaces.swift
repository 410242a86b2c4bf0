// SPDX-License-Identifier: MIT

/// The namespaces that an XML document declares: `xmlns:x="ns_extend;"`.
enum XMLNamespaces {
  /// Returns the bytes of a document with `urn:` before each namespace that has no scheme, so that
  /// it is absolute as the specification asks; as they are where all are.
  static func absolute(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "x")) {
      let value = value(in: rest[start...])
      let end = value?.startIndex ?? start + 1
      result += rest[..<end]
      if let value, !value.isEmpty, !value.contains(UInt8(ascii: ":")) { result += "urn:".utf8 }
      rest = rest[end...]
    }
    return result + rest
  }

  /// The value of a namespace's declaration at the start of some bytes, without its quotes; nil
  /// where none begins there.
  private static func value(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.starts(with: "xmlns".utf8) else { return nil }
    let rest = bytes.dropFirst(5)
    guard let first = rest.first, first == UInt8(ascii: "=") || first == UInt8(ascii: ":"),
      let sign = rest.prefix(longestPrefix).firstIndex(of: UInt8(ascii: "=")),
      let quote = rest[(sign + 1)...].first,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = rest[(sign + 2)...].prefix(longestName).firstIndex(of: quote)
    else { return nil }
    return rest[(sign + 2)..<end]
  }

  /// The most bytes of a prefix and of a name that are looked at.
  private static let longestPrefix = 64
  private static let longestName = 1_024
}
