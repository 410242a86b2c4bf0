// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroSource

/// A change of one `Contents.json`: the bytes before and after.
package struct CatalogEdit: Sendable {
  /// The path of the file.
  package let path: String
  /// The bytes of the file as it is.
  package let before: [UInt8]
  /// The bytes with the derived values added; every other byte is as it was.
  package let after: [UInt8]
  /// The number of values added.
  package let valueCount: Int

  /// Returns the change as `diff -u` prints it, with the file's path inside a folder.
  package func difference(below folder: String) -> String {
    UnifiedDifference(before, after).text(path: Path.relative(path, to: folder))
  }
}

/// An error of writing derived values.
package struct DerivationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The failure with its path, in one line.
  package var description: String
}

extension Derivation {
  /// The appearances that a catalog has entries for.
  private static let written = derived.filter { $0.level == .base }

  /// Returns the changes that bring the derived values into the catalog, by file.
  ///
  /// - Throws: `DerivationError` when a set's file is missing or not JSON
  package func edits() throws(DerivationError) -> [CatalogEdit] {
    var edits: [CatalogEdit] = []
    var index = colors.startIndex
    while index < colors.endIndex {
      let end = colors[index...].firstIndex { $0.set.path != colors[index].set.path }
      let group = colors[index..<(end ?? colors.endIndex)]
      if let edit = try edit(group) { edits.append(edit) }
      index = group.endIndex
    }
    return edits
  }

  private func edit(
    _ families: ArraySlice<PaletteColor>
  ) throws(DerivationError) -> CatalogEdit? {
    let values = families.filter(\.isAccepted).flatMap { color in
      Self.written.compactMap { appearance in
        color.values[appearance].flatMap { value in
          value.isNew ? (color.family.slot(for: appearance), value.color) : nil
        }
      }
    }
    guard !values.isEmpty, let set = families.first?.set else { return nil }
    do throws(CatalogError) {
      var editor = try ContentsEditor(set)
      let before = editor.bytes
      for (slot, color) in values { editor.setColor(color, for: slot) }
      return CatalogEdit(
        path: editor.path, before: before, after: editor.bytes, valueCount: values.count)
    } catch {
      throw DerivationError(description: "\(error)")
    }
  }
}
