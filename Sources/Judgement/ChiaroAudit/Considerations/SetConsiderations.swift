// SPDX-License-Identifier: MIT

import ChiaroFindings

/// What speaks for or against findings about the sets of a catalog.
enum SetConsiderations {
  /// Only the names of two colors suggest that they meet.
  static let pairByName = Consideration(
    "pair-by-name", "only the names of the two colors suggest that one is shown on the other",
    guess: -1.5, evidence: .guessed)
  /// The name of a color suggests that it is text.
  static let textByName = Consideration(
    "text-by-name", "only the color's name suggests that it is used for text", guess: -1.5,
    evidence: .guessed)
  /// No code was read that uses the color.
  static let useUnknown = Consideration(
    "use-unknown", "the code that chiaro read does not show how the asset is used", guess: -1.2,
    evidence: .guessed)
  /// The color is measured on a ground of the system's, as code writes with it.
  static let onSystemGround = Consideration(
    "on-system-ground",
    "the background of the text is unknown, so the system's background is assumed", guess: -0.3)
  /// Code shows a text of the color on the system's background.
  static let shownOnSystem = Consideration(
    "shown-on-system", "code shows text in this color on the system's background", guess: 0.5,
    evidence: .seen)
  /// All that writes with the color has a ground of its own on which it can be read.
  static let onOwnGround = Consideration(
    "set-on-own-ground", "text in this color seems to have its own background", guess: -1.5)
  /// Code was read, and only values that fail somewhere are told.
  static let oneValue = Consideration(
    "one-value", "code may pair the color with another fixed color", guess: -0.7)
  /// Code finds pictures by names that it makes.
  static let nameIsMade = Consideration(
    "name-is-made", "code builds picture names at run time", guess: -2)
  /// A copy fills the set when the app is built.
  static let filledByCopy = Consideration(
    "filled-by-copy", "another app icon of the catalog has files with the same names", guess: -1.5)
  /// The file differs from its entry in capitals.
  static let capitals = Consideration(
    "capitals", "a file exists whose name differs only in case, which most Macs ignore",
    guess: -0.7)
  /// The entry is for a device that the app is not made for.
  static let otherDevice = Consideration(
    "other-device", "the file is for a device that the app does not support", guess: -0.7)
  /// The entry is for screens that no iPhone or iPad has any more.
  static let oldScreens = Consideration(
    "old-screens", "the file is for 1x screens, which no current iPhone or iPad has", guess: -0.7)
  /// The icon is dark already.
  static let darkIcon = Consideration("dark-icon", "the icon is already dark", guess: -1)
  /// Nobody has touched the icons since dark forms exist.
  static let beforeDarkIcons = Consideration(
    "before-dark-icons", "the project dates from before iOS 18, which introduced dark icons",
    guess: -1)
  /// Code shows the picture as it is, on any ground.
  static let plainUse = Consideration(
    "plain-use", "code shows the picture unchanged, perhaps on a background that fits", guess: -0.5)
  /// Code shows the shape of the picture alone.
  static let templateUse = Consideration(
    "template-use", "code uses the picture as a template, which shows only its shape", guess: -3)
  /// Code hands the picture on by its name.
  static let handedOn = Consideration(
    "handed-on", "code passes the picture on by name, and may tint it", guess: -2)
  /// Code chooses the picture for one style.
  static let chosenByName = Consideration(
    "chosen-by-name", "the picture's name says that it is for one style", guess: -2.5)
  /// A part of the picture is lost, or it is faint.
  static let inPart = Consideration(
    "in-part", "only part of the picture is invisible", guess: -0.7)
  /// Its name says that it is a shade, or shown to newcomers on a ground that was drawn with it.
  static let groundByName = Consideration(
    "ground-by-name", "names suggest an introduction screen, which has its own background",
    guess: -2,
    evidence: .guessed)
  /// The app is locked to a style.
  static let locked = Consideration("locked", "the app is locked to one style", guess: -1)
  /// The set is only for a demo.
  static let forTrial = Consideration(
    "for-trial", "the catalog belongs to tests, or to the sample app of a library", guess: -1)
  /// The picture is a bitmap of several colors.
  static let severalInks = Consideration(
    "several-inks", "the picture has several colors, like a photo", guess: -1)
  /// A dark form of the file is there that looks like the light one.
  static let vanishes = Consideration(
    "vanishes", "the picture is invisible in dark", guess: 0.7)
  /// On a Mac the accent color is seldom the app's.
  static let macAccent = Consideration(
    "mac-accent", "on a Mac, people can choose their own accent color", guess: -0.4)

  /// All of them.
  static let all = [
    pairByName, textByName, useUnknown, onSystemGround, shownOnSystem, onOwnGround, oneValue,
    nameIsMade,
    filledByCopy, capitals, otherDevice, oldScreens, darkIcon, beforeDarkIcons, plainUse,
    templateUse, handedOn, chosenByName, inPart, groundByName, locked, forTrial, severalInks,
    vanishes, macAccent,
  ]
}
