// SPDX-License-Identifier: MIT

import ChiaroFindings

extension RulePage {
  /// What the problem does to people, and how chiaro knows of it, in whole sentences.
  var cost: String { "\(effect) \(knowledge)" }

  private var effect: String {
    switch rule.description.consequence {
    case .unreadable: "The effect: people cannot read a text, or read it with effort."
    case .vanishes: "The effect: a picture, symbol or line is invisible, or hard to see."
    case .missing: "The effect: something is missing, or something else is shown in its place."
    case .hardlyReadable: "The effect: a text is hard to read."
    case .stale: "The effect: something may keep its old look when the style changes."
    case .staysLight:
      "The effect: something looks the same in light and dark, and stands out in one of them."
    case .locked: "The effect: the app, or a part of it, ignores the style that people chose."
    case .belowAim: "The effect: a text has less contrast than it should."
    case .recedes: "The effect: a picture, symbol or line is hard to see."
    case .confuses: "The effect: two things that should differ look alike."
    case .unfinished:
      "The effect: something in one of the appearances looks unfinished or unintended."
    case .upkeep: "The effect: usually small for people, but developers may have more work."
    }
  }

  private var knowledge: String {
    switch (rule.description.evidence, family) {
    case (.guessed, _): "chiaro only guesses this from a name."
    case (.seen, .screens): "chiaro draws the screen in light and dark, and measures the picture."
    case (.seen, _): "chiaro reads or computes this from the project's files."
    case (.inferred, .catalogs): "chiaro reads this from the project's files."
    case (.inferred, _):
      rule.description.consequence == .upkeep
        ? "chiaro reads this from the project's files."
        : "chiaro reads this from the project's files. Other code may still change what people see."
    }
  }
}
