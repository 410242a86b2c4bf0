// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import ChiaroTestSupport
import Testing

/// The changes of pages and style sheets, wherever what looks like a head or a rule stands.
@Suite("Fixes of pages and style sheets")
struct PageFixTests {
  static let ends = ["\n", "\r\n", "\r"]
  static let marks = ["", "\u{FEFF}"]
  static let meta = "<meta name=\"color-scheme\" content=\"light dark\">"
  static let rule = ":root { color-scheme: light dark; }"

  private func audit(_ text: String, _ path: String) -> SourceAnswer {
    SourceAuditor.audit(
      [(path, Array(text.utf8))], only: ["page-without-color-scheme"], wantsFixes: true)
  }

  /// A text with the change that is offered; nil where none is.
  private func fixed(_ text: String, _ path: String) throws -> String? {
    let answer = audit(text, path)
    #expect(answer.findings.count == 1)
    guard let fix = answer.findings.first?.fix else { return nil }
    let change = try AnnouncedChange(
      path, Array(text.utf8), replacing: fix.textEdits.map { ($0.range, Array($0.text.utf8)) })
    return String(decoding: change.after, as: UTF8.self)
  }

  /// Texts with `^` where the `<meta>` goes.
  static let pages = [
    "<html>\n<head>^\n<title>a</title></head>\n<body><p>Help</p></body></html>\n",
    "<!-- <head> -->\n<html><head lang='>'>^<title>a</title></head><body><p>Help</p></body></html>",
    "<!DOCTYPE html>\n<HTML><HEAD>^</HEAD><BODY><p>a</p><textarea><head></textarea></BODY></HTML>",
    "<html><head>\n<meta charset=utf-8>^\n</head><body><p>a</p></body></html>",
    "<html><head><title>a</title><meta http-equiv='Content-Type' content='a'>^</head><body><p>a",
    "<html><head>^<script>var a = '<head>'</script></head><body><p>a</p></body></html>",
    "<html><!-- --!><head>^</head><body><p>a</p></body></html>",
  ]

  @Test(
    "a scheme is declared in the head that HTML sees, with the file's line ends",
    arguments: pages, ends)
  func page(_ page: String, _ lineBreak: String) throws {
    let text = page.replacing("\n", with: lineBreak)
    let before = text.replacing("^", with: "")
    for mark in Self.marks {
      let after = try fixed(mark + before, "App/help.html")
      if PageFixTests.readsPages {
        let first = before.contains(lineBreak) ? lineBreak : "\n"
        #expect(after == mark + text.replacing("^", with: first + Self.meta))
      } else {
        #expect(after == nil)
      }
    }
  }

  /// Whether this was built with the library that reads pages.
  static let readsPages: Bool = {
    let answer = SourceAuditor.audit(
      [("App/a.html", Array("<html><head></head><body><p>a</p></body></html>".utf8))],
      wantsFixes: true)
    return !answer.diagnostics.contains { $0.message.contains("built without gumbo") }
  }()

  @Test(
    "a head in a comment, a script, a text or a drawing is none",
    arguments: [
      "<html><!-- <head> --><body><p>a</p></body></html>",
      "<html><body><p>a</p><script>var a = '<head>'</script></body></html>",
      "<html><body><p>a</p><textarea><head></textarea></body></html>",
      "<html><title><head></title><body><p>a</p></body></html>",
      "<html><body><p>a</p><svg><head></head></svg></body></html>",
      "<html><body><p>a</p><template><head></template></body></html>",
      "<html><body><p a='<head>'>a</p></body></html>",
      "<html><body><p>a</p><head></head></body></html>",
    ])
  func noHead(_ page: String) throws { #expect(try fixed(page, "App/help.html") == nil) }

  @Test("a page that is read as XML too gets a tag that is closed")
  func xml() throws {
    let text = """
      <?xml version="1.0"?>
      <html xmlns="http://www.w3.org/1999/xhtml"><head></head><body><p>a</p></body></html>
      """
    let after = try fixed(text, "App/help.xhtml")
    #expect(after?.contains("<meta name=\"color-scheme\" content=\"light dark\" />") != false)
  }

  @Test(
    "why a page or style sheet is left as it is, is told",
    arguments: [
      ("<html><head></head><body><p><?php a ?></p></body></html>", "a.html", "another program"),
      ("<html><head></head><body><p><% a %></p></body></html>", "a.html", "another program"),
      ("<!DOCTYPE html PUBLIC \"XHTML<b><head>\">\n<head></head><p>a", "a.html", "HTML and XML"),
      (
        "<html><head></head><body><p>" + String(repeating: "<b>", count: 30_000), "a.html",
        "too large"
      ),
      ("body { margin: 0 }\n/* open", "a.css", "not closed"),
      ("body { margin: 0 }\np { content: \"\n }", "a.css", "not closed"),
      ("body { margin: 0 } }", "a.css", "not closed"),
      ("@import url(a b'c);\nbody { margin: 0 }", "a.css", "not closed"),
    ])
  func refused(_ text: String, _ path: String, _ words: String) throws {
    let answer = audit(text, "App/" + path)
    #expect(answer.findings.count == 1 && answer.findings.first?.fix == nil)
    let told = answer.diagnostics.filter { $0.id == "fix-left-out" }.map(\.message)
    #expect(told.count == 1 && (told[0].contains(words) || told[0].contains("gumbo")), "\(told)")
  }

  /// Texts with `^` where the rule goes.
  static let sheets = [
    "^body { margin: 0 }\n",
    "^/* License */\nbody { margin: 0 }\n",
    "@charset \"utf-8\";^\nbody { margin: 0 }\n",
    "@import \"a.css\";\n@import url(b;c.css) screen; /* b */^\nbody { margin: 0 }\n",
    "@layer a, b;\n@import 'a;b.css';\n@namespace url(http://a/);^\n@layer c;\nbody { margin: 0 }\n",
    "/* @import \"a.css\"; */\n@IMPORT \"a.css\";^\nbody { margin: 0 }\n",
    "@import \"a\\\";.css\";^\nbody { margin: 0 }\n@import \"late.css\";\n",
    "@import url(\"a.css\") supports((display: grid));^\nbody { margin: 0 }",
    "^@media print { p { margin: 0 } }\nbody { margin: 0 }\n@import \"late.css\";",
    "@import 'a.css';^p{margin:0}\nbody{margin:0}",
  ]

  @Test(
    "a rule is put behind what must stand first in a style sheet, with the file's line ends",
    arguments: sheets, ends)
  func sheet(_ sheet: String, _ lineBreak: String) throws {
    let text = sheet.replacing("\n", with: lineBreak)
    let end = text.contains(lineBreak) ? lineBreak : "\n"
    let isFirst = text.hasPrefix("^")
    let isCut = text.contains("^p")
    let added = isFirst ? Self.rule + end + end : end + end + Self.rule + (isCut ? end : "")
    for mark in Self.marks {
      let after = try fixed(mark + text.replacing("^", with: ""), "App/a.css")
      #expect(after == mark + text.replacing("^", with: added))
    }
  }

  @Test("changes are asked for again before they are made, whoever offers them")
  func asked() throws {
    let cases: [(String, String, Int, String, Bool)] = [
      ("a.css", "@import 'a';\nbody {}\n", 0, "p {}\n", false),
      ("a.css", "@import 'a';\nbody {}\n", 13, "p {}\n", true),
      ("a.css", "body {}\n", 5, "p {}\n", false), ("a.css", "body {}\n", 0, "p {\n", false),
      ("a.html", "<head></head><p>a", 6, "<meta a>", PageFixTests.readsPages),
      ("a.html", "<head></head><p>a", 6, "<p>", false),
      ("a.html", "<!--<head>--><p>a", 10, "<meta a>", false),
      ("A.swift", "let a = 1\n", 0, "let b = 2\n", true),
      ("A.swift", "let a = 1\n", 0, "let b = \n", false),
      ("A.swift", "let a = 1\n", 0, "/*", false), ("A.swift", "// a\n", 2, "b", false),
      ("A.swift", "{ a() }()\n", 0, "b()\n", false), ("A.swift", "{ a() }()\n", 0, "b();\n", true),
      ("A.m", "int a;\n", 0, "int b;\n", false),
    ]
    for (path, text, place, added, isGood) in cases {
      let folder = try TemporaryFolder()
      try folder.write(text, to: path)
      let request: JSON = [
        "version": 1, "root": .string(folder.path),
        "changes": [
          [
            "file": .string(path),
            "digest": .string(String(ContentDigest.of(text), radix: 16)),
            "edits": [["start": .integer(place), "end": .integer(place), "text": .string(added)]],
          ]
        ],
      ]
      let answer = try CheckRequest.read(Array(request.text(.compact).utf8)).answer
      let isRefused = answer.text(.compact).contains("\"reason\"")
      #expect(isRefused != isGood, "\(path): \(added)")
    }
  }
}
