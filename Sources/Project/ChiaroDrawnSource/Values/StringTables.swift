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

  /// The texts of other languages.
  private var others: OtherLanguages?

  init() {}

  init(_ project: Project) {
    self.init(project, in: nil)
    others = OtherLanguages(project)
  }

  /// Reads the texts of one language; nil for that in which a project is developed.
  fileprivate init(_ project: Project, in language: String?) {
    let files = ["strings", "xcstrings"].flatMap { ending in
      project.files(of: FileKind(rawValue: ending)).map(\.path).sorted()
        .prefix(Self.mostFiles)
    }
    let all = files.compactMap(Self.language)
    let shown = language.map { [Self.like($0, all) ?? $0] } ?? Self.languages(of: all)
    // What stands for all languages may be in any of them.
    for path in files.filter({ Self.language(of: $0) != "Base" })
      + files.filter({ Self.language(of: $0) == "Base" })
    {
      guard Self.language(of: path).map(shown.contains) ?? true,
        let bytes = try? FileReader.bytes(atPath: path, limit: Self.byteCount)
      else { continue }
      let name = Path.stem(path)
      if Path.fileExtension(path) == "strings" {
        tables[name, default: [:]].merge(Self.strings(bytes)) { first, _ in first }
        continue
      }
      let forms = Self.catalog(bytes, language)
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

  /// The text of a key in a language, or else in the usual one; nil where there is none.
  func text(_ key: String, table: String?, in language: String?) -> String? {
    let other = language.flatMap { others?.tables(of: $0).text(key, table: table) }
    return other ?? text(key, table: table)
  }

  /// The language among some that a locale means: `es` for `es_MX`.
  private static func like(_ locale: String, _ all: some Sequence<String>) -> String? {
    let parts = locale.split { $0 == "_" || $0 == "-" }
    let names = [parts.joined(separator: "-"), String(parts.first ?? "")]
    return names.first { all.contains($0) }
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

  private static func catalog(
    _ bytes: [UInt8], _ language: String?
  ) -> [String: (many: String?, one: String?)] {
    guard let root = JSONDocument.read(bytes, file: "").document?.root else { return [:] }
    let code = root["sourceLanguage"]?.string ?? "en"
    var texts: [String: (many: String?, one: String?)] = [:]
    for string in members(root["strings"]) {
      let all = members(string.value["localizations"])
      let names = all.compactMap(\.name.string)
      let wanted = language.map { like($0, names) } ?? (names.contains("en") ? "en" : code)
      let own = all.first { $0.name.string == wanted }
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

/// The texts of a project in the languages that views are shown in besides the usual one, each of
/// which is read when it is first needed.
private final class OtherLanguages {
  private let project: Project
  private var kept: [String: StringTables] = [:]
  /// The most languages that are read.
  private static let mostLanguages = 8

  init(_ project: Project) { self.project = project }

  func tables(of language: String) -> StringTables {
    if let known = kept[language] { return known }
    guard kept.count < Self.mostLanguages else { return StringTables() }
    let tables = StringTables(project, in: language)
    kept[language] = tables
    return tables
  }
}
