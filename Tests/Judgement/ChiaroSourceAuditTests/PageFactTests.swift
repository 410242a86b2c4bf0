// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// What web pages and style sheets say of colors and schemes, and which of them are judged.
@Suite("Pages and style sheets")
struct PageFactTests {
  private static func facts(_ text: String, _ path: String) -> PageFacts {
    var suppressions = Suppressions()
    return PageFacts(Array(text.utf8), path: path, suppressions: &suppressions)
  }

  @Test(
    "the first line that gives a text or ground a color that stays",
    arguments: [
      ("p { color: #333 }", 1), ("p {\n  color: #333;\n}", 2), ("p{background:#FFF}", 1),
      ("p { background-color : white; }", 1), ("p { COLOR: BLACK }", 1),
      ("p { color:\trgb(0, 0, 0) }", 1), ("p { color: hsl(0, 0%, 0%) }", 1),
      ("p { color: gray }", 1), ("p { color: grey; }", 1), ("a\n\nb{color:#000}", 3),
      ("a\r\nb{color:#000}", 2), ("a\rb{color:#000}", 2), ("\u{FEFF}p{color:#000}", 1),
      ("p { color: var(--ink) }", nil), ("p { color: inherit }", nil),
      ("p { color: currentColor }", nil), ("p { background: none }", nil),
      ("p { background: url(white.png) }", nil), ("p { background: transparent }", nil),
      ("p { border-color: #333 }", nil), ("p { --color: #333 }", nil), ("$color: #333;", nil),
      ("p { scrollbar-color: #333 #000 }", nil), ("p { color-adjust: exact }", nil),
      ("/* color: #333 */ p { margin: 0 }", nil), ("/*\np { color: #333 }\n*/", nil),
      ("p { margin: 0; /* color: #333; */ }", nil),
      ("p::after { content: \"/*\"; color: #333 }", 1),
      ("/* a */ p { color: #333 }", 1), ("", nil),
    ] as [(String, Int?)])
  func colors(_ sheet: String, _ line: Int?) {
    #expect(Self.facts(sheet, "a.css").firstColor == line, "\(sheet)")
  }

  @Test(
    "a scheme is one that is declared or asked for, not one that a comment speaks of",
    arguments: [
      (":root { color-scheme: light dark }", true), (":root{COLOR-SCHEME:dark}", true),
      ("@media (prefers-color-scheme: dark) { p { color: #FFF } }", true),
      ("p { color: light-dark(#333, #FFF) }", true), ("p { color: #333 }", false),
      ("p { color: #333 } /* no color-scheme */", false),
      ("/*\n:root { color-scheme: light dark }\n*/\np { color: #333 }", false),
      ("p { color: #333 } /* light-dark( */", false), ("p { color: lightdark }", false),
    ])
  func schemes(_ sheet: String, _ hasScheme: Bool) {
    #expect(Self.facts(sheet, "a.css").hasScheme == hasScheme, "\(sheet)")
  }

  @Test(
    "a page that brings text and no colors is black on white",
    arguments: [
      ("<html><body><p>a</p></body></html>", true), ("<HTML><BODY><P>a</P></BODY></HTML>", true),
      ("<html><body><h1>a</h1></body></html>", true), ("<body><ul><li>a</li></ul></body>", true),
      ("<html><head></head><body><div>a</div></body></html>", true),
      ("<html><body><script>a()</script></body></html>", false),
      ("<p>a</p>", false), ("<header><p>a</p></header>", false),
      ("<html><link rel=\"stylesheet\" href=\"a.css\"><body><p>a</p></body></html>", false),
      ("<html><style>p { margin: 0 }</style><body><p>a</p></body></html>", false),
      ("<html><style>@import 'a.css';</style><body><p>a</p></body></html>", false),
      ("<html><body><p style=\"color: #333\">a</p></body></html>", false),
      ("<html><meta name=\"color-scheme\" content=\"dark\"><body><p>a</p></body></html>", false),
      ("<html><body bgcolor=\"#FFFFFF\"><p>a</p></body></html>", false),
      ("<html><body bgcolor=white text=black><p>a</p></body></html>", false),
      ("<html><body><p><font size=\"2\" color='#333'>a</font></p></body></html>", false),
      ("<html><body><table bgcolor = \"#EEE\"><tr><td>a</td></tr></table></body></html>", false),
      ("<html><body><p><font size=\"2\">a</font></p></body></html>", true),
      ("<html><body><p data-color=\"#333\">a</p></body></html>", true),
      ("<html><body><p>Write bgcolor=\"#FFF\" there.</p></body></html>", true),
      ("<html><body class=\"page\"><p>a</p></body></html>", true),
      ("<?fill?>\n<html><body><p>a</p></body></html>", false), ("", false),
    ])
  func plain(_ page: String, _ isBlackOnWhite: Bool) {
    #expect(Self.facts(page, "App/a.html").isBlackOnWhite == isBlackOnWhite, "\(page)")
  }

  @Test(
    "a style sheet of a whole page, or of running text, is told from one of parts",
    arguments: [
      ("body { margin: 0 }", true, true), ("html, body { margin: 0 }", true, true),
      ("p { margin: 0 }", false, true), ("  h1 { margin: 0 }", false, true),
      ("* { margin: 0 }", false, true), (":root { margin: 0 }", false, true),
      ("li a { margin: 0 }", false, true), (".card { margin: 0 }", false, false),
      ("#page { margin: 0 }", false, false), ("a { margin: 0 }", false, false),
      ("video { margin: 0 }", false, false), (".p { margin: 0 }", false, false),
      ("pretty { margin: 0 }", false, false), ("/*\nbody { margin: 0 }\n*/", false, false),
    ])
  func sheets(_ sheet: String, _ stylesBody: Bool, _ stylesText: Bool) {
    let facts = Self.facts(sheet, "a.css")
    #expect(facts.stylesBody == stylesBody && facts.stylesText == stylesText, "\(sheet)")
  }

  @Test(
    "a light ground that stays in the dark, by its value",
    arguments: [
      ("#FFF", true), ("#ffffff", true), ("white", true), ("#CCC", true), ("#B3B3B3", true),
      ("#B2B2B2", false), ("rgb(240, 240, 240)", true), ("rgb(240 240 240)", true),
      ("rgba(255,255,255,1)", true), ("rgb(100%, 100%, 100%)", true), ("rgb(240, 240, 100)", false),
      ("rgb(40, 40, 40)", false), ("rgba(255, 255, 255, 0.1)", false), ("rgb(a, b, c)", false),
      ("#FF0000", false), ("#333", false), ("black", false), ("var(--page)", false),
      ("transparent", false), ("#FFF url(a.png)", true), ("#", false), ("#FFFFFFF", false),
      ("#EEE !important", true),
    ])
  func grounds(_ value: String, _ isLight: Bool) {
    let text =
      ".a { background: \(value) }\n@media (prefers-color-scheme: dark) { p { color: #fff } }"
    #expect((Self.facts(text, "a.css").lightInDark == [1]) == isLight, "\(value)")
  }

  @Test(
    "a page whose text and ground are fixed is a palette, and dark by its ground",
    arguments: [
      ("body { color: #333; background: #FFF }", "whole"),
      ("html, body { color: #FFF; background: #111 }", "dark"),
      ("body { color: white; background: black }", "dark"),
      ("body { color: #EEE; background-color: rgb(20, 20, 20) }", "dark"),
      ("body { color: #EEE; background-color: rgb(20, 200, 20) }", "whole"),
      ("body { color: #EEE }", "none"), ("body { background: #111 }", "none"),
      (".card { color: #EEE; background: #111 }", "none"),
      ("body .a { color: #EEE; background: #111 }", "none"),
      ("html body { color: #EEE; background: #111 }", "dark"),
      ("body { color: var(--a); background: #111 }", "none"),
    ])
  func palettes(_ sheet: String, _ expected: String) {
    let facts = Self.facts(sheet, "a.css")
    #expect(facts.isWholePalette == (expected != "none"), "\(sheet)")
    #expect(facts.isDarkPalette == (expected == "dark"), "\(sheet)")
  }

  // MARK: Which files are judged

  @Test(
    "pages of the app are judged, not those of its site, its tests, its makers and of others",
    arguments: [
      ("App/help.html", true), ("App/Resources/de.lproj/help.htm", true), ("App/a.xhtml", true),
      ("App/latest.html", true), ("App/LICENSE.html", true), ("App/contest/page.html", true),
      ("help.html", true), ("webview/help.html", true),
      ("README.html", false), ("index.html", false), ("App/index.html", true),
      ("docs/help.html", false), ("App/doc/help.html", false), ("web/help.html", false),
      ("website/help.html", false), ("Tests/help.html", false), ("App/Test Files/help.html", false),
      ("App/help-test.html", false), ("App/testimonials.html", true), ("lib/help.html", false),
      ("App/jquery.html", false), ("App/node_modules/help.html", false),
      ("App/bootstrap.min.html", false), ("App/Release-Notes.html", false),
      ("App/releases/help.html", false), ("App/appcast-notes/help.html", false),
      ("android/help.html", false), ("App/help-dark.html", false), ("App/help-light.html", false),
      ("App/lightbox.html", true), ("fastlane/help.html", false), ("Examples/help.html", false),
    ])
  func paths(_ path: String, _ isJudged: Bool) {
    let text = "<html><body><p>a</p></body></html>"
    let found = SourceAuditor.audit(
      [(path, Array(text.utf8))], only: [PageWithoutColorScheme.id]
    ).findings
    #expect(found.count == (isJudged ? 1 : 0), "\(path)")
  }

  @Test(
    "the end of a line near a place is that of its own line",
    arguments: [
      ("a\nb", 0, LineBreak.lf), ("a\r\nb", 0, .crlf), ("a\rb", 0, .cr), ("a\nb", 3, .lf),
      ("a\r\nb", 4, .crlf), ("a\rb", 3, .cr), ("a", 1, .lf), ("", 0, .lf), ("a\nb\r\nc", 2, .crlf),
    ])
  func lineBreaks(_ text: String, _ place: Int, _ lineBreak: LineBreak) {
    #expect(LineBreak.near(min(place, text.utf8.count), in: Array(text.utf8)) == lineBreak)
  }
}
