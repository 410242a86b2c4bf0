// SPDX-License-Identifier: MIT

package import ChiaroCatalog
package import ChiaroSource

extension AssetCatalog {
  /// The errors because of which color sets, or values of them, were not read.
  ///
  /// What is wrong inside of image sets and icons is none of them.
  package var unreadColors: [Diagnostic] {
    let sets = kindsByPath
    return diagnostics.filter { error in
      error.severity == .error && Self.kind(around: error, sets) ?? .color == .color
        && !error.location.file.contains(".icon/")
    }
  }

  /// Whether there may be color sets that were not read, or that have other names than it seems:
  /// folders that cannot be opened, too many of them, groups that do not tell of their namespace.
  package var hidesColors: Bool {
    let sets = kindsByPath
    return unreadColors.contains { Self.kind(around: $0, sets) == nil }
  }

  private var kindsByPath: [String: SetKind] {
    Dictionary(sets.map { ($0.path, $0.kind) }) { first, _ in first }
  }

  /// Returns the kind of the innermost set whose folder has what an error is about; nil for none.
  private static func kind(around error: Diagnostic, _ sets: [String: SetKind]) -> SetKind? {
    if let kind = sets[error.location.file] { return kind }
    // A folder inside of a set may hold sets of its own, so that only its files count as its.
    return sets[Path.parent(error.location.file)]
  }
}
