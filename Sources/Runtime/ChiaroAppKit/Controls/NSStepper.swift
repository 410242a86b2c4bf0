// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A control with two buttons that increase and decrease a number.
///
/// Apple counterpart: `NSStepper` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, a held button does not repeat
open class NSStepper: NSControl {
  /// The minimum value; the default is 0.
  open var minValue: Double = 0 { didSet { objectValue = doubleValue } }
  /// The maximum value; the default is 59.
  open var maxValue: Double = 59 { didSet { objectValue = doubleValue } }
  /// The amount that a click adds or subtracts; the default is 1.
  open var increment: Double = 1
  /// Whether a step beyond one end of the range continues at the other end; true by default.
  ///
  /// If it is false, the value stays at the end of the range.
  open var valueWraps = true
  /// Whether holding a button repeats the step; stored, but without effect.
  ///
  /// Fidelity: inert
  open var autorepeat = true
  private final var pressed: Int? { didSet { setNeedsDisplay() } }

  /// Creates a stepper with a frame, the range 0 to 59 and the value 0.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    objectValue = 0.0
  }

  open override var objectValue: Any? {
    get { super.objectValue }
    set { super.objectValue = max(minValue, min(maxValue, Self.number(of: newValue))) }
  }

  override final func contentSize(within size: CGSize) -> CGSize {
    switch controlSize {
    case .regular, .large: CGSize(width: 15, height: 22)
    case .small: CGSize(width: 13, height: 18)
    case .mini: CGSize(width: 11, height: 15)
    }
  }

  // MARK: Use

  private final func step(_ direction: Int) {
    let new = doubleValue + increment * Double(direction)
    if valueWraps, new > maxValue {
      doubleValue = minValue
    } else if valueWraps, new < minValue {
      doubleValue = maxValue
    } else {
      doubleValue = new
    }
    sendAction()
  }
  override final func beginTracking(at point: NSPoint) -> Bool {
    pressed = point.y < bounds.midY ? 1 : -1
    return true
  }
  override final func endTracking(at point: NSPoint) {
    let direction = pressed
    pressed = nil
    if let direction, bounds.contains(point) { step(direction) }
  }
  override final var isPressedByKeys: Bool { false }
  override final func adjust(by key: KeyEvent.Key) -> Bool {
    switch key {
    case .upArrow: step(1)
    case .downArrow: step(-1)
    default: return false
    }
    return true
  }

  override final func drawLook(in context: GraphicsContext) {
    let body = bounds.centered(contentSize(within: .zero))
    let radius: CGFloat = controlSize == .mini ? 4 : 5
    context.group(opacity: isEnabled ? 1 : 0.5) {
      context.drawBezel(in: body, ControlLook.bezel, cornerRadius: radius)
      let halves = [
        CGRect(x: body.minX, y: body.minY, width: body.width, height: body.height / 2),
        CGRect(x: body.minX, y: body.midY, width: body.width, height: body.height / 2),
      ]
      if let pressed {
        context.clip(to: body, cornerRadius: radius) {
          context.fill(halves[pressed > 0 ? 0 : 1], ControlLook.press)
        }
      }
      let line = CGRect(x: body.minX + 2, y: body.midY - 0.5, width: body.width - 4, height: 1)
      context.fill(line, ControlLook.edge)
      for (name, half) in zip(["chevron.up", "chevron.down"], halves) {
        context.drawSymbol(
          name, in: half, side: body.height * 0.4,
          isEnabled ? .controlTextColor : .disabledControlTextColor)
      }
    }
    drawFocusRing(in: context, body, cornerRadius: radius)
  }
}
