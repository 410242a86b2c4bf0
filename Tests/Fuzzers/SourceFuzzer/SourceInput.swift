// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit

/// Bytes as steps that put Swift together: what opens, what closes, and how often.
struct SourceInput {
  var bytes: [UInt8]
  /// The largest text that is made.
  var largest = 64 << 10

  /// Pieces that nest, repeat or end what nests.
  private static let pieces = [
    "\"\\(", ")\"", "#\"\\#(", ")\"#", "\"\"\"\n", "{ ", " }", "(", ")", "[", "]", "[\n", "A<", ">",
    "if a ", " else ", "switch a { case .b: ", "let a = ", "b ? c : ", " + \"x\"", ".b()",
    ".c { $0 }",
    "#if a\n", "#elseif b\n", "#endif\n", "try ", "await ", "A -> ", "class A ", "func f() ",
    "label.textColor = .black\n", "UIColor(named: \"Ink\")", ", ", "; ", "\n", "/* ", " */", "// ",
    "#", "/\"/", "/\"\"\"/", "<", "@a ", "case ", "!", "&", "\u{1F468}\u{200D}\u{1F469}", "\\",
    "\"",
    "traitCollection.userInterfaceStyle == .dark ", "extension A ", "where A == B<", "\\A.b",
  ]

  /// The text: two bytes are a piece and how often it is put there.
  var text: [UInt8] {
    var text: [UInt8] = []
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      let piece = Array(Self.pieces[Int(bytes[place]) % Self.pieces.count].utf8)
      let count =
        bytes[place + 1] < 200 ? Int(bytes[place + 1]) % 8 + 1 : 1 << (bytes[place + 1] & 15)
      for _ in 0..<count where text.count < largest { text += piece }
    }
    return text
  }

  /// Traps when the text keeps another file from being judged.
  func check() {
    let good = Array("class Good { func f() { label.textColor = .black } }".utf8)
    let answer = SourceAuditor.audit([("Odd.swift", text), ("Good.swift", good)])
    precondition(
      answer.findings.contains {
        ([$0.location] + $0.related).contains { $0.file == "Good.swift" }
      },
      "the other file is not judged")
    precondition(answer.diagnostics.count < 100, "too much is said of one file")
  }
}
