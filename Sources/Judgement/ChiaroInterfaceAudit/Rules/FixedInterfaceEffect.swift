// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Blurs and materials of a kind that looks the same in both styles.
enum FixedInterfaceEffect: InterfaceRule {
  static let description = RuleDescription(
    "Fixed effect in an interface file", .staysLight, guess: 0.45,
    summary: "A blur or material of a storyboard or xib looks the same in light and dark.",
    reason: """
      System materials adapt. Light, Extra Light and Dark do not, so vibrant text on them loses \
      its contrast in the other style (WWDC 2019, session 214). AppKit's Light, Dark and Ultra \
      Dark are deprecated for this reason.
      """,
    help: "Use a system material, or on a Mac a semantic one such as Sidebar or Popover.",
    considering: [ObjectConsiderations.darkPanel],
    sources: [.session(2019, 214)])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasTwoStyles, let root = file.document.root else { return }
    for element in root.descendants {
      guard let style = fixedStyle(element) else { continue }
      let isLight = style.lowercased().contains("light")
      if !isLight && Self.isBehindIndicator(element) { continue }
      let view = element.isNamed("visualEffectView") ? element : element.parent ?? element
      if file.isAssigned("effect", of: view) || file.hasPaintedContent(view) { continue }
      report.add(
        InterfaceReport.Problem(
          place: element, object: InterfaceObject(of: element),
          role: element.isNamed("blurEffect") ? "blur" : "material",
          lead: isLight ? "Stays light in dark" : "Stays dark in light", words: "style \(style)",
          considerations: isLight ? [] : [ObjectConsiderations.darkPanel],
          appearance: isLight ? "dark" : "light", isOfFile: !isLight,
          // Dark panels are one design, and what is on them is light for it.
          cause: isLight ? nil : "dark"))
    }
  }

  /// Whether it is the dark panel behind an indicator of what goes on, which is white for it.
  private static func isBehindIndicator(_ element: InterfaceElement) -> Bool {
    let view = element.isNamed("visualEffectView") ? element : element.parent
    return view?.descendants.contains { $0.isNamed("activityIndicatorView") } ?? false
  }

  private static func fixedStyle(_ element: InterfaceElement) -> String? {
    if element.isNamed("blurEffect"), let style = element[attribute: "style"] {
      let name = style.lowercased()
      return name.hasSuffix("light") || name.hasSuffix("dark") ? style : nil
    }
    guard element.isNamed("visualEffectView"), let material = element[attribute: "material"],
      ["light", "dark", "mediumLight", "ultraDark"].contains(material)
    else { return nil }
    return material
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "an extra light blur, and a dark material",
      """
      <visualEffectView id="v">
      <blurEffect style="extraLight"/> <!-- ← -->
      </visualEffectView>
      <visualEffectView material="dark" id="w"/> <!-- ← -->
      """),
    InterfaceExample(
      "the materials adapt",
      """
      <visualEffectView id="v"><blurEffect style="systemMaterial"/></visualEffectView>
      <visualEffectView id="w"><blurEffect style="regular"/></visualEffectView>
      <visualEffectView material="sidebar" id="x"/>
      """),
    InterfaceExample(
      "a dark panel behind an indicator is dark by design",
      """
      <visualEffectView id="v"><view key="contentView" id="c"><subviews>
      <activityIndicatorView style="large" id="i"/></subviews></view>
      <blurEffect style="dark"/></visualEffectView>
      """),
  ]
}
