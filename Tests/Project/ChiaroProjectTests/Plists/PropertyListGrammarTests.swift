// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroProject

/// The grammar of property lists at its edges: one reading each, and the place of what is refused.
@Suite("Grammar of property lists")
struct PropertyListGrammarTests {
  private func read(_ text: String) -> Result<PropertyList, PropertyList.ReadingError> {
    PropertyList.read(Array(text.utf8))
  }

  /// A text in XML without `<plist>` around it, and what it reads as.
  static let sound: [(String, PropertyList)] = [
    ("<? ?><true/>", .bool(true)), ("<?> <!-- ?><true/>", .bool(true)),
    ("<!----><true/>", .bool(true)), ("<!-- <? --><true/><!-- ?> -->", .bool(true)),
    ("<!--><true/>--><false/>", .bool(false)), ("<!-- -- --><true/>", .bool(true)),
    ("<true></true >", .bool(true)), ("<true a = 'b>' c=\"/>\" />", .bool(true)),
    ("<array\n></array\t>", .list([])), ("<string>a<!-- b -->c<?d?>e</string>", .text("ace")),
    ("<string><![CDATA[<![CDATA[]]>]]&gt;</string>", .text("<![CDATA[]]>")),
    ("<string>&apos;&quot;&#x0000041;</string>", .text("'\"A")),
    ("<string>\r\n </string>", .text("\r\n ")),
    ("<integer> +7\n</integer>", .number(7)), ("<integer>--7</integer>", .other),
    ("<integer>-+7</integer>", .other), ("<integer>0x</integer>", .other),
    ("<integer>18446744073709551616</integer>", .other), ("<integer/>", .other),
    ("<real>nan</real>", .other), ("<real>1e999</real>", .other), ("<real/>", .other),
    ("<real>\(String(repeating: "9", count: 100_000))</real>", .other),
    ("<dict><key>a</key><true/><key>a</key><false/></dict>", .dictionary(["a": .bool(false)])),
    ("<dict><key/><true/></dict>", .dictionary(["": .bool(true)])),
  ]

  @Test("what XML allows around and inside of values is read", arguments: sound)
  func accepted(_ text: String, _ expected: PropertyList) {
    #expect(read("<plist>\(text)</plist>") == .success(expected))
    #expect(read("<!DOCTYPE plist PUBLIC '>' \">[\">\(text)") == .success(expected))
  }

  /// What is refused, with the column of its first line where that is seen.
  static let broken: [(String, Int)] = [
    ("<?", 3), ("<?>", 4), ("<? ?", 5), ("<!-", 2), ("<!--->", 7), ("<!-->", 6), ("<?x?", 5),
    ("<![CDATA[x]]>", 2), ("<!DOCTYPE", 10), ("<!DOCTYPE plist []><true/>", 17),
    ("<!DOCTYPE \">", 13), ("<!DOCTYPE <true/>", 11), ("<!doctype plist><true/>", 2),
    ("<!DOCTYPE a><!DOCTYPE b><true/>", 14), ("<true/><!DOCTYPE a>", 8),
    ("<plist/>", 9), ("<plist></plist>", 16), ("<plist><true/><true/></plist>", 15),
    ("<plist><plist><true/></plist></plist>", 15), ("<plist><true/></array>", 15),
    ("<plist>x<true/></plist>", 8), ("<true/>x", 8), ("<true/><true/>", 8), ("<true>x</true>", 15),
    ("</plist>", 9), ("<key>a</key>", 6), ("< true/>", 2), ("<true / >", 7), ("<true//>", 6),
    ("<TRUE/>", 2), ("<truest/>", 2), ("<arrays/>", 2), ("<array a/>", 9), ("<array a=/>", 10),
    ("<array a=\"b\"c=\"d\"/>", 14), ("<array a=\"<\"/>", 13), ("<array a='b/>", 14),
    ("<array><array></array>", 23), ("<array></dict>", 15), ("<array>x</array>", 8),
    ("<array><!-- </array>", 21), ("<array><![CDATA[]]></array>", 9),
    ("<dict><true/></dict>", 14), ("<dict><key>a</key></dict>", 26),
    ("<dict><key>a</key><key>b</key></dict>", 24), ("<dict><true/><key>a</key></dict>", 14),
    ("<dict><key>a</string><true/></dict>", 13), ("<string>a</string", 18),
    ("<string>a</string x>", 19), ("<string><string/></string>", 9), ("<string>&", 10),
    ("<string>&amp</string>", 10), ("<string>&amp ;</string>", 10), ("<string>&AMP;</string>", 10),
    ("<string>&#;</string>", 10), ("<string>&#x;</string>", 10), ("<string>&#0;</string>", 10),
    ("<string>&#-1;</string>", 10), ("<string>&#xD800;</string>", 10),
    ("<string>&#x110000;</string>", 10), ("<string>&#99999999999999;</string>", 10),
    ("<string>&lol;</string>", 10), ("<string><![CDATA[</string>", 27),
    ("<string><!-- </string>", 23), ("<string><!DOCTYPE a></string>", 10),
    ("{", 2), ("(", 2), ("}", 1), (")", 1), ("()x", 3), ("{};", 3), ("a b", 3), ("a;", 3),
    ("\"a", 3), ("'a\\", 4), ("\"a\\\"", 5), ("/* a", 5), ("/* a *", 7), ("/", 2),
    ("{a=b}", 5), ("{a=;}", 4), ("{=b;}", 2), ("{a==b;}", 4), ("{(a)=b;}", 2), ("(,)", 2),
    ("(a,,b)", 4), ("(a;b)", 3), ("{a=<0>;}", 6), ("{a=<0g>;}", 6), ("{a=<00;}", 7),
    ("(a})", 3), ("{a=(b;);}", 6), ("\\(", 1), ("(// )", 6), ("é", 1), ("{ é = a; }", 3),
  ]

  @Test("what is no property list is refused where it goes wrong", arguments: broken)
  func refused(_ text: String, _ column: Int) {
    guard case .failure(let error) = read(text), text != "a;", text != "/" else {
      // A strings file may have a key alone; a slash is a text without quotes.
      #expect(text == "a;" || text == "/", "\(text) was read")
      return
    }
    #expect(error.description == "not a property list")
    #expect(error.line == 1 && error.column == column, "\(text): \(error.column ?? 0)")
  }

  @Test("escapes of the old style are the signs that they mean")
  func escapes() {
    let text = #""\a\b\f\n\r\t\v\\\"\'\q\101\60\U00e9\UD83C\uDF11\UD83C\UDF11\UD83Cx\200\#n""#
    let meant = "\u{7}\u{8}\u{C}\n\r\t\u{B}\\\"'qA0é\u{FFFD}uDF11🌑\u{FFFD}x\u{FFFD}\n"
    #expect(read(text) == .success(.text(meant)))
    #expect(read("'a\"b'") == .success(.text("a\"b")))
  }

  @Test("a place counts lines and signs, behind a mark too")
  func places() {
    for text in ["(\n  é, (a b)\n)", "<array>\r\n  é<!-- </array>"] {
      guard case .failure(let error) = read(text) else {
        Issue.record("\(text) was read")
        continue
      }
      #expect(error.line == 2 && (error.column == 9 || error.column == 3))
    }
  }

  @Test("values and bytes are bounded by number")
  func counts() {
    var limits = PropertyList.Limits()
    limits.values = 4
    limits.bytes = 60
    let read = { (text: String) in
      if case .failure(let error) = PropertyList.read(Array(text.utf8), limits) {
        error.description
      } else {
        ""
      }
    }
    #expect(read("(a,b,c)") == "" && read("<array><true/><true/><true/></array>") == "")
    for text in ["(a,b,c,d)", "{a;b;c;d;}", "<array><true/><true/><true/><true/></array>"] {
      #expect(read(text) == "more than 4 values", "\(text)")
    }
    #expect(read(String(repeating: " ", count: 61)) == "larger than 60 bytes")
  }

  @Test("what is read of sound files is what Foundation reads", arguments: PlistFixture.all)
  func sameAsFoundation(_ fixture: PlistFixture) throws {
    let theirs = try PropertyListSerialization.propertyList(from: Data(fixture.bytes), format: nil)
    expectSame(try fixture.list(), theirs, "")
  }

  private func expectSame(_ ours: PropertyList, _ theirs: Any, _ path: String) {
    switch ours {
    case .dictionary(let members):
      guard let other = theirs as? [String: Any] else {
        Issue.record("\(path)")
        return
      }
      #expect(Set(members.keys) == Set(other.keys), "\(path)")
      for (key, value) in members { expectSame(value, other[key] ?? "", "\(path)/\(key)") }
    case .list(let items):
      guard let other = theirs as? [Any] else {
        Issue.record("\(path)")
        return
      }
      #expect(items.count == other.count, "\(path)")
      for (item, value) in zip(items, other) { expectSame(item, value, path) }
    case .text(let text): #expect(text == theirs as? String, "\(path)")
    case .bool(let bool): #expect(bool == theirs as? Bool, "\(path)")
    case .number(let number): #expect(number == theirs as? Double, "\(path)")
    case .other: #expect(theirs is Data || theirs is Date, "\(path)")
    }
  }
}
