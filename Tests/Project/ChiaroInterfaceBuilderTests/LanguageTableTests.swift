// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import ChiaroTestSupport
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder
@testable import ChiaroProject

/// Languages of files: where their texts stand, and in which notations.
@Suite("Texts of other languages are found and read") @MainActor
struct LanguageTableTests {
  private static func languages(
    _ files: [String], of path: String = "App/Base.lproj/M.xib"
  ) throws -> [InterfaceLanguage] {
    let folder = try TemporaryFolder()
    for file in files { _ = try folder.write("\"l.text\" = \"A\";", to: file) }
    return InterfaceLanguage.languages(ofFileAt: Path.join(folder.path, path))
  }

  /// Files beside a xib, the xib, and the languages that it has.
  nonisolated private static let places: [([String], String, [String])] = [
    (["App/de.lproj/M.strings"], "App/Base.lproj/M.xib", ["de"]),
    (["App/de.lproj/M.strings"], "App/en.lproj/M.xib", ["de"]),
    (["App/de.lproj/M.strings"], "App/M.xib", ["de"]),
    // Not its own language, nor the base of all.
    (["App/en.lproj/M.strings", "App/fr.lproj/M.strings"], "App/en.lproj/M.xib", ["fr"]),
    (["App/Base.lproj/M.strings"], "App/Base.lproj/M.xib", []),
    (["App/de.lproj/N.strings", "de.lproj/M.strings"], "App/Base.lproj/M.xib", []),
    (["App/de.lproj/M.stringsdict"], "App/Base.lproj/M.xib", []),
    (
      ["App/zh-Hans.lproj/M.strings", "App/pt-BR.lproj/M.strings", "App/es_419.lproj/M.strings"],
      "App/Base.lproj/M.xib", ["es_419", "pt-BR", "zh-Hans"]
    ),
    // What is no language's code.
    (
      ["App/d.lproj/M.strings", "App/so beautiful.lproj/M.strings", "App/a.b.lproj/M.strings"],
      "App/Base.lproj/M.xib", []
    ),
    (["App/de.lproj.old/M.strings", "App/de/M.strings"], "App/Base.lproj/M.xib", []),
    ([], "M.xib", []),
  ]

  @Test("a file's languages are those of the folders beside it", arguments: places)
  func places(_ files: [String], _ path: String, _ codes: [String]) throws {
    #expect(try Self.languages(files, of: path).map(\.code) == codes)
  }

  /// Codes with their directions of writing.
  @Test(
    "languages are written from left to right or from right to left",
    arguments: [
      ("ar", true), ("he", true), ("fa-IR", true), ("ur_PK", true), ("iw", true), ("de", false),
      ("ja", false), ("arn", false), ("en-AE", false), ("zh-Hans", false),
    ])
  func direction(_ code: String, _ isRightToLeft: Bool) throws {
    let language = try #require(Self.languages(["App/\(code).lproj/M.strings"]).first)
    #expect(language.isRightToLeft == isRightToLeft)
  }

  /// Of the languages of a file, those that are drawn: German or the first, and one from the right.
  @Test(
    "one language is drawn from each side",
    arguments: [
      (["cs", "de", "fr"], ["de"]), (["fr", "cs"], ["cs"]), (["ar", "he"], ["ar"]),
      (["en", "en-GB"], []), (["en-GB", "ja", "he"], ["ja", "he"]), (["de-AT", "cs"], ["de-AT"]),
      ([], []),
    ] as [([String], [String])])
  func shown(_ codes: [String], _ shown: [String]) throws {
    let folder = try TemporaryFolder()
    for code in codes { _ = try folder.write("", to: "App/\(code).lproj/M.strings") }
    let path = Path.join(folder.path, "App/Base.lproj/M.xib")
    #expect(InterfaceLanguage.shown(ofFileAt: path).map(\.code) == shown)
  }

  // MARK: Notations

  /// Contents of a strings file, and the text of the key `l.text`; nil where none can be read.
  ///
  /// Property lists of the old style, as `man 5 plist` and Foundation have them.
  nonisolated private static let contents: [(String, String?, Bool)] = [
    ("\"l.text\" = \"Hallo\";", "Hallo", false), ("l.text = Hallo;", "Hallo", false),
    ("/* a comment */\n\"l.text\" = \"Hallo\"; // more\n", "Hallo", false),
    ("\"l.text\" = \"Zwei\\nZeilen\";", "Zwei\nZeilen", false),
    ("\"l.text\" = \"Sag \\\"Ja\\\"\";", "Sag \"Ja\"", false),
    ("\"l.text\" = \"Gr\\U00fc\\U00dfe\";", "Grüße", false),
    ("\"l.text\" = \"Grüße\";", "Grüße", false),
    ("\"l.text\" = \"\";", "", false), ("\"other\" = \"Hallo\";", nil, false), ("", nil, false),
    (" \r\n\t", nil, false),
    ("\"l.text\" = \"1\";\n\"l.text\" = \"2\";", "2", false),
    (
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>l.text</key>"
        + "<string>Hallo</string></dict></plist>", "Hallo", false
    ),
    ("{ \"l.text\" = ", nil, true), ("\"l.text\" \"Hallo\"", nil, true), ("( a, b )", nil, true),
  ]

  private static func text(_ bytes: [UInt8]) throws -> (String?, String?) {
    let folder = try TemporaryFolder()
    _ = try folder.write(bytes, to: "App/de.lproj/M.strings")
    let path = Path.join(folder.path, "App/Base.lproj/M.xib")
    let strings = try #require(InterfaceLanguage.languages(ofFileAt: path).first).strings()
    return (strings.texts["l.text"], strings.odd?.id)
  }

  @Test("a strings file is read in all its notations", arguments: contents)
  func contents(_ content: String, _ text: String?, _ isOdd: Bool) throws {
    let (found, odd) = try Self.text(Array(content.utf8))
    #expect(found == text && odd == (isOdd ? "strings-unreadable" : nil))
  }

  @Test("a strings file in UTF-16 is read, in both orders of its bytes", arguments: [true, false])
  func wide(_ isLittle: Bool) throws {
    let units = Array("\u{FEFF}\"l.text\" = \"Grüße 👍\";".utf16)
    let bytes = units.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
      return isLittle ? [low, high] : [high, low]
    }
    let (text, odd) = try Self.text(bytes)
    #expect(text == "Grüße 👍" && odd == nil)
  }

  /// String catalogs, as Xcode 15 and later write them: a language's texts, and what is odd.
  nonisolated private static let catalogs: [(String, [String], String?)] = [
    (
      """
      {"sourceLanguage":"en","strings":{"l.text":{"localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Hallo"}},
      "en":{"stringUnit":{"state":"new","value":"Hello"}}}}},"version":"1.0"}
      """, ["de"], "Hallo"
    ),
    (
      """
      {"sourceLanguage":"de","strings":{"l.text":{"localizations":{
      "fr":{"stringUnit":{"value":"Salut"}}}}}}
      """, ["fr"], "Salut"
    ),
    (
      """
      {"strings":{"l.text":{"localizations":{"de":{"variations":{"plural":{"other":{}}}}}}}}
      """, ["de"], nil
    ),
    ("{\"strings\":{\"l.text\":{}}}", [], nil), ("{\"strings\":[]}", [], nil), ("{}", [], nil),
    ("[1,", [], nil), ("", [], nil),
    ("{\"strings\":{\"l.text\":{\"localizations\":{\"../x\":{}}}}}", [], nil),
  ]

  @Test("a string catalog has its languages and their texts", arguments: catalogs)
  func catalog(_ content: String, _ codes: [String], _ text: String?) throws {
    for place in ["App/mul.lproj/M.xcstrings", "App/M.xcstrings"] {
      let folder = try TemporaryFolder()
      _ = try folder.write(content, to: place)
      let path = Path.join(folder.path, "App/Base.lproj/M.xib")
      let languages = InterfaceLanguage.languages(ofFileAt: path)
      #expect(languages.map(\.code) == codes)
      #expect(languages.first?.strings().texts["l.text"] == text)
    }
  }

  // MARK: Screens

  /// Keys of strings as Xcode writes them, and the texts that are then drawn.
  ///
  /// Objects: a label, a button, a field, segments, a section, an item of a bar and a cell.
  nonisolated private static let keys: [(String, String)] = [
    ("l.text", "label"), ("b.normalTitle", "button"), ("f.placeholder", "field"),
    ("s.segmentTitles[0]", "segment"), ("t.headerTitle", "header"), ("i.title", "item"),
    ("c.configuration.title", "configured"),
  ]

  @Test("the text of a key takes the place of the file's on the screen", arguments: keys)
  func screen(_ key: String, _ own: String) throws {
    let text = InterfaceScreens.storyboard(
      """
      <subviews><label text="label" id="l">\(rect(0, 0, 200, 20))</label>
      <button id="b">\(rect(0, 30, 200, 30))<state key="normal" title="button"/></button>
      <button id="c">\(rect(0, 60, 200, 30))<buttonConfiguration key="configuration"
      style="filled" title="configured"/></button>
      <textField placeholder="field" id="f">\(rect(0, 90, 200, 30))</textField>
      <segmentedControl id="s">\(rect(0, 130, 200, 30))<segments><segment title="segment"/>
      </segments></segmentedControl><toolbar id="o">\(rect(0, 170, 300, 44))<items>
      <barButtonItem title="item" id="i"/></items></toolbar>
      <tableView id="v">\(rect(0, 220, 300, 200))<sections><tableViewSection headerTitle="header"
      id="t"><cells><tableViewCell id="x">\(rect(0, 50, 300, 44))</tableViewCell></cells>
      </tableViewSection></sections></tableView></subviews>
      """)
    let document = InterfaceScreens.document(Array(text.utf8), "a.storyboard")
    let all = Set(Self.keys.map(\.1))
    func texts(_ document: InterfaceDocument) throws -> Set<String> {
      let text = String(decoding: try #require(document.root).tree.bytes, as: UTF8.self)
      return Set(try MadeScreen(text).texts)
    }
    #expect(try texts(document) == all)
    let other = document.localized(by: [key: "Übersetzt"])
    #expect(try texts(other) == all.subtracting([own]).union(["Übersetzt"]))
  }

  @Test("a screen from right to left is the mirror of one from left to right")
  func mirrored() throws {
    let made = try MadeScreen(
      ios: "<view translatesAutoresizingMaskIntoConstraints='NO' id='a'/>",
      constraints([
        "a.leading = root.leading + 20", "a.top = root.top", "a.width = 50", "a.height = 9",
      ]))
    #expect(try made.frame("a").minX == 20)
    made.screen.show(TraitCollection(layoutDirection: .rightToLeft))
    #expect(try made.frame("a").minX == 393 - 20 - 50)
  }
}
