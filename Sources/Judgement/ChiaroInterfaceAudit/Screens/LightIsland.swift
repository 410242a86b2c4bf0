// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// An area that stays light while the screen around it is dark.
enum LightIsland: ScreenRule {
  static let description = RuleDescription(
    "Light area on a dark screen", .staysLight, guess: 0.7, evidence: .seen,
    summary: "On a dark screen, a view that covers more than 5 % of the screen is drawn light.",
    reason: """
      A light area dazzles in a dark room and outshines everything else (Human Interface \
      Guidelines, Dark Mode).
      """,
    help: "Give the view a system background, or a color set with a dark slot.",
    sources: [.guidelines(.darkMode)])

  /// The share of dark pixels from which a screen is dark.
  private static let darkScreen = 0.4
  /// The share of light pixels from which a view is light.
  private static let lightView = 0.7

  static func problems(on screen: ScreenSubject) -> [DrawnProblem] {
    guard screen.hasTwoStyles, let dark = screen.dark, dark >= darkScreen else { return [] }
    // What is drawn by itself covers some of its own picture, not of a screen.
    let light = screen.areas.filter { $0.light >= lightView && !$0.thing.isAlone }
    let ids = Set(light.map(\.id))
    return light.compactMap { area in
      // What lies in one of the light areas has its cause there.
      guard let name = area.fixedColor, area.around.isDisjoint(with: ids) else { return nil }
      let share = Int(saturating: (area.share * 100).rounded())
      return DrawnProblem(
        thing: area.thing, role: "background", lead: "Stays light in dark",
        words: "\(name) covers \(share) % of the screen", appearance: "dark")
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a white card on a background that adapts",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
      <view contentMode="scaleToFill" id="card">
      <rect key="frame" x="20" y="20" width="160" height="60"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/> <!-- ← -->
      </view></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "the card adapts as well",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
      <view contentMode="scaleToFill" id="card">
      <rect key="frame" x="20" y="20" width="160" height="60"/>
      <color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/>
      </view></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
  ]
}
