// SPDX-License-Identifier: MIT

/// A change of what the desktop says.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct FactChange: Equatable, Sendable {
  /// What it said before.
  public var former: DesktopFacts
  /// What it says now; never the same.
  public var facts: DesktopFacts
  /// Which source each fact is from, by the source's name.
  public var origins: [DesktopFact: String]

  /// The facts that changed, in the order of their declaration.
  public var changed: [DesktopFact] {
    DesktopFact.allCases.filter { former[$0] != facts[$0] }
  }
}
