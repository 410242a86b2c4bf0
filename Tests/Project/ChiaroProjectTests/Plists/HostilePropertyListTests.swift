// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroTestSupport
import Foundation
import Testing

/// Property lists that are made to break their reader: words, never a trap.
@Suite("Hostile property lists")
struct HostilePropertyListTests {
  private func failure(_ text: String) -> String? { failure(Array(text.utf8)) }

  private func failure(_ bytes: [UInt8]) -> String? {
    switch PropertyList.read(bytes) {
    case .success: nil
    case .failure(let error): error.description
    }
  }

  @Test(
    "what is no property list is refused in words",
    arguments: [
      "<plist>", "<plist><array></plist>", "<plist><dict><key>a</key></dict></plist>",
      "<plist><dict><string>a</string></dict></plist>",
      "<plist><sepia/></plist>", "<html></html>", "{ a = b", "{ a b }", "{ a = ; }", "(a b)",
      "\"a", "<", "<?xml", "<!--", "<plist><string>&unknown;</string></plist>", "{\"a\":1}",
      "<plist><string><![CDATA[</string></plist>",
    ])
  func malformed(_ text: String) {
    #expect(failure(text) == "not a property list")
  }

  @Test("the binary form is refused by name, whole or cut")
  func binary() throws {
    let format = PropertyListSerialization.PropertyListFormat.binary
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["UIUserInterfaceStyle": "Dark"], format: format, options: 0)
    for count in 6...data.count {
      #expect(failure(Array(data.prefix(count))) == "binary property list (expected XML)")
    }
  }

  @Test("a text that is no UTF-8 is refused before anyone guesses", arguments: [true, false])
  func otherEncodings(_ isBig: Bool) throws {
    let text = "<plist><string>a</string></plist>"
    let encoding: String.Encoding = isBig ? .utf16BigEndian : .utf16LittleEndian
    let data = try #require(text.data(using: encoding))
    #expect(failure(Array(data)) == "not UTF-8")
    #expect(failure((isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]) + Array(data)) == "not UTF-8")
  }

  @Test(
    "bytes that are no UTF-8 are refused, wherever they stand",
    arguments: ["string", "integer", "real", "key", "date", "data", "sepia"],
    [[0x80], [0xC3], [0xFF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0xAF]]
      as [[UInt8]])
  func brokenBytes(_ tag: String, _ broken: [UInt8]) {
    for text in ["<plist><\(tag)>", "<plist><array><\(tag)> 1"] {
      #expect(failure(Array(text.utf8) + broken + Array("</\(tag)></plist>".utf8)) == "not UTF-8")
    }
    #expect(failure(Array("{ a = ".utf8) + broken + Array("; }".utf8)) == "not UTF-8")
  }

  // MARK: Depth

  /// Texts that nest a value so deeply, some of them with brackets that do not count.
  static let nested: [String: @Sendable (Int) -> String] = [
    "arrays": { xml("<array>", $0, "</array>") },
    "dictionaries": { xml("<dict><key>a</key>", $0, "<string/></dict>", inner: "") },
    "arrays with attributes": { xml("<array a=\"/\">", $0, "</array>") },
    "comments that close": { xml("<array><!-- </array> -->", $0, "</array>") },
    "instructions that close": { xml("<array><? </array> ?>", $0, "</array>") },
    "instructions that end in a comment": { "<?> <!-- ?>" + xml("<array>", $0, "</array>") },
    "instructions that open a comment": { xml("<array><?> <!-- ?>", $0, "</array>") },
    "comments that open an instruction": { xml("<array><!-- <? -->", $0, "</array>") },
    "types that look like comments": {
      "<!DOCTYPE plist PUBLIC \"--><\" '<!--'>" + xml("<array>", $0, "</array>")
    },
    "attributes that look like ends": { xml("<array a='/>' b=\">\">", $0, "</array>") },
    "keys of CDATA": { xml("<dict><key><![CDATA[</dict>]]></key>", $0, "</dict>") },
    "texts that close": {
      xml("<array><string><![CDATA[</array></array></array>]]></string>", $0, "</array>")
    },
    "lists": { repeated("(", $0) + repeated(")", $0) },
    "old dictionaries": { repeated("{a=", $0) + "b" + repeated(";}", $0) },
    "comments with a quote": { repeated("(/* \" */", $0) + repeated(")", $0) },
    "comments that close lists": { repeated("(/* ) */", $0) + repeated(")", $0) },
    "line comments with a quote": { repeated("(// \"\n", $0) + repeated(")", $0) },
    "single quotes": { repeated("('\"',", $0) + "a" + repeated(")", $0) },
    "quoted brackets": { repeated("(\")\",", $0) + "a" + repeated(")", $0) },
    "bare texts with slashes": { repeated("(a//b,", $0) + "a" + repeated(")", $0) },
    "comments to a paragraph's end": { repeated("(// \u{2029}", $0) + repeated(")", $0) },
    "comments to a line's end": { repeated("(// \"\r", $0) + repeated(")", $0) },
    "lists behind a mark": { "\u{FEFF}" + repeated("(", $0) + repeated(")", $0) },
  ]

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func xml(
    _ opening: String, _ depth: Int, _ closing: String, inner: String = "<true/>"
  ) -> String {
    "<plist>" + repeated(opening, depth) + inner + repeated(closing, depth) + "</plist>"
  }

  @Test(
    "depth is bounded, however it is hidden", arguments: nested.keys.sorted(), [200, 20_000])
  func depth(_ name: String, _ count: Int) throws {
    let make = try #require(Self.nested[name])
    #expect(failure(make(count)) == "nested deeper than 100 levels", "\(name)")
  }

  @Test(
    "what readers take in different ways is refused, however deep",
    arguments: [
      xml("<array a=/>", 20_000, "</array>"), xml("<array a=\">", 20_000, "</array>"),
      xml("<array ", 20_000, "</array>"), xml("<array><!-->", 20_000, "--></array>"),
      xml("<array><!DOCTYPE a [</array>]>", 20_000, "</array>"),
      repeated("(// \u{85}", 20_000) + repeated(")", 20_000),
      repeated("(// \u{2028} \" \n", 20_000) + repeated(")", 20_000),
      repeated("(<(>", 20_000), repeated("(\\\"", 20_000), repeated("<0F> = (", 20_000),
    ])
  func ambiguous(_ text: String) {
    #expect(failure(text) != nil)
  }

  @Test("what is not nested is not counted as if it were")
  func flat() {
    let items = Self.repeated("<array><!-- ( --></array><string>((</string>", 2_000)
    #expect(failure("<plist><array>\(items)</array></plist>") == nil)
    #expect(failure("(" + Self.repeated("(a), \"((\", 'x(', /* (( */", 2_000) + "b)") == nil)
    #expect(failure(Self.xml("<array>", 90, "</array>")) == nil)
  }

  // MARK: Entities and size

  @Test("entities are not expanded, whether from inside or from files")
  func entities() {
    var bomb = "<!ENTITY a0 \"haha\">"
    for level in 1..<12 {
      let inner = Self.repeated("&a\(level - 1);", 10)
      bomb += "<!ENTITY a\(level) \"\(inner)\">"
    }
    for declaration in [bomb, "<!ENTITY a11 SYSTEM \"file:///etc/passwd\">"] {
      let text =
        "<?xml version=\"1.0\"?><!DOCTYPE plist [\(declaration)]>"
        + "<plist><string>&a11;</string></plist>"
      #expect(failure(text) == "not a property list")
    }
  }

  @Test("a long list is read whole")
  func long() throws {
    let items = Self.repeated("<string>0123456789</string>", 10_000)
    let list = try PropertyList.read(Array("<plist><array>\(items)</array></plist>".utf8)).get()
    #expect(list.elements.count == 10_000)
    #expect(list.elements.allSatisfy { $0 == .text("0123456789") })
  }

  // MARK: Broken files

  @Test("every beginning of a file is read or refused", arguments: PlistFixture.all)
  func truncated(_ fixture: PlistFixture) throws {
    #expect(failure(fixture.bytes) == nil)
    // Before its first bracket the old style is an empty list of texts.
    let start = fixture.bytes.firstIndex { "<{".utf8.contains($0) } ?? 0
    for count in stride(from: start + 1, to: fixture.bytes.count - 12, by: 3) {
      #expect(failure(Array(fixture.bytes.prefix(count))) != nil, "\(count) bytes")
    }
  }

  @Test("mutants of valid files are read or refused", arguments: PlistFixture.all)
  func mutants(_ fixture: PlistFixture) {
    var generator = SeededGenerator(seed: 5)
    let donors = PlistFixture.all.map(\.bytes)
    var (read, refused) = (0, 0)
    for _ in 0..<500 {
      let mutant = ByteMutator.mutant(of: fixture.bytes, donors, &generator)
      switch PropertyList.read(mutant) {
      case .success(let list):
        read += 1
        // Nothing that comes out can be wrong in a way that traps later.
        #expect(InfoPlist(list, path: "a").path == "a")
        #expect(XcodeProject(list, path: "b").accentColorNames.allSatisfy { !$0.isEmpty })
      case .failure(let error):
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    #expect(read > 20 && refused > 20, "\(read) read, \(refused) refused")
  }
}
