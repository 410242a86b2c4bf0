// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// The words and marks of Objective-C, with what its preprocessor leaves out.
@Suite("Tokens of Objective-C")
struct ObjectiveCTokensTests {
  private static func tokens(_ text: String) -> ObjectiveCTokens {
    let bytes = Array(text.utf8)
    var suppressions = Suppressions()
    return ObjectiveCTokens(bytes, lines: LineMap(bytes), suppressions: &suppressions)
  }

  @Test(
    "words, numbers, texts and marks",
    arguments: [
      ("a.b = c;", "a . b = c ;"), ("[a b:c d:e]", "[ a b : c d : e ]"),
      ("a->b", "a -> b"), ("a==b&&c!=d", "a == b && c != d"), ("a||b", "a || b"),
      ("@\"a b\"", "a b"), ("@\"a\\\"b\"", "a\\\"b"), ("\"\\\\\"", "\\\\"), ("'\"' x", "\" x"),
      ("@implementation A", "@implementation A"), ("@[a]", "@ [ a ]"), ("@{a:b}", "@ { a : b }"),
      ("@(1)", "@ ( 1 )"), ("0.5f", "0.5f"), (".5f", ".5f"), ("a = .5;", "a = .5 ;"),
      ("0x1F", "0x1F"), ("1e3", "1e3"), ("a.b", "a . b"), ("self.x1", "self . x1"),
      ("größe = 1", "größe = 1"), ("", ""), ("  \t\r\n ", ""), ("a\r\nb", "a b"),
      ("@\"open\nnext", "open next"), ("\"ends\\", "ends\\"), ("@", "@"), ("a // b\nc", "a c"),
      ("a /* b */ c", "a c"), ("a /* b", "a"), ("a // b \\\nc\nd", "a d"), ("\"//\" a", "// a"),
      ("\"/*\" a \"*/\"", "/* a */"), ("a / b * c", "a / b * c"),
    ])
  func scan(_ text: String, _ tokens: String) {
    #expect(Self.tokens(text).tokens.map(\.text).joined(separator: " ") == tokens)
  }

  @Test(
    "the preprocessor's lines are passed, and with them what no app has",
    arguments: [
      ("#import <a.h>\nb", "b"), ("#define A [UIColor \\\n  blackColor]\nb", "b"),
      ("#pragma mark - it's\nb", "b"), ("#if 0\na\n#endif\nb", "b"),
      ("#if 0 // old\na\n#endif\nb", "b"), ("#if 0 /* old */\na\n#endif\nb", "b"),
      ("#if 0\na\n#else\nb\n#endif\nc", "b c"), ("#if 1\na\n#else\nb\n#endif\nc", "a c"),
      ("#if (0)\na\n#endif\nb", "b"), ("#  if 0\na\n#  endif\nb", "b"),
      ("#if 0\n#if A\na\n#endif\nb\n#endif\nc", "c"), ("#if A\na\n#else\nb\n#endif", "a b"),
      ("#if 1\na\n#elif B\nb\n#else\nc\n#endif\nd", "a d"),
      ("#if 0\na\n#elif B\nb\n#else\nc\n#endif\nd", "b c d"),
      ("#ifdef TARGET_IB\na\n#endif\nb", "b"), ("#ifndef TARGET_IB\na\n#else\nb\n#endif", "a"),
      ("#if defined(TARGET_INTERFACE_BUILDER)\na\n#endif\nb", "b"),
      ("#if !defined(TARGET_INTERFACE_BUILDER)\na\n#else\nb\n#endif", "a"),
      ("#if DEBUG && 0\na\n#endif\nb", "a b"), ("#if 0\nit's\n#endif\na", "a"),
      ("#if 0\n\"\n#endif\na", "a"), ("#endif\na", "a"), ("#else\na", "a"), ("#if 0\na", ""),
      ("#if 0\r\na\r\n#endif\r\nb", "b"), ("#if 0\n/* #endif\n*/\n#endif\nb", "b"),
    ])
  func directives(_ text: String, _ tokens: String) {
    #expect(Self.tokens(text).tokens.map(\.text).joined(separator: " ") == tokens)
  }

  @Test(
    "each bracket belongs to the one that closes it, and odd ones to none",
    arguments: [
      ("[a]", [2, nil, 0]), ("[(a)]", [4, 3, nil, 1, 0]), ("a]", [nil, nil]), ("[a", [nil, nil]),
      ("[(a]", [3, nil, nil, 0]), ("(a])", [3, nil, nil, 0]), ("@\"[\" ]", [nil, nil]),
      ("{}", [1, 0]), ("", []),
    ] as [(String, [Int?])])
  func partners(_ text: String, _ partners: [Int?]) {
    let found = Self.tokens(text)
    #expect(found.tokens.indices.map { found.partner($0) } == partners)
  }

  /// A message, with its receiver, its selector's first part and what it is handed.
  @Test(
    "a message is read with its receiver, labels and arguments",
    arguments: [
      ("[a b]", "a", "b", []), ("[a b:c]", "a", "b", ["b: c"]),
      ("[a b:c d:e f]", "a", "b", ["b: c", "d: e f"]),
      ("[[a b] c:d]", "[ a b ]", "c", ["c: d"]), ("[a.b c:d]", "a . b", "c", ["c: d"]),
      ("[a->b c]", "a -> b", "c", []), ("[a[0] b:c]", "a [ 0 ]", "b", ["b: c"]),
      ("[a b:c ? d : e f:g]", "a", "b", ["b: c ? d : e", "f: g"]),
      ("[a b:[c d:e] f:g]", "a", "b", ["b: [ c d : e ]", "f: g"]),
      ("[a b:@{c : d} e:f]", "a", "b", ["b: @ { c : d }", "e: f"]),
      ("[a b:^{ c: d; }]", "a", "b", ["b: ^ { c : d ; }"]),
      ("[(A *)b c:d]", "( A * )", "b", ["c: d"]), ("[a b:]", "a", "b", ["b: "]),
    ] as [(String, String, String, [String])])
  func messages(_ text: String, _ receiver: String, _ selector: String, _ pieces: [String]) {
    let tokens = Self.tokens(text)
    let message = ObjectiveCMessage(tokens, at: 0)
    #expect(tokens.words(message.receiver) == receiver)
    #expect(message.selector == selector)
    #expect(message.pieces.map { "\($0.label): \(tokens.words($0.argument))" } == pieces)
  }

  @Test(
    "a piece of code is written as a person would",
    arguments: [
      "[UIColor colorNamed:@\"ground\"].CGColor", "self.layer.borderColor",
      "[[UIColor labelColor] colorWithAlphaComponent:0.5].CGColor", "a->b", "f(a,b)",
    ])
  func code(_ text: String) {
    let tokens = Self.tokens(text)
    #expect(tokens.code(0...tokens.count - 1) == text)
  }
}
