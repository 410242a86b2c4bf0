// SPDX-License-Identifier: MIT

public import ChiaroCatalog

/// A change that mends a finding without changing what anyone sees.
///
/// Apple counterpart: Xcode's fix-its · Source: SARIF 2.1.0 §3.55 · Fidelity: approximate
public struct Fix: Hashable, Sendable {
  /// What to do to the set's `Contents.json`.
  public enum Edit: Hashable, Sendable {
    /// Take out the entries of a color set for this slot.
    case removeColorEntries(EntrySlot)
    /// Take out the entries of an image set for this slot; the file stays.
    case removeImageEntries(EntrySlot)
  }

  /// What the change does, in words.
  public var description: String
  /// The `Contents.json` it changes.
  public var file: String
  /// The change.
  public var edit: Edit

  /// Makes the change in an opened file.
  public func apply(to editor: inout ContentsEditor) {
    switch edit {
    case .removeColorEntries(let slot): editor.removeEntries(for: slot, under: "colors")
    case .removeImageEntries(let slot): editor.removeEntries(for: slot, under: "images")
    }
  }
}
