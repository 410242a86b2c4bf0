// SPDX-License-Identifier: MIT

public import ChiaroSource

/// A change that mends a finding without changing what anyone sees.
///
/// Apple counterpart: Xcode's fix-its · Source: SARIF 2.1.0 §3.55 · Fidelity: approximate
public struct Fix: Hashable, Sendable {
  /// What the change does, in words.
  public var description: String
  /// The changes of files' bytes; more than one where several files have one cause.
  public var patches: [SourcePatch]

  /// Describes a change.
  public init(description: String, patches: [SourcePatch]) {
    self.description = description
    self.patches = patches
  }

  /// The change that takes an entry out of a set's `Contents.json`.
  ///
  /// - Returns: nil when the entry was not read from that file
  static func removingEntry(
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
