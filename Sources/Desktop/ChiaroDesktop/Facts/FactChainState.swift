// SPDX-License-Identifier: MIT

import ChiaroSource

/// The state of a chain: the reports of its sources, and the facts that were delivered.
struct FactChainState {
  typealias Started = (index: Int, source: any DesktopFactSource)

  private struct Entry {
    var source: any DesktopFactSource
    var isStarted = false
    var report: FactReport?
  }

  private var entries: [Entry]
  /// The facts that were delivered last; nil before the chain has begun.
  private var told: DesktopFacts?
  private var isScheduled = false
  private var isEnded = false

  init(_ sources: [any DesktopFactSource]) { entries = sources.map { Entry(source: $0) } }

  var facts: DesktopFacts { facts(above: entries.count) }

  private func facts(above end: Int) -> DesktopFacts {
    entries[..<end].reduce(DesktopFacts()) { $0.filled(from: $1.report?.facts ?? DesktopFacts()) }
  }

  var origins: [DesktopFact: String] {
    entries.reduce(into: [:]) { origins, entry in
      for fact in entry.report?.facts.known ?? [] where origins[fact] == nil {
        origins[fact] = entry.source.name
      }
    }
  }

  var diagnostics: [Diagnostic] { entries.flatMap { $0.report?.diagnostics ?? [] } }

  /// Whether all started sources have reported.
  var isComplete: Bool { entries.allSatisfy { !$0.isStarted || $0.report != nil } }

  /// Returns the sources that are always started, marking them as started.
  mutating func takeFirst() -> [Started] {
    take(entries.indices.filter { entries[$0].source.isNeededFor.isEmpty })
  }

  /// Returns the sources to start because those before them lack some facts, marking them as
  /// started.
  ///
  /// With `isLate`, sources that have not reported are not waited for.
  mutating func takeNeeded(isLate: Bool) -> [Started] {
    let needed = entries.indices.filter { index in
      let haveAnswered = entries[..<index].allSatisfy { !$0.isStarted || $0.report != nil }
      let wanted = entries[index].source.isNeededFor
      return (haveAnswered || isLate) && !wanted.isSubset(of: facts(above: index).known)
    }
    return take(needed)
  }

  private mutating func take(_ indices: [Int]) -> [Started] {
    guard !isEnded else { return [] }
    let started = indices.filter { !entries[$0].isStarted }
    for index in started { entries[index].isStarted = true }
    return started.map { ($0, entries[$0].source) }
  }

  mutating func take(_ report: FactReport, from index: Int) { entries[index].report = report }

  mutating func begin() -> DesktopFacts {
    let facts = facts
    told = facts
    return facts
  }

  /// Returns whether a delivery must be scheduled; false when one is scheduled already.
  mutating func schedule() -> Bool {
    guard told != nil, !isScheduled, !isEnded else { return false }
    isScheduled = true
    return true
  }

  /// Returns the change to deliver; nil where the facts are the same as before.
  mutating func takeChange() -> FactChange? {
    isScheduled = false
    let facts = facts
    guard let former = told, former != facts, !isEnded else { return nil }
    told = facts
    return FactChange(former: former, facts: facts, origins: origins)
  }

  /// Ends the chain, and returns the sources to stop.
  mutating func end() -> [any DesktopFactSource] {
    defer { isEnded = true }
    return isEnded ? [] : entries.filter(\.isStarted).map(\.source)
  }
}
