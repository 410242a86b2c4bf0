// SPDX-License-Identifier: MIT

/// A source of facts about the desktop's appearance.
///
/// On Apple's systems, the system notifies apps.
public protocol DesktopFactSource: Sendable {
  /// The name of the source, in one word; it occurs in `FactChain.origins`.
  var name: String { get }
  /// The facts for which the source is needed.
  ///
  /// The source is started only if the sources before it do not know all of these facts. If the set
  /// is empty, it is always started.
  var isNeededFor: Set<DesktopFact> { get }
  /// Starts the source, which must report at least once, even if it knows nothing.
  ///
  /// A source that knows its facts immediately reports before this method returns; other sources
  /// report later, from any thread. The method is called once.
  func start(_ report: @escaping @Sendable (FactReport) -> Void)
  /// Stops the source permanently; `FactChain.stop()` calls it.
  func stop()
}

extension DesktopFactSource {
  /// The facts for which the source is needed.
  ///
  /// The default is the empty set, so that the source is always started.
  public var isNeededFor: Set<DesktopFact> { [] }
  /// Stops the source permanently.
  ///
  /// The default does nothing; it is meant for sources that report only once.
  public func stop() {}
}
