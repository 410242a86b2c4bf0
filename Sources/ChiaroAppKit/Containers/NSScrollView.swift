// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
public import Foundation

/// A view that shows a part of a larger view, and scrolls it.
///
/// Apple counterpart: `NSScrollView` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, without rulers, magnification and a bounce
open class NSScrollView: NSView {
  /// The border of a scroll view.
  ///
  /// Apple counterpart: `NSBorderType` · Source: AppKit reference · Fidelity: exact
  public enum BorderType: UInt, Sendable, CaseIterable {
    case noBorder = 0
    case lineBorder = 1
    case bezelBorder = 2
    case grooveBorder = 3
  }

  /// The view that clips the document view.
  open var contentView = NSClipView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
      setNeedsLayout()
    }
  }
  /// The view that is scrolled; nil for none.
  open var documentView: NSView? {
    get { contentView.documentView }
    set {
      contentView.documentView = newValue
      header = (newValue as? NSTableView)?.headerView
      setNeedsLayout()
    }
  }
  /// Whether a vertical scroller is shown if the document is taller than the visible area.
  ///
  /// The default is false.
  open var hasVerticalScroller = false { didSet { placeScrollers() } }
  /// Whether a horizontal scroller is shown if the document is wider; the default is false.
  open var hasHorizontalScroller = false { didSet { placeScrollers() } }
  /// Whether scrollers hide if the document fits; stored, without effect: they always hide then.
  open var autohidesScrollers = false
  /// The border of the view; the default is `noBorder`.
  open var borderType = BorderType.noBorder {
    didSet {
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// Whether the background is drawn; the default is true.
  open var drawsBackground = true { didSet { contentView.drawsBackground = drawsBackground } }
  /// Whether scrolling past the ends springs back vertically; stored, but without effect.
  open var verticalScrollElasticity = Elasticity.automatic
  /// Whether scrolling past the ends springs back horizontally; stored, but without effect.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// The distances of the content from the edges, in points.
  open var contentInsets = NSEdgeInsets() { didSet { setNeedsLayout() } }
  /// Whether the title bar and the toolbar inset the content; stored, but without effect.
  open var automaticallyAdjustsContentInsets = true
  /// The heading of a table; nil for none.
  final var header: NSTableHeaderView? {
    didSet {
      guard header !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let header { addSubview(header) }
    }
  }
  private final let bars = [View(), View()]

  /// Whether content can be scrolled past its ends.
  ///
  /// Apple counterpart: `NSScrollView.Elasticity` · Source: AppKit reference · Fidelity: exact
  public enum Elasticity: Int, Sendable {
    case automatic = 0
    case none = 1
    case allowed = 2
  }

  /// Creates an empty scroll view with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    addSubview(contentView)
    for bar in bars {
      bar.backgroundColor = Self.knob
      bar.isUserInteractionEnabled = false
      bar.layer.cornerRadius = 3.5
      addSubview(bar)
    }
  }

  /// The color of a scroller.
  private static let knob = DynamicColor(
    light: Color(.sRGB, 0, 0, 0, alpha: 0.35), dark: Color(.sRGB, 1, 1, 1, alpha: 0.4))

  /// The color behind the content.
  open override var backgroundColor: NSColor? {
    get { contentView.backgroundColor }
    set { contentView.backgroundColor = newValue }
  }
  /// The part of the document that is seen.
  public final var documentVisibleRect: NSRect { contentView.documentVisibleRect }
  /// The size of the visible area, in points.
  public final var contentSize: NSSize { contentView.frame.size }

  open override func layout() {
    super.layout()
    let line: CGFloat = borderType == .noBorder ? 0 : 1
    var room = bounds.insetBy(dx: line, dy: line)
    if let header {
      header.frame = CGRect(
        x: room.minX, y: room.minY, width: room.width, height: header.height)
      room.origin.y += header.height
      room.size.height = max(0, room.height - header.height)
    }
    room.origin.x += contentInsets.left
    room.origin.y += contentInsets.top
    room.size.width = max(0, room.width - contentInsets.left - contentInsets.right)
    room.size.height = max(0, room.height - contentInsets.top - contentInsets.bottom)
    contentView.frame = room
    contentView.fitDocument()
    placeScrollers()
  }

  /// Scrolls by the wheel's distance; without room to scroll, the next responder gets the event.
  open override func scrollWheel(with event: NSEvent) {
    let former = contentView.bounds.origin
    contentView.scroll(
      to: NSPoint(x: former.x - event.scrollingDeltaX, y: former.y - event.scrollingDeltaY))
    if contentView.bounds.origin == former { super.scrollWheel(with: event) }
  }

  /// Moves the scrollers to the current position of the content.
  open func reflectScrolledClipView(_ cView: NSClipView) { placeScrollers() }

  private final func placeScrollers() {
    let (room, seen) = (contentView.frame, contentView.bounds)
    let whole = documentView?.frame.size ?? .zero
    bars[0].isHidden = !hasVerticalScroller || whole.height <= seen.height + 0.5
    bars[1].isHidden = !hasHorizontalScroller || whole.width <= seen.width + 0.5
    if !bars[0].isHidden {
      let length = max(24, (room.height - 4) * seen.height / whole.height)
      let share = seen.minY / max(1, whole.height - seen.height)
      bars[0].frame = CGRect(
        x: drawnDirection == .rightToLeft ? room.minX + 2 : room.maxX - 9,
        y: room.minY + 2 + (room.height - 4 - length) * min(1, max(0, share)), width: 7,
        height: length)
    }
    if !bars[1].isHidden {
      let length = max(24, (room.width - 4) * seen.width / whole.width)
      let share = seen.minX / max(1, whole.width - seen.width)
      bars[1].frame = CGRect(
        x: room.minX + 2 + (room.width - 4 - length) * min(1, max(0, share)), y: room.maxY - 9,
        width: length, height: 7)
    }
  }

  /// Draws the line around the view.
  open override func drawContent(in context: GraphicsContext) {
    guard borderType != .noBorder else { return }
    context.strokeColor = ControlLook.edge
    context.stroke(bounds, width: 1)
  }
}

/// AppKit's name for `NSScrollView.BorderType`.
///
/// Apple counterpart: `NSBorderType` · Source: AppKit reference · Fidelity: exact
public typealias NSBorderType = NSScrollView.BorderType
