// SPDX-License-Identifier: MIT

import ChiaroSystem

/// An Emacs that serves: it is told a theme.
///
/// Source: emacsclient(1); GNU Emacs manual, "Custom Themes": `modus-operandi` and `modus-vivendi`
/// come with Emacs 28 and later
struct EmacsFollower: Follower {
  let name = "emacs"
  let title = "Emacs with a running server"

  func find(in place: FollowerPlace) -> FollowerFinding {
    FollowerFinding(place.program("emacsclient"))
  }

  func plan(isDark: Bool, choice: FollowerChoice, in place: FollowerPlace) -> FollowerPlan {
    guard let program = place.program("emacsclient") else {
      return FollowerPlan(obstacle: "the program emacsclient is not installed")
    }
    let theme = choice[isDark: isDark] ?? (isDark ? "modus-vivendi" : "modus-operandi")
    let isName = theme.utf8.allSatisfy {
      let character = Character(UnicodeScalar($0))
      return $0 < 128 && (character.isLetter || character.isNumber || "-_+".contains(character))
    }
    guard isName, !theme.isEmpty else {
      return FollowerPlan(obstacle: "\(theme) is not a valid theme name")
    }
    let socket = (place.runtime ?? "") + "/emacs/server"
    guard (try? System.status(atPath: socket, followingLinks: true)) != nil else {
      return FollowerPlan([], reach: .live)
    }
    let words =
      "(progn (mapc #'disable-theme custom-enabled-themes) (load-theme '\(theme) t) nil)"
    return FollowerPlan(
      [], [.run([program, "--socket-name", socket, "--eval", words])], reach: .live)
  }
}
