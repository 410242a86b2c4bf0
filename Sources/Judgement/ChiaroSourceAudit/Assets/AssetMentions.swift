// SPDX-License-Identifier: MIT

import ChiaroSource

/// The names of assets in a text that is not parsed: storyboards, property lists, Objective-C.
enum AssetMentions {
  /// The longest name that is looked for.
  private static let longest = 128

  /// The key of a picture of which the system shows the shape alone.
  private static let shortcutIcon = "UIApplicationShortcutItemIconFile"

  /// The assets that a text names in quotes, between tags, and as values of build settings.
  ///
  /// Only build settings are read word by word: elsewhere names have spaces. A page names pictures
  /// by paths, of which an app that reads it takes the last part.
  static func uses(
    _ bytes: [UInt8], _ table: AssetTable, splitsWords: Bool = false
  ) -> [AssetUse] {
    var found: Set<Int> = []
    var shortcuts: Set<Int> = []
    var isShortcut = false
    var start: Int?
    for (place, byte) in bytes.enumerated() {
      let isQuote =
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
        || splitsWords && " ;\n".utf8.contains(byte)
      guard isQuote || byte == UInt8(ascii: "\n") else { continue }
      if let start, place - start <= longest, place > start, isQuote {
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        var indices = table.indices(named: text)
        if indices.isEmpty, text.contains("/") {
          indices = table.indices(named: Path.lastComponent(text))
        }
        if isShortcut { shortcuts.formUnion(indices) } else { found.formUnion(indices) }
        if text.contains("Shortcut") { isShortcut = text == shortcutIcon }
        if !indices.isEmpty { isShortcut = false }
      }
      start = place + 1
    }
    return [
      AssetUse(assets: found.sorted(), manner: .unknown, line: 0),
      AssetUse(assets: shortcuts.sorted(), manner: .template, line: 0),
    ].filter { !$0.assets.isEmpty }
  }

  /// The assets that a text of Objective-C names: where it makes templates of pictures, all of them
  /// may be shown so.
  static func ofObjectiveC(_ bytes: [UInt8], _ table: AssetTable) -> [AssetUse] {
    let makesTemplates = ["setTemplate:YES", ".template = YES"].contains { text in
      bytes.range(ofBytes: text.utf8) != nil
    }
    // What an ending is put behind may be any word: `[state stringByAppendingString:@"Colorful"]`.
    let forms =
      endings(bytes).flatMap { end in
        end.count > 3 ? table.indices(endingWith: end) : table.forms(endingWith: end)
      } + symbols(bytes, table)
    let ofForms = AssetUse(assets: Set(forms).sorted(), manner: .unknown, line: 0)
    return (uses(bytes, table) + (forms.isEmpty ? [] : [ofForms])).map { use in
      var use = use
      if makesTemplates { use.manner = .template }
      return use
    }
  }

  /// What stands before the value in `@"consent_%02ld"`, where names of assets begin so.
  static func parts(_ bytes: [UInt8], _ table: AssetTable) -> Set<NamePart> {
    var parts: Set<NamePart> = []
    for place in bytes.ranges(ofBytes: "@\"".utf8) {
      if parts.count >= 100 { break }
      let text = bytes[place.upperBound...].prefix(longest).prefix { $0 != UInt8(ascii: "\"") }
      // `[@"Pause" stringByAppendingString:suffix]`.
      if bytes[text.endIndex...].starts(with: "\" stringByAppending".utf8), text.count > 1 {
        parts.insert(NamePart(start: String(decoding: text, as: UTF8.self), end: ""))
      }
      guard let value = text.firstIndex(of: UInt8(ascii: "%")) else { continue }
      let start = String(decoding: text[..<value], as: UTF8.self)
      // `@"%@_black"` makes a name of another.
      let end = String(decoding: text[value...].dropFirst(2), as: UTF8.self)
      if start.isEmpty && end.count > 3 && text.dropFirst(1).first == UInt8(ascii: "@")
        && table.hasName(endingWith: end)
      {
        parts.insert(NamePart(start: "", end: end))
      }
      if start.count > 1 && table.hasName(startingWith: start) {
        parts.insert(NamePart(start: start, end: ""))
      }
    }
    return parts
  }

  /// Whether Objective-C finds pictures by names that it makes: `[UIImage imageNamed:name]`.
  static func findsPictures(_ bytes: [UInt8]) -> Bool {
    bytes.ranges(ofBytes: "imageNamed:".utf8).contains { place in
      let next = bytes[place.upperBound...].first { $0 != UInt8(ascii: " ") }
      return next.map { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ")") } ?? false
    }
  }

  /// The assets that Xcode's symbols for Objective-C name: `ACColorNameBrandTint`.
  private static func symbols(_ bytes: [UInt8], _ table: AssetTable) -> [Int] {
    var found: [Int] = []
    // `[Catalog connectRedImage]`, by a tool that writes methods.
    for ending in ["Image]", "Color]"] {
      for place in bytes.ranges(ofBytes: ending.utf8) {
        if found.count >= FactCollector.bound { break }
        let before = bytes[..<place.lowerBound]
        guard let start = before.lastIndex(where: { !isWord($0) }) else { continue }
        let word = String(decoding: before[(start + 1)...].suffix(longest), as: UTF8.self)
        found += table.indices(symbol: word)
      }
    }
    for prefix in ["ACColorName", "ACImageName"] {
      for place in bytes.ranges(ofBytes: prefix.utf8) {
        if found.count >= FactCollector.bound { break }
        let text = bytes[place.upperBound...].prefix(longest)
        let word = String(decoding: text.prefix(while: isWord), as: UTF8.self)
        found += table.indices(symbol: word.prefix(1).lowercased() + word.dropFirst())
      }
    }
    return found
  }

  /// The texts that are put behind others: `[name stringByAppendingString:@"Alt"]`.
  private static func endings(_ bytes: [UInt8]) -> [String] {
    bytes.ranges(ofBytes: "AppendingString:@\"".utf8).prefix(100).map { place in
      let text = bytes[place.upperBound...].prefix(longest).prefix { $0 != UInt8(ascii: "\"") }
      return String(decoding: text, as: UTF8.self)
    }
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
