// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A control that is either on or off.
///
/// Apple counterpart: `UISwitch` · Source: UISwitch.h; HIG Color · Fidelity: approximate, the sizes
/// are estimates
open class Switch: Control, SizeMeasuring {
  /// Whether the switch is on; the default is false.
  open var isOn = false { didSet { setNeedsDisplay() } }
  /// The color of the switch while it is on; nil for `systemGreen`.
  open var onTintColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// The color of the thumb; nil for white in both light and dark style.
  open var thumbTintColor: DynamicColor? { didSet { setNeedsDisplay() } }

  private static let usualSize = CGSize(width: 51, height: 31)

  /// The x coordinate and state at which a press began; nil while the switch is not pressed.
  private final var grip: (x: CGFloat, wasOn: Bool)?

  /// Creates a switch with its fixed size; it is off.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.usualSize)) }

  /// Creates a switch with a frame; it is off.
  ///
  /// In a stack, labels shrink before the switch does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugContent()
  }

  package final func measuredSize(within size: CGSize) -> CGSize { metrics.toggle.size }

  /// Turns the switch on or off, without animation and without sending actions.
  ///
  /// Apple counterpart: `setOn(_:animated:)` · Source: UISwitch.h · Fidelity: approximate, never
  /// animated
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  // MARK: Use

  open override func beginTracking(_ event: PointerEvent) -> Bool {
    grip = (event.location.x, isOn)
    return true
  }

  /// Follows a drag along the track; returns whether a press is in progress.
  open override func continueTracking(_ event: PointerEvent) -> Bool {
    guard let grip else { return false }
    let way = event.location.x - grip.x
    if abs(way) > bounds.width / 4 { isOn = (way > 0) != isRightToLeft }
    return true
  }

  /// Ends a press: a click toggles the switch; after a drag, the switch stays in the state that the
  /// drag set.
  ///
  /// It sends `valueChanged` and `primaryActionTriggered` if the state is not the one before the
  /// press.
  open override func endTracking(_ event: PointerEvent) {
    guard let grip else { return }
    self.grip = nil
    let isPull = abs(event.location.x - grip.x) > bounds.width / 4
    if !isPull, isOn == grip.wasOn { isOn.toggle() }
    if isOn != grip.wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(_ event: PointerEvent) {
    if let grip { isOn = grip.wasOn }
    grip = nil
  }

  public override final func activate() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Drawing

  public override final func drawContent(in context: GraphicsContext) {
    let (size, thumbSize) = metrics.toggle
    let track = CGRect(origin: .zero, size: size)
    let margin = (size.height - thumbSize.height) / 2
    context.group(opacity: isEnabled ? 1 : 0.5) {
      context.fill(
        track, isOn ? onTintColor ?? .systemGreen : .secondarySystemFill,
        cornerRadius: size.height / 2)
      let thumb = CGRect(
        origin: CGPoint(x: isOn ? size.width - margin - thumbSize.width : margin, y: margin),
        size: thumbSize)
      context.drawThumb(
        in: thumb.placed(in: track, drawnDirection),
        color: thumbTintColor ?? .white)
    }
    drawFocusRing(in: context, cornerRadius: size.height / 2)
  }
}

extension GraphicsContext {
  /// Draws the thumb of a switch or slider: a disk with a shadow.
  package func drawThumb(in rect: CGRect, color: DynamicColor) {
    drawShadow(
      of: rect, cornerRadius: rect.height / 2, blur: 4, offset: 2,
      color: .black.withAlphaComponent(0.15))
    fill(rect, color, cornerRadius: rect.height / 2)
  }
}
