// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Text whose letters, as drawn, are too like the pixels behind them.
enum LowDrawnContrast: ScreenRule {
  static let description = RuleDescription(
    "Low contrast as drawn", .unreadable, guess: 0.8, evidence: .seen,
    summary: "The drawn letters of a text have too little contrast with the pixels behind them.",
    reason: """
      Text needs a contrast of 4.5:1, or of 3:1 if it is at least 18 points, or 14 points in bold \
      (WCAG 2.2, 1.4.3). Over pictures and materials the contrast varies, so look at the drawn \
      screen.
      """,
    help: "Make the colors differ more in the appearance that the message names.",
    considering: [
      ObjectConsiderations.sometimes, ObjectConsiderations.seenWhileMade,
      ObjectConsiderations.unknownGround, ObjectConsiderations.systemDefault,
    ],
    sources: [.wcag(.minimumContrast)])

  static func problems(on screen: ScreenSubject) -> [DrawnProblem] {
    screen.texts.compactMap { text in
      guard !text.isOfSystem, VanishingText.lost(text) == nil,
        let low = text.sights.min(by: { share($0) < share($1) }), share(low) < 1
      else { return nil }
      let isRange = low.ink.highest > low.ink.lowest * 1.1
      let isSometimes = low.ink.highest >= low.ink.minimum
      return DrawnProblem(
        thing: text.thing, role: "text", lead: PlainWords.text(low.ink.lowest, in: low.appearance),
        words: low.ink.words(low.ink.lowest, to: isRange ? low.ink.highest : nil)
          + (isSometimes ? ", so parts of the text are legible" : ""),
        considerations: considerations(of: text, low, isSometimes), appearance: low.appearance,
        measured: MeasuredValue(low.ink.lowest, minimum: low.ink.minimum))
    }
  }

  private static func share(_ sight: DrawnInk.Sight) -> Double {
    sight.ink.lowest / sight.ink.minimum
  }

  /// What is not seen at all in the light was never seen while it was made: code colors it.
  private static func considerations(
    of text: DrawnInk, _ sight: DrawnInk.Sight, _ isSometimes: Bool
  ) -> [Consideration] {
    var considerations = (text.confidence ?? .low).considerations
    if isSometimes { considerations.append(ObjectConsiderations.sometimes) }
    // What is as faint in the light was chosen there.
    let failsInLight = text.sights.contains { $0.appearance == "light" && share($0) < 1 }
    if text.isOfCode && failsInLight
      || sight.appearance == "light"
        && (!text.hasGroundSource || VanishingText.isUnseen(sight))
    {
      considerations.append(ObjectConsiderations.seenWhileMade)
    }
    return considerations
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a translucent text on gray",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label opaque="NO" alpha="0.3" text="Name" id="l"> <!-- ← -->
      <rect key="frame" x="20" y="20" width="160" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label></subviews>
      <color key="backgroundColor" red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="custom"
      customColorSpace="sRGB"/></view>
      """),
    InterfaceExample(
      "the same text, larger and opaque",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label opaque="NO" text="Name" id="l">
      <rect key="frame" x="20" y="20" width="160" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="24"/>
      </label></subviews>
      <color key="backgroundColor" red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="custom"
      customColorSpace="sRGB"/></view>
      """),
  ]
}
