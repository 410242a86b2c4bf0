// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// A color to be pressed: what an app of its own writes as a control, with public names alone.
///
/// It is drawn once for each of its states. A switch of the style resolves its colors anew, as it
/// does those of the built-in controls, and does not call `drawContent(in:)`.
final class ColorSwatch: UIControl {
  /// The color that is shown; nil for none yet.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  private static let side = CGSize(width: 44, height: 36)
  private static let radius: CGFloat = 8

  override var intrinsicContentSize: CGSize { Self.side }
  override func sizeThatFits(_ size: CGSize) -> CGSize { Self.side }

  override func drawContent(in context: GraphicsContext) {
    let shown = color ?? .tertiarySystemFill
    (isHighlighted ? shown.withAlphaComponent(0.6) : shown).setFill()
    context.fill(bounds, cornerRadius: Self.radius)
    UIColor.separator.setStroke()
    context.stroke(bounds, cornerRadius: Self.radius)
    drawFocusRing(in: context, cornerRadius: Self.radius)
  }

  override func didTouchUpInside() { activate() }
  override func activate() { sendActions(for: .primaryActionTriggered) }
}
