// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroSource
import Dispatch
import Synchronization

/// Takes each fact from the first source that has it, and tells what changes.
///
/// Values that are the same are no news, and what several reports say before anybody has heard of
/// the first of them is one change. Changes are told one after the other, on a queue of the chain's
/// own.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public final class FactChain: Sendable {
  private let state: Mutex<FactChainState>
  private let queue = DispatchQueue(label: "chiaroscuro.facts")
  private let reported = DispatchSemaphore(value: 0)
  private let onChange: @Sendable (FactChange) -> Void

  /// Creates a chain of sources, the most trusted first; `start` sets it going.
  public init(
    _ sources: [any DesktopFactSource],
    onChange: @escaping @Sendable (FactChange) -> Void = { _ in }
  ) {
    state = Mutex(FactChainState(sources))
    self.onChange = onChange
  }

  deinit { stop() }

  /// Asks the sources, and waits for them, but no longer than `patience`.
  ///
  /// What is known then is no change; what a slow source says later is one.
  /// - Returns: what is known.
  @discardableResult
  public func start(patience: Duration = .milliseconds(150)) -> DesktopFacts {
    let end = DispatchTime.now() + .milliseconds(Int(saturating: patience / .milliseconds(1)))
    start(state.withLock { $0.takeFirst() })
    while !state.withLock({ $0.isComplete }), reported.wait(timeout: end) == .success {}
    start(state.withLock { $0.takeNeeded(isLate: true) })
    return state.withLock { $0.begin() }
  }

  /// What is known.
  public var facts: DesktopFacts { state.withLock { $0.facts } }
  /// Which source each fact is from, by the source's name.
  public var origins: [DesktopFact: String] { state.withLock { $0.origins } }
  /// What was odd in what the sources read.
  public var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }

  /// Ends it for good.
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
