// SPDX-License-Identifier: MIT

import ChiaroFindings

/// What speaks for or against findings about the sets of a catalog.
enum SetConsiderations {
  /// Only the names of two colors suggest that they meet.
  static let pairByName = Consideration(
    "pair-by-name", "only their names suggest that one color is shown on the other", guess: -1.5,
    evidence: .guessed)
  /// The name of a color suggests that it is text.
  static let textByName = Consideration(
    "text-by-name", "only its name suggests that it colors text", guess: -1.5, evidence: .guessed)
  /// No code was read that uses the color.
  static let useUnknown = Consideration(
    "use-unknown", "code does not show how it is used", guess: -1.2, evidence: .guessed)
  /// The color is measured on a ground of the system's, as code writes with it.
  static let onSystemGround = Consideration(
    "on-system-ground", "code draws text in it without a background, so the system's is assumed",
    guess: -0.3)
  /// Code shows a text of the color on the system's background.
  static let shownOnSystem = Consideration(
    "shown-on-system", "code shows it on the system's background", guess: 0.5, evidence: .seen)
  /// All that writes with the color has a ground of its own on which it can be read.
  static let onOwnGround = Consideration(
    "set-on-own-ground", "all text in this color has its own background", guess: -1.5)
  /// Code was read, and only values that fail somewhere are told.
  static let oneValue = Consideration(
    "one-value", "text on a background that does not change usually has its own color", guess: -0.7)
  /// Code finds pictures by names that it makes.
  static let nameIsMade = Consideration(
    "name-is-made", "code assembles the names of pictures", guess: -2)
  /// A copy fills the set when the app is built.
  static let filledByCopy = Consideration(
    "filled-by-copy", "another set of the project has the file", guess: -1.5)
  /// The file differs from its entry in capitals.
  static let capitals = Consideration(
    "capitals", "the file's name differs only in case, which most Macs ignore", guess: -0.7)
  /// The entry is for a device that the app is not made for.
  static let otherDevice = Consideration(
    "other-device", "the entry is for a device that the app is not made for", guess: -0.7)
  /// The entry is for screens that no iPhone or iPad has any more.
  static let oldScreens = Consideration(
    "old-screens", "the entry is for screens of outdated devices", guess: -0.7)
  /// The icon is dark already.
  static let darkIcon = Consideration("dark-icon", "the icon is dark already", guess: -1)
  /// Nobody has touched the icons since dark forms exist.
  static let beforeDarkIcons = Consideration(
    "before-dark-icons", "the project is older than dark icons", guess: -1)
  /// Code shows the picture as it is, on any ground.
  static let plainUse = Consideration(
    "plain-use", "code shows it unchanged, perhaps on its own background", guess: -0.5)
  /// Code shows the shape of the picture alone.
  static let templateUse = Consideration(
    "template-use", "code shows only its shape, in a tint", guess: -3)
  /// Code hands the picture on by its name.
  static let handedOn = Consideration(
    "handed-on", "code passes it on by name, and may tint it", guess: -2)
  /// Code chooses the picture for one style.
  static let chosenByName = Consideration(
    "chosen-by-name", "its name says that it is for one style", guess: -2.5)
  /// A part of the picture is lost, or it is faint.
  static let inPart = Consideration(
    "in-part", "only part of it is invisible", guess: -0.7)
  /// Its name says that it is a shade, or shown to newcomers on a ground that was drawn with it.
  static let groundByName = Consideration(
    "ground-by-name", "its name says that it has its own background", guess: -2,
    evidence: .guessed)
  /// The app is locked to a style.
  static let locked = Consideration("locked", "the app is locked to one style", guess: -1)
  /// The set is only for a demo.
  static let forTrial = Consideration(
    "for-trial", "it belongs to a sample app or to tests", guess: -1)
  /// The picture is a bitmap of several colors.
  static let severalInks = Consideration(
    "several-inks", "it has several colors, like a photo", guess: -1)
  /// A dark form of the file is there that looks like the light one.
  static let vanishes = Consideration(
    "vanishes", "it is invisible in dark", guess: 0.7)
  /// On a Mac the accent color is seldom the app's.
  static let macAccent = Consideration(
    "mac-accent", "on a Mac most people choose their own accent color", guess: -0.4)

  /// All of them.
  static let all = [
    pairByName, textByName, useUnknown, onSystemGround, shownOnSystem, onOwnGround, oneValue,
    nameIsMade,
    filledByCopy, capitals, otherDevice, oldScreens, darkIcon, beforeDarkIcons, plainUse,
    templateUse, handedOn, chosenByName, inPart, groundByName, locked, forTrial, severalInks,
    vanishes, macAccent,
  ]
}
