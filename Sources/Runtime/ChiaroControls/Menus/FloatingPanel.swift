// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// A panel of material over a whole window, beside what opened it; a press outside closes it.
///
/// A subclass adds its content to ``content`` and places the panel in `layoutSubviews()`.
class FloatingPanel: View, EscapeClosing {
  /// The rectangle that the panel stands beside, in the window's coordinates.
  let anchor: CGRect
  private let material = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
  private let onClose: () -> Void

  /// Makes a panel that fills a window's bounds.
  ///
  /// - Parameters:
  ///   - anchor: The rectangle that the panel stands beside.
  ///   - bounds: The window's bounds.
  ///   - onClose: Called once, when the panel was closed.
  init(beside anchor: CGRect, in bounds: CGRect, onClose: @escaping () -> Void) {
    (self.anchor, self.onClose) = (anchor, onClose)
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    material.clipsToBounds = true
    material.layer.shadowOpacity = 0.2
    material.layer.shadowRadius = 12
    material.layer.shadowOffset = 3
    addSubview(material)
  }

  /// The view on the material that holds what the panel shows.
  final var content: View { material.contentView }

  /// Places the material below the anchor, or above it where it would leave the window.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - left: Where the left edge would be, were there room; it is moved into the window.
  final func place(_ size: CGSize, left: CGFloat) {
    let x = min(max(8, left), max(8, bounds.width - size.width - 8))
    let below = anchor.maxY + 8
    let y = below + size.height <= bounds.height - 8 ? below : anchor.minY - 8 - size.height
    material.layer.cornerRadius = metrics.menuRadius
    material.frame = CGRect(origin: CGPoint(x: x, y: max(8, y)), size: size)
  }

  final func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    onClose()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = touches.first, !material.frame.contains(touch.location(in: self)) { close() }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {}
}
