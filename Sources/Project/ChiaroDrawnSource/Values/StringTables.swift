// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The texts of a project in the language in which it is developed: `.strings` files and string
/// catalogs.
struct StringTables {
  /// The texts by their keys, by the names of the tables.
  private var tables: [String: [String: String]] = [:]

  /// The texts by the letters and digits of their keys, with the tables' names and without.
  private var generated: [String: String] = [:]

  /// The keys with places for values, by the names of the tables.
  private var patterns: [String: [StringPattern]] = [:]
  /// The forms for one of texts that vary by a number, by the names of the tables.
  private var singulars: [String: [String: String]] = [:]

  /// The largest size of a file with texts in bytes, and the most files.
  private static let byteCount = 16 << 20
  private static let mostFiles = 400

  init() {}

  init(_ project: Project) {
    let files = ["strings", "xcstrings"].flatMap { ending in
      project.files(of: FileKind(rawValue: ending)).map(\.path).sorted()
        .prefix(Self.mostFiles)
    }
    let shown = Self.languages(of: files.compactMap(Self.language))
    // What stands for all languages may be in any of them.
    for path in files.filter({ Self.language(of: $0) != "Base" })
      + files.filter({ Self.language(of: $0) == "Base" })
    {
      let language = Self.language(of: path)
      guard language.map(shown.contains) ?? true,
        let bytes = try? FileReader.bytes(atPath: path, limit: Self.byteCount)
      else { continue }
      let name = Path.stem(path)
      if Path.fileExtension(path) == "strings" {
        tables[name, default: [:]].merge(Self.strings(bytes)) { first, _ in first }
        continue
      }
      let forms = Self.catalog(bytes)
      tables[name, default: [:]].merge(forms.compactMapValues(\.many)) { first, _ in first }
      singulars[name, default: [:]].merge(forms.compactMapValues(\.one)) { first, _ in first }
    }
    patterns = tables.mapValues { $0.keys.sorted().compactMap(StringPattern.init) }
    for (name, table) in tables {
      for (key, text) in table {
        generated[Self.plain(key)] = text
        generated[Self.plain(name) + Self.plain(key)] = text
      }
    }
  }

  /// The text of a key in a table; nil where there is none.
  func text(_ key: String, table: String?) -> String? {
    tables[table ?? "Localizable"]?[key]
      ?? (table == nil ? tables.lazy.compactMap { $0.value[key] }.first : nil)
      ?? filled(key, table ?? "Localizable")
  }

  /// The text of a key in which values stand already: `count.3` for `count.%lld`.
  private func filled(_ key: String, _ table: String) -> String? {
    for pattern in patterns[table] ?? [] {
      guard let values = pattern.values(in: key) else { continue }
      let one = values.contains("1") ? singulars[table]?[pattern.key] : nil
      return (one ?? tables[table]?[pattern.key]).map { StringPattern.filled($0, values) }
    }
    return nil
  }

  /// The languages whose texts are shown: English where there is some, as on the devices on which
  /// pictures are taken, else the one with most files.
  private static func languages(of all: [String]) -> Set<String> {
    let english = Set(all.filter { $0 == "en" || $0.hasPrefix("en-") })
    if let one = english.contains("en") ? "en" : english.min() { return [one, "Base"] }
    var counts: [String: Int] = [:]
    for language in all where language != "Base" { counts[language, default: 0] += 1 }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return ["Base", most?.key ?? "en"]
  }

  /// The language of the folder in which a file is; nil for a file in none.
  private static func language(of path: String) -> String? {
    Path.components(path).last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  private static func strings(_ bytes: [UInt8]) -> [String: String] {
    guard case .success(.dictionary(let list)) = PropertyList.read(narrow(bytes)) else {
      return [:]
    }
    return list.compactMapValues(\.text)
  }

  /// A file in UTF-16, as Xcode writes tables of texts, in UTF-8; another one as it is.
  private static func narrow(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func catalog(_ bytes: [UInt8]) -> [String: (many: String?, one: String?)] {
    guard let root = JSONDocument.read(bytes, file: "").document?.root else { return [:] }
    let code = root["sourceLanguage"]?.string ?? "en"
    var texts: [String: (many: String?, one: String?)] = [:]
    for string in members(root["strings"]) {
      let all = members(string.value["localizations"])
      let own = all.first { $0.name.string == "en" } ?? all.first { $0.name.string == code }
      guard let key = string.name.string, let own else { continue }
      texts[key] = (text(of: own.value), own.value["variations"].flatMap { form("one", $0) })
    }
    return texts
  }

  /// The text of a localization; of one that varies, the form for many.
  private static func text(of value: JSONValue) -> String? {
    value["stringUnit"]?["value"]?.string
      ?? value["variations"].flatMap { form("other", $0) }
      ?? value["variations"]?["device"]?["other"]?["stringUnit"]?["value"]?.string
  }

  /// The form of a text that varies by a number.
  private static func form(_ name: StaticString, _ variations: JSONValue) -> String? {
    variations["plural"]?[name]?["stringUnit"]?["value"]?.string
  }

  /// The text whose key has the letters and digits of a name that a program made of it; nil where
  /// no key is like it.
  func text(ofGenerated name: String) -> String? { generated[Self.plain(name)] }

  /// The letters and digits of a name, in small letters.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func members(_ value: JSONValue?) -> [(name: JSONValue, value: JSONValue)] {
    value.map { Array($0.members) } ?? []
  }
}
