// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// Text of others, made safe where it is printed and where it becomes a name.
@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "no line of a text is a command to a service that reads its log",
    arguments: [
      ("::error::x", "⟨U+003A⟩:error::x"), (" \t::add-mask::x", " \t⟨U+003A⟩:add-mask::x"),
      ("a\n\u{3000}::stop-commands::x\nb", "a\n\u{3000}⟨U+003A⟩:stop-commands::x\nb"),
      ("::\u{301}x", "⟨U+003A⟩:\u{301}x"), ("a ##[group]b", "a ##⟨U+005B⟩group]b"),
      ("x##vso[task.x]", "x##vso⟨U+005B⟩task.x]"),
      ("##teamcity[a] ##[b", "##teamcity⟨U+005B⟩a] ##⟨U+005B⟩b"), ("###[a", "###⟨U+005B⟩a"),
      ("::##[a", "⟨U+003A⟩:##⟨U+005B⟩a"),
    ])
  func commands(_ text: String, _ shown: String) {
    #expect(VisibleText.withoutCommands(lines: text) == shown)
    #expect(VisibleText.withoutCommands(lines: shown) == shown)
  }

  @Test(
    "what is no command stays",
    arguments: [
      "", "\n\n", "a::b\n", ":: in the middle a::", "# [a", "#[a", "## [a", "## vso", "a: :b",
      "##é[a", "x\n  y\n",
    ].filter { !$0.hasPrefix("::") })
  func others(_ text: String) {
    #expect(VisibleText.withoutCommands(lines: text) == text)
  }

  @Test("in JSON the values stay the same")
  func json() throws {
    let value: JSON = ["a ##[b]": "##vso[x]", "c": ["##", "[", "##teamcity["]]
    let text = VisibleText.escape(json: value.text(.compact))
    #expect(!text.contains("##[") && !text.contains("##vso[") && !text.contains("teamcity["))
    let back = try #require(JSONDocument.read(Array(text.utf8), file: "").document)
    #expect(back.root.members.map(\.name.string) == ["a ##[b]", "c"])
    #expect(back.root.members.first { _ in true }?.value.string == "##vso[x]")
    #expect(back.root["c"]?.elements.map(\.string) == ["##", "[", "##teamcity["])
  }

  @Test(
    "a name hides a character if one is not seen",
    arguments: [
      "\u{1B}[2J", "a\nb", "a\rb", "a\tb", "\u{7F}", "\u{85}", "\u{9B}", "\u{202E}a", "\u{2066}",
      "\u{2028}", "\u{2029}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{E0041}", "\u{0}",
    ])
  func hidden(_ name: String) {
    #expect(VisibleText.hidesAny(in: "Ink\(name)"))
    #expect(!VisibleText.hidesAny(in: VisibleText.reveal("Ink\(name)")))
  }

  @Test("letters of all scripts, emoji and joiners are seen")
  func seen() {
    for name in ["Ink", "Größe 2", "日本", "👩‍👩‍👧", "نام‌ها", "e\u{301}", "Brand/Primary"] {
      #expect(!VisibleText.hidesAny(in: name))
    }
  }
}
