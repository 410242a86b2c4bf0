// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// A launch screen whose ground does not adapt.
enum FixedLaunchScreen: InterfaceRule {
  static let description = RuleDescription(
    "Launch screen that does not adapt", .staysLight, guess: 0.3,
    summary: "The launch screen's background is the same in light and dark.",
    reason: """
      The launch screen appears before the first screen, which adapts. A white launch screen \
      flashes in dark (Human Interface Guidelines, Launching).
      """,
    help: """
      Give the background of the launch screen System Background Color, or a color set with a \
      dark slot.
      """,
    sources: [.guidelines(.launching)])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.document.isLaunchScreen, file.hasTwoStyles else { return }
    for use in file.colorUses where use.role == .background {
      guard isGround(use.object.element), let color = file.resolved(use.color), !color.adapts,
        color.isOpaque, !isUnderPicture(use.object.element)
      else { continue }
      if case .legacy = use.color.value { continue }
      // A dark one flashes less, and may be a brand's.
      let isDark = color.light.relativeLuminance < 0.03
      guard color.light.isLightGround || isDark && isLiteral(use.color) else { continue }
      report.add(
        InterfaceReport.Problem(
          place: use.color.element, object: use.object, role: "background",
          lead: "The launch screen stays " + (isDark ? "dark in light" : "light in dark"),
          words: InterfaceSubject.name(of: use.color, color),
          appearance: isDark ? "light" : "dark",
          fix: InterfaceFix.systemColor(for: use, color.light, in: file), isOfFile: true,
          // Templates of Xcode are the same in all apps of a project.
          cause: "\(color.light.hexText) \(isDark)"))
    }
  }

  /// Whether a picture fills the whole screen.
  private static func isUnderPicture(_ view: InterfaceElement) -> Bool {
    guard let frame = Frame(view),
      let first = view.child(named: "subviews")?.children.first,
      first.isNamed("imageView"), let inner = Frame(first),
      ["scaleAspectFill", "scaleToFill", nil].contains(first[attribute: "contentMode"])
    else { return false }
    return inner.width >= frame.width && inner.height >= frame.height
  }

  private static func isLiteral(_ color: InterfaceColor) -> Bool {
    if case .literal = color.value { return true }
    return false
  }

  /// Whether a view is the ground of a screen: a controller's, or the topmost of a xib.
  static func isGround(_ view: InterfaceElement) -> Bool {
    view.key == "view" || view.parent?.isNamed("objects") == true
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a white launch screen",
      """
      <viewController><view key="view" id="v">
      <color key="backgroundColor" white="1" alpha="1"/> <!-- ← -->
      </view></viewController>
      """, document: InterfaceExample.iOS + " launchScreen=\"YES\""),
    InterfaceExample(
      "a dark launch screen before screens that adapt",
      """
      <viewController><view key="view" id="v">
      <color key="backgroundColor" red="0.06" green="0.06" blue="0.15" alpha="1"/> <!-- ← -->
      </view></viewController>
      """, document: InterfaceExample.iOS + " launchScreen=\"YES\""),
    InterfaceExample(
      "the background is a strong blue, and the label has no text",
      """
      <viewController><view key="view" id="v"><subviews><label id="l" text="">
      <color key="textColor" white="0" alpha="1"/></label></subviews>
      <color key="backgroundColor" red="0" green="0.3" blue="0.9" alpha="1"/></view>
      </viewController>
      """, document: InterfaceExample.iOS + " launchScreen=\"YES\""),
    InterfaceExample(
      "the background adapts",
      """
      <viewController><view key="view" id="v">
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController>
      """, document: InterfaceExample.iOS + " launchScreen=\"YES\""),
  ]
}
