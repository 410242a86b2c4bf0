// SPDX-License-Identifier: MIT

package import ChiaroCatalog
package import ChiaroSource

extension AssetCatalog {
  /// The errors because of which color sets, or values of them, were not read.
  ///
  /// Problems inside image sets and icons are not included.
  package var unreadColors: [Diagnostic] {
    let sets = kindsByPath
    return diagnostics.filter { error in
      error.severity == .error && Self.kind(around: error, sets) ?? .color == .color
        && !error.location.file.contains(".icon/")
    }
  }

  /// Whether color sets may be unread or have other names than they seem to: folders that cannot be
  /// opened, too many folders, or groups without a readable namespace setting.
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
