// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The texts of a project in the language in which it is developed: `.strings` files and string
/// catalogs.
struct StringTables {
  /// The texts by their keys, by the names of the tables.
  private var tables: [String: [String: String]] = [:]

  /// The largest size of a file with texts in bytes, and the most files.
  private static let byteCount = 16 << 20
  private static let mostFiles = 400

  init() {}

  init(_ project: Project) {
    let files = ["strings", "xcstrings"].flatMap { ending in
      project.files(of: FileKind(rawValue: ending)).map(\.path).sorted()
        .prefix(Self.mostFiles)
    }
    for path in files {
      let language = Self.language(of: path)
      guard language == nil || language == "en" || language == "Base",
        let bytes = try? FileReader.bytes(atPath: path, limit: Self.byteCount)
      else { continue }
      let texts =
        Path.fileExtension(path) == "strings" ? Self.strings(bytes) : Self.catalog(bytes)
      tables[Path.stem(path), default: [:]].merge(texts) { first, _ in first }
    }
  }

  /// The text of a key in a table; nil where there is none.
  func text(_ key: String, table: String?) -> String? {
    tables[table ?? "Localizable"]?[key]
      ?? (table == nil ? tables.lazy.compactMap { $0.value[key] }.first : nil)
  }

  /// The language of the folder in which a file is; nil for a file in none.
  private static func language(of path: String) -> String? {
    Path.components(path).last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  private static func strings(_ bytes: [UInt8]) -> [String: String] {
    guard case .success(.dictionary(let list)) = PropertyList.read(bytes) else { return [:] }
    return list.compactMapValues(\.text)
  }

  private static func catalog(_ bytes: [UInt8]) -> [String: String] {
    guard let root = JSONDocument.read(bytes, file: "").document?.root else { return [:] }
    let code = root["sourceLanguage"]?.string ?? "en"
    var texts: [String: String] = [:]
    for string in members(root["strings"]) {
      let own = members(string.value["localizations"]).first { $0.name.string == code }
      guard let key = string.name.string, let text = own?.value["stringUnit"]?["value"]?.string
      else { continue }
      texts[key] = text
    }
    return texts
  }

  private static func members(_ value: JSONValue?) -> [(name: JSONValue, value: JSONValue)] {
    value.map { Array($0.members) } ?? []
  }
}
