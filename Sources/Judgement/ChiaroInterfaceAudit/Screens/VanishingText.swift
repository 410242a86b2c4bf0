// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Text that can be read in one appearance and is not seen in the other.
enum VanishingText: ScreenRule {
  static let description = RuleDescription(
    "Text that vanishes", .unreadable, guess: 0.9, evidence: .seen,
    summary:
      "A text is visible in one appearance, and has the same color as its background in the other.",
    reason: """
      Nobody can read text in nearly the same color as its background (WCAG 2.2, 1.4.3; Human \
      Interface Guidelines, Dark Mode).
      """,
    help: "Let the text and its background adapt together, or let neither adapt.",
    considering: [
      ObjectConsiderations.seenWhileMade, ObjectConsiderations.unknownGround,
      ObjectConsiderations.systemDefault,
    ],
    sources: [.guidelines(.darkMode), .wcag(.minimumContrast)])

  /// The contrast under which a text is not seen.
  private static let unseen = 1.25
  /// The contrast from which it was meant to be seen.
  private static let seen = 3.0

  static func problems(on screen: ScreenSubject) -> [DrawnProblem] {
    screen.texts.compactMap { text in
      guard let sight = lost(text) else { return nil }
      return DrawnProblem(
        thing: text.thing, role: "text",
        lead: PlainWords.text(sight.ink.highest, in: sight.appearance),
        words: sight.ink.words(sight.ink.highest),
        considerations: considerations(of: text, sight), appearance: sight.appearance,
        measured: MeasuredValue(sight.ink.highest, minimum: sight.ink.minimum))
    }
  }

  /// What is under it may be drawn by code; and in the light it is seen while it is made.
  private static func considerations(
    of text: DrawnInk, _ sight: DrawnInk.Sight
  ) -> [Consideration] {
    text.sureness.considerations
      + (sight.appearance == "light" && (text.sureness < .high || text.isOfCode)
        ? [ObjectConsiderations.seenWhileMade] : [])
  }

  /// Returns the appearance in which a text is lost, where it is seen in another.
  static func lost(_ text: DrawnInk) -> DrawnInk.Sight? {
    guard text.sights.contains(where: { $0.ink.lowest >= seen }) else { return nil }
    return text.sights.first(where: isUnseen)
  }

  /// Whether a text has nearly the color of what is behind it.
  static func isUnseen(_ sight: DrawnInk.Sight) -> Bool { sight.ink.highest < unseen }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a black title on a background that adapts",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label opaque="NO" text="Name" id="l">
      <rect key="frame" x="20" y="20" width="160" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/> <!-- ← -->
      </label></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "the title's color adapts as well",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label opaque="NO" text="Name" id="l">
      <rect key="frame" x="20" y="20" width="160" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" systemColor="labelColor"/>
      </label></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
  ]
}
