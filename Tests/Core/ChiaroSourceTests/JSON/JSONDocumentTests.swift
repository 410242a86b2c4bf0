// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// What the scanner accepts, forgives and rejects.
@Suite("Reading JSON")
struct JSONDocumentTests {
  private func read(
    _ bytes: [UInt8], limits: JSONDocument.Limits = .init()
  ) -> JSONDocument.Reading {
    JSONDocument.read(bytes, file: "Contents.json", limits: limits)
  }

  private func reports(_ reading: JSONDocument.Reading) -> [String] {
    reading.diagnostics.map { diagnostic in
      let place = diagnostic.location
      return "\(place.line ?? 0):\(place.column ?? 0) \(diagnostic.id)"
    }
  }

  @Test(
    "valid text is read without a word and written back to the letter",
    arguments: AcceptedJSON.all)
  func accepted(_ subject: AcceptedJSON) throws {
    let reading = read(Array(subject.text.utf8))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    let document = try #require(reading.document)
    #expect(JSON(document.root).text(.compact) == subject.compact)
  }

  @Test("odd text is read, and each odd place reported", arguments: ForgivenJSON.all)
  func forgiven(_ subject: ForgivenJSON) throws {
    let reading = read(subject.bytes)
    #expect(reports(reading) == subject.reports)
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
    let document = try #require(reading.document)
    #expect(JSON(document.root).text(.compact) == subject.compact)
  }

  @Test("text that is no JSON is rejected where it goes wrong", arguments: RejectedJSON.all)
  func rejected(_ subject: RejectedJSON) {
    let reading = read(Array(subject.text.utf8))
    #expect(reading.document == nil)
    #expect(reports(reading).last == "\(subject.place) json-syntax")
    #expect(reading.diagnostics.last?.severity == .error)
    #expect(reading.diagnostics.last?.location.file == "Contents.json")
  }

  @Test("the beginnings of a text are rejected, every one of them, and never crash")
  func truncations() {
    let text = Array(#"{"a":[1,-2.5e3,"x\n\u00e9\ud83d\ude00",true,null],"b":{"c":"日"}}"#.utf8)
    #expect(read(text).document != nil)
    for end in 0..<text.count {
      #expect(read(Array(text[..<end])).document == nil, "\(end)")
    }
  }

  // MARK: Limits

  @Test("nesting is bounded")
  func depth() {
    let nested = { (depth: Int) in
      [UInt8](repeating: UInt8(ascii: "["), count: depth)
        + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    }
    #expect(read(nested(128)).document?.nodeCount == 128)
    #expect(reports(read(nested(129))) == ["1:129 json-too-deep"])
    var limits = JSONDocument.Limits()
    limits.depth = 3
    #expect(read(nested(3), limits: limits).document != nil)
    #expect(reports(read(nested(4), limits: limits)) == ["1:4 json-too-deep"])
    #expect(read(nested(1_000_000)).document == nil)
    // Depth is what is open at once, not what has been.
    let wide = Array("[[],[],[[]],[]]".utf8)
    #expect(read(wide, limits: limits).document?.nodeCount == 6)
  }

  @Test("the number of values is bounded, names counted too")
  func nodes() {
    var limits = JSONDocument.Limits()
    limits.nodes = 5
    #expect(read(Array("[1,2,3,4]".utf8), limits: limits).document?.nodeCount == 5)
    #expect(reports(read(Array("[1,2,3,4,5]".utf8), limits: limits)) == ["1:10 json-too-large"])
    #expect(read(Array(#"{"a":1,"b":2}"#.utf8), limits: limits).document?.nodeCount == 5)
    #expect(
      reports(read(Array(#"{"a":1,"b":2,"c":3}"#.utf8), limits: limits)) == ["1:18 json-too-large"])
  }

  @Test("a text with a million odd places is read once, and a hundred places are reported")
  func manyOddPlaces() {
    let text = Array("[".utf8) + Array(repeatElement(Array("[1,],\n".utf8), count: 50_000).joined())
    let reading = read(text + Array("0]".utf8))
    #expect(reading.diagnostics.count == 100)
    #expect(reading.document?.nodeCount == 100_002)
    #expect(reading.diagnostics.last?.location.line == 100)
  }

  @Test("an error is reported however many warnings went before it")
  func errorAfterWarnings() {
    let text = "[" + String(repeating: "[1,],", count: 200) + "?"
    let reading = read(Array(text.utf8))
    #expect(reading.diagnostics.count == 101)
    #expect(reading.diagnostics.last?.severity == .error)
  }

  @Test(
    "the places of a hundred thousand values are found, on one line or many",
    arguments: [",", ",\n"])
  func manyPlaces(_ separator: String) throws {
    let count = 100_000
    let text = "[" + Array(repeating: "{}", count: count).joined(separator: separator) + "]"
    let document = try #require(read(Array(text.utf8)).document)
    let last = try #require(Array(document.root.elements).last)
    let total = document.root.elements.reduce(0) { $0 + ($1.location.column ?? 0) }
    let width = separator.count == 1 ? 3 : 0
    #expect(last.location.line == (width == 0 ? count : 1))
    #expect(last.location.column == (width == 0 ? 1 : 2 + width * (count - 1)))
    #expect(total > count)
  }

  // MARK: Values

  @Test("values answer to their own kind only")
  func kinds() throws {
    let text = #"{"n":1.5,"i":7,"s":"a","t":true,"f":false,"z":null,"l":[1,2],"o":{"x":1}}"#
    let root = try #require(read(Array(text.utf8)).document).root
    #expect(root.kind == .object)
    #expect(root["n"]?.number == 1.5 && root["n"]?.integer == nil && root["n"]?.string == nil)
    #expect(root["i"]?.integer == 7 && root["i"]?.number == 7)
    #expect(root["s"]?.string == "a" && root["s"]?.number == nil && root["s"]?.bool == nil)
    #expect(root["t"]?.bool == true && root["f"]?.bool == false)
    #expect(root["z"]?.kind == .null && root["z"]?.bool == nil && root["z"]?.string == nil)
    #expect(root["l"]?.elements.map(\.integer) == [1, 2])
    #expect(root["l"]?.members.map { $0.name.string }.isEmpty == true)
    #expect(root["o"]?.members.map { $0.name.string } == ["x"])
    #expect(root["o"]?.elements.map(\.kind).isEmpty == true)
    #expect(root["missing"] == nil)
    #expect(root["s"]?["a"] == nil)
    #expect(root["l"]?.sourceText == "[1,2]")
  }

  @Test("large and odd numbers are what they are")
  func numbers() throws {
    let text = "[1e400,-1e400,1e-400,9223372036854775807,9223372036854775808,0.1,1.0]"
    let values = Array(try #require(read(Array(text.utf8)).document).root.elements)
    #expect(values[0].number == .infinity && values[1].number == -.infinity)
    #expect(values[2].number == 0)
    #expect(values[3].integer == .max && values[4].integer == nil)
    #expect(values[5].number == 0.1)
    #expect(values[6].number == 1 && values[6].integer == nil)
  }

  @Test(
    "escapes are decoded, and what stands for nothing becomes U+FFFD",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9""#, "Aé"),
      (#""\ud83d\ude00""#, "😀"), (#""\uD83D""#, "\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ude00""#, "\u{FFFD}"), (#""\x""#, "\u{FFFD}"),
      (#""\u12""#, "\u{FFFD}12"), (#""\u""#, "\u{FFFD}"), (#""\u0000""#, "\u{0}"),
      (#""\ud83d\ude""#, "\u{FFFD}\u{FFFD}de"), (#""a\\u0041""#, #"a\u0041"#),
    ])
  func escapes(_ text: String, _ expected: String) throws {
    let root = try #require(read(Array(text.utf8)).document).root
    #expect(root.string == expected)
  }

  @Test("a name is found however it is spelled, the first one should it stand there twice")
  func names() throws {
    let text = #"{"idiom":1,"\u0069diom":2,"scale":3}"#
    let root = try #require(read(Array(text.utf8)).document).root
    #expect(root["idiom"]?.integer == 1)
    #expect(root.members.map { $0.name.isString("idiom") } == [true, true, false])
    #expect(root.members.map { $0.name.isString("idio") } == [false, false, false])
    let escaped = try #require(read(Array(#"{"\u0069diom":2}"#.utf8)).document).root
    #expect(escaped["idiom"]?.integer == 2)
    #expect(escaped["idiom"]?.isString("idiom") == false)
  }

  @Test("a value says where it begins")
  func locations() throws {
    let text = "{\r\n  \"é\" : [1,\r    \"日本\", 2]\n}"
    let root = try #require(read(Array(text.utf8)).document).root
    let list = try #require(root.members.map(\.value).first)
    #expect(root.members.map { $0.name.location.description } == ["Contents.json:2:3"])
    #expect(list.location.description == "Contents.json:2:9")
    #expect(
      list.elements.map(\.location.description) == [
        "Contents.json:2:10", "Contents.json:3:5", "Contents.json:3:11",
      ])
  }
}
