// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import Foundation

/// On or off.
///
/// Apple counterpart: `UISwitch` · Source: UISwitch.h; HIG Color · Fidelity: approximate
open class Switch: Control, SizeMeasuring {
  /// Whether it is on.
  public final var isOn = false { didSet { setNeedsDisplay() } }
  /// The color when it is on; nil for green.
  public final var onTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the thumb; nil for white, in every style.
  public final var thumbTintColor: DynamicColor? { didSet { setNeedsDisplay() } }

  static let size = CGSize(width: 51, height: 31)

  /// Creates a switch that is off.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.size)) }

  final func measuredSize(within size: CGSize) -> CGSize { Self.size }

  override final func drawContent(in context: GraphicsContext) {
    let track = CGRect(origin: .zero, size: Self.size)
    context.group(opacity: isEnabled ? 1 : 0.5) {
      context.fill(
        track, isOn ? onTintColor ?? .systemGreen : .secondarySystemFill, cornerRadius: 15.5)
      let thumb = CGRect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27)
      context.drawThumb(
        in: thumb.placed(in: track, drawnDirection),
        color: thumbTintColor ?? .white)
    }
    drawFocusRing(in: context, cornerRadius: 15.5)
  }
}

extension GraphicsContext {
  /// A disk with a shadow, as switches and sliders have it.
  func drawThumb(in rect: CGRect, color: DynamicColor) {
    drawShadow(
      of: rect, cornerRadius: rect.width / 2, blur: 4, offset: 2,
      color: .black.withAlphaComponent(0.15))
    fill(rect, color, cornerRadius: rect.width / 2)
  }
}
