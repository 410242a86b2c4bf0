// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// Tabs that tell which of them is selected by a color alone that is too like that of the others,
/// and buttons that tell so that they are on.
enum SelectionByColor: ScreenRule {
  static let description = RuleDescription(
    "Selection shown by color alone", .confuses, guess: 0.6, evidence: .seen,
    summary:
      "A bar's selected item, or a selected button, differs only in color, and only slightly.",
    reason: """
      People who cannot tell two hues apart still see a difference in lightness. A contrast of 3:1 \
      between the selected item and the others, or another picture, is enough (WCAG 2.2, 1.4.1).
      """,
    help: """
      Give the selected item its own picture, such as the filled symbol. Give a selected button \
      another title, picture or background.
      """,
    sources: [.wcag(.useOfColor)])

  static func problems(on screen: ScreenSubject) -> [DrawnProblem] {
    var told: Set<String> = []
    return screen.selections.sorted { $0.contrast < $1.contrast }.compactMap { selection in
      guard selection.contrast < 3, case .object(let drawn) = selection.thing,
        told.insert(drawn.object.id).inserted
      else { return nil }
      return DrawnProblem(
        thing: selection.thing, role: "selection",
        lead: "Shown only by color in \(selection.appearance)",
        words: "with \(ContrastRatio(selection.contrast)) between the two colors",
        appearance: selection.appearance,
        measured: MeasuredValue(selection.contrast, minimum: 3))
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "the selected tab is red and the other green, both equally light",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <tabBar contentMode="scaleToFill" id="t"> <!-- ← -->
      <rect key="frame" x="0" y="51" width="200" height="49"/>
      <items><tabBarItem title="One" image="star" catalog="system" id="a"/>
      <tabBarItem title="Two" image="circle" catalog="system" id="b"/></items>
      <color key="tintColor" red="0.75" green="0" blue="0" alpha="1" colorSpace="custom"
      customColorSpace="sRGB"/>
      <color key="unselectedItemTintColor" red="0" green="0.45" blue="0" alpha="1"
      colorSpace="custom" customColorSpace="sRGB"/>
      </tabBar></subviews></view>
      """),
    InterfaceExample(
      "the selected tab also has its own picture",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <tabBar contentMode="scaleToFill" id="t">
      <rect key="frame" x="0" y="51" width="200" height="49"/>
      <items><tabBarItem title="One" image="star" catalog="system" selectedImage="star.fill" id="a"/>
      <tabBarItem title="Two" image="circle" catalog="system" id="b"/></items>
      <color key="tintColor" red="0.75" green="0" blue="0" alpha="1" colorSpace="custom"
      customColorSpace="sRGB"/>
      <color key="unselectedItemTintColor" red="0" green="0.45" blue="0" alpha="1"
      colorSpace="custom" customColorSpace="sRGB"/>
      </tabBar></subviews></view>
      """),
    InterfaceExample(
      "a button that turns from red to an equally light green when selected",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <button contentMode="scaleToFill" id="b"> <!-- ← -->
      <rect key="frame" x="20" y="20" width="160" height="44"/>
      <state key="normal" title="Follow"><color key="titleColor" red="0.75" green="0" blue="0"
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
      <state key="selected"><color key="titleColor" red="0" green="0.45" blue="0" alpha="1"
      colorSpace="custom" customColorSpace="sRGB"/></state>
      </button></subviews></view>
      """),
    InterfaceExample(
      "the selected button also changes its title",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <button contentMode="scaleToFill" id="b">
      <rect key="frame" x="20" y="20" width="160" height="44"/>
      <state key="normal" title="Follow"><color key="titleColor" red="0.75" green="0" blue="0"
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
      <state key="selected" title="Following"><color key="titleColor" red="0" green="0.45" blue="0"
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
      </button></subviews></view>
      """),
  ]
}
