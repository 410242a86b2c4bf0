// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// A text and its own ground, of which one adapts and the other does not.
enum HalfAdaptingPair: InterfaceRule {
  static let description = RuleDescription(
    "Only one color of a pair adapts", .unreadable, guess: 0.75, evidence: .seen,
    summary: "An object has a text color and a background, and only one of them adapts.",
    reason: "If only one color changes, text that is legible in light becomes illegible in dark.",
    help: "Let both adapt, or neither. System colors fit each other.")

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasTwoStyles else { return }
    for text in file.texts {
      guard let use = text.use, let ground = text.ground, ground.source == text.view,
        text.color.adapts != ground.color.adapts
      else { continue }
      let (ratio, appearance) = text.color.lowestContrast(on: ground.color)
      guard ratio < 3, !isWeakInBoth(text.color, on: ground.color) else { continue }
      let fixed = text.color.adapts ? ground.element ?? text.view : use.color.element
      let which = text.color.adapts ? "only the text color adapts" : "only the background adapts"
      report.add(
        file.weighed(
          InterfaceReport.Problem(
            place: fixed, object: use.object, role: "text",
            lead: PlainWords.text(ratio, in: appearance),
            words: "\(text.name) on \(ground.name), \(ContrastRatio(ratio)); \(which)",
            appearance: appearance, measured: MeasuredValue(ratio, minimum: 4.5))))
    }
  }

  /// Whether a text is as weak in the other style, which is no matter of adapting.
  private static func isWeakInBoth(_ text: AdaptiveColor, on ground: AdaptiveColor) -> Bool {
    let (inLight, inDark) = text.contrasts(on: ground)
    return max(inLight, inDark) < min(3, min(inLight, inDark) * 1.25)
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "text that adapts on fixed white, and fixed black on a background that adapts",
      """
      <label id="a"><color key="textColor" systemColor="labelColor"/>
      <color key="backgroundColor" white="1" alpha="1"/></label> <!-- ← -->
      <label id="b"><color key="textColor" white="0" alpha="1"/> <!-- ← -->
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></label>
      """),
    InterfaceExample(
      "white on a brand color, which is equally weak in both styles",
      """
      <label id="a"><color key="textColor" white="1" alpha="1"/>
      <color key="backgroundColor" name="Brand"/></label>
      """, catalog: "Brand: any #8299E3 | dark #87A6F8"),
    InterfaceExample(
      "in one label both colors adapt, and in the other neither does",
      """
      <label id="a"><color key="textColor" systemColor="labelColor"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></label>
      <label id="b"><color key="textColor" white="0" alpha="1"/>
      <color key="backgroundColor" white="1" alpha="1"/></label>
      """),
    InterfaceExample(
      "the list around it is always light",
      """
      <scrollView appearanceType="aqua" id="s"><tableView id="t">
      <color key="backgroundColor" white="1" alpha="1"/>
      <tableHeaderView id="h"/><textField id="f"><textFieldCell key="cell" drawsBackground="YES">
      <color key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      </textFieldCell></textField></tableView></scrollView>
      """, document: InterfaceExample.macOS),
  ]
}
