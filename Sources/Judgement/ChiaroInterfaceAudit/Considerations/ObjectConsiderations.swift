// SPDX-License-Identifier: MIT

import ChiaroFindings

/// What a storyboard or xib itself says for or against a finding about one of its objects.
enum ObjectConsiderations {
  /// The text or its ground has the system's default color, which code may change.
  static let systemDefault = Consideration(
    "system-default", "one of the two colors is the system's default", guess: -0.3,
    evidence: .seen)
  /// The file does not say what is under it.
  static let unknownGround = Consideration(
    "unknown-ground", "the file does not show the view under the object", guess: -1.5)
  /// Whoever drew the screen saw it in the light.
  static let seenWhileMade = Consideration(
    "seen-while-drawn", "the author probably saw the problem on the screen", guess: -2)
  /// Both colors stay, so that it looks the same in both styles.
  static let staysInBoth = Consideration(
    "stays-on-screen",
    "both colors are fixed, so they were chosen together", guess: -1.5)
  /// Its name says that it recedes.
  static let faintByName = Consideration(
    "faint-by-name", "the color's name suggests that it is faint on purpose", guess: -1,
    evidence: .guessed)
  /// It has a hue, which is mostly a brand's.
  static let hue = Consideration(
    "literal-hue", "the color has a hue, so it may be a brand color", guess: -1)
  /// It stands on the tint or on a hue of the system's, as the system's own buttons do.
  static let onHue = Consideration(
    "on-hue", "the text is on a colored background, as in system buttons", guess: -1)
  /// No text that adapts is known to stand on it.
  static let textless = Consideration(
    "nothing-on-it", "the file has no text on this background", guess: -1)
  /// It is covered by what stands on it.
  static let covered = Consideration("covered", "other views cover the background", guess: -1.5)
  /// Xcode leaves it in each list, or code fills it.
  static let placeholder = Consideration(
    "placeholder", "code fills the object with other content", guess: -1.5)
  /// It is set as an attribute of a control's own part.
  static let ofControl = Consideration(
    "of-control", "a control draws the color on its own background", guess: -1)
  /// What an indicator, well or panel of its own shows.
  static let darkPanel = Consideration(
    "dark-panel", "the panel is dark by design and carries light content", guess: -1)
  /// The pixels behind it range from readable to not.
  static let sometimes = Consideration(
    "sometimes", "only part of the background is too similar to the text", guess: -1.5)
  /// The file keeps the color's value.
  static let keptCopy = Consideration(
    "kept-copy", "the file has a copy of the color, which has only one value", guess: -1.5)
  /// A catalog of another target has it.
  static let inOtherTarget = Consideration(
    "in-other-target", "a catalog of another target has the color", guess: -0.3)
  /// Code styles the object.
  static let styledByCode = Consideration(
    "styled-by-code", "code styles the object", guess: -1.5)
  /// It is an attribute that is seldom seen.
  static let seldomSeen = Consideration(
    "seldom-seen", "people rarely see the color", guess: -1.5)
  /// It is only deprecated.
  static let adapts = Consideration(
    "adapts", "the color is deprecated but adapts", guess: -1)
  /// What is the same around it is told.
  static let repeated = Consideration(
    "repeated", "the surrounding view has the same style", guess: -1)
  /// A Mac's does what an iPhone's does not.
  static let mac = Consideration(
    "mac", "on a Mac, the pages of a web view follow the style", guess: -1.5)

  /// All of them.
  static let all = [
    systemDefault, unknownGround, seenWhileMade, staysInBoth, faintByName, hue, onHue, textless,
    covered, placeholder, ofControl, darkPanel, sometimes, keptCopy, seldomSeen, adapts, repeated,
    mac, inOtherTarget, styledByCode,
  ]
}
