// SPDX-License-Identifier: MIT

package import ChiaroCatalog
import ChiaroSource

extension CatalogPlan {
  /// Returns the colors of a catalog before a plan is carried out, and after.
  ///
  /// - Parameter catalog: the catalog that the plan was made for; nil when there is none yet
  /// - Returns: both palettes; a plan without changes has equal ones
  package func outcome(over catalog: AssetCatalog?) -> (before: TokenPalette, after: TokenPalette) {
    let before = TokenPalette.read(catalog.map { [$0] } ?? []).palette
    let removed = Set(changes.filter { $0.kind == .remove }.map(\.name))
    var after = TokenPalette(before.tokens.filter { !removed.contains($0.name) })
    let written = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    for change in changes {
      let file = Path.join(change.path, "Contents.json")
      guard let bytes = written[file],
        let document = JSONDocument.read(bytes, file: file).document
      else { continue }
      after.set(ColorToken(change.name, ColorToken.variants(of: ColorSet(contents: document))))
    }
    return (before, after)
  }
}
