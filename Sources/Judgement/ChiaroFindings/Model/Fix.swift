// SPDX-License-Identifier: MIT

public import ChiaroSource

/// A change to files that fixes a finding.
///
/// Apple counterpart: Xcode's fix-its · Source: SARIF 2.1.0 §3.55 · Fidelity: approximate, can
/// change several files
public struct Fix: Hashable, Sendable {
  /// A description of the change.
  public var description: String
  /// The patches for files; there are several if one cause has effects in several places.
  public var patches: [SourcePatch]
  /// Whether the change affects neither the app's appearance nor anything on which other code can
  /// rely.
  ///
  /// An unsafe fix is offered with the finding, but applied only on request (`--fix --unsafe`).
  public var isSafe: Bool
  /// Why the change cannot be made; nil where it can.
  package var obstacle: String?

  /// Creates a fix.
  ///
  /// - Parameters:
  ///   - description: a description of the change
  ///   - patches: the patches for files
  ///   - isSafe: whether the change affects neither the app's appearance nor anything on which
  ///     other code can rely; true by default
  public init(description: String, patches: [SourcePatch], isSafe: Bool = true) {
    self.description = description
    self.patches = patches
    self.isSafe = isSafe
  }

  /// Adds patches, joining those for the same bytes of a file.
  package mutating func join(_ others: [SourcePatch]) {
    for patch in others {
      let index = patches.firstIndex { $0.file == patch.file && $0.digest == patch.digest }
      if let index, let joined = SourcePatch.joined([patches[index], patch]) {
        patches[index] = joined
      } else {
        patches.append(patch)
      }
    }
  }

  /// Returns the note that the change is not made, and why.
  package func leftOut(at place: SourceLocation, because reason: String) -> Diagnostic {
    Diagnostic(
      .note, id: "fix-left-out", at: place, "--fix skipped “\(description)” here: \(reason)")
  }

  /// Returns the fix that removes an entry from a set's `Contents.json`.
  ///
  /// - Returns: nil when the entry was not read from that file
  package static func removingEntry(
    at offset: Int?, of document: JSONDocument?, _ description: String
  ) -> Fix? {
    guard let offset, let document else { return nil }
    return Fix(
      description: description,
      patches: [
        SourcePatch(
          file: document.file, bytes: document.bytes, edits: [.removeJSON(at: offset)])
      ])
  }
}
