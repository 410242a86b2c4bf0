// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroAudit

@Suite("Words of names")
struct NameWordsTests {
  @Test(
    "a name falls into words at capitals, slashes, signs and digits",
    arguments: [
      ("cardBackground", ["card", "background"]), ("CardBG", ["card", "bg"]),
      ("Brand/Text Primary", ["brand", "text", "primary"]),
      ("text_2-link.old", ["text", "link", "old"]),
      ("URLLabel", ["url", "label"]), ("onCard", ["on", "card"]), ("ÉtéTitre", ["été", "titre"]),
      ("", []), ("42", []), ("context", ["context"]), ("label2x", ["label", "x"]),
    ] as [(String, [String])])
  func words(_ name: String, _ words: [String]) {
    #expect(NameWords(name).words == words)
  }

  private enum Role: String {
    case text, background, neither
  }

  /// A word must be a word: `context` is no text, `discard` no card.
  private static let roles: [(String, Role)] = [
    ("Text", .text), ("labelColor", .text), ("Title", .text), ("subtitle", .text),
    ("Caption", .text), ("body", .text), ("Foreground", .text), ("placeholder", .text),
    ("Link", .text), ("onPrimary", .text), ("Brand/onCard", .text), ("onboarding", .neither),
    ("background", .background), ("cellBG", .background), ("Surface", .background),
    ("Fill", .background), ("Card", .background), ("canvas", .background),
    ("TextBackground", .background), ("backgroundText", .text), ("CardTitle", .text),
    ("titleCard", .background), ("context", .neither), ("discard", .neither),
    ("Brand", .neither), ("Text/Primary", .text), ("Backgrounds", .neither),
  ]

  @Test("a name is text-like, background-like or neither", arguments: roles.indices)
  func role(_ index: Int) {
    let (name, role) = Self.roles[index]
    let words = NameWords(name)
    #expect(words.isTextLike == (role == .text), "\(name)")
    #expect(words.isBackgroundLike == (role == .background), "\(name)")
  }

  @Test(
    "words of actions and links",
    arguments: [
      ("AccentColor", true, false), ("tint", true, false), ("LinkText", true, true),
      ("primaryButton", true, false), ("Action", true, false), ("Blink", false, false),
      ("Text", false, false),
    ])
  func actions(_ name: String, _ isAction: Bool, _ isLink: Bool) {
    #expect(NameWords(name).isActionLike == isAction)
    #expect(NameWords(name).isLinkLike == isLink)
  }
}
