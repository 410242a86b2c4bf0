// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Views that are put into an effect view itself, not into its content view.
enum EffectSubview: InterfaceRule {
  static let description = RuleDescription(
    "Subview outside of the content view", .missing, guess: 0.85, evidence: .seen,
    summary: "A view is a direct subview of a visual effect view, not of its content view.",
    reason: """
      UIKit draws the effect only with the content view, and an app that adds views to the effect \
      view itself crashes (UIKit, UIVisualEffectView).
      """,
    help: "Move the view into the effect view's content view.",
    sources: [.uiKit("UIVisualEffectView")])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard !file.isMac, let root = file.document.root else { return }
    for element in root.descendants where element.isNamed("visualEffectView") {
      for view in element.child(named: "subviews").map({ Array($0.children) }) ?? [] {
        report.add(
          InterfaceReport.Problem(
            place: view, object: InterfaceObject(of: view), role: "",
            lead: "Not in the content view",
            words: "a direct subview of the effect view \(element.objectID ?? "")"))
      }
    }
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "the label is a subview of the effect view itself",
      """
      <visualEffectView id="e"><view key="contentView" id="c"/><subviews>
      <label id="l"/> <!-- ← -->
      </subviews></visualEffectView>
      """),
    InterfaceExample(
      "the label is in the content view",
      """
      <visualEffectView id="e"><view key="contentView" id="c"><subviews><label id="l"/></subviews>
      </view></visualEffectView>
      """),
  ]
}
