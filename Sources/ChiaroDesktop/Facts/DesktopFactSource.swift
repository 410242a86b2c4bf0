// SPDX-License-Identifier: MIT

/// Something that knows facts of the desktop.
///
/// Apple counterpart: none; apps of Apple's systems are told by the system · Source: this project ·
/// Fidelity: exact
public protocol DesktopFactSource: Sendable {
  /// What the source is called where it is said from where a fact comes; one word.
  var name: String { get }
  /// The facts for whose sake the source is asked only when no source before it has them; with
  /// none, it is asked always.
  var isNeededFor: Set<DesktopFact> { get }
  /// Begins to report, once at least, also when nothing is known.
  ///
  /// A source that knows its facts at once reports before this returns; otherwise from any thread.
  /// Called once.
  func start(_ report: @escaping @Sendable (FactReport) -> Void)
  /// Ends the reports.
  func stop()
}

extension DesktopFactSource {
  /// A source is asked always.
  public var isNeededFor: Set<DesktopFact> { [] }
  /// A source that does not go on after its first report has nothing to end.
  public func stop() {}
}
