// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Screens with more than one button of prominent glass.
enum SeveralProminentButtons: InterfaceRule {
  static let description = RuleDescription(
    "Several prominent buttons", .confuses, guess: 0.5,
    summary: "A screen in a storyboard or xib has more than one prominent glass button.",
    reason: """
      A prominent button marks the main action of a screen. If several buttons are prominent, none \
      stands out (Human Interface Guidelines, Buttons and Color).
      """,
    help: "Keep the prominent style for the button that people choose most often.",
    sources: [.guidelines(.buttons), .guidelines(.color)])

  static let isAboutColors = false

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard let root = file.document.root else { return }
    var seen: Set<InterfaceElement> = []
    for configuration in root.descendants where configuration.isNamed("buttonConfiguration") {
      guard let style = configuration[attribute: "style"], style.hasPrefix("prominent") else {
        continue
      }
      let object = InterfaceObject(of: configuration)
      guard !seen.insert(object.screen).inserted else { continue }
      report.add(
        InterfaceReport.Problem(
          place: object.element, object: object, role: "",
          lead: "Another prominent button on the same screen"))
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "two prominent buttons on one screen",
      """
      <view id="v"><subviews>
      <button id="a"><buttonConfiguration key="configuration" style="prominentGlass"/></button>
      <button id="b"> <!-- ← -->
      <buttonConfiguration key="configuration" style="prominentGlass"/></button>
      </subviews></view>
      """),
    InterfaceExample(
      "only one of the two buttons is prominent",
      """
      <view id="v"><subviews>
      <button id="a"><buttonConfiguration key="configuration" style="prominentGlass"/></button>
      <button id="b"><buttonConfiguration key="configuration" style="glass"/></button>
      </subviews></view>
      """),
  ]
}
