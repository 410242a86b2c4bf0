// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Colors that a runtime attribute gives to a layer, which cannot use them.
enum InertLayerColor: InterfaceRule {
  static let description = RuleDescription(
    "Layer color without effect", .unfinished, guess: 0.6,
    summary: "A runtime attribute sets a layer's color to a color of UIKit or AppKit.",
    reason: """
      A layer takes only Core Graphics colors. Interface Builder saves a UIKit or AppKit color, \
      and the layer ignores it: the border stays black in light and dark.
      """,
    help: """
      Set the layer's color in code from a named or system color, and set it again when the traits \
      change.
      """)

  static let isAboutColors = false

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard let root = file.document.root else { return }
    for attribute in root.descendants where attribute.isInertLayerColor {
      let keyPath = attribute[attribute: "keyPath"] ?? ""
      report.add(
        InterfaceReport.Problem(
          place: attribute, object: InterfaceObject(of: attribute), role: "",
          lead: "Runtime attribute without effect", words: "\(keyPath) takes only a CGColor",
          cause: "inert \(keyPath)"))
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a border color from UIKit, which the layer ignores",
      """
      <view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"> <!-- ← -->
      <color key="value" systemColor="labelColor"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """),
    InterfaceExample(
      "a property of the app that takes a UIKit color, and a border width",
      """
      <view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor">
      <color key="value" systemColor="separatorColor"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
      <integer key="value" value="1"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """),
  ]
}
