// SPDX-License-Identifier: MIT

/// The engines of a stage that have something to solve, none of which is kept alive by that.
///
/// A pass that finds none leaves it at one comparison, and looks for no engine.
@MainActor
struct PendingLayout {
  private struct Weak { weak var engine: LayoutEngine? }
  private var engines: [Weak] = []

  var isEmpty: Bool { engines.isEmpty }

  mutating func add(_ engine: LayoutEngine) { engines.append(Weak(engine: engine)) }

  /// Forgets those that were solved or are gone.
  mutating func sweep() { engines.removeAll { $0.engine?.isPending != true } }
}
