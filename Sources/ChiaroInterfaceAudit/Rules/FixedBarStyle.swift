// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// Bars, keyboards and scroll indicators that are always light or always dark.
enum FixedBarStyle: InterfaceRule {
  static let description = RuleDescription(
    "Fixed bar or keyboard style", .note,
    summary: "A bar, keyboard or scroll indicator of a storyboard or xib never changes its style.",
    reason: """
      Bars and keyboards follow the style of what they belong to; a fixed one is an island in the \
      other style (Human Interface Guidelines, Dark Mode).
      """,
    help: "Set the style to Default.")

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasTwoStyles, !file.isMac, let root = file.document.root else { return }
    for element in root.descendants {
      guard let (attribute, style) = fixed(element) else { continue }
      let isLight = style == "light" || style == "white"
      var problem = InterfaceReport.Problem(
        place: element, object: InterfaceObject(of: element), role: "",
        words: "\(attribute) is always \(style)", confidence: .high,
        appearance: isLight ? "dark" : "light",
        fix: InterfaceFix.removing(attribute, of: element, in: file))
      problem.isOfFile = true
      problem.cause = attribute
      report.add(problem)
    }
  }

  private static func fixed(_ element: InterfaceElement) -> (attribute: String, style: String)? {
    for (attribute, styles) in styles {
      if let style = element[attribute: attribute], styles.contains(style) {
        return (attribute, style)
      }
    }
    return nil
  }

  private static let styles = [
    ("barStyle", ["black", "blackOpaque", "blackTranslucent"]),
    ("keyboardAppearance", ["dark", "light", "alert"]),
    ("indicatorStyle", ["black", "white"]),
  ]

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a black bar and a dark keyboard",
      """
      <navigationBar barStyle="black" key="navigationBar" id="n"/> <!-- ← -->
      <textField id="t">
      <textInputTraits key="textInputTraits" keyboardAppearance="dark"/> <!-- ← -->
      </textField>
      """,
      fixed: """
        <navigationBar key="navigationBar" id="n"/> <!-- ← -->
        <textField id="t">
        <textInputTraits key="textInputTraits"/> <!-- ← -->
        </textField>
        """),
    InterfaceExample(
      "the default",
      """
      <navigationBar barStyle="default" key="navigationBar" id="n"/><scrollView id="s"/>
      """),
  ]
}
