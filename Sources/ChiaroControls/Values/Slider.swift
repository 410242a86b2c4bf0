// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
package import Foundation

/// A control that selects a value from a continuous range.
///
/// Apple counterpart: `UISlider` · Source: UISlider.h · Fidelity: approximate, without images
open class Slider: Control, SizeMeasuring {
  /// The current value, within the range; the default is 0.
  ///
  /// Setting it clamps the value to the range.
  open var value: Float {
    get { storedValue }
    set {
      let new = min(maximumValue, max(minimumValue, newValue))
      guard new != storedValue else { return }
      storedValue = new
      setNeedsDisplay()
    }
  }
  private final var storedValue: Float = 0
  /// The minimum value; the default is 0.
  ///
  /// If it is set above the maximum, the maximum becomes the same; the value is clamped to the
  /// range.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }
  /// The maximum value; the default is 1.
  ///
  /// If it is set below the minimum, the minimum becomes the same; the value is clamped to the
  /// range.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }
  /// The color of the track between the minimum and the thumb; nil for the tint color.
  open var minimumTrackTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the track between the thumb and the maximum; nil for `systemFill`.
  open var maximumTrackTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the thumb; nil for white in light and dark style.
  open var thumbTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// Whether `valueChanged` is sent while the thumb moves, and not only at the end; the default is
  /// true.
  open var isContinuous = true
  /// The distance of the pointer from the thumb's center when the drag began.
  private final var grip: CGFloat = 0

  private static let thumb: CGFloat = 27

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: 118, height: metrics.sliderHeight)
  }

  private final func rangeDidChange() {
    value = storedValue
    setNeedsDisplay()
  }

  /// The value as a fraction of the range, from 0 to 1.
  private final var share: CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat(min(1, max(0, (value - minimumValue) / (maximumValue - minimumValue))))
  }

  /// The distance of the thumb's center from the leading edge.
  private final var thumbPlace: CGFloat { (bounds.width - Self.thumb) * share + Self.thumb / 2 }

  // MARK: Use

  /// Begins dragging the thumb; on the Mac idiom a press on the track moves the thumb there first.
  open override func beginTracking(_ event: PointerEvent) -> Bool {
    let way = distanceFromStart(event.location(in: self).x) - thumbPlace
    let isOnThumb = abs(way) <= Self.thumb / 2 + 10
    guard isOnThumb || untrackedTraits.userInterfaceIdiom == .mac else { return false }
    grip = isOnThumb ? way : 0
    if !isOnThumb { follow(event, tells: isContinuous) }
    return true
  }

  open override func continueTracking(_ event: PointerEvent) -> Bool {
    follow(event, tells: isContinuous)
    return true
  }

  open override func endTracking(_ event: PointerEvent) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private final func follow(_ event: PointerEvent, tells: Bool) {
    let room = bounds.width - Self.thumb
    guard room > 0, maximumValue > minimumValue else { return }
    let share = (distanceFromStart(event.location(in: self).x) - grip - Self.thumb / 2) / room
    move(to: minimumValue + Float(share) * (maximumValue - minimumValue), tells: tells)
  }

  private final func move(to wish: Float, tells: Bool) {
    let former = value
    value = wish
    if tells, value != former { sendActions(for: .valueChanged) }
  }

  /// Moves the value by a twentieth of the range for an arrow key, or to an end for Home and End.
  ///
  /// It returns whether the key was one of these.
  public override final func adjust(by key: KeyEvent.Key) -> Bool {
    let step = (maximumValue - minimumValue) / 20
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow, .downArrow: move(to: value - step, tells: true)
    case .rightArrow, .upArrow: move(to: value + step, tells: true)
    case .home: move(to: minimumValue, tells: true)
    case .end: move(to: maximumValue, tells: true)
    default: return false
    }
    return true
  }

  // MARK: Drawing

  public override final func drawContent(in context: GraphicsContext) {
    let thumb = Self.thumb
    let left = thumbPlace - thumb / 2
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
