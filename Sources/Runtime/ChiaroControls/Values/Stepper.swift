// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A control with two buttons that decrease and increase a value.
///
/// Apple counterpart: `UIStepper` · Source: UIStepper.h · Fidelity: approximate, a button that is
/// held repeats at a constant rate
open class Stepper: Control, SizeMeasuring {
  /// The current value, clamped to the range from `minimumValue` to `maximumValue`; the default is
  /// 0.
  open var value: Double {
    get { storedValue }
    set {
      let new = min(maximumValue, max(minimumValue, newValue))
      guard new != storedValue else { return }
      storedValue = new
      setNeedsDisplay()
    }
  }
  private final var storedValue = 0.0
  /// The minimum value; the default is 0.
  ///
  /// If it is set above the maximum, the maximum is set to the same value; UIKit raises an
  /// exception instead.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }
  /// The maximum value; the default is 100.
  ///
  /// If it is set below the minimum, the minimum is set to the same value; UIKit raises an
  /// exception instead.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }
  /// The amount by which a press changes the value; the default is 1.
  ///
  /// - Precondition: the amount is greater than 0
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "the step value must be above 0") }
  }
  /// Whether each change sends actions while a button is held, and not only the last; the default
  /// is true.
  open var isContinuous = true
  /// Whether the value keeps changing while a button is held; the default is true.
  open var autorepeat = true
  /// Whether a step past one end of the range continues at the other end; the default is false.
  open var wraps = false { didSet { setNeedsDisplay() } }

  /// The direction of the pressed button: −1 or 1; 0 for none.
  private final var pressed = 0.0 { didSet { if pressed != oldValue { setNeedsDisplay() } } }
  /// The time of the next step while a button is held; nil before the first frame.
  private final var nextStep: Double?
  /// The value at the start of a press.
  private final var valueBefore = 0.0
  private final var images: [String: Image] = [:]

  static let size = CGSize(width: 94, height: 32)
  /// The seconds until a held button repeats, and between two repetitions.
  private static let delays = (first: 0.5, then: 0.1)

  /// Creates a stepper with its fixed size and the value 0.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.size)) }

  /// Creates a stepper with its fixed size at the origin of a frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    hugContent()
  }

  /// Where the buttons are: at the leading edge of a stepper that constraints stretch.
  private final var shape: CGRect {
    CGRect(origin: .zero, size: Self.size).placed(in: bounds, drawnDirection)
  }

  package final func measuredSize(within size: CGSize) -> CGSize { Self.size }

  private final func rangeDidChange() {
    value = storedValue
    setNeedsDisplay()
  }

  // MARK: Images

  /// Sets the image of the minus button for a state: normal, highlighted or disabled.
  ///
  /// A state without an image shows the image of the normal state, or else a minus sign.
  open func setDecrementImage(_ image: Image?, for state: State) {
    images["-\(state.rawValue)"] = image
    setNeedsDisplay()
  }
  /// Returns the image of the minus button that was set for a state; nil for none.
  open func decrementImage(for state: State) -> Image? { images["-\(state.rawValue)"] }
  /// Sets the image of the plus button for a state: normal, highlighted or disabled.
  ///
  /// A state without an image shows the image of the normal state, or else a plus sign.
  open func setIncrementImage(_ image: Image?, for state: State) {
    images["+\(state.rawValue)"] = image
    setNeedsDisplay()
  }
  /// Returns the image of the plus button that was set for a state; nil for none.
  open func incrementImage(for state: State) -> Image? { images["+\(state.rawValue)"] }

  // MARK: Use

  /// Presses the button under the pointer, which changes the value; returns whether there is a
  /// button.
  open override func beginTracking(_ event: PointerEvent) -> Bool {
    let distance = distanceFromStart(event.location(in: self).x)
    guard distance <= Self.size.width else { return false }
    valueBefore = value
    nextStep = nil
    pressed = distance < Self.size.width / 2 ? -1 : 1
    step(pressed, tells: isContinuous)
    if autorepeat { window?.input.animate(self) }
    return true
  }

  open override func endTracking(_ event: PointerEvent) {
    pressed = 0
    if !isContinuous, value != valueBefore { tell() }
  }

  open override func cancelTracking(_ event: PointerEvent) { pressed = 0 }

  /// Decreases the value for the left or down arrow key, and increases it for the right or up arrow
  /// key.
  ///
  /// It returns true if the key was one of these.
  public override final func adjust(by key: KeyEvent.Key) -> Bool {
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow, .downArrow: step(-1, tells: true)
    case .rightArrow, .upArrow: step(1, tells: true)
    default: return false
    }
    return true
  }

  public override final func activate() { step(1, tells: true) }

  private final func step(_ direction: Double, tells: Bool) {
    let (former, wish) = (value, value + direction * stepValue)
    value = wish
    if wraps, wish > maximumValue { value = minimumValue }
    if wraps, wish < minimumValue { value = maximumValue }
    if tells, value != former { tell() }
  }

  private final func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// Returns whether a step in a direction changes the value.
  private final func canStep(_ direction: Double) -> Bool {
    isEnabled && (wraps || (direction < 0 ? value > minimumValue : value < maximumValue))
  }

  // MARK: Drawing

  public override final func drawContent(in context: GraphicsContext) {
    let shape = shape
    let radius = metrics.fieldRadius ?? shape.height / 2
    context.fill(shape, .tertiarySystemFill, cornerRadius: radius)
    for direction in [-1.0, 1] { drawButton(direction, in: context) }
    let line = CGRect(x: shape.midX - 0.5, y: 7, width: 1, height: shape.height - 14)
    context.fill(line, .separator, cornerRadius: 0.5)
    drawFocusRing(in: context, cornerRadius: radius)
  }

  private final func drawButton(_ direction: Double, in context: GraphicsContext) {
    let size = Self.size
    let half = CGRect(
      x: direction < 0 ? 0 : size.width / 2, y: 0, width: size.width / 2, height: size.height
    ).placed(in: bounds, drawnDirection)
    if pressed == direction { context.fill(half, .quaternarySystemFill, cornerRadius: 8) }
    let isUsable = canStep(direction)
    let state: State = !isUsable ? .disabled : pressed == direction ? .highlighted : .normal
    let image = image(direction, state) ?? image(direction, .normal)
    let color: DynamicColor = isUsable ? .label : .tertiaryLabel
    context.draw(
      image ?? Image(.symbol(direction < 0 ? "minus" : "plus")),
      in: half.centered(CGSize(width: 18, height: 18)), place: .control, tint: color)
  }

  private final func image(_ direction: Double, _ state: State) -> Image? {
    direction < 0 ? decrementImage(for: state) : incrementImage(for: state)
  }
}

extension Stepper: FrameDriven {
  /// Repeats the step while a button is held and the pointer is on the control.
  package final func advance(to time: Double) -> Bool {
    guard pressed != 0 else { return false }
    let next = nextStep ?? time + Self.delays.first
    nextStep = next
    guard time >= next else { return true }
    nextStep = time + Self.delays.then
    if isTouchInside { step(pressed, tells: isContinuous) }
    return true
  }

  /// Does nothing: a press ends with the pointer.
  package final func finish() {}
}
