// SPDX-License-Identifier: MIT

import Testing

/// What releases lack of ICU's data, code must not ask for: it would work here, and give other
/// texts in a package.
///
/// `Scripts/filter-icu` leaves it out, and `Scripts/check-icu` compares what code asks for now.
@Suite("Data of releases")
struct ReleaseDataTests {
  private static let files = SourceFile.all(in: ["Sources"])

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
    let name = try Regex(try #require(Self.names[subject]))
    for file in Self.files where !Self.english.contains(file.path) {
      for (number, line) in file.lines.enumerated() where !line.contains("///") {
        #expect(line.firstMatch(of: name) == nil, "\(file.path):\(number + 1)")
      }
    }
  }

  @Test("files that ask in English are there, and name the language")
  func englishFiles() {
    let found = Self.files.filter { Self.english.contains($0.path) }
    #expect(found.map(\.path) == Self.english)
    for file in found {
      #expect(file.lines.contains { $0.contains(#"Locale(identifier: "en_US")"#) })
    }
  }
}
