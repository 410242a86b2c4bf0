// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A bar or a spinner that shows the progress of a task.
///
/// Apple counterpart: `NSProgressIndicator` · Source: AppKit reference; the metrics of macOS 11 to
/// 15 · Fidelity: approximate, indeterminate progress does not move
open class NSProgressIndicator: NSView, SizeMeasuring {
  /// The style of a progress indicator: a bar or a spinner.
  ///
  /// Apple counterpart: `NSProgressIndicator.Style` · Source: AppKit reference · Fidelity: exact
  public enum Style: UInt, Sendable, CaseIterable {
    case bar = 0
    case spinning = 1
  }

  /// The progress, from `minValue` to `maxValue`; the default is 0.
  ///
  /// A value outside of the range is drawn as the nearest end of the range.
  open var doubleValue: Double = 0 { didSet { setNeedsDisplay() } }
  /// The progress at which the bar is empty; the default is 0.
  open var minValue: Double = 0 { didSet { setNeedsDisplay() } }
  /// The progress at which the bar is full; the default is 100.
  open var maxValue: Double = 100 { didSet { setNeedsDisplay() } }
  /// Whether the amount of progress is unknown; the default is true.
  open var isIndeterminate = true { didSet { setNeedsDisplay() } }
  /// The style of the indicator; the default is `bar`.
  open var style = Style.bar {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// The size in which the indicator is drawn; the default is `regular`.
  open var controlSize = NSControl.ControlSize.regular {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether an indeterminate indicator stays visible while stopped; the default is true only for
  /// bars.
  open var isDisplayedWhenStopped: Bool {
    get { wish ?? (style == .bar) }
    set {
      wish = newValue
      setNeedsDisplay()
    }
  }
  private final var wish: Bool?
  /// Whether the indicator has a bezel; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isBezeled = true
  /// Whether a background thread animates the indicator; stored, but without effect.
  ///
  /// Fidelity: inert
  open var usesThreadedAnimation = true
  private final var isAnimating = false { didSet { setNeedsDisplay() } }

  /// Creates an indeterminate bar with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Whether y grows downwards; always true.
  ///
  /// Apple counterpart: `isFlipped` · Source: this project · Fidelity: approximate, assumed to be
  /// as on a Mac
  open override var isFlipped: Bool { true }

  /// Shows indeterminate progress as running; here the indicator does not move.
  open func startAnimation(_ sender: Any?) { isAnimating = true }
  /// Shows indeterminate progress as stopped, and hides it unless `isDisplayedWhenStopped` is true.
  open func stopAnimation(_ sender: Any?) { isAnimating = false }
  /// Adds an amount to `doubleValue`, up to `maxValue`.
  open func increment(by delta: Double) { doubleValue = min(maxValue, doubleValue + delta) }

  /// Returns the size that fits: a bar only has an intrinsic height, a spinner also a width.
  package final func measuredSize(within size: CGSize) -> CGSize {
    let isSmall = controlSize == .small || controlSize == .mini
    if style == .spinning {
      let side: CGFloat = isSmall ? 16 : 32
      return CGSize(width: side, height: side)
    }
    return CGSize(width: CGFloat.infinity, height: isSmall ? 12 : 20)
  }

  /// Draws the bar or the spinner, unless a subclass overrides `draw(_:)`.
  public override final func drawContent(in context: GraphicsContext) {
    if !hooks.contains(.draw) { drawUsually(in: context) }
  }

  override final func drawLook(in context: GraphicsContext) {
    guard isAnimating || isDisplayedWhenStopped || !isIndeterminate else { return }
    if style == .bar { drawBar(in: context) } else { drawWheel(in: context) }
  }

  private final var share: CGFloat {
    guard maxValue > minValue else { return 0 }
    return CGFloat(min(1, max(0, (doubleValue - minValue) / (maxValue - minValue))))
  }

  private final func drawBar(in context: GraphicsContext) {
    let track = CGRect(x: bounds.minX, y: bounds.midY - 3, width: bounds.width, height: 6)
    context.fill(track, ControlLook.track, cornerRadius: 3)
    var done = track
    done.size.width *= isIndeterminate ? (isAnimating ? 0.3 : 0) : share
    if isIndeterminate { done.origin.x += track.width * 0.35 }
    let isInactive = traitCollection.activeAppearance == .inactive
    guard done.width > 0 else { return }
    context.clip(to: track, cornerRadius: 3) {
      context.fill(
        done.placed(in: track, drawnDirection), isInactive ? ControlLook.pale : ControlLook.accent,
        cornerRadius: 3)
    }
  }

  /// The eight spokes of a wheel, or the slice of a disk.
  private final func drawWheel(in context: GraphicsContext) {
    let side = measuredSize(within: .zero).height
    let wheel = bounds.centered(CGSize(width: side, height: side))
    if !isIndeterminate { return drawSlice(in: wheel, context) }
    for index in 0..<8 {
      let angle = CGFloat(index) * .pi / 4 - .pi / 2
      let spoke = NSBezierPath()
      let (dx, dy) = (cos(angle), sin(angle))
      spoke.move(to: NSPoint(x: wheel.midX + dx * side * 0.24, y: wheel.midY + dy * side * 0.24))
      spoke.line(to: NSPoint(x: wheel.midX + dx * side * 0.42, y: wheel.midY + dy * side * 0.42))
      spoke.lineWidth = side / 11
      spoke.lineCapStyle = .round
      context.strokeColor = .labelColor.withAlphaComponent(0.2 + 0.08 * Double(index))
      spoke.stroke(in: context)
    }
  }

  private final func drawSlice(in wheel: CGRect, _ context: GraphicsContext) {
    let disk = wheel.within(dx: 2, dy: 2)
    context.fill(disk, ControlLook.track, cornerRadius: disk.width / 2)
    let slice = NSBezierPath()
    let center = NSPoint(x: disk.midX, y: disk.midY)
    slice.move(to: center)
    slice.appendArc(
      withCenter: center, radius: disk.width / 2, startAngle: -90, endAngle: -90 + 360 * share)
    slice.close()
    context.fillColor = ControlLook.accent
    context.fill(slice.cgPath)
  }
}
