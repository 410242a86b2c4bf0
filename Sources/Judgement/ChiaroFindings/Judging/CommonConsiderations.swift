// SPDX-License-Identifier: MIT

/// What speaks against findings of any rule: where they stand in the project.
extension Consideration {
  /// No target builds the file.
  package static let unbuilt = Consideration("unbuilt", "no target builds the file", guess: -1.5)
  /// Nothing in the app makes the type, or loads the nib.
  package static let unmade = Consideration(
    "unmade", "no code in the app creates this class or loads this nib", guess: -1.5)
  /// Only the app's makers see the problem.
  package static let forMakers = Consideration(
    "for-makers", "only the app's developers see this part of the app", guess: -1)
  /// The app is always light, regardless of the person's choice.
  package static let lockedToLight = Consideration(
    "locked-to-light", "the app is always light", guess: -1.5)
  /// The app draws itself dark, regardless of the person's choice.
  package static let drawnDark = Consideration(
    "drawn-dark", "the app is dark by design", guess: -0.5)
  /// Many pictures of the catalog fail, so code probably tints them.
  package static let crowd = Consideration(
    "crowd", "12 or more pictures of this catalog fail, so code probably tints them", guess: -2)
  /// A picture of the screen shows that the colored element is visible.
  package static let drawnReadable = Consideration(
    "drawn-readable", "the text is legible in light and dark on the screen drawn from code",
    guess: -2.5)
  /// Pictures of a screen of a file and its code show no fault.
  package static let drawnWithCode = Consideration(
    "drawn-with-code", "the text is legible in light and dark where its code shows it", guess: -4)
  /// Code gave something of a file another color when the screen was drawn.
  package static let replacedByCode = Consideration(
    "replaced-by-code", "code replaces the color before people see it", guess: -4)
  /// A screen was drawn, switched to dark, and the layer kept its color.
  package static let staleWhenSwitched = Consideration(
    "stale-when-switched", "the color stays the same when the drawn screen switches to dark",
    guess: 2.5)
  /// A screen was drawn, switched to dark, and the layer got its dark color.
  package static let renewedWhenSwitched = Consideration(
    "renewed-when-switched", "the color changes when the drawn screen switches to dark", guess: -4)
  /// A screen was drawn and switched to dark, and the light color differs little from the dark one.
  package static let alikeWhenSwitched = Consideration(
    "alike-when-switched", "the color looks nearly the same in light and dark", guess: -3)
  /// A picture of the screen was drawn, under an assumption.
  package static let drawnAssumed = Consideration(
    "drawn-assumed", "chiaro had to guess values to draw this screen", guess: -0.7)
  /// A part of a screen was drawn, on the ground of none.
  package static let drawnAlone = Consideration(
    "drawn-alone", "the view is drawn alone, so its real background may differ",
    guess: -1.2)

  /// A drawn screen shows the color of a catalog with the contrast that the catalog has.
  package static let drawnSo = Consideration(
    "drawn-so", "a drawn screen shows the color with this contrast", guess: 1.5)

  /// All of them.
  package static let common = [
    unbuilt, unmade, forMakers, lockedToLight, drawnDark, crowd, drawnReadable, drawnWithCode,
    replacedByCode, staleWhenSwitched, renewedWhenSwitched, drawnAssumed, drawnAlone, drawnSo,
    alikeWhenSwitched,
  ]
}
