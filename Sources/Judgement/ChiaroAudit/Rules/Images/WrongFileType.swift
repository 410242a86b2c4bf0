// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports files whose content does not match their extension or is malformed.
package enum WrongFileType: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Wrong file type", .missing, guess: 0.75, evidence: .seen,
    summary: "The file's content doesn't match its extension, or cannot be read.",
    reason: """
      A broken file shows nothing. A picture with a wrong extension, such as a WebP called .png, \
      may build on one machine and fail on another. A JPEG called .png matters less: Xcode reads \
      its content.
      """,
    help: """
      Export the picture again, or rename the file with the right extension and correct its name \
      in Contents.json.
      """,
    considering: [SetConsiderations.forTrial],
    sources: [])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "less severe: a JPEG named .png, whose content Xcode reads",
      "Moon.imageset: any moon.png = jpeg", reports: "Moon, , hint"),
    .triggering(
      "the file is no picture", "Moon.imageset: any moon.png = rubbish", reports: "Moon, , error"),
    .triggering(
      "one wrong file in two slots is one finding",
      "Moon.imageset: any moon.png = jpeg | dark moon.png = jpeg",
      reports: "Moon"),
    .triggering(
      "a WebP named .png", "Moon.imageset: any moon.png = webp", reports: "Moon, , warning"),
    .nonTriggering(
      "the file is only a pointer of Git LFS", "Moon.imageset: any moon.png = pointer"),
    .nonTriggering(
      "the picture is too large for the memory; `not-checked` reports it",
      "Moon.imageset: any moon.png = huge"),
    .nonTriggering("the content matches the extension", "Moon.imageset: any moon.png = white disc"),
    .nonTriggering("a data set may hold any file", "Notes.dataset: any notes.txt = rubbish"),
  ]

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    let found = complaints(image, context)
    guard let (entry, words, _) = found.first,
      let worst = found.map(\.consequence).max(by: { $0.cost < $1.cost })
    else { return }
    let others = PlainWords.more(
      found.count - 1, "more files of the set have such a problem",
      one: "more file of the set has such a problem")
    report.add(
      image.name, at: entry.location, costing: worst,
      // What is in demos and tests, no user of the app misses.
      considering: SourceOrigin.isForTrial(Path.parent(catalog.scope))
        ? [SetConsiderations.forTrial] : [],
      words + others,
      related: RuleReport.further(found) { $0.entry.location },
      // The same file is in the catalogs of several targets, and came from one place.
      causes: [Cause(.sets, worst.rawValue)])
  }

  /// What is wrong with the files of a set, each once.
  private static func complaints(
    _ image: ImageSubject, _ context: AuditContext
  ) -> [Complaint] {
    // Ten slots may name one file.
    var seen: Set<String> = []
    var found: [Complaint] = []
    for entry in image.files.entries {
      guard let path = entry.path, seen.insert(path).inserted,
        let ending = Path.fileExtension(path)?.lowercased(), let expected = formats[ending],
        let picture = context.pictures.picture(at: path)
      else { continue }
      if case .failure(let error) = picture.content, error.kind == .notFetched { continue }
      let name = entry.filename ?? path
      if !expected.contains(picture.format) {
        let met = picture.format == .unknown ? "of an unknown type" : picture.format.rawValue
        let kinds = expected.union([picture.format])
        found.append(
          (
            entry, "Wrong file type: the content of \(name) is \(met)",
            consequence(ofMixing: kinds)
          ))
      } else if case .failure(let error) = picture.content, error.kind == .malformed {
        found.append((entry, "\(name) cannot be read: \(error.detail)", .missing))
      }
    }
    return found
  }

  /// What is wrong with a file, and what a person loses by it.
  private typealias Complaint = (
    entry: FileSet.Entry, words: String, consequence: Consequence
  )

  /// What a person loses where a file is of another format than its name says.
  private static func consequence(ofMixing formats: Set<ImageFormat>) -> Consequence {
    if formats.isSubset(of: readByContent) { return .upkeep }
    return formats.isSubset(of: readByNew) ? .unfinished : .missing
  }

  /// Formats that are told apart by what is in the file, whatever its name says.
  private static let readByContent: Set<ImageFormat> = [.png, .jpeg, .gif, .tiff]
  /// Those that new versions of Xcode tell apart so.
  private static let readByNew: Set<ImageFormat> = readByContent.union([.webp, .heic])

  private static let formats: [String: Set<ImageFormat>] = [
    "png": [.png], "jpg": [.jpeg], "jpeg": [.jpeg], "gif": [.gif], "webp": [.webp],
    "heic": [.heic], "heif": [.heic, .avif], "avif": [.avif], "avci": [.heic], "pdf": [.pdf],
    "svg": [.svg], "tif": [.tiff], "tiff": [.tiff],
  ]
}
