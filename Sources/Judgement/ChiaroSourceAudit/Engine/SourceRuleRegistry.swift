// SPDX-License-Identifier: MIT

package import ChiaroFindings

/// All rules over Swift files.
///
/// `chiaro-generate` finds them by their declarations, `enum Name: SourceRule`.
package enum SourceRuleRegistry {
  /// The rules as they are listed.
  package static var listings: [RuleListing] { all.map { $0.listing } }

  /// The parts of facts that are gathered, each once: those that rules share, and their own.
  static let parts: [any FactPart.Type] = {
    var known: Set<ObjectIdentifier> = []
    let parts = FactSubjects.shared.parts + all.flatMap { $0.subjects.parts }
    return parts.filter { known.insert(ObjectIdentifier($0)).inserted }
  }()
}
