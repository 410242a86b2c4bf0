// SPDX-License-Identifier: MIT

/// All rules over Swift files.
///
/// `chiaro-generate` finds them by their declarations, `enum Name: SourceRule`.
package enum SourceRuleRegistry {
  /// The parts of facts that rules gather, each once.
  static let parts: [any FactPart.Type] = {
    var known: Set<ObjectIdentifier> = []
    return all.flatMap { $0.subjects.parts }.filter { known.insert(ObjectIdentifier($0)).inserted }
  }()
}
