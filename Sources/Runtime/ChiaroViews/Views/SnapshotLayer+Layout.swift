// SPDX-License-Identifier: MIT

public import Foundation

/// An action, such as an animation, that runs when a property of a layer changes.
///
/// Apple counterpart: `CAAction` · Source: CALayer.h · Fidelity: exact
@preconcurrency @MainActor
public protocol LayerAction: AnyObject {
  /// Runs the action for an object, which is the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

// The action that does nothing, as Core Animation has it.
extension NSNull: LayerAction {
  /// Runs the action for an object; the default does nothing.
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
