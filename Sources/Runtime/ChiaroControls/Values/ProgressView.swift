// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
package import Foundation

/// A bar that shows the progress of a task.
///
/// Apple counterpart: `UIProgressView` · Source: UIProgressView.h · Fidelity: approximate, there
/// are no images, and no progress object is observed
open class ProgressView: View, SizeMeasuring {
  /// The fraction that is completed, from 0 to 1; the default is 0.
  ///
  /// Setting it clamps the value.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = min(1, max(0, newValue))
      setNeedsDisplay()
    }
  }
  private final var storedProgress: Float = 0
  /// Sets the progress, without animation.
  ///
  /// Apple counterpart: `setProgress(_:animated:)` · Source: UIProgressView.h · Fidelity:
  /// approximate, never animated
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The color of the completed part; nil for the tint color.
  open var progressTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the remaining part; nil for `systemFill`.
  open var trackTintColor: DynamicColor? { didSet { setNeedsDisplay() } }

  package final func measuredSize(within size: CGSize) -> CGSize { CGSize(width: 150, height: 4) }

  public override final func drawContent(in context: GraphicsContext) {
    let radius = bounds.height / 2
    context.fill(bounds, trackTintColor ?? .systemFill, cornerRadius: radius)
    let share = CGFloat(progress)
    guard share > 0 else { return }
    let done = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
    context.fill(
      done.placed(in: bounds, drawnDirection), progressTintColor ?? .tintColor,
      cornerRadius: radius)
  }
}
