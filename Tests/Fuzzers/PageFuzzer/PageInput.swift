// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit

/// Bytes as a page or a style sheet, put together of tags, comments, texts and what tears them.
struct PageInput {
  var bytes: [UInt8]
  /// The largest text that is made.
  var largest = 64 << 10

  private static let endings = ["html", "xhtml", "css", "htm"]

  /// Pieces of pages and style sheets.
  private static let pieces = [
    "<!DOCTYPE html>\n", "<?xml version=\"1.0\"?>\n", "<html>", "<html xmlns=\"a\">", "<head>",
    "</head>", "<body>", "</body></html>\n", "<HEAD lang='en'>", "<meta charset=utf-8>",
    "<meta charset=\"utf-8\" />\n", "<title>", "</title>", "<script>", "</script>",
    "<style>", "</style>", "<!--", "-->", "<textarea>", "</textarea>", "<p>Help</p>\n", "<p>",
    "<table>", "<td>", "<svg>", "</svg>", "<template>", "<noscript>", "<![CDATA[", "]]>", "<?php ",
    "<plaintext>", "<frameset>", "<select>", "<base href=a>", "&lt;", "<", ">", "'", "\"", "\n",
    "\r\n", "\r", "\u{FEFF}", "\u{E9}", "\0", "body { margin: 0 }\n", "p{padding:0}",
    "@charset \"utf-8\";",
    "@import 'a.css';", "@import url(b.css) screen;", "@namespace svg url(c);", "@layer a, b;",
    "@media print {", "}", "{", "(", ")", "/* a */", "/*", "*/", "\\", ":root", ";", "url(", "// ",
    "color: #333;", "color-scheme: light;", "<head", "</", "/>", " ",
  ]

  /// The file's name: the first byte says of which kind it is.
  var path: String { "App/Help." + Self.endings[Int(bytes.first ?? 0) % Self.endings.count] }

  /// The text: two bytes are a piece and how often it is put there; an odd one is itself.
  var text: [UInt8] {
    var text: [UInt8] = []
    for place in stride(from: 1, to: bytes.count - 1, by: 2) {
      if bytes[place] == 255 {
        text.append(bytes[place + 1])
        continue
      }
      let piece = Array(Self.pieces[Int(bytes[place]) % Self.pieces.count].utf8)
      let count = bytes[place + 1] < 240 ? 1 : 1 << (bytes[place + 1] & 15)
      for _ in 0..<count where text.count < largest { text += piece }
    }
    return text
  }

  /// Traps when a change is offered after which the file is not what it was, but for the change.
  func check() {
    let before = text
    let answer = Self.answer(path, before)
    precondition(answer.diagnostics.count < 100, "too much is said of one file")
    for fix in answer.findings.compactMap(\.fix) {
      precondition(
        fix.patches.allSatisfy { $0.digest == ContentDigest.of(before) },
        "the change of another text")
      let after = Self.changed(before, fix)
      precondition(after.count > before.count, "nothing is declared")
      precondition(
        Self.edits(of: fix).allSatisfy(\.range.isEmpty), "something goes, where a line is to come")
      let again = Self.answer(path, after)
      precondition(!again.findings.contains { $0.fix != nil }, "the change mends nothing")
      // The same change elsewhere would be another: only the announced one is allowed.
      precondition(
        Self.withoutBreaks(after).count - Self.withoutBreaks(before).count
          == Self.edits(of: fix).reduce(0) { $0 + Self.withoutBreaks($1.text).count },
        "more than the announced bytes came")
    }
  }

  private static func answer(_ path: String, _ bytes: [UInt8]) -> SourceAnswer {
    SourceAuditor.audit(
      [(path, bytes)], only: ["page-without-color-scheme"], wantsFixes: true)
  }

  private static func edits(of fix: Fix) -> [(range: Range<Int>, text: [UInt8])] {
    fix.patches.flatMap(\.edits).compactMap { edit in
      guard case .replace(let range, let text) = edit else { return nil }
      return (range, text)
    }
  }

  private static func changed(_ bytes: [UInt8], _ fix: Fix) -> [UInt8] {
    var bytes = bytes
    for edit in edits(of: fix).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text)
    }
    return bytes
  }

  private static func withoutBreaks(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { $0 != 0x0A && $0 != 0x0D }
  }
}
