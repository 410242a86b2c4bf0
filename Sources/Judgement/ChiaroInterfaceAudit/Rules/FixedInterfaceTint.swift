// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Tints and lines of a written-down gray that vanish in one style.
enum FixedInterfaceTint: InterfaceRule {
  static let description = RuleDescription(
    "Fixed tint or border in an interface file", .vanishes, guess: 0.5, evidence: .seen,
    summary: "A tint or border in a storyboard or xib has a fixed color that vanishes in dark.",
    reason: """
      Symbols and lines need a contrast of 3:1 (WCAG 2.2, 1.4.11). A black symbol on the system's \
      background is invisible in dark.
      """,
    help: "Choose Label Color, Separator Color or another system color.",
    considering: [
      ObjectConsiderations.ofControl, ObjectConsiderations.unknownGround,
      ObjectConsiderations.systemDefault,
    ],
    sources: [.wcag(.nonTextContrast)])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasTwoStyles else { return }
    var search = GroundSearch(file)
    for (use, color) in file.literalUses where use.role == .tint || use.role == .border {
      guard color.isNeutral, color.alpha > 0.3,
        let ground = search.ground(under: use.object.element), ground.color.adapts
      else { continue }
      let ratio = color.contrast(on: ground.color.dark.withAlpha(1)).lowest.value
      guard ratio < 1.7 else { continue }
      let isOfView = use.color.element.parent?.isNamed("userDefinedRuntimeAttribute") == false
      let isOfControl = use.role != .tint || !isOfView
      report.add(
        file.weighed(
          InterfaceReport.Problem(
            place: use.color.element, object: use.object, role: use.role.rawValue,
            lead: PlainWords.shape(ratio, in: "dark"),
            words:
              "\(PlainWords.name(of: color)) on \(ground.name), \(ContrastRatio(ratio))",
            considerations: ground.confidence.considerations
              + (isOfControl ? [ObjectConsiderations.ofControl] : []),
            appearance: "dark",
            measured: MeasuredValue(ratio, minimum: 3),
            fix: InterfaceFix.systemColor(for: use, color, in: file))))
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a black symbol on a background that adapts",
      """
      <view key="view" id="v"><subviews>
      <button id="b"><color key="tintColor" white="0" alpha="1"/> <!-- ← -->
      </button></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "a blue symbol is visible in both styles, and the black one is on a fixed yellow",
      """
      <view key="view" id="v"><subviews>
      <button id="b"><color key="tintColor" red="0" green="0.4" blue="1" alpha="1"/></button>
      <button id="c"><color key="tintColor" white="0" alpha="1"/>
      <color key="backgroundColor" red="1" green="0.8" blue="0" alpha="1"/></button></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "the color of a color well is a value that people choose",
      """
      <view key="view" id="v"><subviews>
      <colorWell id="w"><color key="color" white="0" alpha="1"/></colorWell></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
  ]
}
