// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A control that selects a value from a continuous range.
///
/// Apple counterpart: `UISlider` · Source: UISlider.h · Fidelity: approximate
open class Slider: Control, SizeMeasuring {
  /// The current value; the default is 0.
  ///
  /// A value that is set is clamped to the range from `minimumValue` to `maximumValue`.
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
  /// Sets the value, clamped to the range, without animation.
  ///
  /// Apple counterpart: `setValue(_:animated:)` · Source: UISlider.h · Fidelity: approximate, not
  /// animated
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The minimum value; the default is 0.
  ///
  /// If it is set above the maximum, the maximum is set to the same value. The current value is
  /// clamped to the new range.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }
  /// The maximum value; the default is 1.
  ///
  /// If it is set below the minimum, the minimum is set to the same value. The current value is
  /// clamped to the new range.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }
  /// The color of the track between the minimum end and the thumb; nil for the tint color.
  open var minimumTrackTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the track between the thumb and the maximum end; nil for `systemFill`.
  open var maximumTrackTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the thumb; nil for white in both light and dark style.
  open var thumbTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// Whether `valueChanged` is sent while the thumb moves, not only when it stops; the default is
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

  /// The distance of the thumb's center from the leading edge.
  private final var thumbPlace: CGFloat {
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return distanceFromStart(thumb.midX)
  }

  // MARK: Places

  /// Returns the rectangle of the track, which is 4 points high, within bounds.
  ///
  /// Apple counterpart: `trackRect(forBounds:)` · Source: UISlider.h · Fidelity: exact
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let ends = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    let widths = ends.map { $0.width > 0 ? $0.width + 8 : 0 }
    let first = isRightToLeft ? widths[1] : widths[0]
    return CGRect(
      x: bounds.minX + first, y: bounds.midY - 2,
      width: max(0, bounds.width - widths[0] - widths[1]), height: 4)
  }

  /// Returns the rectangle of the thumb on the track for a value.
  ///
  /// Apple counterpart: `thumbRect(forBounds:trackRect:value:)` · Source: UISlider.h · Fidelity:
  /// exact
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.knownSize ?? CGSize(width: Self.thumb, height: Self.thumb)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat(min(1, max(0, (value - minimumValue) / range))) : 0
    let way = (rect.width - size.width) * (isRightToLeft ? 1 - share : share)
    return CGRect(
      x: rect.minX + way, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image at the minimum end; empty if there is no image.
  ///
  /// Apple counterpart: `minimumValueImageRect(forBounds:)` · Source: UISlider.h · Fidelity: exact
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(minimumValueImage, isLeft: !isRightToLeft, in: bounds)
  }

  /// Returns the rectangle of the image at the maximum end; empty if there is no image.
  ///
  /// Apple counterpart: `maximumValueImageRect(forBounds:)` · Source: UISlider.h · Fidelity: exact
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(maximumValueImage, isLeft: isRightToLeft, in: bounds)
  }

  private final func endRect(_ image: Image?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.knownSize ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  // MARK: Images

  /// The image at the minimum end of the slider; nil for none.
  open var minimumValueImage: Image? { didSet { setNeedsDisplay() } }
  /// The image at the maximum end of the slider; nil for none.
  open var maximumValueImage: Image? { didSet { setNeedsDisplay() } }
  private final var images: [String: Image] = [:]

  /// Sets the image of the thumb for a state; nil restores the default thumb.
  open func setThumbImage(_ image: Image?, for state: State) { keep(image, "thumb", state) }
  /// Returns the image of the thumb that was set for a state; nil for none.
  open func thumbImage(for state: State) -> Image? { images["thumb\(state.rawValue)"] }
  /// Sets the image of the track on the minimum side of the thumb for a state; nil restores the
  /// default track.
  open func setMinimumTrackImage(_ image: Image?, for state: State) {
    keep(image, "minimum", state)
  }
  /// Returns the image that was set for the track on the minimum side in a state; nil for none.
  open func minimumTrackImage(for state: State) -> Image? { images["minimum\(state.rawValue)"] }
  /// Sets the image of the track on the maximum side of the thumb for a state; nil restores the
  /// default track.
  open func setMaximumTrackImage(_ image: Image?, for state: State) {
    keep(image, "maximum", state)
  }
  /// Returns the image that was set for the track on the maximum side in a state; nil for none.
  open func maximumTrackImage(for state: State) -> Image? { images["maximum\(state.rawValue)"] }
  /// The image of the thumb in the current state, or else in the normal state; nil for none.
  public final var currentThumbImage: Image? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  /// The image of the track on the minimum side in the current state, or else in the normal state;
  /// nil for none.
  public final var currentMinimumTrackImage: Image? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }
  /// The image of the track on the maximum side in the current state, or else in the normal state;
  /// nil for none.
  public final var currentMaximumTrackImage: Image? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }

  private final func keep(_ image: Image?, _ part: String, _ state: State) {
    images["\(part)\(state.rawValue)"] = image
    setNeedsDisplay()
  }

  // MARK: Use

  /// Begins dragging the thumb; on the Mac idiom, a press on the track first moves the thumb there.
  open override func beginTracking(_ event: PointerEvent) -> Bool {
    let way = distanceFromStart(event.location(in: self).x) - thumbPlace
    let isOnThumb = abs(way) <= thumbWidth / 2 + 10
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
    let track = trackRect(forBounds: bounds)
    let room = track.width - thumbWidth
    guard room > 0, maximumValue > minimumValue else { return }
    let start = distanceFromStart(isRightToLeft ? track.maxX : track.minX)
    let place = distanceFromStart(event.location(in: self).x) - start
    let share = (place - grip - thumbWidth / 2) / room
    move(to: minimumValue + Float(share) * (maximumValue - minimumValue), tells: tells)
  }

  private final var thumbWidth: CGFloat { currentThumbImage?.knownSize.width ?? Self.thumb }

  private final func move(to wish: Float, tells: Bool) {
    let former = value
    value = wish
    if tells, value != former { sendActions(for: .valueChanged) }
  }

  /// Changes the value by a twentieth of the range for an arrow key, or to one end for Home or End.
  ///
  /// It returns true if the key was one of these.
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
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let isMirrored = drawnDirection == .rightToLeft
    let done =
      isMirrored
      ? CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
    context.group(opacity: isEnabled ? 1 : 0.5) {
      draw(currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, track, in: context)
      draw(currentMinimumTrackImage, minimumTrackTintColor ?? .tintColor, done, in: context)
      if let image = currentThumbImage {
        context.draw(image.content, in: thumb)
      } else {
        context.drawThumb(in: thumb, color: thumbTintColor ?? .white)
      }
      if let image = minimumValueImage {
        context.draw(image.content, in: minimumValueImageRect(forBounds: bounds))
      }
      if let image = maximumValueImage {
        context.draw(image.content, in: maximumValueImageRect(forBounds: bounds))
      }
    }
    drawFocusRing(in: context, cornerRadius: 6)
  }

  /// Draws a part of the track, as its image or in its color.
  private final func draw(
    _ image: Image?, _ color: DynamicColor, _ part: CGRect, in context: GraphicsContext
  ) {
    guard let image else { return context.fill(part, color, cornerRadius: part.height / 2) }
    let height = image.knownSize.height
    context.draw(
      image.content,
      in: CGRect(x: part.minX, y: part.midY - height / 2, width: part.width, height: height))
  }
}
