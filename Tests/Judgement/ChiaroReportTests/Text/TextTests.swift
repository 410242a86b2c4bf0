// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroReport

/// Escaping, by tables.
@Suite("Escaping")
struct TextTests {
  @Test(
    "what is not seen is written out",
    arguments: [
      ("", ""), ("plain ~", "plain ~"), ("é 漢字 👩‍👧", "é 漢字 👩‍👧"), ("a\nb", "a⟨U+000A⟩b"),
      ("\r\n", "⟨U+000D⟩⟨U+000A⟩"), ("\u{0}\u{1B}\u{7F}\u{85}", "⟨U+0000⟩⟨U+001B⟩⟨U+007F⟩⟨U+0085⟩"),
      ("\u{202E}\u{2066}\u{200B}\u{FEFF}", "⟨U+202E⟩⟨U+2066⟩⟨U+200B⟩⟨U+FEFF⟩"),
      ("\u{2028}\u{2029}", "⟨U+2028⟩⟨U+2029⟩"), ("\u{E0041}", "⟨U+E0041⟩"),
      ("\u{200C}\u{200D}", "\u{200C}\u{200D}"),
    ])
  func reveal(_ text: String, _ expected: String) {
    #expect(VisibleText.reveal(text) == expected)
    #expect(VisibleText.reveal(expected) == expected, "what is revealed stays")
  }

  @Test(
    "markup means itself",
    arguments: [
      ("", ""), ("a b", "a b"), ("<&>\"'", "&lt;&amp;&gt;&quot;&#39;"), ("&lt;", "&amp;lt;"),
      ("a\n\tb", "a\n\tb"), ("\u{0}\u{B}\r\u{7F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{FFFE}\u{FFFF}\u{FF01}", "\u{FFFD}\u{FFFD}\u{FF01}"), ("<\u{338}", "&lt;\u{338}"),
    ])
  func markup(_ text: String, _ expected: String) {
    #expect(MarkupText.escape(text) == expected)
  }

  @Test("paths may break behind slashes, words in backticks are code")
  func shown() {
    #expect(MarkupText.showPath("a/b<c") == "a/<wbr>b&lt;c")
    #expect(MarkupText.showPath("/a/") == "/<wbr>a/<wbr>")
    #expect(MarkupText.showFileName("a-b_c@2x.<b>") == "a-<wbr>b_<wbr>c<wbr>@2x<wbr>.&lt;b&gt;")
    #expect(MarkupText.showFileName(".@") == ".<wbr>@")
    #expect(MarkupText.showProse("set `a<b` to\n1") == "set <code>a&lt;b</code> to⟨U+000A⟩1")
    #expect(
      MarkupText.showWords("on secondarySystemBackground")
        == "on secondary<wbr>System<wbr>Background")
    #expect(MarkupText.showWords("is systemGray2") == "is systemGray2")
    #expect(
      MarkupText.showWords("<B>&aB \(String(repeating: "aB", count: 10))").hasPrefix(
        "&lt;B&gt;&amp;a<wbr>B a<wbr>Ba<wbr>B"))
    #expect(
      MarkupText.showName("") == "(no name)" && MarkupText.showName(" \u{3000}") == "(no name)")
    #expect(MarkupText.showProse("no `end") == "no <code>end</code>")
  }

  @Test(
    "paths are references",
    arguments: [
      ("a/b.json", "a/b.json"), ("a b", "a%20b"), ("a:b", "a%3Ab"), ("a%b?c#d", "a%25b%3Fc%23d"),
      ("/é", "file:///%C3%A9"), ("a\n\u{0}", "a%0A%00"), ("-._~+@", "-._~+@"), ("", ""),
    ])
  func addresses(_ path: String, _ expected: String) {
    #expect(URIText.path(path) == expected)
  }

  @Test(
    "names in style sheets end nothing",
    arguments: [
      ("Dark 2", "Dark 2"), ("a\"b", "a\\22 b"), ("</style>", "\\3c \\2f style\\3e "),
      ("a\\", "a\\5c "), ("é", "\\e9 "), ("\n", "\\27e8 U\\2b 000A\\27e9 "),
    ])
  func styles(_ name: String, _ expected: String) {
    #expect(CSSText.escape(name) == expected)
  }

  @Test(
    "wide colors have four decimals and stay in the gamut",
    arguments: [
      (Color(.displayP3, 1, 0, 0.33333), "color(display-p3 1 0 0.3333)"),
      (Color(.displayP3, 1.5, -0.2, 0, alpha: 0.5), "color(display-p3 1 0 0 / 0.5)"),
      (Color.white, "color(display-p3 1 1 1)"),
    ])
  func wide(_ color: Color, _ expected: String) {
    #expect(CSSText.displayP3(color) == expected)
  }
}
