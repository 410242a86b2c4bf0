// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// What code says for or against findings of several rules.
enum CodeConsiderations {
  static let asked = Consideration("asked", "the code runs only under a condition", guess: -0.7)
  static let followsTheme = Consideration(
    "follows-theme", "the app applies a theme here", guess: -1.5)
  static let madeAnew = Consideration(
    "made-anew", "SwiftUI recreates a view when its environment changes", guess: -1)
  static let mayNotAdapt = Consideration(
    "may-not-adapt", "the code does not show whether the color adapts",
    guess: -1.5, evidence: .guessed)
  static let answersEvent = Consideration(
    "answers-event", "the next pointer movement or touch sets the color again", guess: -1.5)
  static let faintFill = Consideration(
    "faint-fill", "the system's fills and hues hardly differ between the styles", guess: -1)
  static let line = Consideration("layer-line", "the color is for a line or a shadow", guess: -0.5)
  static let callerDecides = Consideration(
    "caller-decides", "other code uses the color, but the audit did not find where", guess: -0.7)
  static let runsAgain = Consideration(
    "runs-again", "the method's name suggests that it runs again soon", guess: -1)
  static let setAgain = Consideration(
    "set-again", "another member sets the color again", guess: -1)
  static let loading = Consideration(
    "loading", "the name suggests a placeholder while content loads", guess: -1.5)
  static let setting = Consideration("setting", "an app setting decides the style", guess: -0.7)
  static let declaredDark = Consideration(
    "declared-dark", "the app declares itself dark", guess: -1.5)
  static let immersive = Consideration(
    "immersive", "names suggest that pictures or videos fill the screen", guess: -1.5)
  static let control = Consideration(
    "control", "only a control has the style, and it is designed for that style", guess: -1.5)
  static let firstScreen = Consideration(
    "first-screen", "names suggest a screen that appears once, at the start", guess: -1)
  static let explained = Consideration("explained", "a comment explains the style", guess: -1.5)
  static let part = Consideration(
    "part", "only part of the screen has the style, and that part sets its background too",
    guess: -1.2)
  static let superEarly = Consideration(
    "super-early", "an early call of super rarely causes a problem", guess: -1.5)
  static let noOwnStyles = Consideration(
    "no-own-styles", "nothing in the app has its own style", guess: -1)
  static let hasFallback = Consideration(
    "has-fallback", "the code has a fallback for a missing asset", guess: -1.2)
  static let unasked = Consideration("unasked", "the constant is unused", guess: -1.5)
  static let ownScreen = Consideration(
    "own-screen", "names suggest that the screen has its own look", guess: -1)
  static let oneStyle = Consideration(
    "one-style", "the type or the app is locked to one style", guess: -1.5)
  static let textless = Consideration(
    "textless", "no text was found on the background", guess: -0.7)
  static let forPaper = Consideration(
    "for-paper", "names suggest that the text is drawn for print or into a picture", guess: -1.5)
  static let drawnElsewhere = Consideration(
    "drawn-elsewhere", "the place where the text is drawn is unknown", guess: -1)
  static let seenWhileMade = Consideration(
    "seen-while-made", "the text is illegible in both styles, so the author saw it",
    guess: -1.5)
  static let configuredElsewhere = Consideration(
    "configured-elsewhere", "another member also sets a color in a configuration", guess: -1.5)
  static let ofMoment = Consideration(
    "of-moment", "the color is shown only briefly, or another member sets it again", guess: -0.7)
  static let attributed = Consideration(
    "attributed", "other attributes of the same text set a color", guess: -2)
  static let staysInBoth = Consideration(
    "stays-in-both",
    "both colors are fixed, so they were chosen together", guess: -0.5, evidence: .seen)
  static let forMakers = Consideration(
    "for-makers-by-name", "names suggest that only the app's developers see this part of the app",
    guess: -1.5)

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
