// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Windows, controllers and views that an interface file makes always light or always dark.
enum ForcedInterfaceStyle: InterfaceRule {
  static let description = RuleDescription(
    "Style forced in an interface file", .locked, guess: 0.45,
    summary: "A window, controller or view in a storyboard or xib has a fixed style.",
    reason: """
      People choose a style for the whole system and expect apps to follow it. A part that is \
      always light stands out in dark (Human Interface Guidelines, Dark Mode).
      """,
    help: "Set the appearance to Inherited, and the user interface style to Unspecified.",
    considering: [ObjectConsiderations.repeated],
    sources: [.guidelines(.darkMode)])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasDarkMode, let root = file.document.root else { return }
    for element in root.descendants {
      guard let (attribute, style) = element.forcedStyle else { continue }
      // What says the same again as the view around it waits for that one.
      let isRepeated = element.ancestors.contains { $0.forcedStyle?.style == style }
      let isDark = style.lowercased().contains("dark")
      if Self.isNamedAfterStyle(element, isDark: isDark) { continue }
      // A panel over what is played or called is dark by its kind.
      let mask = element.child(key: "styleMask") ?? element.child(named: "windowStyleMask")
      if isDark && mask?.flag("HUD") == true { continue }
      report.add(
        InterfaceReport.Problem(
          place: element, object: InterfaceObject(of: element), role: "",
          lead: "Always \(isDark ? "dark" : "light")",
          words: "\(attribute) is \(style)"
            + (isRepeated ? ", as in the surrounding view" : ""),
          considerations: isRepeated ? [ObjectConsiderations.repeated] : [],
          appearance: isDark ? "light" : "dark",
          fix: InterfaceFix.removing(attribute, of: element, in: file)))
    }
  }

  /// Whether its title says that it shows the style, as in settings where people choose one.
  private static func isNamedAfterStyle(_ element: InterfaceElement, isDark: Bool) -> Bool {
    ["title", "userLabel"].compactMap { element[attribute: $0] }.contains { name in
      name.lowercased().split { !$0.isLetter }.contains(isDark ? "dark" : "light")
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a sidebar that is always light",
      """
      <outlineView appearanceType="aqua" id="o"> <!-- ← -->
      </outlineView>
      """, document: InterfaceExample.macOS,
      fixed: """
        <outlineView id="o"> <!-- ← -->
        </outlineView>
        """),
    InterfaceExample(
      "the view inherits its appearance, and Interface Builder's preview setting has no effect",
      """
      <outlineView appearanceType="inheritedAqua" id="o"/><device id="d" appearance="light"/>
      """, document: InterfaceExample.macOS),
    InterfaceExample(
      "a light and a dark sample stand side by side",
      """
      <box title="Light" appearanceType="aqua" id="l"/>
      <box title="Dark" appearanceType="darkAqua" id="d"/>
      """, document: InterfaceExample.macOS),
  ]
}
