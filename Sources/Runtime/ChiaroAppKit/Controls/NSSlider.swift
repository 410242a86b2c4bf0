// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A control with a knob on a track, which sets a number within a range.
///
/// Apple counterpart: `NSSlider` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, without circular sliders
open class NSSlider: NSControl {
  /// The minimum value; the default is 0.
  open var minValue: Double = 0 { didSet { objectValue = doubleValue } }
  /// The maximum value; the default is 1.
  open var maxValue: Double = 1 { didSet { objectValue = doubleValue } }
  /// The number of tick marks along the slider; the default is 0.
  ///
  /// A single tick mark is not drawn.
  open var numberOfTickMarks = 0 { didSet { contentDidChange() } }
  /// Whether the user can choose only the values at tick marks; the default is false.
  open var allowsTickMarkValuesOnly = false
  /// Whether the slider is vertical; the default is false.
  open var isVertical = false { didSet { contentDidChange() } }
  /// The color of the filled part of the track; nil for the accent color.
  open var trackFillColor: NSColor? { didSet { setNeedsDisplay() } }
  /// Whether the slider is linear or circular; stored, but without effect, because it is always
  /// linear.
  ///
  /// Fidelity: inert
  open var sliderType = SliderType.linear
  /// The side of the slider where the tick marks are; stored, but without effect, because they are
  /// always below, or at the right of a vertical slider.
  ///
  /// Fidelity: inert
  open var tickMarkPosition = TickMarkPosition.below
  /// The step that an arrow key makes with Option; stored, but without effect.
  ///
  /// Fidelity: inert
  open var altIncrementValue: Double = 0

  /// Creates a slider with a frame, the range 0 to 1 and the value 0.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    objectValue = 0.0
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }
  /// Creates a slider with the range 0 to 1 and the value 0.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }
  /// Creates a slider with a value and a range; the value is limited to the range.
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    self.minValue = minValue
    self.maxValue = maxValue
    doubleValue = value
    self.target = target.map { $0 as AnyObject }
    self.action = action
    frame.size = contentSize(within: .zero)
  }

  open override var objectValue: Any? {
    get { super.objectValue }
    set { super.objectValue = max(minValue, min(maxValue, Self.number(of: newValue))) }
  }

  // MARK: Metrics

  private final var thumbSide: CGFloat {
    controlSize == .mini ? 12 : controlSize == .small ? 16 : 20
  }
  override final func contentSize(within size: CGSize) -> CGSize {
    let thickness = thumbSide + (numberOfTickMarks > 0 ? 6 : 0)
    return isVertical
      ? CGSize(width: thickness, height: 100) : CGSize(width: 100, height: thickness)
  }
  open override var intrinsicContentSize: NSSize {
    let size = contentSize(within: .zero)
    return isVertical
      ? NSSize(width: size.width, height: NSView.noIntrinsicMetric)
      : NSSize(width: NSView.noIntrinsicMetric, height: size.height)
  }
  private final var length: CGFloat { (isVertical ? bounds.height : bounds.width) - thumbSide }
  private final var share: CGFloat {
    maxValue > minValue ? CGFloat((doubleValue - minValue) / (maxValue - minValue)) : 0
  }
  /// The area of the track and the thumb.
  private final var line: CGRect {
    isVertical
      ? CGRect(x: bounds.minX, y: bounds.minY, width: thumbSide, height: bounds.height)
      : CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: thumbSide)
        .offsetBy(dx: 0, dy: max(0, (bounds.height - contentSize(within: .zero).height) / 2))
  }

  // MARK: Use

  override final func beginTracking(at point: NSPoint) -> Bool {
    move(to: point, sends: isContinuous)
    return true
  }
  override final func continueTracking(at point: NSPoint) { move(to: point, sends: isContinuous) }
  override final func endTracking(at point: NSPoint) { if !isContinuous { sendAction() } }

  private final func move(to point: NSPoint, sends: Bool) {
    guard length > 0 else { return }
    let way = isVertical ? bounds.maxY - point.y : distanceFromStart(point.x)
    let share = Double(max(0, min(1, (way - thumbSide / 2) / length)))
    set(minValue + share * (maxValue - minValue), sends: sends)
  }
  private final func set(_ value: Double, sends: Bool) {
    let former = doubleValue
    doubleValue = allowsTickMarkValuesOnly ? closestTickMarkValue(toValue: value) : value
    if sends, doubleValue != former { sendAction() }
  }
  override final var isPressedByKeys: Bool { false }
  override final func adjust(by key: KeyEvent.Key) -> Bool {
    let range = maxValue - minValue
    let step =
      allowsTickMarkValuesOnly && numberOfTickMarks > 1
      ? range / Double(numberOfTickMarks - 1) : range / 20
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow, .downArrow: set(doubleValue - step, sends: true)
    case .rightArrow, .upArrow: set(doubleValue + step, sends: true)
    case .home: set(minValue, sends: true)
    case .end: set(maxValue, sends: true)
    default: return false
    }
    return true
  }

  // MARK: Marks

  /// Returns the value at a tick mark, counted from 0; an index out of range continues the steps.
  ///
  /// With fewer than two tick marks, the value is `minValue`.
  open func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return minValue }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }
  /// Returns the value of the tick mark nearest to a value; without tick marks, returns the value
  /// itself.
  open func closestTickMarkValue(toValue value: Double) -> Double {
    guard numberOfTickMarks > 0 else { return value }
    return (0..<numberOfTickMarks).map(tickMarkValue).min { abs($0 - value) < abs($1 - value) }
      ?? value
  }

  // MARK: Drawing

  /// The place of the thumb.
  final var thumbRect: CGRect {
    let side = thumbSide
    return isVertical
      ? CGRect(x: line.minX, y: line.maxY - length * share - side, width: side, height: side)
      : CGRect(x: line.minX + length * share, y: line.minY, width: side, height: side)
        .placed(in: line, drawnDirection)
  }
  /// The place of the track.
  final var trackRect: CGRect {
    isVertical
      ? CGRect(x: line.midX - 2, y: line.minY, width: 4, height: line.height)
      : CGRect(x: line.minX, y: line.midY - 2, width: line.width, height: 4)
  }
  override func makeCell() -> NSCell { NSSliderCell(of: self) }

  override final func drawLook(in context: GraphicsContext) {
    context.group(opacity: isEnabled ? 1 : 0.5) {
      drawMarks(in: context)
      if let cell = drawingCell as? NSSliderCell {
        cell.drawBar(inside: cell.barRect(flipped: true), flipped: true)
        cell.drawKnob(cell.knobRect(flipped: true))
      } else {
        drawTrack(in: trackRect, context)
        drawThumb(in: thumbRect, context)
      }
    }
    drawFocusRing(in: context, bounds, cornerRadius: 4)
  }

  /// Draws the track, filled as far as the value.
  final func drawTrack(in track: CGRect, _ context: GraphicsContext) {
    context.fill(track, ControlLook.track, cornerRadius: 2)
    let done = thumbSide / 2 + length * share
    drawFill(
      isVertical
        ? CGRect(x: track.minX, y: track.maxY - done, width: track.width, height: done)
        : CGRect(x: track.minX, y: track.minY, width: done, height: track.height)
          .placed(in: track, drawnDirection), in: context)
  }
  /// Draws the thumb.
  final func drawThumb(in rect: CGRect, _ context: GraphicsContext) {
    context.drawThumb(in: rect.within(dx: 1, dy: 1), color: ControlLook.thumb)
  }

  private final func drawFill(_ rect: CGRect, in context: GraphicsContext) {
    let isInactive = traitCollection.activeAppearance == .inactive
    let fill = isInactive ? ControlLook.pale : trackFillColor ?? ControlLook.accent
    context.fill(rect, fill, cornerRadius: 2)
  }

  private final func drawMarks(in context: GraphicsContext) {
    guard numberOfTickMarks > 1 else { return }
    for index in 0..<numberOfTickMarks {
      let way = thumbSide / 2 + length * CGFloat(index) / CGFloat(numberOfTickMarks - 1)
      let mark =
        isVertical
        ? CGRect(x: line.maxX, y: line.maxY - way, width: 5, height: 1)
        : CGRect(x: line.minX + way, y: line.maxY, width: 1, height: 5)
      context.fill(mark, .tertiaryLabelColor)
    }
  }
}
