// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Bars, keyboards and indicators that are always light or always dark.
enum FixedBarStyle: InterfaceRule {
  static let description = RuleDescription(
    "Fixed bar or keyboard style", .staysLight, guess: 0.5,
    summary: "A bar, keyboard or indicator of a storyboard or xib never changes its style.",
    reason: """
      Bars and keyboards follow the style of the screen; a fixed one doesn't match in the other \
      style (Human Interface Guidelines, Dark Mode). White activity indicators are invisible in \
      light, and gray ones are faint in dark. Medium and Large have a color that adapts (UIKit, \
      UIActivityIndicatorView.Style).
      """,
    help: "Set the style to Default, or to Medium or Large for an activity indicator.",
    isOptIn: true,
    sources: [.guidelines(.darkMode), .uiKit("UIActivityIndicatorView")])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasTwoStyles, !file.isMac, let root = file.document.root else { return }
    for element in root.descendants {
      report.add(indicator(element, in: file))
      // What Interface Builder draws around a screen is not there when the app runs.
      if element.key?.hasPrefix("simulated") == true { continue }
      guard let (attribute, style) = fixed(element) else { continue }
      let isLight = style == "light" || style == "white"
      var problem = InterfaceReport.Problem(
        place: element, object: InterfaceObject(of: element), role: "",
        lead: "Always \(style)", words: "set by \(attribute)",
        appearance: isLight ? "dark" : "light",
        fix: InterfaceFix.removing(attribute, of: element, in: file))
      problem.isOfFile = true
      problem.cause = attribute
      report.add(problem)
    }
  }

  private static func indicator(
    _ element: InterfaceElement, in file: InterfaceSubject
  ) -> InterfaceReport.Problem? {
    guard element.isNamed("activityIndicatorView"), element.child(key: "color") == nil,
      let style = element[attribute: "style"], let new = indicatorStyles[style]
    else { return nil }
    return InterfaceReport.Problem(
      place: element, object: InterfaceObject(of: element), role: "",
      lead: "Deprecated indicator style", words: "\(style); use \(new)",
      fix: InterfaceFix.setting("style", to: new, of: element, in: file), isOfFile: true,
      cause: element.name)
  }

  private static let indicatorStyles = ["white": "medium", "gray": "medium", "whiteLarge": "large"]

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
      "a white indicator, which is invisible in light",
      """
      <activityIndicatorView style="whiteLarge" id="a"/> <!-- ← -->
      """,
      fixed: """
        <activityIndicatorView style="large" id="a"/> <!-- ← -->
        """),
    InterfaceExample(
      "a style that adapts, a color that adapts, and a bar that only Interface Builder shows",
      """
      <activityIndicatorView style="large" id="a"/>
      <activityIndicatorView style="white" id="b"><color key="color" systemColor="labelColor"/>
      </activityIndicatorView>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" barStyle="black"/>
      """),
    InterfaceExample(
      "the default style adapts",
      """
      <navigationBar barStyle="default" key="navigationBar" id="n"/><scrollView id="s"/>
      """),
  ]
}
