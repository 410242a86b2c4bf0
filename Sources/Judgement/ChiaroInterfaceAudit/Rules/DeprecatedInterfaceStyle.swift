// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Materials that are deprecated.
enum DeprecatedInterfaceStyle: InterfaceRule {
  static let description = RuleDescription(
    "Deprecated style in an interface file", .unfinished, guess: 0.6,
    summary: "A visual effect view has a deprecated material.",
    reason: """
      A material that is named after its purpose matches the system's own views in both styles \
      (AppKit, NSVisualEffectView.Material).
      """,
    help: "Choose a material by its purpose, such as Sidebar or Popover.",
    sources: [.appKit("NSVisualEffectView")])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasTwoStyles, let root = file.document.root else { return }
    for element in root.descendants
    where element.isNamed("visualEffectView") && element[attribute: "material"] == deprecated
      && !file.isAssigned("effect", of: element)
    {
      report.add(
        InterfaceReport.Problem(
          place: element, object: InterfaceObject(of: element), role: "",
          lead: "Deprecated material", words: "\(deprecated); choose a material by its purpose",
          isOfFile: true, cause: element.name))
    }
  }

  private static let deprecated = "appearanceBased"

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "the material's name states no purpose",
      """
      <visualEffectView material="appearanceBased" id="e"/> <!-- ← -->
      """, document: InterfaceExample.macOS),
    InterfaceExample(
      "the material is named after its purpose",
      """
      <visualEffectView material="sidebar" id="e"/>
      """, document: InterfaceExample.macOS),
  ]
}
