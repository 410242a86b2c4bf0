// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Text of a written-down color on a ground that adapts.
enum FixedInterfaceText: InterfaceRule {
  static let description = RuleDescription(
    "Fixed text color in an interface file", .unreadable, guess: 0.65, evidence: .seen,
    summary: "Text in a storyboard or xib has a fixed color, but its background adapts.",
    reason: """
      Semantic colors and color sets with a dark slot adapt; fixed values do not (Human Interface \
      Guidelines, Dark Mode, “Color”). Black text on the system's background vanishes in dark.
      """,
    help: """
      In the attributes inspector, choose a system color such as Label Color, or a color set with \
      a dark slot. If the color is fixed on purpose, give the text a fixed background too.
      """,
    considering: [
      ObjectConsiderations.seenWhileMade, ObjectConsiderations.hue, ObjectConsiderations.onHue,
      ObjectConsiderations.unknownGround, ObjectConsiderations.systemDefault,
    ],
    sources: [.guidelines(.darkMode)])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasTwoStyles else { return }
    for text in file.texts {
      guard let use = text.use, case .literal(let color) = use.color.value, color.alpha > 0.05,
        let ground = text.ground, ground.color.adapts, ground.source != text.view,
        !isPictograph(text.view)
      else { continue }
      if hasGroundOfItsOwn(use) { continue }
      let (ratio, appearance) = text.color.lowestContrast(on: ground.color)
      let measured = MeasuredValue(ratio, minimum: text.isLarge ? 3 : 4.5)
      guard ratio < measured.minimum else { continue }
      report.add(
        file.weighed(
          InterfaceReport.Problem(
            place: use.color.element, object: use.object, role: "text",
            lead: PlainWords.text(ratio, in: appearance),
            words: "\(text.name) on \(ground.name), \(ContrastRatio(ratio))",
            considerations: considerations(of: color, appearance, ground),
            appearance: appearance, measured: measured,
            fix: InterfaceFix.systemColor(for: use, color, in: file)), on: ground.source))
    }
  }

  private static func considerations(
    of color: Color, _ appearance: String, _ ground: InterfaceGround
  ) -> [Consideration] {
    var considerations = ground.confidence.considerations
    if appearance == "light" { considerations.append(ObjectConsiderations.seenWhileMade) }
    if !color.isNeutral { considerations.append(ObjectConsiderations.hue) }
    // White on the tint is what the system's own buttons have, and on its hues.
    let isOnHue = ground.name == "tintColor" || hues.contains(ground.name)
    if isOnHue && color.relativeLuminance > 0.8 {
      considerations.append(ObjectConsiderations.onHue)
    }
    return considerations
  }

  /// Whether a label shows emoji alone, which have colors of their own.
  private static func isPictograph(_ view: InterfaceElement) -> Bool {
    guard let text = view[attribute: "text"], !text.isEmpty else { return false }
    return text.allSatisfy { character in
      character.unicodeScalars.first?.properties.isEmojiPresentation == true
    }
  }

  /// Whether a text stands on what its own class has for it, or on a ground among its attributes.
  private static func hasGroundOfItsOwn(_ use: ColorUse) -> Bool {
    guard let parent = use.color.element.parent else { return false }
    if parent.isNamed("userDefinedRuntimeAttribute") {
      return use.object.element.isNamed("view")
        && use.object.element[attribute: "customClass"] != nil
    }
    return parent.child(key: "NSBackgroundColor") != nil
  }

  private static let hues: Set<String> = Set(
    [
      "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple",
      "Pink", "Brown",
    ].map { "system\($0)Color" })

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "black text on the system's background",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/> <!-- ← -->
      </label></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """,
      resources: "\n        <systemColor name=\"labelColor\"/>",
      fixed: """
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
        <label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <color key="textColor" systemColor="labelColor"/> <!-- ← -->
        </label></subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
        """),
    InterfaceExample(
      "black text on a fixed background, and over a picture",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <imageView id="i"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      <label text="Over it" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></label>
      <view id="c"><rect key="frame" x="20" y="0" width="9" height="9"/><subviews>
      <label text="On a card" id="m"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
      <color key="backgroundColor" red="1" green="0.8" blue="0" alpha="1"/></view></subviews></view>
      """),
    InterfaceExample(
      "white text, which would vanish in light and seems to be on another background",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "a label on a Mac",
      """
      <customView id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <textField id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <textFieldCell key="cell" title="Name" id="c">
      <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/> <!-- ← -->
      <color key="backgroundColor" name="controlColor" catalog="System" colorSpace="catalog"/>
      </textFieldCell></textField></subviews></customView>
      """, document: InterfaceExample.macOS),
  ]
}
