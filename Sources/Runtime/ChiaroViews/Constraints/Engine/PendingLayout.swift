// SPDX-License-Identifier: MIT

/// The layout engines of a stage that have changed constraints to solve, held weakly.
///
/// An update pass without such an engine ends after one check, without searching the views for
/// engines.
@MainActor
struct PendingLayout {
  private struct Weak { weak var engine: LayoutEngine? }
  private var engines: [Weak] = []

  var isEmpty: Bool { engines.isEmpty }

  mutating func add(_ engine: LayoutEngine) { engines.append(Weak(engine: engine)) }

  /// Removes the engines that were solved or released.
  mutating func sweep() { engines.removeAll { $0.engine?.isPending != true } }
}
