// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBusFakes
import ChiaroDesktop
import Synchronization

/// A source that says what a test tells it to.
final class MemorySource: DesktopFactSource {
  let name: String
  let isNeededFor: Set<DesktopFact>
  private let first: DesktopFacts?
  private let report = Mutex<(@Sendable (FactReport) -> Void)?>(nil)
  /// What the chain asked of it.
  let calls = Log<String>()

  /// With `first`, it answers at once.
  init(_ name: String, _ first: DesktopFacts? = nil, isNeededFor: Set<DesktopFact> = []) {
    self.name = name
    self.first = first
    self.isNeededFor = isNeededFor
  }

  func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    calls.add("start")
    self.report.withLock { $0 = report }
    if let first { report(FactReport(first)) }
  }

  func stop() { calls.add("stop") }

  func say(_ facts: DesktopFacts) { report.withLock { $0 }?(FactReport(facts)) }
}

extension DesktopFacts {
  /// Facts that a closure sets.
  init(_ set: (inout DesktopFacts) -> Void) {
    self.init()
    set(&self)
  }

  static let dark = DesktopFacts { $0.colorScheme = .dark }
  static let light = DesktopFacts { $0.colorScheme = .light }
}
