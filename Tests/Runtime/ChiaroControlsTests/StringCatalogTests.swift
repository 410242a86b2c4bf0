// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroControls
@testable import ChiaroFoundation

/// String catalogs, as Xcode writes them, read where an app looks up its texts.
@Suite("String catalogs")
struct StringCatalogTests {
  private static let text = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "": {},
      "Plain": {},
      "Hello": {"extractionState": "manual", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Olá"}}}},
      "title.key": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Title"}},
        "de": {"stringUnit": {"state": "translated", "value": "Titel"}}}},
      "%lld apples": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "no apples"}},
          "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
        "iphone": {"variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "Tap it"}}}}}}}}}},
      "sum": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "In all %#@files@"},
        "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}}
    }}
    """

  private func catalog() throws -> StringCatalog {
    try JSONDecoder().decode(StringCatalog.self, from: Data(Self.text.utf8))
  }

  @Test("a text is found in the first language that has it, else in the source's")
  func languages() throws {
    let catalog = try catalog()
    let samples: [(key: String, languages: [String], text: String?)] = [
      ("Hello", ["de"], "Hallo"), ("Hello", ["de-AT", "en"], "Hallo"),
      ("Hello", ["en-GB", "de"], "Hello"), ("Hello", ["fr", "de"], "Hallo"),
      ("Hello", ["pt-BR"], "Olá"), ("Hello", ["pt-PT"], "Hello"), ("Hello", [], "Hello"),
      ("title.key", ["de"], "Titel"), ("title.key", ["fr"], "Title"), ("Plain", ["de"], "Plain"),
      ("nothing", ["de"], nil), ("Tap", ["en"], "Tap it"),
    ]
    for sample in samples {
      let text = catalog.text(for: sample.key, in: sample.languages)
      #expect(text == sample.text, "\(sample)")
    }
  }

  @Test("a number chooses its form")
  func numbers() throws {
    let catalog = try catalog()
    let samples: [(String, Int?, String)] = [
      ("%lld apples", 0, "no apples"), ("%lld apples", 1, "%lld apple"),
      ("%lld apples", 5, "%lld apples"), ("%lld apples", nil, "%lld apples"),
      ("sum", 1, "In all %lld file"), ("sum", 2, "In all %lld files"),
    ]
    for (key, number, text) in samples {
      #expect(catalog.text(for: key, in: ["en"], number: number) == text)
    }
  }

  @Test("an app's functions read a bundle's catalog, and each of its tables")
  func bundle() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "Localizable.xcstrings")
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"#
        + #""state": "new", "value": "A"}}}}}}"#, to: "Other.xcstrings")
    try folder.write("{", to: "Broken.xcstrings")
    let bundle = try #require(Bundle(path: folder.path))
    #expect(NSLocalizedString("title.key", bundle: bundle, comment: "") == "Title")
    #expect(NSLocalizedString("a", tableName: "Other", bundle: bundle, comment: "") == "A")
    #expect(NSLocalizedString("b", bundle: bundle, value: "B", comment: "") == "B")
    #expect(NSLocalizedString("b", tableName: "Other", bundle: bundle, comment: "") == "b")
    #expect(NSLocalizedString("b", tableName: "Broken", bundle: bundle, comment: "") == "b")
    #expect(NSLocalizedString("b", tableName: "None", bundle: bundle, comment: "") == "b")
    #expect(NSLocalizedString("none", comment: "") == "none")
    #expect(NSLocalizedString("none", value: "some", comment: "") == "some")
    #expect(String(localized: "title.key", bundle: bundle) == "Title")
    #expect(String(localized: "a", table: "Other", bundle: bundle) == "A")
    for (count, text) in [(0, "no apples"), (1, "1 apple"), (2, "2 apples")] {
      #expect(String(localized: "\(count) apples", bundle: bundle) == text)
    }
    #expect(String(localized: "b", defaultValue: "C", bundle: bundle) == "C")
  }
}
