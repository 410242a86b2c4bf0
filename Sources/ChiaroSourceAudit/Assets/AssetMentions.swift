// SPDX-License-Identifier: MIT

/// The names of assets in a text that is not parsed: storyboards, property lists, Objective-C.
enum AssetMentions {
  /// The longest name that is looked for.
  private static let longest = 128

  /// The assets that a text names in quotes, between tags, and as values of build settings.
  ///
  /// Only build settings are read word by word: elsewhere names have spaces.
  static func uses(
    _ bytes: [UInt8], _ table: AssetTable, splitsWords: Bool = false
  ) -> [AssetUse] {
    var found: Set<Int> = []
    var start: Int?
    for (place, byte) in bytes.enumerated() {
      let isQuote =
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
        || splitsWords && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";"))
      guard isQuote || byte == UInt8(ascii: "\n") else { continue }
      if let start, place - start <= longest, place > start, isQuote {
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        found.formUnion(table.indices(named: text))
      }
      start = place + 1
    }
    return found.isEmpty ? [] : [AssetUse(assets: found.sorted(), manner: .unknown, line: 0)]
  }

  /// The assets that a source text of somebody else names.
  static func words(_ bytes: [UInt8], _ table: AssetTable) -> [AssetUse] {
    var found: Set<Int> = []
    for word in bytes.split(whereSeparator: { !isWord($0) }) where word.count <= longest {
      found.formUnion(table.indices(symbol: String(decoding: word, as: UTF8.self)))
    }
    let use = AssetUse(assets: found.sorted(), manner: .unknown, line: 0)
    return (found.isEmpty ? [] : [use]) + uses(bytes, table)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte &- UInt8(ascii: "0") < 10
      || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte > 127
  }
}
