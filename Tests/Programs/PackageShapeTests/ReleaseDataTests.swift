// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What releases lack of ICU's data, code must not ask for: it would work here, and give other
/// texts in a package.
///
/// `Scripts/filter-icu` leaves it out, and `Scripts/check-icu` compares what code asks for now.
@Suite("Data of releases")
struct ReleaseDataTests {
  /// The files by their paths, without comments.
  private static let texts = SourceFile.all(in: ["Sources"]).map { file in
    (file.path, file.lines.filter { !$0.contains("///") }.joined(separator: "\n"))
  }

  /// What `Scripts/filter-icu` leaves out, with the names in Foundation that read it.
  private static let names = [
    "sorting": #"localized(Standard|CaseInsensitive)?Compare\b"#,
    "sorting by keys": #"\b(KeyPathComparator|SortDescriptor)\b"#,
    "other languages' currencies": #"\bcurrencyCode\b|\.currency\(code:|numberStyle = \.currency"#,
    "names of languages and regions": #"\blocalizedString\(for(?!Key)"#,
    "units": #"\bMeasurement(Formatter|<|\()|\bByteCountFormat|\bDateComponentsFormatter\("#,
    "names of time zones": #"\btimeStyle = \.(long|full)|\blocalizedName\(for"#,
    "transliteration": #"\bapplyingTransform\b|\bStringTransform\b"#,
    "encodings": #"\busedEncoding\b|encoding: \.(shift|japan|iso2022|windows)"#,
    "words of Thai and Chinese": #"\benumerateSubstrings\b|\bby(Words|Sentences)\b"#,
  ]

  /// Files that ask in English only, for which the data is there.
  private static let english = ["Sources/Project/ChiaroDrawnSource/Values/Numbers.swift"]

  @Test("no code asks for data of ICU's that releases leave out", arguments: names.keys.sorted())
  func left(subject: String) throws {
    let name = try NSRegularExpression(pattern: try #require(Self.names[subject]))
    for (path, text) in Self.texts where !Self.english.contains(path) {
      let found = name.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
      #expect(found.flatMap { Range($0.range, in: text) }.map { text[$0] } == nil, "\(path)")
    }
  }

  @Test("files that ask in English are there, and name the language")
  func englishFiles() {
    let found = Self.texts.filter { Self.english.contains($0.0) }
    #expect(found.map(\.0) == Self.english)
    for (_, text) in found { #expect(text.contains(#"Locale(identifier: "en_US")"#)) }
  }
}
