// SPDX-License-Identifier: MIT

public import ChiaroSource

/// What a source knows now.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct FactReport: Equatable, Sendable {
  /// What is known; all of it, not only what changed.
  public var facts: DesktopFacts
  /// What was odd in what the source read.
  public var diagnostics: [Diagnostic]

  /// Creates a report.
  public init(_ facts: DesktopFacts = DesktopFacts(), diagnostics: [Diagnostic] = []) {
    self.facts = facts
    self.diagnostics = diagnostics
  }
}
