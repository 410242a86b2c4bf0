// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroBus

@Suite("Values of a bus")
struct BusValueTests {
  /// A value of every type, and what it is called.
  static let values: [(BusValue, String)] = [
    (.byte(255), "y"), (.bool(true), "b"), (.int16(-32_768), "n"), (.uint16(65_535), "q"),
    (.int32(.min), "i"), (.uint32(.max), "u"), (.int64(.min), "x"), (.uint64(.max), "t"),
    (.double(0.1), "d"), (.string("größer 大"), "s"), (.objectPath("/a/b"), "o"),
    (.signature("a{sv}"), "g"), (.array([.int32(1), .int32(2)], of: "i"), "ai"),
    (.array([], of: "(ss)"), "a(ss)"), (.strings(["a", ""]), "as"),
    (.options(["a": .uint32(1), "b": .string("c")]), "a{sv}"),
    (.dictionary([.int32(1): .strings(["x"])], key: "i", value: "as"), "a{ias}"),
    (.dictionary([:], key: "s", value: "(ii)"), "a{s(ii)}"),
    (.structure([.double(0), .structure([.byte(1)]), .string("")]), "(d(y)s)"),
    (.variant(.variant(.uint32(1))), "v"),
  ]

  @Test("a value's type is written in the letters of the specification", arguments: values)
  func signature(_ value: BusValue, _ signature: String) {
    #expect(value.signature == signature)
  }

  @Test(
    "signatures are told from other texts",
    arguments: [
      ("", true), ("i", true), ("a{sv}", true), ("(i(ss)a{s(ii)})", true), ("aas", true),
      ("(", false), ("()", false), ("a", false), ("a{vs}", false), ("a{s}", false), ("{ss}", false),
      ("a{sss}", false), ("z", false), ("h", false), ("(i", false), ("i)", false),
      (String(repeating: "a", count: 40) + "i", false), (String(repeating: "i", count: 256), false),
    ])
  func signatures(_ text: String, _ isValid: Bool) {
    #expect(BusSignature.isValid(text) == isValid)
  }

  @Test("variants are looked through, however many")
  func unwrapping() {
    let value = BusValue.variant(.variant(.variant(.uint32(7))))
    #expect(value.unwrapped == .uint32(7))
    #expect(value.asInteger == 7)
  }

  @Test("a value is read as what it is, and as nothing else", arguments: values)
  func reading(_ value: BusValue, _ signature: String) {
    // The variant among them holds a whole number.
    #expect((value.asInteger != nil) == ("ynqiuxv".contains(signature)))
    #expect((value.asString != nil) == ("sog".contains(signature)))
    #expect((value.asBool != nil) == (signature == "b"))
    #expect((value.asDouble != nil) == (signature == "d"))
    #expect((value.asOptions != nil) == (signature.hasPrefix("a{s")))
  }

  @Test("numbers that are none are not read")
  func notFinite() {
    #expect(BusValue.double(.nan).asDouble == nil)
    #expect(BusValue.double(.infinity).asDouble == nil)
    #expect(BusValue.uint64(.max).asInteger == nil)
  }

  @Test(
    "a match is written as a rule, quotes and all",
    arguments: [
      (BusMatch(), "type='signal'"),
      (
        BusMatch(sender: ":1.2", path: "/a", interface: "a.b", member: "C", argument: "d"),
        "type='signal',sender=':1.2',path='/a',interface='a.b',member='C',arg0='d'"
      ),
      (BusMatch(argument: "it's"), #"type='signal',arg0='it'\''s'"#),
    ])
  func rules(_ match: BusMatch, _ rule: String) {
    #expect(match.rule == rule)
  }

  @Test("a signal is accepted where nothing of the match speaks against it")
  func accepting() {
    let signal = BusSignal(
      sender: ":1.2", path: "/a", interface: "a.b", member: "C",
      arguments: [.string("d"), .uint32(1)])
    let table: [(BusMatch, String?, Bool)] = [
      (BusMatch(), nil, true), (BusMatch(sender: ":1.2"), nil, true),
      (BusMatch(sender: ":1.3"), nil, false), (BusMatch(sender: "a.name"), nil, false),
      (BusMatch(sender: "a.name"), ":1.2", true), (BusMatch(sender: "a.name"), ":1.3", false),
      (BusMatch(sender: "org.freedesktop.DBus"), nil, false), (BusMatch(path: "/b"), nil, false),
      (BusMatch(interface: "a.c"), nil, false), (BusMatch(member: "D"), nil, false),
      (BusMatch(argument: "d"), nil, true), (BusMatch(argument: "e"), nil, false),
    ]
    for (match, owner, isAccepted) in table {
      #expect(match.accepts(signal, owner: owner) == isAccepted, "\(match)")
    }
  }

  @Test(
    "paths are escaped in addresses",
    arguments: [("/run/user/1000", "/run/user/1000"), ("/a b,c", "/a%20b%2cc"), ("/ü", "/%c3%bc")])
  func escaping(_ path: String, _ escaped: String) {
    #expect(BusAddress.escaped(path) == escaped)
  }
}
