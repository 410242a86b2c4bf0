// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import Foundation

/// How far something has come.
///
/// Apple counterpart: `UIProgressView` · Source: UIProgressView.h · Fidelity: approximate
open class ProgressView: View, SizeMeasuring {
  /// From 0 to 1.
  public final var progress: Float = 0 { didSet { setNeedsDisplay() } }
  /// The color of what is done; nil for the tint.
  public final var progressTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of what is left; nil for a fill.
  public final var trackTintColor: DynamicColor? { didSet { setNeedsDisplay() } }

  final func measuredSize(within size: CGSize) -> CGSize { CGSize(width: 150, height: 4) }

  public override final func drawContent(in context: GraphicsContext) {
    let radius = bounds.height / 2
    context.fill(bounds, trackTintColor ?? .systemFill, cornerRadius: radius)
    let share = CGFloat(min(1, max(0, progress)))
    guard share > 0 else { return }
    let done = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
    context.fill(
      done.placed(in: bounds, drawnDirection), progressTintColor ?? .tintColor,
      cornerRadius: radius)
  }
}
