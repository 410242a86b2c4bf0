// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
public import Foundation

/// A view that shows a part of a larger document view and scrolls it.
///
/// Apple counterpart: `NSScrollView` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, without rulers, magnification and elasticity
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

  /// The clip view that contains the document view.
  open var contentView = NSClipView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
      setNeedsLayout()
    }
  }
  /// The view that is scrolled; nil for none.
  ///
  /// If it is a table view, its header is placed above it.
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
  /// Whether a horizontal scroller is shown if the document is wider than the visible area; the
  /// default is false.
  open var hasHorizontalScroller = false { didSet { placeScrollers() } }
  /// Whether scrollers hide if the document fits; stored, but without effect, because they always
  /// hide then.
  ///
  /// Fidelity: inert
  open var autohidesScrollers = false
  /// The border of the view; the default is `noBorder`.
  open var borderType = BorderType.noBorder {
    didSet {
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// Whether the clip view draws its background; the default is true.
  open var drawsBackground = true { didSet { contentView.drawsBackground = drawsBackground } }
  /// Whether the content bounces vertically at its ends; stored, but without effect.
  ///
  /// Fidelity: inert
  open var verticalScrollElasticity = Elasticity.automatic
  /// Whether the content bounces horizontally at its ends; stored, but without effect.
  ///
  /// Fidelity: inert
  open var horizontalScrollElasticity = Elasticity.automatic
  /// The distances of the clip view from the scroll view's edges in points; the default is zero.
  open var contentInsets = NSEdgeInsets() { didSet { setNeedsLayout() } }
  /// Whether the title bar and toolbar inset the content; stored, but without effect.
  ///
  /// Fidelity: inert
  open var automaticallyAdjustsContentInsets = true
  /// The heading of a table; nil for none.
  final var header: NSTableHeaderView? {
    didSet {
      guard header !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let header { addSubview(header) }
    }
  }
  /// The vertical scroller, at the trailing edge; nil for none.
  open var verticalScroller: NSScroller? = NSScroller() {
    didSet { replace(oldValue, by: verticalScroller) }
  }
  /// The horizontal scroller, at the bottom edge; nil for none.
  open var horizontalScroller: NSScroller? = NSScroller() {
    didSet { replace(oldValue, by: horizontalScroller) }
  }
  /// The style of the scrollers, which sets their width; the default is `overlay`.
  open var scrollerStyle = NSScroller.Style.overlay {
    didSet {
      for scroller in scrollers { scroller.scrollerStyle = scrollerStyle }
      setNeedsLayout()
    }
  }
  private final var scrollers: [NSScroller] {
    [verticalScroller, horizontalScroller].compactMap { $0 }
  }

  /// Whether the content bounces when it is scrolled past its ends; has no effect here.
  ///
  /// Apple counterpart: `NSScrollView.Elasticity` · Source: AppKit reference · Fidelity: inert
  public enum Elasticity: Int, Sendable {
    case automatic = 0
    case none = 1
    case allowed = 2
  }

  /// Creates an empty scroll view with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    addSubview(contentView)
    for scroller in scrollers { replace(nil, by: scroller) }
  }

  private final func replace(_ former: NSScroller?, by scroller: NSScroller?) {
    former?.removeFromSuperview()
    guard let scroller else { return }
    scroller.onAction = { [weak self] in self?.scroll(by: $0) }
    scroller.scrollerStyle = scrollerStyle
    addSubview(scroller)
    setNeedsLayout()
  }
  /// Shows the part that a scroller stands at.
  private final func scroll(by scroller: NSControl) {
    let (seen, whole) = (contentView.bounds, documentView?.frame ?? .zero)
    let share = CGFloat(scroller.doubleValue)
    let fromLeast = contentView.isFlipped ? share : 1 - share
    contentView.scroll(
      to: scroller === verticalScroller
        ? NSPoint(x: seen.minX, y: whole.minY + fromLeast * (whole.height - seen.height))
        : NSPoint(x: whole.minX + share * (whole.width - seen.width), y: seen.minY))
  }

  /// The color behind the document, drawn by the clip view; nil for none.
  open override var backgroundColor: NSColor? {
    get { contentView.backgroundColor }
    set { contentView.backgroundColor = newValue }
  }
  /// The visible part of the document view, in its coordinates; zero without a document view.
  public final var documentVisibleRect: NSRect { contentView.documentVisibleRect }
  /// The size of the clip view, in points.
  public final var contentSize: NSSize { contentView.frame.size }

  /// Whether y grows downwards; always true.
  open override var isFlipped: Bool { true }
  open override func layout() {
    super.layout()
    tile()
  }
  /// Lays out the clip view, the header and the scrollers; called by `layout()`.
  open func tile() {
    let line: CGFloat = borderType == .noBorder ? 0 : 1
    var room = bounds.within(dx: line, dy: line)
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

  /// Called when the scroll wheel turned; the default scrolls the content, or forwards the event if
  /// the content is at its end.
  open override func scrollWheel(with event: NSEvent) {
    let former = contentView.bounds.origin
    let down = contentView.isFlipped ? event.scrollingDeltaY : -event.scrollingDeltaY
    contentView.scroll(to: NSPoint(x: former.x - event.scrollingDeltaX, y: former.y - down))
    if contentView.bounds.origin == former { super.scrollWheel(with: event) }
  }

  /// Moves the scrollers to the current position of the content.
  open func reflectScrolledClipView(_ cView: NSClipView) { placeScrollers() }

  private final func placeScrollers() {
    let (room, seen) = (contentView.frame, contentView.bounds)
    let whole = documentView?.frame ?? .zero
    let breadth = NSScroller.scrollerWidth(for: .regular, scrollerStyle: scrollerStyle)
    if let scroller = verticalScroller {
      let left = drawnDirection == .rightToLeft ? room.minX : room.maxX - breadth
      scroller.frame = CGRect(x: left, y: room.minY, width: breadth, height: room.height)
      let above = contentView.isFlipped ? seen.minY - whole.minY : whole.maxY - seen.maxY
      show(scroller, hasVerticalScroller, whole.height, seen.height, above)
    }
    if let scroller = horizontalScroller {
      scroller.frame = CGRect(
        x: room.minX, y: room.maxY - breadth, width: room.width, height: breadth)
      show(scroller, hasHorizontalScroller, whole.width, seen.width, seen.minX - whole.minX)
    }
  }
  private final func show(
    _ scroller: NSScroller, _ isWanted: Bool, _ whole: CGFloat, _ seen: CGFloat, _ start: CGFloat
  ) {
    scroller.isHidden = !isWanted || whole <= seen + 0.5
    guard !scroller.isHidden else { return }
    scroller.knobProportion = seen / whole
    scroller.doubleValue = Double(start / max(1, whole - seen))
  }

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
