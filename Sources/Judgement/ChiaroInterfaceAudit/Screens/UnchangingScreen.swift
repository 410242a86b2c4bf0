// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// A screen with the same pixels in light and in dark.
enum UnchangingScreen: ScreenRule {
  static let description = RuleDescription(
    "Screen that does not change", .staysLight, guess: 0.6, evidence: .seen,
    summary: "A screen looks the same in light and dark: nothing in it adapts.",
    reason: """
      People who choose an appearance expect it on every screen (Human Interface Guidelines, Dark \
      Mode). A screen that never changes is either intended or forgotten.
      """,
    help: "Use system colors or color sets with a dark slot, or fix the style of the controller.",
    sources: [.guidelines(.darkMode)])

  static func problems(on screen: ScreenSubject) -> [DrawnProblem] {
    guard screen.hasTwoStyles, let whole = screen.unchanging else { return [] }
    return [
      DrawnProblem(
        thing: whole, role: "", lead: "The screen looks the same in light and dark",
        isOfScreen: true)
    ]
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "all colors of the screen are fixed",
      """
      <view id="v"> <!-- ← -->
      <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label opaque="NO" text="Name" id="l">
      <rect key="frame" x="20" y="20" width="160" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      </label></subviews>
      <color key="backgroundColor" white="0.1" alpha="1" colorSpace="calibratedWhite"/></view>
      """),
    InterfaceExample(
      "the background and the text adapt",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label opaque="NO" text="Name" id="l">
      <rect key="frame" x="20" y="20" width="160" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
  ]
}
