// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// An area that stays light while the screen around it is dark.
enum LightIsland: ScreenRule {
  static let description = RuleDescription(
    "Light area on a dark screen", .staysLight, guess: 0.7, evidence: .seen,
    summary: "As drawn in dark, a view over 5 % of the screen is light while the screen is dark.",
    reason: """
      A light area dazzles in a dark room, and the eye sees nothing else (Human Interface \
      Guidelines, Dark Mode).
      """,
    help: "Give the view a system background, or a color set with a dark slot.")

  /// The share of dark pixels from which a screen is dark.
  private static let darkScreen = 0.4
  /// The share of light pixels from which a view is light.
  private static let lightView = 0.7

  static func check(_ screen: ScreenSubject, _ report: inout InterfaceReport) {
    guard screen.file.hasTwoStyles, let look = screen.measured.look("dark"),
      look.dark >= darkScreen
    else { return }
    let light = look.areas.filter { $0.isFilled && $0.light >= lightView }
    let ids = Set(light.map(\.object))
    for area in light {
      guard let object = screen.object(area.object),
        let use = screen.file.colorUses.first(where: {
          $0.role == .background && $0.object == object
        }), let color = screen.file.resolved(use.color), !color.adapts,
        !isInside(object, of: ids)
      else { continue }
      let name = InterfaceSubject.name(of: use.color, color)
      let share = Int(saturating: (area.share * 100).rounded())
      report.add(
        screen.file.weighed(
          InterfaceReport.Problem(
            place: use.color.element, object: object, role: "background",
            lead: "Stays light in dark", words: "\(name) over \(share) % of the screen",
            appearance: "dark",
            parties: Array(object.element.ancestors.filter { $0.objectID != nil }))))
    }
  }

  /// Whether a view lies in one of the light areas, which is its cause.
  private static func isInside(_ object: InterfaceObject, of ids: Set<String>) -> Bool {
    object.element.ancestors.contains { $0.objectID.map(ids.contains) ?? false }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a white card",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
      <view contentMode="scaleToFill" id="card">
      <rect key="frame" x="20" y="20" width="160" height="60"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/> <!-- ← -->
      </view></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "one that adapts",
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
