// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import Foundation

/// A value between two others.
///
/// Apple counterpart: `UISlider` · Source: UISlider.h · Fidelity: approximate
open class Slider: Control, SizeMeasuring {
  /// The value.
  public final var value: Float = 0 { didSet { setNeedsDisplay() } }
  /// The least value.
  public final var minimumValue: Float = 0 { didSet { setNeedsDisplay() } }
  /// The greatest value.
  public final var maximumValue: Float = 1 { didSet { setNeedsDisplay() } }
  /// The color of the track below the value; nil for the tint.
  public final var minimumTrackTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the track above the value; nil for a fill.
  public final var maximumTrackTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the thumb; nil for white, in every style.
  public final var thumbTintColor: DynamicColor? { didSet { setNeedsDisplay() } }

  final func measuredSize(within size: CGSize) -> CGSize { CGSize(width: 118, height: 31) }

  /// How far the value is on its way, from 0 to 1.
  private final var share: CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat(min(1, max(0, (value - minimumValue) / (maximumValue - minimumValue))))
  }

  override final func drawContent(in context: GraphicsContext) {
    let thumb: CGFloat = 27
    let left = (bounds.width - thumb) * share
    let direction = drawnDirection
    let track = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    context.group(opacity: isEnabled ? 1 : 0.5) {
      context.fill(track, maximumTrackTintColor ?? .systemFill, cornerRadius: 2)
      var done = track
      done.size.width = left + thumb / 2
      done = done.placed(in: bounds, direction)
      context.fill(done, minimumTrackTintColor ?? .tintColor, cornerRadius: 2)
      let disk = CGRect(x: left, y: bounds.midY - thumb / 2, width: thumb, height: thumb)
      context.drawThumb(in: disk.placed(in: bounds, direction), color: thumbTintColor ?? .white)
    }
    drawFocusRing(in: context, cornerRadius: 6)
  }
}
