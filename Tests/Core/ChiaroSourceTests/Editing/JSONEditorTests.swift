// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

@testable import ChiaroSource

/// Values put into texts, laid out as the text around them.
@Suite("Editing JSON")
struct JSONEditorTests {
  private func editor(_ text: String) throws -> JSONEditor {
    JSONEditor(try #require(JSONDocument.read(Array(text.utf8), file: "a").document))
  }

  private func text(_ editor: JSONEditor) -> String {
    String(decoding: editor.bytes, as: UTF8.self)
  }

  @Test(
    "a member is put where the alphabet has it, in the layout of the file",
    arguments: [
      ("{}", "{\n  \"m\" : [\n    1\n  ]\n}"),
      ("{\n\n}", "{\n  \"m\" : [\n    1\n  ]\n}"),
      ("{\"a\":1}", "{\"a\":1,\"m\":[1]}"),
      ("{\"z\":1}", "{\"m\":[1],\"z\":1}"),
      ("{\"m\":0}", "{\"m\":[1]}"),
      (
        "{\r\n\t\"a\": 1,\r\n\t\"z\": 2\r\n}",
        "{\r\n\t\"a\": 1,\r\n\t\"m\": [\r\n\t\t1\r\n\t],\r\n\t\"z\": 2\r\n}"
      ),
      (
        "{\n    \"z\" : 2,\n    \"a\" : 1\n}\n",
        "{\n    \"m\" : [\n        1\n    ],\n    \"z\" : 2,\n    \"a\" : 1\n}\n"
      ),
      ("{\"\\u006d\": 0}", "{\"\\u006d\": [1]}"),
    ])
  func members(_ before: String, _ after: String) throws {
    var editor = try editor(before)
    editor.set("m", to: [1], in: editor.document.root)
    #expect(text(editor) == after)
    editor.set("m", to: [1], in: editor.document.root)
    #expect(text(editor) == after)
  }

  @Test(
    "an element is put behind the last",
    arguments: [
      ("[]", "[\n  {\n    \"a\" : null\n  }\n]"), ("[1,2]", "[1,2,{\"a\" : null}]"),
      ("[ 1, 2 ]", "[ 1, 2, {\"a\" : null} ]"),
      ("[\r\n\t1\r\n]", "[\r\n\t1,\r\n\t{\r\n\t\t\"a\" : null\r\n\t}\r\n]"),
    ])
  func elements(_ before: String, _ after: String) throws {
    var editor = try editor(before)
    editor.append(["a": .null], to: editor.document.root)
    #expect(text(editor) == after)
  }

  @Test("what is put in comes out again, and all else stays, in random texts")
  func random() throws {
    var texts = RandomJSON(seed: 5)
    for _ in 0..<1000 {
      let bytes = texts.text()
      var editor = JSONEditor(try #require(JSONDocument.read(bytes, file: "a").document))
      let root = editor.document.root
      let before = Values.tree(root)
      switch root.kind {
      case .array:
        editor.append("new", to: root)
        let after = Values.tree(editor.document.root)
        #expect(after == (before == "[]" ? "[\"new\"]" : "\(before.dropLast()),\"new\"]"))
        editor.remove([Array(editor.document.root.elements).last?.start ?? 0])
      case .object:
        editor.set("漢", to: "new", in: root)
        let after = Values.tree(editor.document.root)
        #expect(
          after == (before == "{}" ? "{\"漢\":\"new\"}" : "\(before.dropLast()),\"漢\":\"new\"}"))
        editor.set("漢", to: nil, in: editor.document.root)
      default: continue
      }
      #expect(Values.tree(editor.document.root) == before)
    }
  }
}
