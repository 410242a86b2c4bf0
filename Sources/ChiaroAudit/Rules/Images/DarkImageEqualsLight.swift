// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroSource

/// A dark picture that is the light one again.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Dark Mode · Fidelity: approximate
package enum DarkImageEqualsLight: ImageRule {
  /// What the rule says.
  package static let description = RuleDescription(
    "Dark image equals light image", .warning,
    summary: "The file for dark is byte for byte the file for light.",
    reason: """
      Use the same asset if it looks good in both appearances, and separate ones if it does not \
      (Human Interface Guidelines, Dark Mode). Twice the same file is neither.
      """,
    help: "Replace the dark file, or remove the slot.")

  /// What triggers it, and what does not.
  package static let examples: [RuleExample] = [
    .triggering(
      "two files", "Moon.imageset: any a.png = white disc | dark b.png = white disc",
      reports: "Moon, dark"),
    .triggering(
      "one file in both slots", "Moon.imageset: any a.png = white disc | dark a.png = white disc",
      reports: "Moon, dark"),
    .nonTriggering(
      "two pictures", "Moon.imageset: any a.png = white disc | dark b.png = black disc"),
  ]

  /// Looks at one set.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    let canMend = isWithoutEffect(image)
    for dark in image.files.entries where dark.slot.style == "dark" {
      guard let path = dark.path, let light = twin(of: dark, in: image), let other = light.path,
        let a = context.pictures.picture(at: path), let b = context.pictures.picture(at: other),
        a.digest == b.digest
      else { continue }
      report.add(
        image.name, at: dark.location, .dark,
        "\(dark.filename ?? "") is the same as \(light.filename ?? "")",
        fix: canMend && path == other
          ? .removingEntry(at: dark.offset, of: image.set.document, "remove the dark slot") : nil)
    }
  }

  /// Whether all dark entries name the files of their light twins, and none stands there twice:
  /// only then does nobody see when they go, since another dark entry would take the place of one.
  private static func isWithoutEffect(_ image: ImageSubject) -> Bool {
    let dark = image.files.entries.filter { $0.slot.style == "dark" }
    return Set(dark.map(\.slot)).count == dark.count
      && dark.allSatisfy { $0.path != nil && $0.path == twin(of: $0, in: image)?.path }
  }

  /// The entry that is for the same but for the style.
  private static func twin(of dark: FileSet.Entry, in image: ImageSubject) -> FileSet.Entry? {
    var any = dark.slot
    any.style = nil
    var light = dark.slot
    light.style = "light"
    return image.files.entries.first { $0.slot == light && $0.path != nil }
      ?? image.files.entries.first { $0.slot == any && $0.path != nil }
  }
}
