// SPDX-License-Identifier: MIT

/// A change in the facts that a desktop reports.
public struct FactChange: Equatable, Sendable {
  /// The facts before the change.
  public var former: DesktopFacts
  /// The facts after the change, which always differ from `former`.
  public var facts: DesktopFacts
  /// The name of the source of each fact.
  public var origins: [DesktopFact: String]

  /// The facts that changed, in the order of their declaration.
  public var changed: [DesktopFact] {
    DesktopFact.allCases.filter { former[$0] != facts[$0] }
  }
}
