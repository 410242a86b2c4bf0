// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSystem

/// Has the program that parses source text judge changes of Swift files, pages and style sheets.
///
/// What a finding offers was judged when it was found. This asks again for what is made in the end:
/// all changes of a file together, of which some may come from a cache.
struct SourcePatchCheck: PatchCheck {
  /// The program's path; nil where it is not installed.
  var program: String?

  /// The program that is installed.
  static let installed = SourcePatchCheck(
    program: Terminal.program("chiaro-source-audit", variable: "CHIARO_SOURCE_AUDIT"))

  private static let limits = Subprocess.Limits(byteCount: 64 << 20, time: .seconds(300))
  private static let kinds: Set = ["swift", "html", "htm", "xhtml", "css"]

  func reads(_ path: String) -> Bool {
    Path.fileExtension(path).map { Self.kinds.contains($0.lowercased()) } ?? false
  }

  func objections(to patches: [SourcePatch], in root: String) -> [String: String] {
    let all = { (reason: String) in
      Dictionary(patches.map { ($0.file, reason) }) { first, _ in first }
    }
    guard let program else {
      return all(
        "the program chiaro-source-audit is missing from chiaro's folder")
    }
    let files = Dictionary(
      patches.map { (Path.relative($0.file, to: root), $0.file) }, uniquingKeysWith: { $1 })
    let request: JSON = [
      "version": 1, "root": .string(root), "changes": .array(patches.map { json($0, root) }),
    ]
    do throws(Subprocess.Failure) {
      let bytes = try Subprocess(.path(program), ["--check"], limits: Self.limits)
        .output(reading: Array(request.text(.compact).utf8))
      guard let answer = JSONDocument.read(bytes, file: "answer").document?.root,
        let listed = answer["objections"], listed.kind == .array
      else { return all("chiaro-source-audit gave no answer") }
      var reasons: [String: String] = [:]
      for value in listed.elements {
        guard let file = value["file"]?.string.flatMap({ files[$0] }) else { continue }
        reasons[file] = value["reason"]?.string ?? AnnouncedChange.otherwise
      }
      return reasons
    } catch {
      return all("chiaro-source-audit \(error)")
    }
  }

  private func json(_ patch: SourcePatch, _ root: String) -> JSON {
    var patch = patch
    patch.file = Path.relative(patch.file, to: root)
    return WireWriter.json(patch)
  }
}
