// SPDX-License-Identifier: MIT

import Foundation

/// `String(format:)` for values; values that do not fit their format are left out.
package enum Formats {
  package static func text(_ format: String, _ values: [Value]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { $0.isLetter && !"lhqzL".contains($0) || $0 == "@" })
      else { break }
      var options = rest[..<end].filter { !"lhqzL".contains($0) }
      let kind = rest[end]
      rest = rest[rest.index(after: end)...]
      var place = next
      if let dollar = options.firstIndex(of: "$") {
        place = (Int(options[..<dollar]) ?? 1) - 1
        options = String(options[options.index(after: dollar)...])
      } else {
        next += 1
      }
      guard values.indices.contains(place) else { continue }
      result += one(options, kind, values[place])
    }
    return result + rest
  }

  private static func one(_ options: String, _ kind: Character, _ value: Value) -> String {
    // Widths of thousands are nobody's.
    let isBounded = options.split(whereSeparator: { !$0.isNumber }).allSatisfy { $0.count <= 3 }
    guard isBounded, options.allSatisfy({ "0123456789.+- #".contains($0) }) else { return "" }
    switch kind {
    case "d", "i": return String(format: "%\(options)ld", value.wholeNumber ?? 0)
    case "u": return String(format: "%\(options)lu", value.wholeNumber ?? 0)
    case "x", "X", "o": return String(format: "%\(options)l\(kind)", value.wholeNumber ?? 0)
    case "f", "F", "e", "E", "g", "G":
      return String(format: "%\(options)\(kind)", value.number ?? 0)
    case "c":
      return value.wholeNumber.flatMap { Unicode.Scalar(UInt32(truncatingIfNeeded: $0)) }
        .map { String(Character($0)) } ?? ""
    case "@", "s": return value.text ?? value.number.map { "\($0)" } ?? ""
    default: return ""
    }
  }
}
