// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroRaster
package import ChiaroSource

/// A rule that reports files whose content does not match their extension or is malformed.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
package enum WrongFileType: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Wrong file type", .error,
    summary: "The file's content is of another type than its name says, or cannot be read.",
    reason: """
      Xcode goes by the name: a JPEG called .png may build here and fail there, and a broken file \
      shows nothing.
      """,
    help: "Export the picture again, or correct the ending and the entry.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("a JPEG called PNG", "Moon.imageset: any moon.png = jpeg", reports: "Moon"),
    .triggering("no picture", "Moon.imageset: any moon.png = rubbish", reports: "Moon"),
    .triggering(
      "one file in two slots", "Moon.imageset: any moon.png = jpeg | dark moon.png = jpeg",
      reports: "Moon"),
    .nonTriggering("a pointer of Git LFS", "Moon.imageset: any moon.png = pointer"),
    .nonTriggering("no memory for it", "Moon.imageset: any moon.png = huge"),
    .nonTriggering("a PNG", "Moon.imageset: any moon.png = white disc"),
    .nonTriggering("data may be anything", "Notes.dataset: any notes.txt = rubbish"),
  ]

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    let found = complaints(image, context)
    guard let (entry, words) = found.first else { return }
    let others = found.count == 1 ? "" : "; \(found.count - 1) more of the set too"
    report.add(
      image.name, at: entry.location, words + others,
      related: RuleReport.further(found) { $0.entry.location })
  }

  /// What is wrong with the files of a set, each once.
  private static func complaints(
    _ image: ImageSubject, _ context: AuditContext
  ) -> [(entry: FileSet.Entry, words: String)] {
    // Ten slots may name one file.
    var seen: Set<String> = []
    var found: [(entry: FileSet.Entry, words: String)] = []
    for entry in image.files.entries {
      guard let path = entry.path, seen.insert(path).inserted,
        let ending = Path.fileExtension(path)?.lowercased(), let expected = formats[ending],
        let picture = context.pictures.picture(at: path)
      else { continue }
      if case .failure(let error) = picture.content, error.kind == .notFetched { continue }
      let name = entry.filename ?? path
      if !expected.contains(picture.format) {
        let met = picture.format == .unknown ? "no picture" : picture.format.rawValue
        found.append((entry, "\(name) is \(met) (expected \(ending))"))
      } else if case .failure(let error) = picture.content, error.kind == .malformed {
        found.append((entry, "\(name) cannot be read: \(error.detail)"))
      }
    }
    return found
  }

  private static let formats: [String: Set<ImageFormat>] = [
    "png": [.png], "jpg": [.jpeg], "jpeg": [.jpeg], "gif": [.gif], "webp": [.webp],
    "heic": [.heic], "heif": [.heic, .avif], "avif": [.avif], "avci": [.heic], "pdf": [.pdf],
    "svg": [.svg], "tif": [.tiff], "tiff": [.tiff],
  ]
}
