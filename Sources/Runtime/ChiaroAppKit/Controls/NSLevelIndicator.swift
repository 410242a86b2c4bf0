// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A control that shows an amount as a bar, such as a battery's charge, or a rating as stars.
///
/// Apple counterpart: `NSLevelIndicator` · Source: AppKit reference; the metrics of macOS 11 to 15
/// · Fidelity: approximate, `relevancy` is drawn as `continuousCapacity`
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
  /// The minimum value, at which the bar is empty; the default is 0.
  open var minValue: Double = 0 { didSet { setNeedsDisplay() } }
  /// The maximum value, at which the bar is full; also the number of stars or cells.
  ///
  /// The default is 2.
  open var maxValue: Double = 2 { didSet { contentDidChange() } }
  /// The value at which the bar changes to `warningFillColor`; the default, 0, means none.
  ///
  /// If it is greater than `criticalValue`, low values are the critical ones: the bar has the color
  /// up to this value instead of from it.
  open var warningValue: Double = 0 { didSet { setNeedsDisplay() } }
  /// The value at which the bar changes to `criticalFillColor`; the default, 0, means none.
  ///
  /// If it is less than `warningValue`, low values are the critical ones: the bar has the color up
  /// to this value instead of from it.
  open var criticalValue: Double = 0 { didSet { setNeedsDisplay() } }
  /// The color of the bar; the default is system green.
  open var fillColor: NSColor = .systemGreen { didSet { setNeedsDisplay() } }
  /// The color of the bar when `warningValue` applies; the default is system yellow.
  open var warningFillColor: NSColor = .systemYellow { didSet { setNeedsDisplay() } }
  /// The color of the bar when `criticalValue` applies; the default is system red.
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
      : CGSize(width: CGFloat.infinity, height: numberOfTickMarks > 0 ? 23 : 16)
  }
  /// The number of tick marks, which are evenly spaced along the bar; the default is 0.
  ///
  /// A rating has no tick marks.
  open var numberOfTickMarks = 0 { didSet { contentDidChange() } }
  /// The number of major tick marks, which are longer than the others; the default is 0.
  open var numberOfMajorTickMarks = 0 { didSet { setNeedsDisplay() } }
  /// Whether the tick marks are above or below the bar; the default is `below`.
  open var tickMarkPosition = NSSlider.TickMarkPosition.below { didSet { setNeedsDisplay() } }
  /// Whether each filled cell has the color for its own value rather than for the current value, in
  /// the style `discreteCapacity`; the default is false.
  open var drawsTieredCapacityLevels = false { didSet { setNeedsDisplay() } }
  /// The image for each reached point of a rating; nil for a star.
  open var ratingImage: NSImage? { didSet { setNeedsDisplay() } }
  /// The image for each missing point of a rating, drawn only if `isEditable` is true; nil for the
  /// outline of a star.
  open var ratingPlaceholderImage: NSImage? { didSet { setNeedsDisplay() } }
  /// Returns the value at a tick mark, counted from 0, or `minValue` if there are fewer than two.
  ///
  /// An index out of range continues the steps.
  open func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return minValue }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }
  /// Returns the rectangle of a tick mark, counted from 0, in the view's coordinates.
  ///
  /// An index out of range continues the steps.
  open func rectOfTickMark(at index: Int) -> NSRect {
    let share = numberOfTickMarks > 1 ? CGFloat(index) / CGFloat(numberOfTickMarks - 1) : 0
    let every =
      numberOfMajorTickMarks > 1 ? (numberOfTickMarks - 1) / (numberOfMajorTickMarks - 1) : 0
    let length: CGFloat = every > 0 && index % every == 0 ? 6 : 3
    let isAbove = tickMarkPosition == .above
    return CGRect(
      x: bounds.minX + share * (bounds.width - 1),
      y: isAbove ? bar.minY - 1 - length : bar.maxY + 1, width: 1, height: length
    ).placed(in: bounds, drawnDirection)
  }
  /// The part of the bounds in which the level is drawn.
  private final var bar: CGRect {
    let ticks: CGFloat = numberOfTickMarks > 0 ? 7 : 0
    let room = CGRect(
      x: bounds.minX, y: bounds.minY + (tickMarkPosition == .above ? ticks : 0),
      width: bounds.width, height: bounds.height - ticks)
    return CGRect(x: room.minX, y: room.midY - 6, width: room.width, height: 12)
  }
  override final func adjust(by key: KeyEvent.Key) -> Bool {
    guard isEditable else { return false }
    let step = levelIndicatorStyle == .continuousCapacity ? (maxValue - minValue) / 10 : 1
    switch isRightToLeft ? key.mirrored : key {
    case .rightArrow, .upArrow: doubleValue = min(maxValue, doubleValue + step)
    case .leftArrow, .downArrow: doubleValue = max(minValue, doubleValue - step)
    default: return false
    }
    sendAction()
    return true
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

  private final var fill: NSColor { color(at: doubleValue) }
  private final func color(at value: Double) -> NSColor {
    let (critical, warning) = (criticalValue, warningValue)
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
    for index in 0..<max(0, min(200, numberOfTickMarks)) where levelIndicatorStyle != .rating {
      context.fill(rectOfTickMark(at: index), .tertiaryLabelColor)
    }
    drawFocusRing(in: context, bounds, cornerRadius: 4)
  }

  private final func drawBar(in context: GraphicsContext) {
    let bar = bar
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
        x: bounds.minX + CGFloat(index) * (width + 2), y: bar.minY, width: width, height: 12)
      let isFull = Double(index) < doubleValue - minValue
      let fill = drawsTieredCapacityLevels ? color(at: minValue + Double(index + 1)) : fill
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
      if let image = isFull ? ratingImage : ratingPlaceholderImage {
        context.draw(
          image, in: place.placed(in: bounds, drawnDirection), place: .content,
          tint: .controlTextColor)
        continue
      }
      context.drawSymbol(
        isFull ? "star.fill" : "star", in: place.placed(in: bounds, drawnDirection), side: 13,
        isFull ? .controlTextColor : .tertiaryLabelColor)
    }
  }
}
