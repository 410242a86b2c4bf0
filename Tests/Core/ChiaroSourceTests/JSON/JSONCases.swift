// SPDX-License-Identifier: MIT

import Testing

// Texts for the scanner, in three tables. The first two are read; the third is not JSON even with
// forgiveness. Places are line:column, both from 1.

/// A text that is JSON, and how it reads when written compactly.
struct AcceptedJSON: Sendable, CustomTestStringConvertible {
  var text: String
  var compact: String

  init(_ text: String, _ compact: String? = nil) {
    self.text = text
    self.compact = compact ?? text
  }

  var testDescription: String { text }

  static let all: [AcceptedJSON] = [
    // Scalars on their own
    .init("null"), .init("true"), .init("false"), .init("0"), .init("-0"), .init("42"),
    .init("\"\""), .init("\"text\""), .init(" \t\r\n null \t\r\n ", "null"),
    // Numbers keep their spelling
    .init("-1"), .init("1.5"), .init("0.10"), .init("1e5"), .init("1E+5"), .init("1e-05"),
    .init("-0.0"), .init("123456789012345678901234567890"), .init("1e400"),
    // Arrays
    .init("[]"), .init("[ ]", "[]"), .init("[1]"), .init("[1,2,3]"), .init("[[],[[]]]"),
    .init("[ 1 , \"a\" , null ]", "[1,\"a\",null]"), .init("[[[[[[[[[[]]]]]]]]]]"),
    .init("[null,1,\"1\",{}]"),
    // Objects
    .init("{}"), .init("{ }", "{}"), .init("{\"\":0}"), .init("{\"a\":{}}"),
    .init("{\"a\":1,\"b\":2}"), .init("{\n  \"a\" : [\n\n  ]\n}", "{\"a\":[]}"),
    .init("{\"b\":1,\"a\":2}"),
    // Strings, written back to the letter
    .init(#""\"\\\/\b\f\n\r\t""#), .init(#""\u0041""#), .init(#""\u00e9\u00E9""#),
    .init(#""\ud83d\ude00""#), .init(#""\u0000""#), .init(#""\uFFFD""#), .init("\"é日本😀\""),
    .init("\"\u{7F}\""), .init("\"/\""), .init(#""\/""#), .init(#"{"\u0061":1}"#),
    .init("\"\u{FEFF}\""), .init("\"a\u{0301}\""), .init("\"\u{2028}\""),
  ]
}

/// A text that is read in spite of something odd, which is reported.
struct ForgivenJSON: Sendable, CustomTestStringConvertible {
  var bytes: [UInt8]
  var compact: String
  /// `line:column id` of every diagnostic.
  var reports: [String]

  init(_ text: String, _ compact: String, _ reports: String...) {
    self.init(Array(text.utf8), compact, reports)
  }

  init(_ bytes: [UInt8], _ compact: String, _ reports: [String]) {
    self.bytes = bytes
    self.compact = compact
    self.reports = reports
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self) }

  static let all: [ForgivenJSON] = [
    .init("[1,]", "[1]", "1:3 json-trailing-comma"),
    .init("{\"a\":1,}", "{\"a\":1}", "1:7 json-trailing-comma"),
    .init("[\n  1,\n  2,\n]", "[1,2]", "3:4 json-trailing-comma"),
    .init("[[1,],]", "[[1]]", "1:4 json-trailing-comma", "1:6 json-trailing-comma"),
    .init("{\"a\":1,\"a\":2}", "{\"a\":1,\"a\":2}", "1:8 json-repeated-name"),
    .init("{\"a\":1,\n\"b\":[],\n\"a\":2}", "{\"a\":1,\"b\":[],\"a\":2}", "3:1 json-repeated-name"),
    .init("\u{FEFF}{}", "{}", "1:1 json-byte-order-mark"),
    .init("\u{FEFF}[1,]", "[1]", "1:1 json-byte-order-mark", "1:4 json-trailing-comma"),
    .init("\"a\tb\"", "\"a\tb\"", "1:3 json-control-character"),
    .init("\"a\nb\"", "\"a\nb\"", "1:3 json-control-character"),
    .init(#""\x41""#, #""\x41""#, "1:2 json-escape"),
    .init(#"["a\q"]"#, #"["a\q"]"#, "1:4 json-escape"),
    .init(#""\u12""#, #""\u12""#, "1:2 json-escape"),
    .init(#""\uZZZZ""#, #""\uZZZZ""#, "1:2 json-escape"),
    .init(#""\ud83d""#, #""\ud83d""#, "1:2 json-escape"),
    .init(#""\ud83dx""#, #""\ud83dx""#, "1:2 json-escape"),
    .init(#""a\ude00""#, #""a\ude00""#, "1:3 json-escape"),
    .init(#""\ud83d\ud83d""#, #""\ud83d\ud83d""#, "1:2 json-escape"),
    .init([0x22, 0xFF, 0x22], "\"\u{FFFD}\"", ["1:1 json-not-utf8"]),
    .init([0x5B, 0x22, 0xC3, 0x22, 0x5D], "[\"\u{FFFD}\"]", ["1:2 json-not-utf8"]),
    .init([0x22, 0xED, 0xA0, 0x80, 0x22], "\"\u{FFFD}\u{FFFD}\u{FFFD}\"", ["1:1 json-not-utf8"]),
    .init([0x22, 0xC0, 0x80, 0x22], "\"\u{FFFD}\u{FFFD}\"", ["1:1 json-not-utf8"]),
  ]
}

/// A text that is no JSON, and where reading stops.
struct RejectedJSON: Sendable, CustomTestStringConvertible {
  var text: String
  var place: String

  init(_ text: String, _ place: String) {
    self.text = text
    self.place = place
  }

  var testDescription: String { text }

  static let all: [RejectedJSON] = [
    // Nothing, and too much
    .init("", "1:1"), .init(" ", "1:2"), .init("\u{FEFF}", "1:2"), .init("null null", "1:6"),
    .init("{}}", "1:3"), .init("[1]]", "1:4"), .init("[]\n{}", "2:1"), .init("1 2", "1:3"),
    .init("{}//", "1:3"), .init("\u{0}", "1:1"), .init("[]\u{0}", "1:3"),
    // Words
    .init("nul", "1:1"), .init("True", "1:1"), .init("tru", "1:1"), .init("NULL", "1:1"),
    .init("nan", "1:1"), .init("NaN", "1:1"), .init("Infinity", "1:1"), .init("-Infinity", "1:1"),
    .init("undefined", "1:1"), .init("'a'", "1:1"), .init("truefalse", "1:5"),
    // Numbers
    .init("+1", "1:1"), .init("01", "1:1"), .init("-01", "1:1"), .init("-", "1:1"),
    .init("1.", "1:1"), .init(".5", "1:1"), .init("1.e1", "1:1"), .init("1e", "1:1"),
    .init("1e+", "1:1"), .init("0x10", "1:2"), .init("1_000", "1:2"), .init("--1", "1:1"),
    .init("1.2.3", "1:4"), .init("[-]", "1:2"), .init("[1e]", "1:2"), .init("１", "1:1"),
    // Arrays
    .init("[", "1:2"), .init("[1", "1:3"), .init("[1,", "1:4"), .init("[1 2]", "1:4"),
    .init("[,1]", "1:2"), .init("[1,,2]", "1:4"), .init("[,]", "1:2"), .init("[1,,]", "1:4"),
    .init("]", "1:1"), .init("[1}", "1:3"), .init("[\"a\":1]", "1:5"), .init("[*]", "1:2"),
    .init("[\n1\n2]", "3:1"), .init("[1;2]", "1:3"), .init("[\u{A0}]", "1:2"),
    // Objects
    .init("{", "1:2"), .init("{\"a\"", "1:5"), .init("{\"a\":", "1:6"), .init("{\"a\":1", "1:7"),
    .init("{\"a\":1,", "1:8"), .init("{a:1}", "1:2"), .init("{'a':1}", "1:2"),
    .init("{1:1}", "1:2"), .init("{\"a\" 1}", "1:6"), .init("{\"a\":}", "1:6"),
    .init("{\"a\":1 \"b\":2}", "1:8"), .init("{,}", "1:2"), .init("{\"a\":1,,}", "1:8"),
    .init("{\"a\"::1}", "1:6"), .init("{\"a\":1]", "1:7"), .init("{:1}", "1:2"),
    .init("{\"a\",1}", "1:5"), .init("{null:1}", "1:2"), .init("{[]:1}", "1:2"),
    .init("{\"a\"=1}", "1:5"), .init("{\n\"a\": 1,\nb\n}", "3:1"), .init("}", "1:1"),
    // Strings
    .init("\"", "1:1"), .init("\"a", "1:1"), .init("[\"a]", "1:2"), .init("\"\\", "1:1"),
    .init("\"\\\"", "1:1"), .init("{\"a", "1:2"), .init("[\"\\u00", "1:2"), .init("“a”", "1:1"),
    // Comments
    .init("// note\n{}", "1:1"), .init("{} /* note */", "1:4"), .init("[1, # two\n2]", "1:5"),
  ]
}
