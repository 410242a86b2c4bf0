// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroSource
import Dispatch
import Synchronization

/// A chain of sources that takes each fact from the first source that knows it, and reports
/// changes.
///
/// A report that changes no value is not delivered. If several reports arrive before a change has
/// been delivered, they become one change. Changes are delivered one after the other, on the
/// chain's own queue.
public final class FactChain: Sendable {
  private let state: Mutex<FactChainState>
  private let queue = DispatchQueue(label: "chiaroscuro.facts")
  private let reported = DispatchSemaphore(value: 0)
  private let onChange: @Sendable (FactChange) -> Void

  /// Creates a chain of sources, the most trusted first; call `start(patience:)` to begin.
  public init(
    _ sources: [any DesktopFactSource],
    onChange: @escaping @Sendable (FactChange) -> Void = { _ in }
  ) {
    state = Mutex(FactChainState(sources))
    self.onChange = onChange
  }

  deinit { stop() }

  /// Starts the sources and waits at most `patience` for their first reports.
  ///
  /// The facts that are known by then are not reported as a change, but later reports are.
  ///
  /// - Returns: the facts known so far
  @discardableResult
  public func start(patience: Duration = .milliseconds(150)) -> DesktopFacts {
    let end = DispatchTime.now() + .milliseconds(Int(saturating: patience / .milliseconds(1)))
    start(state.withLock { $0.takeFirst() })
    while !state.withLock({ $0.isComplete }), reported.wait(timeout: end) == .success {}
    start(state.withLock { $0.takeNeeded(isLate: true) })
    return state.withLock { $0.begin() }
  }

  /// The currently known facts.
  public var facts: DesktopFacts { state.withLock { $0.facts } }
  /// The name of the source of each fact.
  public var origins: [DesktopFact: String] { state.withLock { $0.origins } }
  /// The diagnostics about the data that the sources read.
  public var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }

  /// Stops all sources permanently.
  public func stop() {
    for source in state.withLock({ $0.end() }) { source.stop() }
  }

  private func start(_ started: [FactChainState.Started]) {
    for (index, source) in started {
      source.start { [weak self] in self?.take($0, from: index) }
    }
  }

  private func take(_ report: FactReport, from index: Int) {
    let needed = state.withLock { state in
      state.take(report, from: index)
      return state.takeNeeded(isLate: false)
    }
    if !needed.isEmpty { queue.async { [weak self] in self?.start(needed) } }
    reported.signal()
    if state.withLock({ $0.schedule() }) { queue.async { [weak self] in self?.tell() } }
  }

  private func tell() {
    if let change = state.withLock({ $0.takeChange() }) { onChange(change) }
  }
}
