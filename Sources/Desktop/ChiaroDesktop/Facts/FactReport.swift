// SPDX-License-Identifier: MIT

public import ChiaroSource

/// A report from a source, with all facts that the source knows at that time.
public struct FactReport: Equatable, Sendable {
  /// All facts that the source knows, not only those that changed.
  public var facts: DesktopFacts
  /// The diagnostics about the data that the source read.
  public var diagnostics: [Diagnostic]

  /// Creates a report.
  public init(_ facts: DesktopFacts = DesktopFacts(), diagnostics: [Diagnostic] = []) {
    self.facts = facts
    self.diagnostics = diagnostics
  }
}
