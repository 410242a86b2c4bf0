// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A bar that shows an amount, such as a battery's charge, or a rating in stars.
///
/// Apple counterpart: `NSLevelIndicator` · Source: AppKit reference; the metrics of macOS 11 to 15
/// · Fidelity: approximate, without tick marks and placeholders
open class NSLevelIndicator: NSControl {
  /// The style of a level indicator; `relevancy` is drawn as `continuousCapacity`.
  ///
  /// Apple counterpart: `NSLevelIndicator.Style` · Source: AppKit reference · Fidelity: exact
  public enum Style: UInt, Sendable, CaseIterable {
    case relevancy = 0
    case continuousCapacity = 1
    case discreteCapacity = 2
    case rating = 3
  }

  /// The style of the indicator; the default is `continuousCapacity`.
  open var levelIndicatorStyle = Style.continuousCapacity { didSet { contentDidChange() } }
  /// The minimum value, of an empty bar; the default is 0.
  open var minValue: Double = 0 { didSet { setNeedsDisplay() } }
  /// The maximum value, of a full bar, or the number of stars or cells; the default is 2.
  open var maxValue: Double = 2 { didSet { contentDidChange() } }
  /// The value from which the bar has `warningFillColor`; 0, the default, for none.
  ///
  /// If it is greater than `criticalValue`, the bar has that color up to the value.
  open var warningValue: Double = 0 { didSet { setNeedsDisplay() } }
  /// The value from which the bar has `criticalFillColor`; 0, the default, for none.
  ///
  /// If it is less than `warningValue`, the bar has that color up to the value.
  open var criticalValue: Double = 0 { didSet { setNeedsDisplay() } }
  /// The color of the bar; the default is system green.
  open var fillColor: NSColor = .systemGreen { didSet { setNeedsDisplay() } }
  /// The color of the bar in the range of `warningValue`; the default is system yellow.
  open var warningFillColor: NSColor = .systemYellow { didSet { setNeedsDisplay() } }
  /// The color of the bar in the range of `criticalValue`; the default is system red.
  open var criticalFillColor: NSColor = .systemRed { didSet { setNeedsDisplay() } }
  /// Whether the user can change the value; the default is false.
  open var isEditable = false

  /// Creates a level indicator with a frame and the value 0.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    objectValue = 0.0
  }

  override final func contentSize(within size: CGSize) -> CGSize {
    levelIndicatorStyle == .rating
      ? CGSize(width: CGFloat(max(0, maxValue)) * 16, height: 14)
      : CGSize(width: CGFloat.infinity, height: 16)
  }
  override final var isPressedByKeys: Bool { false }
  open override var acceptsFirstResponder: Bool { isEditable && isEnabled }

  override final func beginTracking(at point: NSPoint) -> Bool {
    follow(point)
    return true
  }
  override final func continueTracking(at point: NSPoint) { follow(point) }
  private final func follow(_ point: NSPoint) {
    guard isEditable, bounds.width > 0 else { return }
    let share = Double(max(0, min(1, distanceFromStart(point.x) / bounds.width)))
    let value = minValue + share * (maxValue - minValue)
    doubleValue = levelIndicatorStyle == .continuousCapacity ? value : value.rounded(.up)
    sendAction()
  }

  // MARK: Drawing

  private final var fill: NSColor {
    let (value, critical, warning) = (doubleValue, criticalValue, warningValue)
    guard critical != 0 || warning != 0 else { return fillColor }
    // Where the critical value is the lower one, little is what is critical.
    if critical < warning {
      return value <= critical ? criticalFillColor : value <= warning ? warningFillColor : fillColor
    }
    if critical != 0, value >= critical { return criticalFillColor }
    return warning != 0 && value >= warning ? warningFillColor : fillColor
  }

  override final func drawLook(in context: GraphicsContext) {
    context.group(opacity: isEnabled ? 1 : 0.5) {
      switch levelIndicatorStyle {
      case .rating: drawStars(in: context)
      case .discreteCapacity: drawCells(in: context)
      case .continuousCapacity, .relevancy: drawBar(in: context)
      }
    }
    drawFocusRing(in: context, bounds, cornerRadius: 4)
  }

  private final func drawBar(in context: GraphicsContext) {
    let bar = CGRect(x: bounds.minX, y: bounds.midY - 6, width: bounds.width, height: 12)
    context.fill(bar, ControlLook.track, cornerRadius: 3)
    var done = bar
    let range = maxValue - minValue
    done.size.width *= range > 0 ? CGFloat(max(0, min(1, (doubleValue - minValue) / range))) : 0
    if done.width > 0 {
      context.fill(done.placed(in: bar, drawnDirection), fill, cornerRadius: 3)
    }
  }

  private final func drawCells(in context: GraphicsContext) {
    let count = max(1, min(200, Int(max(0, maxValue - minValue))))
    let width = (bounds.width - CGFloat(count - 1) * 2) / CGFloat(count)
    guard width > 0 else { return }
    for index in 0..<count {
      let cell = CGRect(
        x: bounds.minX + CGFloat(index) * (width + 2), y: bounds.midY - 6, width: width, height: 12)
      let isFull = Double(index) < doubleValue - minValue
      context.fill(
        cell.placed(in: bounds, drawnDirection), isFull ? fill : ControlLook.track, cornerRadius: 2)
    }
  }

  private final func drawStars(in context: GraphicsContext) {
    for index in 0..<max(0, min(50, Int(maxValue))) {
      let isFull = Double(index) < doubleValue
      guard isFull || isEditable else { continue }
      let place = CGRect(
        x: bounds.minX + CGFloat(index) * 16, y: bounds.midY - 7, width: 14, height: 14)
      context.drawSymbol(
        isFull ? "star.fill" : "star", in: place.placed(in: bounds, drawnDirection), side: 13,
        isFull ? .controlTextColor : .tertiaryLabelColor)
    }
  }
}
