// SPDX-License-Identifier: MIT

import ChiaroProject
import Testing

/// The values of property lists, in XML and in the old style.
@Suite("Property lists")
struct PropertyListTests {
  private func read(_ text: String) throws -> PropertyList {
    try PropertyList.read(Array(text.utf8)).get()
  }

  /// A value in XML, and what it reads as.
  static let values: [(String, PropertyList)] = [
    ("<string>a</string>", .text("a")), ("<string></string>", .text("")),
    ("<string/>", .text("")), ("<string>&lt;&amp;&gt;</string>", .text("<&>")),
    ("<string>&#233;&#x1F311;</string>", .text("é🌑")), ("<string>é🌑</string>", .text("é🌑")),
    ("<string><![CDATA[</string><array>]]></string>", .text("</string><array>")),
    ("<true/>", .bool(true)), ("<false/>", .bool(false)), ("<integer>12</integer>", .number(12)),
    ("<integer>-0x1F</integer>", .number(-31)), ("<real>0.5</real>", .number(0.5)),
    ("<real>1e3</real>", .number(1000)), ("<array/>", .list([])), ("<dict/>", .dictionary([:])),
    ("<array><true/><array/></array>", .list([.bool(true), .list([])])),
    ("<dict><key>a</key><dict/></dict>", .dictionary(["a": .dictionary([:])])),
    ("<date>2026-01-02T03:04:05Z</date>", .other), ("<data>AAEC</data>", .other),
    ("<integer>x</integer>", .other),
    ("<!-- ( <array> --><true/><!-- </array> -->", .bool(true)),
  ]

  @Test("a value in XML reads as what it is", arguments: values)
  func xml(_ text: String, _ expected: PropertyList) throws {
    #expect(try read("<plist version=\"1.0\">\(text)</plist>") == expected)
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"a\" \"b\">\n"
    #expect(try read("\(head)<plist version=\"1.0\">\n\(text)\n</plist>\n") == expected)
    #expect(try read("\u{FEFF}\(head)<plist>\(text)</plist>") == expected)
  }

  @Test(
    "a value in the old style reads as what it is",
    arguments: [
      ("{ a = b; }", .dictionary(["a": .text("b")])), ("{}", .dictionary([:])), ("()", .list([])),
      ("(a, \"b c\", 'd\"')", .list([.text("a"), .text("b c"), .text("d\"")])),
      ("(a,)", .list([.text("a")])), ("\"a\\\"b\\n\\\\\"", .text("a\"b\n\\")),
      ("// one\n{ /* two */ a /* ( */ = (); }", .dictionary(["a": .list([])])),
      ("{ \"a b\" = { c = 1; }; }", .dictionary(["a b": .dictionary(["c": .text("1")])])),
      ("{ a = <0FBD 77>; }", .dictionary(["a": .other])),
      ("\"a\" = \"b\";\n\"c\" = \"d\";", .dictionary(["a": .text("b"), "c": .text("d")])),
    ] as [(String, PropertyList)])
  func oldStyle(_ text: String, _ expected: PropertyList) throws {
    #expect(try read(text) == expected)
  }

  @Test(
    "texts that mean a truth are one, and no others",
    arguments: [
      (.bool(true), true), (.bool(false), false), (.text("YES"), true), (.text("NO"), false),
      (.text("true"), true), (.text("false"), false), (.text("1"), true), (.text("0"), false),
      (.text("yes please"), nil), (.text(""), nil), (.number(1), nil), (.list([]), nil),
      (.other, nil),
    ] as [(PropertyList, Bool?)])
  func truths(_ value: PropertyList, _ truth: Bool?) {
    #expect(value.bool == truth)
  }

  @Test("what is asked of another kind is nothing")
  func kinds() {
    let all: [PropertyList] = [
      .text("a"), .bool(true), .number(1), .list([.other]), .dictionary(["a": .other]), .other,
    ]
    #expect(all.map(\.text) == ["a", nil, nil, nil, nil, nil])
    #expect(all.map(\.elements) == [[], [], [], [.other], [], []])
    #expect(all.map { $0["a"] } == [nil, nil, nil, nil, .other, nil])
    #expect(PropertyList.dictionary(["a": .other])["b"] == nil)
  }
}
