// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroProject
import ChiaroSource

/// Styles of activity indicators and materials that are deprecated.
enum DeprecatedInterfaceStyle: InterfaceRule {
  static let description = RuleDescription(
    "Deprecated style in an interface file", .note,
    summary: "An activity indicator or material has a style that is deprecated and does not adapt.",
    reason: """
      White indicators cannot be seen in the light and gray ones hardly in the dark; Medium and \
      Large have a color that adapts (UIKit, UIActivityIndicatorView.Style).
      """,
    help: "Choose Medium or Large, and a material by what it is for.")

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasTwoStyles, let root = file.document.root else { return }
    for element in root.descendants {
      guard let (words, fix) = deprecated(element, in: file) else { continue }
      report.add(
        InterfaceReport.Problem(
          place: element, object: InterfaceObject(of: element), role: "", words: words,
          confidence: .high, fix: fix, isOfFile: true, cause: element.name))
    }
  }

  private static func deprecated(
    _ element: InterfaceElement, in file: InterfaceSubject
  ) -> (words: String, fix: Fix?)? {
    if element.isNamed("activityIndicatorView"), !file.isMac,
      let style = element[attribute: "style"], let new = newStyles[style],
      element.child(key: "color") == nil
    {
      return (
        "the indicator's style \(style) is deprecated; use \(new)",
        InterfaceFix.setting("style", to: new, of: element, in: file)
      )
    }
    if element.isNamed("visualEffectView"), element[attribute: "material"] == "appearanceBased" {
      return ("the material appearanceBased is deprecated; use one by what it is for", nil)
    }
    return nil
  }

  private static let newStyles = ["white": "medium", "gray": "medium", "whiteLarge": "large"]

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a white indicator",
      """
      <activityIndicatorView style="whiteLarge" id="a"/> <!-- ← -->
      """,
      fixed: """
        <activityIndicatorView style="large" id="a"/> <!-- ← -->
        """),
    InterfaceExample(
      "one of today, and one with a color",
      """
      <activityIndicatorView style="large" id="a"/>
      <activityIndicatorView style="white" id="b"><color key="color" systemColor="labelColor"/>
      </activityIndicatorView>
      """),
  ]
}
