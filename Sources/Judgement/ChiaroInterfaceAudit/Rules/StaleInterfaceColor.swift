// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// Copies of named colors that are no longer what the catalog has.
enum StaleInterfaceColor: InterfaceRule {
  static let description = RuleDescription(
    "Stale copy of a named color", .upkeep, guess: 0.5,
    summary: "A storyboard or xib has an outdated copy of a named color's value.",
    reason: """
      Interface Builder copies a color set's light value into the file and shows this copy. A \
      system that cannot find the color set shows it too.
      """,
    help: "Open and save the file in Xcode; Xcode updates the copy.", isOptIn: true)

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    for (name, resource) in file.document.resources.namedColors.sorted(by: { $0.key < $1.key }) {
      guard let copy = InterfaceColor.copy(resource), let element = resource.child(named: "color"),
        let color = file.catalogColor(name, in: file.catalogs), differs(copy, color.light)
      else { continue }
      report.add(
        InterfaceReport.Problem(
          place: element, object: InterfaceObject(of: resource), role: "color “\(name)”",
          lead: "Outdated copy of a catalog color",
          words: "\(copy.hexText), but the catalog has \(color.light.hexText)",
          fix: InterfaceFix.copy(of: color.light, at: element, in: file),
          isOfFile: true, cause: "copies"))
    }
  }

  /// Whether two colors differ by more than one step of 255.
  private static func differs(_ a: Color, _ b: Color) -> Bool {
    let difference =
      a.space.convert(a.components, to: .sRGB) - b.space.convert(b.components, to: .sRGB)
    let largest = max(difference.max(), -difference.min(), abs(a.alpha - b.alpha))
    return largest > 1.5 / 255
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a copy with another value", "",
      resources: """
        <namedColor name="Paper"><color white="1" alpha="1"/></namedColor> <!-- ← -->
        """, catalog: "Paper: any #FF0000 | dark #101008"),
    InterfaceExample(
      "a copy with the same value", "",
      resources: """
        <namedColor name="Paper"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
        """, catalog: "Paper: any #FF0000 | dark #101008"),
  ]
}
