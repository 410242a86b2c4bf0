// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A scroller; its knob shows which part of the content is visible, and the user can drag it.
///
/// A subclass can change its look by overriding `drawKnob()` or `drawKnobSlot(in:highlight:)`.
///
/// Apple counterpart: `NSScroller` · Source: NSScroller.h; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, without line buttons
open class NSScroller: NSControl {
  /// Whether scrollers are beside the content or over it; here they are always over it.
  ///
  /// Apple counterpart: `NSScroller.Style` · Source: NSScroller.h · Fidelity: exact
  public enum Style: Int, Sendable {
    case legacy = 0
    case overlay = 1
  }
  /// A part of a scroller.
  ///
  /// Apple counterpart: `NSScroller.Part` · Source: NSScroller.h · Fidelity: exact
  public enum Part: UInt, Sendable {
    case noPart = 0
    case decrementPage = 1
    case knob = 2
    case incrementPage = 3
    case decrementLine = 4
    case incrementLine = 5
    case knobSlot = 6
  }

  /// The length of the knob, which is the visible fraction of the content; from 0 to 1.
  open var knobProportion: CGFloat = 1 {
    didSet { if knobProportion != oldValue { setNeedsDisplay() } }
  }
  /// The style of the scroller, which sets its width; the default is `overlay`.
  open var scrollerStyle = Style.overlay { didSet { setNeedsDisplay() } }
  /// Whether the class can draw overlay scrollers; true by default, and never read here.
  open class var isCompatibleWithOverlayScrollers: Bool { true }
  /// The style of scrollers that the user prefers; always `overlay` here.
  public static var preferredScrollerStyle: Style { .overlay }
  private final var grip: CGFloat?

  /// Creates a scroller with a frame; it is horizontal if the frame is wider than tall, otherwise
  /// vertical.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    objectValue = 0.0
  }

  /// Returns the width of a vertical scroller, or the height of a horizontal one, in points.
  open class func scrollerWidth(
    for controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
  ) -> CGFloat {
    switch (scrollerStyle, controlSize) {
    case (.overlay, _): 11
    case (.legacy, .small), (.legacy, .mini): 11
    case (.legacy, _): 15
    }
  }

  open override var objectValue: Any? {
    get { super.objectValue }
    set { super.objectValue = max(0, min(1, Self.number(of: newValue))) }
  }
  /// Whether the scroller stands upright.
  private final var isUpright: Bool { bounds.height >= bounds.width }

  /// Returns the rectangle of the knob or the knob slot, in the scroller's coordinates; zero for
  /// other parts.
  open func rect(for partCode: NSScroller.Part) -> NSRect {
    let slot = bounds.within(dx: 2, dy: 2)
    switch partCode {
    case .knobSlot: return slot
    case .knob:
      let whole = isUpright ? slot.height : slot.width
      let length = min(whole, max(24, whole * max(0, min(1, knobProportion))))
      let start = (whole - length) * CGFloat(doubleValue)
      return isUpright
        ? NSRect(x: slot.minX, y: slot.minY + start, width: slot.width, height: length)
        : NSRect(x: slot.minX + start, y: slot.minY, width: length, height: slot.height)
    default: return .zero
    }
  }
  /// Returns the part of the scroller at a point in window coordinates; `noPart` outside of the
  /// scroller.
  open func testPart(_ point: NSPoint) -> NSScroller.Part {
    let place = convert(point, from: nil)
    if rect(for: .knob).contains(place) { return .knob }
    guard bounds.contains(place) else { return .noPart }
    let knob = rect(for: .knob)
    let isBefore = isUpright ? place.y < knob.minY : place.x < knob.minX
    return isBefore ? .decrementPage : .incrementPage
  }
  /// The part where the last press began; `noPart` before the first press.
  public private(set) final var hitPart = Part.noPart

  // MARK: Use

  override final var isPressedByKeys: Bool { false }
  open override var acceptsFirstResponder: Bool { false }
  override final func beginTracking(at point: NSPoint) -> Bool {
    hitPart = testPart(convert(point, to: nil))
    let knob = rect(for: .knob)
    grip = hitPart == .knob ? (isUpright ? point.y - knob.minY : point.x - knob.minX) : nil
    // A press beside the knob brings its middle there, as with the setting
    // "Jump to the spot that's clicked".
    if hitPart != .knob { move(to: point, grip: (isUpright ? knob.height : knob.width) / 2) }
    return true
  }
  override final func continueTracking(at point: NSPoint) {
    let knob = rect(for: .knob)
    move(to: point, grip: grip ?? (isUpright ? knob.height : knob.width) / 2)
  }
  private final func move(to point: NSPoint, grip: CGFloat) {
    let (slot, knob) = (rect(for: .knobSlot), rect(for: .knob))
    let room = isUpright ? slot.height - knob.height : slot.width - knob.width
    guard room > 0 else { return }
    let start = (isUpright ? point.y - slot.minY : point.x - slot.minX) - grip
    doubleValue = Double(start / room)
    sendAction()
  }

  // MARK: Drawing

  /// Draws the knob; the default draws a gray bar with rounded ends.
  open func drawKnob() {
    let knob = rect(for: .knob)
    GraphicsContext.current?.fill(
      knob, Self.knobColor, cornerRadius: min(knob.width, knob.height) / 2)
  }
  /// Draws the slot in which the knob moves; the default fills it only if the style is `legacy`.
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {
    if scrollerStyle == .legacy { GraphicsContext.current?.fill(slotRect, ControlLook.track) }
  }
  override final func drawLook(in context: GraphicsContext) {
    guard knobProportion < 1 else { return }
    drawKnobSlot(in: bounds, highlight: isHighlighted)
    drawKnob()
  }

  private static let knobColor = DynamicColor(
    light: Color(.sRGB, 0, 0, 0, alpha: 0.35), dark: Color(.sRGB, 1, 1, 1, alpha: 0.4))
}
