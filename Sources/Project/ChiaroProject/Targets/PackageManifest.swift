// SPDX-License-Identifier: MIT

import ChiaroSource

/// The targets that a SwiftPM manifest declares with literal names and paths.
///
/// A manifest is a program, which is parsed but never run, so that computed targets are not found.
struct PackageManifest {
  struct Target: Equatable {
    var name: String
    var kind: String
    var path: String?
    var exclude: [String] = []
  }

  private(set) var targets: [Target] = []
  /// The minimum versions that the manifest lists, such as `13.0`, by the platform's name; "" for
  /// one that is computed.
  private(set) var minimumVersions: [String: String] = [:]
  /// The platforms that the manifest lists with their minimum versions, such as `macos`.
  var platformNames: Set<String> { Set(minimumVersions.keys) }

  private static let kinds: [String: String] = [
    "target": "library", "executableTarget": "executable", "testTarget": "test",
    "macro": "macro", "plugin": "plugin",
  ]
  /// The largest number of words to parse, more than a manifest written by hand has.
  private static let limit = 100_000

  /// Parses the text of a manifest.
  init(_ bytes: [UInt8]) {
    let words = ManifestWords.read(bytes, limit: Self.limit)
    var index = 0
    while index + 2 < words.count {
      if words[index] == .mark("."), case .name(let name) = words[index + 1],
        let kind = Self.kinds[name], words[index + 2] == .mark("(")
      {
        // Behind the call: those nested in it name what the target depends on.
        guard let call = Self.target(kind, words, from: index + 3) else { break }
        if let target = call.target { targets.append(target) }
        index = call.end
      } else if words[index...].starts(with: [.name("platforms"), .mark(":"), .mark("[")]) {
        let list = words[(index + 3)...].prefix { $0 != .mark("]") }
        minimumVersions.merge(Self.minimumVersions(list)) { first, _ in first }
        index = list.endIndex
      } else {
        index += 1
      }
    }
  }

  /// Returns the platforms in a list with their versions.
  ///
  /// The conditions of dependencies also name platforms, but without versions, and are ignored.
  private static func minimumVersions(
    _ words: ArraySlice<ManifestWords.Word>
  ) -> [String: String] {
    var versions: [String: String] = [:]
    for index in words.indices.dropLast() {
      guard case .name(let name) = words[index], words[index + 1] == .mark("("),
        let platform = PlatformNames.named(inManifest: name)
      else { continue }
      versions[platform] = version(words[(index + 2)...].prefix(2).prefix { $0 != .mark(")") })
    }
    return versions
  }

  /// Returns the version in `.v13`, `.v10_15` or `"13.0"`; "" for other expressions.
  private static func version(_ words: ArraySlice<ManifestWords.Word>) -> String {
    switch words.last {
    case .text(let text): text
    case .name(let name) where name.hasPrefix("v"):
      String(name.dropFirst().map { $0 == "_" ? "." : $0 })
    default: ""
    }
  }

  /// Parses the arguments of a call that declares a target, skipping calls nested in them.
  ///
  /// - Returns: the target, nil if it has no literal name or the call makes a product or a
  ///   dependency, and the index behind the call; nil if the call has no end
  private static func target(
    _ kind: String, _ words: [ManifestWords.Word], from start: Int
  ) -> (target: Target?, end: Int)? {
    var depth = 1
    var label = ""
    var target = Target(name: "", kind: kind)
    var isOther = false
    for index in start..<words.count {
      switch words[index] {
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")"), .mark("]"), .mark("}"):
        depth -= 1
        if depth == 0 { return (isOther || target.name.isEmpty ? nil : target, index + 1) }
      case .name(let name):
        if depth == 1, index + 1 < words.count, words[index + 1] == .mark(":") { label = name }
        if label == "targets" || label == "package" { isOther = true }
      case .text(let text):
        if depth == 1 && label == "name" { target.name = text }
        if depth == 1 && label == "path" { target.path = text }
        if depth == 2 && label == "exclude" { target.exclude.append(text) }
      default: break
      }
    }
    return nil
  }
}

/// The tokens of a manifest, without comments.
enum ManifestWords {
  enum Word: Equatable {
    case name(String)
    case text(String)
    case mark(String)
  }

  static func read(_ bytes: [UInt8], limit: Int) -> [Word] {
    var words: [Word] = []
    var place = 0
    let at = { (index: Int) in index < bytes.count ? bytes[index] : 0 }
    let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
    while place < bytes.count, words.count < limit {
      let start = place
      let byte = bytes[place]
      if byte == UInt8(ascii: "/") && at(place + 1) == UInt8(ascii: "/") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if byte == UInt8(ascii: "/") && at(place + 1) == UInt8(ascii: "*") {
        place += 2
        while place < bytes.count,
          !(at(place - 2) == UInt8(ascii: "*") && at(place - 1) == UInt8(ascii: "/")
            && place > start + 3)
        { place += 1 }
      } else if byte == UInt8(ascii: "\"") {
        place += 1
        while place < bytes.count, bytes[place] != byte, bytes[place] != UInt8(ascii: "\n") {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        words.append(.text(text(start + 1..<min(place, bytes.count))))
        place += 1
      } else if isName(byte) {
        while isName(at(place)) { place += 1 }
        words.append(.name(text(start..<place)))
      } else {
        place += 1
        if byte > 0x20 { words.append(.mark(text(start..<place))) }
      }
    }
    return words
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      || byte == UInt8(ascii: "_")
  }
}
