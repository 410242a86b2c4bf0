// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// A method of the update cycle whose trait reads are tracked.
enum TrackedMethod: Hashable {
  case updateProperties
  case updateConstraints
  case layoutSubviews
  case willLayout
  case didLayout
  case draw
  case updateConfiguration

  var need: UpdateNeeds {
    switch self {
    case .updateProperties: .properties
    case .updateConstraints: .constraints
    case .layoutSubviews, .willLayout, .didLayout: .layout
    case .draw: .display
    case .updateConfiguration: .configuration
    }
  }
}

/// The tracking of trait reads in the method that is running.
@MainActor
enum TraitTracking {
  /// The objects whose trait reads are tracked; a controller's methods track its view's traits too.
  private static var subjects: (TraitNode?, TraitNode?) = (nil, nil)
  static func isTracking(_ node: TraitNode) -> Bool {
    subjects.0 === node || subjects.1 === node
  }

  /// Runs a method with `current` set to the object's traits, and records the traits that it reads.
  ///
  /// The record replaces the one of the previous run, or extends it if `keepsFormer` is true.
  static func run(
    _ method: TrackedMethod, of node: TraitNode, and other: TraitNode? = nil,
    keepsFormer: Bool = false, _ body: () -> Void
  ) {
    let outer = subjects
    subjects = (node, other)
    var (_, reads) = TraitReads.record {
      ObservationTracking.run(method, of: node, keepsFormer: keepsFormer) {
        perform(node, traits: node.scope.traits.watched, body)
      }
    }
    subjects = outer
    let former = Self.reads(of: method, by: node)
    if keepsFormer { reads.formUnion(former) }
    guard !reads.isEmpty || !former.isEmpty else { return }
    keep(reads, of: method, by: node)
    node.interestDidChange()
  }

  private static func reads(of method: TrackedMethod, by node: TraitNode) -> TraitMask {
    method == .draw ? node.drawReads : node.extras?.reads[method] ?? TraitMask()
  }

  private static func keep(_ reads: TraitMask, of method: TrackedMethod, by node: TraitNode) {
    if method == .draw {
      node.drawReads = reads
    } else {
      node.ensureExtras().reads[method] = reads.isEmpty ? nil : reads
    }
  }

  /// Runs a callback with `current` set to the object's traits, without tracking.
  static func untracked(_ node: TraitNode, _ body: () -> Void) {
    let outer = subjects
    subjects = (nil, nil)
    // What the callback reads belongs to nobody.
    _ = TraitReads.record { perform(node, traits: node.scope.traits, body) }
    subjects = outer
  }

  private static func perform(
    _ node: TraitNode, traits: TraitCollection, _ body: () -> Void
  ) {
    let stage = node.scope.stage
    let outer = stage.enclosing
    stage.enclosing = node.scope
    stage.performAsCurrent {
      if let costs = UpdateCosts.current {
        costs.measure(node) { traits.performAsCurrent(body) }
      } else {
        traits.performAsCurrent(body)
      }
    }
    stage.enclosing = outer
  }
}
