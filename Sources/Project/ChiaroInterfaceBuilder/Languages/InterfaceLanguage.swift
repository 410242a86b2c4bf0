// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// A language into which a storyboard or xib is translated, and the file that has its texts.
///
/// Beside a file in `Base.lproj` stand `de.lproj` and the like with strings files of its name, or a
/// string catalog with all languages.
struct InterfaceLanguage: Hashable, Sendable {
  /// The language's code, such as `de` or `pt-BR`.
  let code: String
  private let path: String
  /// Whether the file is a string catalog.
  private let isCatalog: Bool

  /// The largest size of a file with texts in bytes.
  private static let byteCount = 16 << 20
  /// The most languages of a file that are looked at.
  private static let mostLanguages = 200

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool { Self.rightToLeft.contains(Self.main(code)) }

  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  private static func main(_ code: String) -> String {
    String(code.prefix { $0 != "-" && $0 != "_" })
  }

  /// Returns the languages of a file, sorted by their codes.
  static func languages(ofFileAt path: String) -> [InterfaceLanguage] {
    let folder = Path.parent(path)
    let isLocalized = Path.fileExtension(folder) == "lproj"
    let around = isLocalized ? Path.parent(folder) : folder
    let stem = Path.stem(path)
    let own = isLocalized ? Path.stem(folder) : ""
    var found: [String: InterfaceLanguage] = [:]
    let catalogs = [
      Path.join(around, "mul.lproj/\(stem).xcstrings"), "\(around)/\(stem).xcstrings",
    ]
    for catalog in catalogs {
      for code in codes(ofCatalogAt: catalog) {
        found[code] = InterfaceLanguage(code: code, path: catalog, isCatalog: true)
      }
    }
    for entry in (try? FolderReader.list(around))?.entries ?? [] {
      let strings = Path.join(around, "\(entry.name)/\(stem).strings")
      guard Path.fileExtension(entry.name) == "lproj", isCode(Path.stem(entry.name)),
        FolderReader.identity(of: strings)?.isFolder == false
      else { continue }
      let code = Path.stem(entry.name)
      found[code] = InterfaceLanguage(code: code, path: strings, isCatalog: false)
    }
    return found.values.filter { $0.code != "Base" && $0.code != own }
      .sorted { $0.code < $1.code }.prefix(mostLanguages).map { $0 }
  }

  /// Returns the languages in which a file's screens are drawn besides their own: one, by
  /// preference German for its long words, and one from right to left.
  static func shown(ofFileAt path: String) -> [InterfaceLanguage] {
    let all = languages(ofFileAt: path)
    let others = all.filter { !$0.isRightToLeft && main($0.code) != "en" }
    let one = others.first { main($0.code) == "de" } ?? others.first
    let reversed = all.first { $0.isRightToLeft }
    return [one, reversed].compactMap { $0 }
  }

  /// Whether a folder's name is a language's code, with which names of pictures may end.
  private static func isCode(_ name: String) -> Bool {
    (2...20).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  // MARK: Texts

  /// Reads the language's texts by their keys, and why they cannot be read.
  func strings() -> (texts: [String: String], odd: Diagnostic?) {
    do throws(FileError) {
      let bytes = try FileReader.bytes(atPath: path, limit: Self.byteCount)
      let texts = isCatalog ? catalogTexts(bytes) : Self.texts(bytes)
      return texts.map { ($0, nil) } ?? ([:], odd("the file is not a list of texts"))
    } catch {
      return ([:], odd("\(error)"))
    }
  }

  private func odd(_ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "strings-unreadable", at: SourceLocation(file: path, line: 1, column: 1),
      "the texts in \(code) were skipped: \(reason)")
  }

  /// Reads a strings file, which old ones have in UTF-16.
  private static func texts(_ bytes: [UInt8]) -> [String: String]? {
    let bytes = decoded(bytes)
    // Core Foundation takes a file of blanks for an empty list.
    if bytes.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20].contains($0) }) { return [:] }
    guard case .success(.dictionary(let list)) = PropertyList.read(bytes) else { return nil }
    return list.compactMapValues(\.text)
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func document(_ bytes: [UInt8]) -> JSONDocument? {
    JSONDocument.read(bytes, file: "").document
  }

  private static func codes(ofCatalogAt path: String) -> Set<String> {
    guard let bytes = try? FileReader.bytes(atPath: path, limit: byteCount),
      let catalog = document(bytes)?.root
    else { return [] }
    var codes: Set<String> = []
    for string in Self.members(catalog["strings"]) {
      codes.formUnion(Self.members(string.value["localizations"]).compactMap { $0.name.string })
    }
    if let source = catalog["sourceLanguage"]?.string { codes.remove(source) }
    return codes.filter(isCode)
  }

  private static func members(
    _ value: JSONValue?
  ) -> [(name: JSONValue, value: JSONValue)] { value.map { Array($0.members) } ?? [] }

  private func catalogTexts(_ bytes: [UInt8]) -> [String: String]? {
    guard let catalog = Self.document(bytes)?.root, catalog["strings"] != nil else { return nil }
    var texts: [String: String] = [:]
    for string in Self.members(catalog["strings"]) {
      let own = Self.members(string.value["localizations"]).first { $0.name.string == code }
      if let key = string.name.string, let text = own?.value["stringUnit"]?["value"]?.string {
        texts[key] = text
      }
    }
    return texts
  }
}
