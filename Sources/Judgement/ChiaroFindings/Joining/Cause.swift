// SPDX-License-Identifier: MIT

/// The common cause of several findings, which one change or decision fixes.
///
/// Findings of one rule with equal causes are joined into one by `Consolidation`.
package struct Cause: Sendable {
  /// Why findings belong together.
  package var kind: Kind
  /// The common part of all findings, such as a color's name or a folder.
  package var identity: [String]
  /// The difference that the joined finding lists, such as the missing color; empty for none.
  package var detail: String

  /// Creates a cause.
  ///
  /// - Parameters:
  ///   - kind: the reason why findings belong together
  ///   - identity: the common part of all findings
  ///   - detail: the difference, for the message of the joined finding
  package init(_ kind: Kind, _ identity: String..., detail: String = "") {
    self.kind = kind
    self.identity = identity
    self.detail = detail
  }
}

extension Cause: Hashable {
  /// Compares causes without their details.
  package static func == (lhs: Cause, rhs: Cause) -> Bool {
    lhs.kind == rhs.kind && lhs.identity == rhs.identity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(identity)
  }
}

extension Cause {
  /// The reasons why findings belong together, the narrowest first: findings are joined in this
  /// order.
  package enum Kind: CaseIterable, Sendable {
    /// Objects of one screen that have the same problem with the same color.
    case screen
    /// The copies of a page for several languages.
    case translatedPage
    /// The pages or style sheets of one folder, such as the themes of an editor.
    case crowdedFolder
    /// Places that fail in a style that the app never has.
    case lockedApp
    /// Fixed colors of an app that draws itself dark.
    case darkApp
    /// Places in code that one change mends, such as the definition of a name.
    case code
    /// Two colors that are written down in many places, and cannot be read on each other.
    case codePair
    /// A habit of the app, such as its gray for secondary text.
    case appHabit
    /// The same color or attribute in several storyboards and xibs.
    case interface
    /// Many colors that no catalog has: the catalog was tidied.
    case missingColors
    /// The same object in the copies of a storyboard for several languages.
    case translatedInterface
    /// The same problem on the screens that a project has once for each device.
    case deviceInterface
    /// A problem that many sets of a project or catalog share.
    case sets
    /// A set that is copied into the catalogs of several targets.
    case copiedSet
    /// A problem that many sets share, if it is a note at most.
    case notedSets
    /// Pictures that were drawn together, by their names.
    case pictureFamily
    /// The hues of a palette that are weak in one appearance.
    case palette

    /// The kinds of causes in the storyboards and xibs of a project.
    package static let ofInterfaces: [Kind] = [
      .interface, .missingColors, .translatedInterface, .deviceInterface,
    ]
    /// The kinds of causes in catalogs.
    package static let ofSets: [Kind] = [.sets, .copiedSet, .notedSets, .pictureFamily, .palette]
  }
}
