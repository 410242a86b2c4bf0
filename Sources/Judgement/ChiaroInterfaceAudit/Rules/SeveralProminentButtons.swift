// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Screens with more than one button of prominent glass.
enum SeveralProminentButtons: InterfaceRule {
  static let description = RuleDescription(
    "Several prominent buttons", .confuses, guess: 0.5,
    summary: "A screen of a storyboard or xib has more than one button of prominent glass.",
    reason: """
      The color of a prominent button tells what a screen is for; where several have it, none \
      stands out (Human Interface Guidelines, Buttons and Color).
      """,
    help: "Keep the prominent style for the button that people will most likely choose.")

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
          lead: "Second prominent button of its screen"))
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "two of them",
      """
      <view id="v"><subviews>
      <button id="a"><buttonConfiguration key="configuration" style="prominentGlass"/></button>
      <button id="b"> <!-- ← -->
      <buttonConfiguration key="configuration" style="prominentGlass"/></button>
      </subviews></view>
      """),
    InterfaceExample(
      "one of them beside one of plain glass",
      """
      <view id="v"><subviews>
      <button id="a"><buttonConfiguration key="configuration" style="prominentGlass"/></button>
      <button id="b"><buttonConfiguration key="configuration" style="glass"/></button>
      </subviews></view>
      """),
  ]
}
