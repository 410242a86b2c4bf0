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
    "names of time zones": #"\btimeStyle = \.(long|full)|\blocalizedName\(for"#,
    "transliteration": #"\bapplyingTransform\b|\bStringTransform\b"#,
    "encodings": #"\busedEncoding\b|encoding: \.(shift|japan|iso2022|windows)"#,
    "words of Thai and Chinese": #"\benumerateSubstrings\b|\bby(Words|Sentences)\b"#,
  ]

  @Test("no code asks for data of ICU's that releases leave out", arguments: names.keys.sorted())
  func left(subject: String) throws {
    let name = try NSRegularExpression(pattern: try #require(Self.names[subject]))
    for (path, text) in Self.texts {
      let found = name.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
      #expect(found.flatMap { Range($0.range, in: text) }.map { text[$0] } == nil, "\(path)")
    }
  }
}
