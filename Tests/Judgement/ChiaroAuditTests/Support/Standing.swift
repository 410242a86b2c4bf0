// SPDX-License-Identifier: MIT

import ChiaroFindings

/// What a finding's considerations say of it, whatever was learned from judgements.
enum Standing: Comparable {
  /// So much speaks against it that it is hardly worth a look.
  case unlikely
  /// Something speaks against it.
  case doubtful
  /// It is at least as likely as not.
  case likely
}

extension Finding {
  /// How likely it is by guesses alone.
  var standing: Standing {
    let likelihood = judgement.guessed
    return likelihood < 0.25 ? .unlikely : likelihood < 0.5 ? .doubtful : .likely
  }

  /// Whether one consideration alone speaks strongly against it.
  var isOverruled: Bool { judgement.considerations.contains { $0.guess <= -2 } }

  /// Whether something of a name speaks for or against it.
  func considers(_ name: String) -> Bool {
    judgement.considerations.contains { $0.name == name }
  }
}
