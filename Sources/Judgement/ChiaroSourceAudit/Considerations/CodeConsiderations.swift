// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// What code says for or against findings of several rules.
enum CodeConsiderations {
  static let asked = Consideration("asked", "it is used under a condition", guess: -0.7)
  static let followsTheme = Consideration(
    "follows-theme", "a theme of the app is applied", guess: -1.5)
  static let madeAnew = Consideration(
    "made-anew", "a SwiftUI view is made anew when its surroundings change", guess: -1)
  static let mayNotAdapt = Consideration(
    "may-not-adapt", "nothing shows whether the color adapts", guess: -1.5, evidence: .guessed)
  static let answersEvent = Consideration(
    "answers-event", "the next movement or touch sets it again", guess: -1.5)
  static let faintFill = Consideration(
    "faint-fill", "the system's fills hardly differ between the styles", guess: -1)
  static let line = Consideration("layer-line", "it is a line or a shadow", guess: -0.5)
  static let callerDecides = Consideration(
    "caller-decides", "other code uses it, and the audit did not find where", guess: -0.7)
  static let runsAgain = Consideration(
    "runs-again", "the member runs again before long, by its name", guess: -1)
  static let setAgain = Consideration(
    "set-again", "another member sets the color again", guess: -1)
  static let loading = Consideration(
    "loading", "it stands there until content has come, by its name", guess: -1.5)
  static let setting = Consideration("setting", "a setting of the app decides it", guess: -0.7)
  static let declaredDark = Consideration(
    "declared-dark", "the whole app is declared dark", guess: -1.5)
  static let immersive = Consideration(
    "immersive", "names say that pictures or films fill the screen", guess: -1.5)
  static let control = Consideration(
    "control", "only a control has the style, and it is drawn for it", guess: -1.5)
  static let firstScreen = Consideration(
    "first-screen", "names say that it is shown first, and once", guess: -1)
  static let explained = Consideration("explained", "a comment says why", guess: -1.5)
  static let part = Consideration(
    "part", "only a part of the screen is forced, with its ground beside it", guess: -1.2)
  static let superEarly = Consideration(
    "super-early", "calling super early seldom has an effect", guess: -1.5)
  static let noOwnStyles = Consideration(
    "no-own-styles", "nothing in the app has a style of its own", guess: -1)
  static let hasFallback = Consideration(
    "has-fallback", "something else is shown where it is not found", guess: -1.2)
  static let unasked = Consideration("unasked", "nobody uses the constant", guess: -1.5)
  static let ownScreen = Consideration(
    "own-screen", "names say that the screen has a look of its own", guess: -1)
  static let oneStyle = Consideration(
    "one-style", "the type or the app has one style for good", guess: -1.5)
  static let textless = Consideration("textless", "no text is known to stand on it", guess: -0.7)
  static let forPaper = Consideration(
    "for-paper", "names say that it is drawn for paper, or into a picture", guess: -1.5)
  static let drawnElsewhere = Consideration(
    "drawn-elsewhere", "nobody knows where it is drawn", guess: -1)
  static let seenWhileMade = Consideration(
    "seen-while-made", "it cannot be read in either style, which was seen while it was made",
    guess: -1.5)
  static let configuredElsewhere = Consideration(
    "configured-elsewhere", "another member gives configurations a color too", guess: -1.5)
  static let ofMoment = Consideration(
    "of-moment", "it is shown for a while, or another member sets it again", guess: -0.7)
  static let attributed = Consideration(
    "attributed", "attributes of the same text give it another color", guess: -2)
  static let staysInBoth = Consideration(
    "stays-in-both", "both colors stay, and were chosen together", guess: -0.5, evidence: .seen)
  static let forMakers = Consideration(
    "for-makers-by-name", "names say that those alone see it who make the app", guess: -1.5)

  /// All of them.
  static let all = [
    asked, followsTheme, madeAnew, mayNotAdapt, answersEvent, faintFill, line, callerDecides,
    runsAgain, setAgain, loading, setting, declaredDark, immersive, control, firstScreen, explained,
    part, superEarly, noOwnStyles, hasFallback, unasked, ownScreen, oneStyle, textless, forPaper,
    drawnElsewhere, seenWhileMade, configuredElsewhere, ofMoment, attributed, staysInBoth,
    forMakers,
  ]

  /// Returns whether names say that a place is on a screen with a look of its own.
  static func isOnOwnScreen(_ site: Site, in path: String) -> Bool {
    let folder = Path.components(Path.parent(path)).last.map(String.init) ?? ""
    return Lexicon.names(
      Lexicon.ownScreens, in: site.type, site.member, folder, Path.lastComponent(path))
  }

  /// Returns whether names say that those alone see a place who make the app.
  static func isForMakers(_ site: Site, in path: String) -> Bool {
    SourceOrigin.isForMakers(path)
      || ([site.type, site.member] + site.conditions).contains {
        Lexicon.names(Lexicon.makers, in: $0)
      }
  }
}
