// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Colors that UIKit named before iOS 13.
enum LegacyInterfaceColor: InterfaceRule {
  static let description = RuleDescription(
    "Color from before iOS 13", .staysLight, guess: 0.55,
    summary: "A storyboard or xib uses a color that iOS 13 replaced, such as Dark Text Color.",
    reason: """
      Dark Text Color is black and Light Text Color is white in both styles. The others are \
      deprecated; newer colors are named after their purpose (UIKit, UIColor).
      """,
    help: "Choose the color that the message names; it adapts.",
    considering: [
      ObjectConsiderations.adapts, ObjectConsiderations.staysInBoth, ObjectConsiderations.ofControl,
      ObjectConsiderations.unknownGround, ObjectConsiderations.systemDefault,
    ],
    sources: [.uiKit("UIColor")])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    let grounds = Dictionary(
      file.texts.compactMap { text in text.use.map { ($0.color, text.ground) } },
      uniquingKeysWith: { first, _ in first })
    for use in file.colorUses {
      guard case .legacy(let name) = use.color.value, name != "clearColor" else { continue }
      let isFixed = LegacyColor.color(name) != nil
      if isFixed && !file.hasTwoStyles { continue }
      guard let replacement = replacement(of: name, in: use) else { continue }
      let ground = grounds[use.color] ?? nil
      // On a ground that stays, a color that stays can be read.
      let isOnFixedGround = ground.map { !$0.color.adapts } ?? (use.role == .text)
      let lead = isFixed ? "Never adapts" : "Deprecated color"
      let confidence = isFixed ? ground?.confidence ?? .medium : .high
      var considerations = confidence.considerations
      if !isFixed { considerations.append(ObjectConsiderations.adapts) }
      // A button's text and a tint are seen on grounds that controls give themselves.
      // A ground is seen where nothing covers it, which a film or a list does.
      if isOnFixedGround { considerations.append(ObjectConsiderations.staysInBoth) }
      if use.role != .text { considerations.append(ObjectConsiderations.ofControl) }
      report.add(
        file.weighed(
          InterfaceReport.Problem(
            place: use.color.element, object: use.object, role: use.role.rawValue,
            lead: lead, words: "\(name); use \(replacement)",
            consequence: isFixed ? nil : .upkeep, considerations: considerations,
            appearance: isFixed ? "dark" : nil,
            fix: InterfaceFix.systemColor(replacement, for: use, in: file),
            // What is deprecated adapts all the same: once for a project.
            cause: isFixed ? nil : name)))
    }
  }

  /// Returns the color to use; nil for one that may be meant as it is.
  static func replacement(of name: String, in use: ColorUse) -> String? {
    switch (name, use.role) {
    case ("whiteColor", .background), ("blackColor", .text), ("blackColor", .tint): break
    case ("darkGrayColor", .text), ("grayColor", .text), ("lightGrayColor", .text):
      return "secondaryLabelColor"
    case ("lightGrayColor", .border), ("grayColor", .border), ("darkGrayColor", .border):
      return "separatorColor"
    case ("whiteColor", _), ("blackColor", _): return nil
    default: break
    }
    let replacement = LegacyColor.replacement(for: name)
    // A ground is no color of a text, whatever it is called.
    if use.role == .text, replacement?.hasSuffix("BackgroundColor") == true { return "labelColor" }
    return replacement
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "dark text, and a grouped table's background",
      """
      <tableView id="t" style="grouped"><subviews><label text="a" id="l">
      <color key="textColor" cocoaTouchSystemColor="darkTextColor"/> <!-- ← -->
      </label></subviews>
      <color key="backgroundColor" systemColor="groupTableViewBackgroundColor"/> <!-- ← -->
      </tableView>
      """),
    InterfaceExample(
      "the title color of a button with only a picture",
      """
      <view id="v"><subviews><button id="b"><state key="normal" image="Home">
      <color key="titleColor" systemColor="darkTextColor"/></state></button>
      <button id="c"><state key="normal" title="Home">
      <color key="titleColor" systemColor="darkTextColor"/></state></button> <!-- ← -->
      </subviews></view>
      """),
    InterfaceExample(
      "a color with a new name, and an old name for old systems",
      """
      <view id="v"><color key="backgroundColor" systemColor="systemBackgroundColor"
      cocoaTouchSystemColor="whiteColor"/></view>
      """),
  ]
}
