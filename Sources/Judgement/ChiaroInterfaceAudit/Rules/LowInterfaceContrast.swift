// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Text on a ground of the same view hierarchy that cannot be read in one of the styles.
enum LowInterfaceContrast: InterfaceRule {
  static let description = RuleDescription(
    "Low contrast in an interface file", .unreadable, guess: 0.65, evidence: .seen,
    summary: "A text and its background have too little contrast in light or dark.",
    reason: """
      Text needs a contrast of 4.5:1, large text 3:1 (WCAG 2.2, 1.4.3; Human Interface Guidelines, \
      Accessibility).
      """,
    help: "Make the colors differ more in the appearance that the message names.",
    considering: [
      ObjectConsiderations.staysInBoth, ObjectConsiderations.seenWhileMade,
      ObjectConsiderations.faintByName, ObjectConsiderations.unknownGround,
      ObjectConsiderations.systemDefault,
    ],
    sources: [.guidelines(.accessibility), .wcag(.minimumContrast)])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    for text in file.texts {
      guard let ground = text.ground, ground.source != nil, !isCausedByOne(text, ground, file),
        !isSeparator(text.view)
      else { continue }
      let (ratio, appearance) = file.lowestContrast(of: text.color, on: ground.color)
      let minimum = text.isLarge ? 3 : 4.5
      guard ratio < minimum else { continue }
      let confidence = min(text.use == nil ? .medium : .high, ground.confidence)
      // A pair that stays is the same in both, and drawn as it is meant.
      let isFixed = !text.color.adapts && !ground.color.adapts
      // The system's text is what it is on every ground of the app's own.
      if ratio >= 3 && isOfSystem(text, file) { continue }
      var considerations = confidence.considerations
      if isFixed { considerations.append(ObjectConsiderations.staysInBoth) }
      // What could never be read mostly stands on another ground: whoever drew the screen saw it.
      if isFixed && ratio < 1.5 || !isFixed && confidence < .high && appearance == "light" {
        considerations.append(ObjectConsiderations.seenWhileMade)
      }
      if NameWords(text.name).isFaintOnPurpose {
        considerations.append(ObjectConsiderations.faintByName)
      }
      report.add(
        file.weighed(
          InterfaceReport.Problem(
            place: text.use?.color.element ?? text.view, object: InterfaceObject(of: text.view),
            role: "text",
            lead: PlainWords.text(ratio, in: isFixed ? nil : appearance),
            words: "\(text.name) on \(ground.name), \(ContrastRatio(ratio))",
            considerations: considerations,
            appearance: isFixed ? nil : appearance,
            measured: MeasuredValue(ratio, minimum: minimum),
            pair: pair(text, ground, appearance),
            cause: ratio >= 3 ? "weak" : cause(text, ground, appearance)),
          on: ground.source))
    }
  }

  /// Whether a label is a dot or a line between others.
  private static func isSeparator(_ view: InterfaceElement) -> Bool {
    guard let text = view[attribute: "text"], !text.isEmpty else { return false }
    return !text.contains { $0.isLetter || $0.isNumber }
  }

  /// What is weak but can be read is one finding for the project, whatever the colors are; else the
  /// pair, which is one decision for all screens.
  private static func cause(
    _ text: TextOnGround, _ ground: InterfaceGround, _ appearance: String
  ) -> String {
    "\(text.name) on \(pair(text, ground, appearance).ground.hexText)"
  }

  /// The colors that meet in an appearance.
  private static func pair(
    _ text: TextOnGround, _ ground: InterfaceGround, _ appearance: String
  ) -> ColorPair {
    let light = ColorPair.Colors(text.color.light, on: ground.color.light)
    let dark = ColorPair.Colors(text.color.dark, on: ground.color.dark)
    let (shown, other) = appearance == "dark" ? (dark, light) : (light, dark)
    return ColorPair(shown.text, on: shown.ground, named: ground.name, inOtherStyle: other)
  }

  /// Whether another rule reports it: one is written down and the other adapts, or both are the
  /// system's.
  private static func isCausedByOne(
    _ text: TextOnGround, _ ground: InterfaceGround, _ file: InterfaceSubject
  ) -> Bool {
    if text.color.adapts != ground.color.adapts && file.hasTwoStyles {
      let isFixedText = text.use.map { if case .literal = $0.color.value { true } else { false } }
      if isFixedText == true || ground.source == text.view || ground.isWrittenDown {
        return true
      }
    }
    return isOfSystem(text, file) && ground.isOfSystem
  }

  /// Whether a text has a color of the system's, or none of its own.
  private static func isOfSystem(_ text: TextOnGround, _ file: InterfaceSubject) -> Bool {
    text.use.map { file.isOfSystem($0.color) } ?? true
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a color set without a dark slot under the system's text",
      """
      <view key="view" id="v"><subviews><label text="a" id="l">
      <color key="textColor" systemColor="labelColor"/> <!-- ← -->
      </label></subviews><color key="backgroundColor" name="Paper"/></view>
      """, catalog: "Paper: any #FFFFF0"),
    InterfaceExample(
      "a color set with a dark slot",
      """
      <view key="view" id="v"><subviews><label text="a" id="l">
      <color key="textColor" systemColor="labelColor"/>
      </label></subviews><color key="backgroundColor" name="Paper"/></view>
      """, catalog: "Paper: any #FFFFF0 | dark #101008"),
    InterfaceExample(
      "white on white, where code seems to draw the background",
      """
      <view key="view" id="v"><subviews><label text="a" id="l">
      <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      </label></subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      """),
  ]
}
