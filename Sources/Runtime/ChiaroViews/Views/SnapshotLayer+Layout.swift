// SPDX-License-Identifier: MIT

public import Foundation

/// What happens when a property of a layer changes, such as an animation.
///
/// Apple counterpart: `CAAction` · Source: CALayer.h · Fidelity: exact
@preconcurrency @MainActor
public protocol LayerAction: AnyObject {
  /// Runs the action for an object, which is a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

// The action that does nothing, as Core Animation has it.
extension NSNull: LayerAction {
  /// Does nothing.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

extension SnapshotLayer {
  /// Lays out the sublayers of a separate layer whose size changed, and theirs.
  final func layOutIfPending() {
    guard view == nil, !isLaidOut else { return }
    isLaidOut = true
    layoutSublayers()
  }
}
