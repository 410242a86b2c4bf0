// SPDX-License-Identifier: MIT

import ChiaroSource

/// Checks changes of style sheets: all rules and comments but those that are announced stay.
enum StyleSheetChange {
  /// The reason why a change must not be made; nil for none.
  static func objection(to change: AnnouncedChange) -> String? {
    let before = StyleSheet(change.before)
    guard before.isWhole else { return StyleSheet.isBroken }
    let after = StyleSheet(change.after)
    let isSame =
      after.isWhole && change.isOnlyDifference(between: before.parts, and: after.parts)
      && before.leading == after.leading
    return isSame ? nil : AnnouncedChange.otherwise
  }
}

extension StyleSheet {
  /// What is said of one that is not whole.
  static let isBroken = "a comment, string or block of the style sheet is not closed"

  fileprivate enum Kind {
    case rule
    case comment
  }

  fileprivate var parts: [AnnouncedChange.Part<Kind>] {
    comments.map { AnnouncedChange.Part(.comment, $0, isWhole: true) }
      + rules.map { AnnouncedChange.Part(.rule, $0.range, isWhole: true) }
  }

  /// The number of rules that count only because no other stands before them.
  fileprivate var leading: Int {
    rules.prefix { !$0.hasBlock && !$0.name.isEmpty }.count { $0.name != "layer" }
  }
}
