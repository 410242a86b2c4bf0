// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Symbols and other pictures in one color that, as drawn, are too like the pixels behind them.
enum LowSymbolContrast: ScreenRule {
  static let description = RuleDescription(
    "Symbol with low contrast", .vanishes, guess: 0.8, evidence: .seen,
    summary:
      "A drawn symbol or template picture has too little contrast with the pixels behind it.",
    reason: """
      Symbols of controls need a contrast of 3:1 (WCAG 2.2, 1.4.11). A symbol with a fixed color \
      is visible in one appearance and lost in the other.
      """,
    help: "Give the symbol a tint that adapts, or a color set with a dark slot.",
    considering: [
      ObjectConsiderations.seenWhileMade, ObjectConsiderations.unknownGround,
      ObjectConsiderations.systemDefault,
    ],
    sources: [.wcag(.nonTextContrast)])

  static func problems(on screen: ScreenSubject) -> [DrawnProblem] {
    screen.marks.compactMap { mark in
      guard !mark.isOfSystem, let low = mark.sights.min(by: { $0.ink.highest < $1.ink.highest }),
        low.ink.highest < low.ink.minimum, let confidence = mark.confidence
      else { return nil }
      return DrawnProblem(
        thing: mark.thing, role: "symbol",
        lead: PlainWords.shape(low.ink.highest, in: low.appearance),
        words: low.ink.words(low.ink.highest),
        considerations: considerations(of: mark, confidence), appearance: low.appearance,
        measured: MeasuredValue(low.ink.highest, minimum: low.ink.minimum))
    }
  }

  /// What somebody drew so was seen so, and code may draw it on something else.
  private static func considerations(
    of mark: DrawnInk, _ confidence: Confidence
  ) -> [Consideration] {
    let isLost = VanishingText.lost(mark).map { $0.appearance != "light" } ?? false
    return confidence.considerations + (isLost ? [] : [ObjectConsiderations.seenWhileMade])
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a black star on a background that adapts",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <imageView contentMode="center" image="star.fill" catalog="system" id="i">
      <rect key="frame" x="20" y="20" width="40" height="40"/>
      <color key="tintColor" white="0" alpha="1" colorSpace="calibratedWhite"/> <!-- ← -->
      </imageView></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "the symbol's color adapts as well",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <imageView contentMode="center" image="star.fill" catalog="system" id="i">
      <rect key="frame" x="20" y="20" width="40" height="40"/>
      <color key="tintColor" systemColor="labelColor"/>
      </imageView></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "a bar button in nearly the color of its bar",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <toolbar opaque="NO" id="t"><rect key="frame" x="0" y="0" width="200" height="44"/>
      <items><barButtonItem image="star.fill" catalog="system" id="b"/></items>
      <color key="tintColor" white="0.6" alpha="1" colorSpace="calibratedWhite"/> <!-- ← -->
      <color key="barTintColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
      </toolbar></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
  ]
}
