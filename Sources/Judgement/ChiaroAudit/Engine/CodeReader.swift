// SPDX-License-Identifier: MIT

public import ChiaroFindings

/// A reader of a project's code, which runs before the rule packs.
///
/// Another program parses the code once. It returns facts for all packs, and the findings of its
/// own rules.
public protocol CodeReader: Sendable {
  /// The rules for code, in the order in which they are listed.
  var rules: [RuleListing] { get }

  /// Reads the code of a project, and runs the rules that the configuration enables on it.
  ///
  /// - Parameters:
  ///   - context: the input of the audit: the project, its parsed files, and the configuration
  ///   - progress: a closure to call with a short description of the current step, on any thread
  /// - Returns: the facts, and the findings of the rules for code
  func read(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> CodeReading
}

/// The result of reading a project's code.
public struct CodeReading: Sendable {
  /// The facts that the packs of rules judge by.
  package var facts: CodeFacts
  /// The findings of the rules for code, and the diagnostics about the files.
  public var result: PackResult

  /// Creates an answer.
  package init(facts: CodeFacts = CodeFacts(), result: PackResult = PackResult()) {
    self.facts = facts
    self.result = result
  }
}

/// The facts from code by which rules over other files judge.
package struct CodeFacts: Sendable {
  /// The uses of assets; nil where no code was read.
  package var assetUses: AssetUses?
  /// The apps that code locks to one style.
  package var locks: [AppLock] = []
  /// The paths of nibs that nothing in the app loads.
  package var unmadeFiles: Set<String> = []
  /// The actions of code on objects of interface files; nil if no code was read.
  package var objects: ObjectCode?
  /// Whether code should have been read but could not, so that its actions are unknown.
  package var isUnknown = false

  /// Creates facts of no code.
  package init() {}
}
