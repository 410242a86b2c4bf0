// SPDX-License-Identifier: MIT

package import ChiaroFindings

/// All rules over Swift files.
///
/// `chiaro-generate` finds them by their declarations, `enum Name: SourceRule`.
package enum SourceRuleRegistry {
  /// The entries of the rules in lists.
  package static var listings: [RuleListing] { all.map { $0.listing } }

  /// The parts of facts that are gathered, each once: those that rules share, and their own.
  static let parts: [any FactPart.Type] = {
    var known: Set<ObjectIdentifier> = []
    let parts = FactSubjects.shared.parts + all.flatMap { $0.subjects.parts }
    return parts.filter { known.insert(ObjectIdentifier($0)).inserted }
  }()

  /// The examples of a rule with its findings in them; none for an unknown rule.
  package static func examples(of id: String) -> [ShownExample] {
    guard let rule = all.first(where: { $0.id == id }) else { return [] }
    return rule.examples.map { $0.shown(by: rule) }
  }
}
