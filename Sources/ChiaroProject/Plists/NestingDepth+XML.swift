// SPDX-License-Identifier: MIT

extension NestingDepth {
  /// Counts opening tags that are not closed yet.
  static func xmlDepth(_ start: ByteScanner) -> Int {
    var scanner = start
    var depth = 0
    var deepest = 0
    while let byte = scanner.byte {
      guard byte == UInt8(ascii: "<") else {
        scanner.index += 1
        continue
      }
      if scanner.isAt("<!--") {
        scanner.index += 4
        scanner.skip(behind: "-->")
      } else if scanner.isAt("<![CDATA[") {
        scanner.skip(behind: "]]>")
      } else if scanner.isAt("<?") {
        scanner.skip(behind: "?>")
      } else if scanner.isAt("<!") {
        // What is declared inside of brackets is looked at as if it were outside.
        while let byte = scanner.byte, !">[".utf8.contains(byte) { scanner.index += 1 }
      } else if scanner.isAt("</") {
        depth -= 1
        scanner.skip(behind: ">")
      } else {
        depth += closesItself(&scanner) ? 0 : 1
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// Goes behind a tag; true for a bare name that ends in a slash, as in `<true/>`.
  ///
  /// With anything else in it a tag counts as open: readers do not agree about such tags.
  private static func closesItself(_ scanner: inout ByteScanner) -> Bool {
    let start = scanner.index + 1
    scanner.skip(behind: ">")
    let inside = scanner.bytes[start..<max(start, scanner.index - 1)]
    return inside.last == UInt8(ascii: "/")
      && inside.dropLast().allSatisfy { $0 == 0x20 || (0x61...0x7A).contains($0) }
  }
}
