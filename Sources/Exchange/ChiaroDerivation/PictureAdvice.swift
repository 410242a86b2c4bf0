// SPDX-License-Identifier: MIT

package import ChiaroAudit
import ChiaroCatalog
import ChiaroFindings
import ChiaroSource

/// Advice on a picture of a catalog whose colors get dark variants.
package struct PictureAdvice: Hashable, Sendable {
  /// The change of the picture in the dark style.
  package enum Kind: String, Sendable {
    /// The picture is a template or symbol, so it takes the tint color and adapts with it.
    case follows
    /// The picture has a dark variant of its own.
    case adapts
    /// The picture looks the same in both styles, as photos do.
    case stays
    /// The picture's white background would glow in the dark style, so a dark file or a cut-out is
    /// proposed.
    case proposal
  }

  /// The name of the image set.
  package var name: String
  /// The change of the picture in the dark style.
  package var kind: Kind
  /// The proposal and its reason; empty if there is none.
  package var words: String

  /// Returns the advice for the images and symbols of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: the catalog
  ///   - context: the input of an audit, whose pictures are measured if it has a decoder
  /// - Returns: what becomes of each, in the order of the sets
  package static func all(
    in catalog: CatalogSubject, _ context: AuditContext
  ) -> [PictureAdvice] {
    catalog.images.filter { $0.set.kind == .image || $0.set.kind == .symbol }.map { image in
      if image.isTemplate { return PictureAdvice(name: image.name, kind: .follows, words: "") }
      if image.hasOwnDark { return PictureAdvice(name: image.name, kind: .adapts, words: "") }
      var report = RuleReport(
        rule: RuleListing(id: GlowingWhiteBackground.id, GlowingWhiteBackground.description))
      GlowingWhiteBackground.check(image, in: catalog, context, &report)
      guard let finding = report.findings.first else {
        return PictureAdvice(name: image.name, kind: .stays, words: "")
      }
      return PictureAdvice(
        name: image.name, kind: .proposal,
        words: "\(finding.message): add a dark file, or make it a template")
    }
  }
}
