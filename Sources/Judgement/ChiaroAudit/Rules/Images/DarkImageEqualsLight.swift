// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports dark pictures whose file has the same content as the light picture's.
///
/// Source: Human Interface Guidelines, Dark Mode · Fidelity: approximate
package enum DarkImageEqualsLight: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Dark image equals light image", .unfinished, guess: 0.35,
    summary: "The dark slot has the same picture as the light slot.",
    reason: """
      Use one asset if it looks good in both appearances, and separate assets if it doesn't (Human \
      Interface Guidelines, Dark Mode). The same file in both slots does neither.
      """,
    help: "Replace the dark file, or remove the slot.",
    considering: [SetConsiderations.vanishes],
    sources: [.guidelines(.darkMode)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "two files with the same content",
      "Moon.imageset: any a.png = white disc | dark b.png = white disc",
      reports: "Moon, dark"),
    .triggering(
      "one file in both slots", "Moon.imageset: any a.png = white disc | dark a.png = white disc",
      reports: "Moon, dark"),
    .triggering(
      "several pictures of one set are one finding",
      "Moon.imageset: any a.png = gray disc | any b.png = gray disc | dark c.png = gray disc",
      reports: "Moon, dark"),
    .nonTriggering(
      "the two pictures differ", "Moon.imageset: any a.png = white disc | dark b.png = black disc"),
    .nonTriggering(
      "the name suggests a disabled button, which is faint in both styles",
      "sign_in_disabled.imageset: any a.png = gray disc | dark b.png = gray disc"),
    .triggering(
      "one file in both slots is reported even for a disabled button",
      "sign_in_disabled.imageset: any a.png = gray disc | dark a.png = gray disc",
      reports: "sign_in_disabled, dark"),
  ]

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    let canMend = isWithoutEffect(image)
    // Controls that are disabled need no contrast (WCAG 2.2, 1.4.3 and 1.4.11).
    let isDisabled = NameWords(image.name).words.contains("disabled")
    let copies = image.files.entries.compactMap { dark -> Copy? in
      guard dark.slot.style == "dark", let path = dark.path, let light = twin(of: dark, in: image),
        let other = light.path, let a = context.pictures.picture(at: path),
        let b = context.pictures.picture(at: other), a.digest == b.digest,
        image.set.kind != .appIcon || path != other, path == other || !isDisabled
      else { return nil }
      return (dark, light)
    }
    // Files of one set that can be mended are told one by one, since each has a change of its own.
    let told = canMend ? copies : Array(copies.prefix(1))
    for (dark, light) in told {
      report.add(
        image.name, at: dark.location, .dark,
        considering: vanishes(dark, image, context) ? [SetConsiderations.vanishes] : [],
        words(dark, light),
        fix: canMend && dark.path == light.path
          ? .removingEntry(at: dark.offset, of: image.set.document, "remove the dark slot") : nil,
        related: canMend ? [] : RuleReport.further(copies) { $0.dark.location },
        causes: [report.habit])
    }
  }

  /// Says what the two slots have in common.
  private static func words(_ dark: FileSet.Entry, _ light: FileSet.Entry) -> String {
    let name = light.filename ?? ""
    if dark.path == light.path { return "The light and the dark slot use the same file: \(name)" }
    return "The light and the dark file have the same content: \(name) and \(dark.filename ?? "")"
  }

  /// Whether most of the picture melts into a dark ground; otherwise a file too many is all.
  private static func vanishes(
    _ dark: FileSet.Entry, _ image: ImageSubject, _ context: AuditContext
  ) -> Bool {
    guard image.set.kind == .image, context.use(of: image)?.isTemplate != true,
      let edges = dark.path.flatMap({ context.pictures.measures(at: $0)?.edges })
    else { return false }
    return edges.weakShare > 0.5
  }

  private typealias Copy = (dark: FileSet.Entry, light: FileSet.Entry)

  /// Returns whether the dark entries can be removed without a visible effect.
  ///
  /// They can if all of them name the same files as their light counterparts, and no slot occurs
  /// twice; otherwise another dark entry might take the place of a removed one.
  private static func isWithoutEffect(_ image: ImageSubject) -> Bool {
    let dark = image.files.entries.filter { $0.slot.style == "dark" }
    return Set(dark.map(\.slot)).count == dark.count
      && dark.allSatisfy { $0.path != nil && $0.path == twin(of: $0, in: image)?.path }
  }

  /// Returns the light counterpart of an entry: the entry whose slot differs in nothing but the
  /// style.
  private static func twin(of dark: FileSet.Entry, in image: ImageSubject) -> FileSet.Entry? {
    var any = dark.slot
    any.style = nil
    var light = dark.slot
    light.style = "light"
    return image.files.entries.first { $0.slot == light && $0.path != nil }
      ?? image.files.entries.first { $0.slot == any && $0.path != nil }
  }
}
