// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports dark and tinted slots of a Mac's app icon, which have no effect.
///
/// Source: reports of `actool` 26 on public projects · Fidelity: approximate
package enum MacIconAppearance: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Mac icon appearance without effect", .upkeep, guess: 0.6,
    summary:
      "An app icon set has dark or tinted slots for a Mac, but the system does not use them.",
    reason: """
      Slots with appearances work only for iOS. Xcode leaves out Mac slots as unassigned, and the \
      Dock shows the plain icon in dark.
      """,
    help: "Make a dark icon for the Mac with Icon Composer (an .icon file), and delete the slots.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a dark slot for a Mac",
      "AppIcon.appiconset: mac any a.png = red square | mac dark b.png = red disc",
      reports: "AppIcon"),
    .nonTriggering(
      "the slots are for iOS, where they work",
      """
      AppIcon.appiconset: ios any a.png = red square | ios dark b.png = red disc | \
      ios tinted c.png = gray disc
      """),
    .nonTriggering(
      "the Mac icon has only its plain form", "AppIcon.appiconset: mac any a.png = red square"),
    .nonTriggering(
      "dark slots of an image work on a Mac",
      "Moon.imageset: mac any a.png = red square | mac dark b.png = red disc"
    ),
  ]

  /// Checks a catalog and adds a finding for each of its icons to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    for image in catalog.images where image.set.kind == .appIcon {
      let slots = image.files.entries.filter {
        $0.slot.isForMac && $0.slot.style != nil && $0.filename != nil
      }
      guard let first = slots.first else { continue }
      let styles = Set(slots.compactMap(\.slot.style)).sorted().joined(separator: " and ")
      report.add(
        image.name, at: first.location,
        "The \(styles) slot\(slots.count == 1 ? " has" : "s have") no effect on a Mac",
        related: RuleReport.further(slots) { $0.location })
    }
  }
}

extension EntrySlot {
  /// Whether an entry is for a Mac.
  var isForMac: Bool { idiom == "mac" || platform == "mac" || platform == "macos" }
}
