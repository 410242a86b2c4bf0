// SPDX-License-Identifier: MIT

/// What several findings have in common, so that one change or one decision mends them all.
///
/// Findings of one rule with equal causes are joined into one by `Consolidation`.
package struct Cause: Sendable {
  /// Why findings belong together.
  package var kind: Kind
  /// What is equal in all of them, such as a color's name or a folder.
  package var identity: [String]
  /// What differs, where the joined finding lists it, such as the missing color; empty for nothing.
  package var detail: String

  /// Creates a cause.
  ///
  /// - Parameters:
  ///   - kind: why findings belong together
  ///   - identity: what is equal in all of them
  ///   - detail: what differs, for the message of the joined finding
  package init(_ kind: Kind, _ identity: String..., detail: String = "") {
    self.kind = kind
    self.identity = identity
    self.detail = detail
  }
}

extension Cause: Hashable {
  /// Causes are equal whatever their details are.
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
    /// What an app does everywhere, such as its gray for lesser texts.
    case appHabit
    /// The same color or attribute in several storyboards and xibs.
    case interface
    /// Many colors that no catalog has: the catalog was tidied.
    case missingColors
    /// The same object in the copies of a storyboard for several languages.
    case translatedInterface
    /// What is the same in many sets of a project or catalog.
    case sets
    /// One set that stands in the catalogs of several targets.
    case copiedSet
    /// What is the same in many sets, as long as it is no more than a note.
    case notedSets
    /// Pictures that were drawn together, by their names.
    case pictureFamily
    /// The hues of a palette that are weak in one appearance.
    case palette

    /// The kinds of causes in the storyboards and xibs of a project.
    package static let ofInterfaces: [Kind] = [.interface, .missingColors, .translatedInterface]
    /// The kinds of causes in catalogs.
    package static let ofSets: [Kind] = [.sets, .copiedSet, .notedSets, .pictureFamily, .palette]
  }
}
