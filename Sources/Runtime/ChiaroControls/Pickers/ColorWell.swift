// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroFoundation
import ChiaroRaster
public import ChiaroViews
package import Foundation

/// A control that shows a color inside a ring of all hues.
///
/// When it is pressed, it presents a color picker.
///
/// Apple counterpart: `UIColorWell` · Source: UIColorWell.h · Fidelity: approximate, the sizes are
/// estimates
open class ColorWell: Control, SizeMeasuring {
  /// The title of the color picker; nil for “Colors”.
  open var title: String?
  /// Whether the user can choose the opacity of the color; the default is true.
  open var supportsAlpha = true
  /// The chosen color; nil for none.
  open var selectedColor: DynamicColor? { didSet { setNeedsDisplay() } }

  /// The usual size, the width of the ring, and the gap within it.
  ///
  /// Source: estimated, compared with no device; Apple publishes no values
  private static let (size, ring, gap) = (
    CGSize(width: 34, height: 34), 3.0 as CGFloat, 2.0 as CGFloat
  )
  /// The parts of the ring, from red on.
  private static let hues = (0..<36).map { part in
    DynamicColor(hue: CGFloat(part) / 36, saturation: 0.85, brightness: 1, alpha: 1)
  }

  /// Creates a color well without a color.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.size)) }

  package final func measuredSize(within size: CGSize) -> CGSize { Self.size }

  // MARK: Use

  public override final func didTouchUpInside() { showPicker() }
  public override final func activate() { showPicker() }

  /// Presents a picker over the controller around the well.
  private final func showPicker() {
    let around = chain.lazy.compactMap { $0 as? ViewController }.first
    guard let owner = around ?? window?.rootViewController else { return }
    let picker = ColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.onPick = { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    owner.present(picker, animated: true)
  }

  // MARK: Drawing

  public override final func drawContent(in context: GraphicsContext) {
    let disk = bounds.centered(CGSize(width: 28, height: 28))
    context.group(opacity: isEnabled ? 1 : 0.5) {
      for (part, hue) in Self.hues.enumerated() {
        context.strokeColor = hue
        let ring = Self.arc(part, of: Self.hues.count, in: disk.insetBy(dx: 1.5, dy: 1.5))
        context.stroke(ring, style: StrokeStyle(width: Float(Self.ring)))
      }
      let inner = disk.insetBy(dx: Self.ring + Self.gap, dy: Self.ring + Self.gap)
      if let selectedColor {
        context.fill(inner, selectedColor, cornerRadius: inner.width / 2)
      } else {
        context.fill(inner, .secondarySystemFill, cornerRadius: inner.width / 2)
      }
    }
    if isHighlighted {
      context.fill(disk, .black.withAlphaComponent(0.15), cornerRadius: disk.width / 2)
    }
    drawFocusRing(in: context, cornerRadius: bounds.width / 2)
  }

  /// A part of a circle, a little longer than its share so that no gap is seen.
  private static func arc(_ part: Int, of count: Int, in circle: CGRect) -> Path {
    func point(_ angle: CGFloat) -> Point {
      Point(
        x: Float(circle.midX + circle.width / 2 * cos(angle)),
        y: Float(circle.midY + circle.height / 2 * sin(angle)))
    }
    let step = 2 * CGFloat.pi / CGFloat(count)
    let start = CGFloat(part) * step - .pi / 2
    var path = Path()
    path.move(to: point(start))
    path.line(to: point(start + step / 2))
    path.line(to: point(start + step * 1.15))
    return path
  }
}
