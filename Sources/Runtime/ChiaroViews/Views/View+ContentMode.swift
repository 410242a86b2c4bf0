// SPDX-License-Identifier: MIT

package import Foundation

extension View {
  /// The way in which content is scaled and positioned in a view of a different size.
  ///
  /// Apple counterpart: `UIView.ContentMode` · Source: UIView.h · Fidelity: exact
  public enum ContentMode: Int, Sendable, CaseIterable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  final func finishEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    guard responder.responderView?.isDescendant(of: self) == true else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.input.firstResponder = nil }
    return force
  }
}

extension View.ContentMode {
  /// Returns where content of a size is drawn in bounds.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    let scale: CGFloat
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: scale = min(wide, high)
    case .scaleAspectFill: scale = max(wide, high)
    default: scale = 1
    }
    let place = CGSize(width: size.width * scale, height: size.height * scale)
    let room = CGSize(width: bounds.width - place.width, height: bounds.height - place.height)
    let (x, y) = shares
    return CGRect(
      origin: CGPoint(x: bounds.minX + room.width * x, y: bounds.minY + room.height * y),
      size: place)
  }

  /// How much of the room beside the content is at its left, and above it.
  private var shares: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
