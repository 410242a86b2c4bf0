// SPDX-License-Identifier: MIT

/// A source of facts about the desktop's appearance.
///
/// On Apple's systems, the system notifies apps.
public protocol DesktopFactSource: Sendable {
  /// The name of the source, in one word, as given in `FactChain.origins`.
  var name: String { get }
  /// The facts for which the source is needed.
  ///
  /// It is started only when the sources before it do not know all of these facts; with an empty
  /// set, it is always started.
  var isNeededFor: Set<DesktopFact> { get }
  /// Starts the source, which must report at least once, even when it knows nothing.
  ///
  /// A source that knows its facts at once reports before this method returns, others later from
  /// any thread. Called once.
  func start(_ report: @escaping @Sendable (FactReport) -> Void)
  /// Stops the source for good; called by `FactChain.stop()`.
  func stop()
}

extension DesktopFactSource {
  /// The facts for which the source is needed.
  ///
  /// The default is the empty set, with which the source is always started.
  public var isNeededFor: Set<DesktopFact> { [] }
  /// Stops the source for good.
  ///
  /// The default, for sources that report only once, does nothing.
  public func stop() {}
}
