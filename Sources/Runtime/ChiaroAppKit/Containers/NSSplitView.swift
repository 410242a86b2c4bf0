// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A view that shows views side by side or one above the other, separated by dividers that the user
/// drags.
///
/// Apple counterpart: `NSSplitView` · Source: AppKit reference · Fidelity: approximate, positions
/// of dividers are not saved
open class NSSplitView: NSView {
  /// The style of the dividers.
  ///
  /// Apple counterpart: `NSSplitView.DividerStyle` · Source: AppKit reference · Fidelity: exact
  public enum DividerStyle: Int, Sendable, CaseIterable {
    case thick = 1
    case thin = 2
    case paneSplitter = 3
  }

  /// Whether the dividers are vertical, so that the views are side by side; the default is false.
  open var isVertical = false { didSet { setNeedsLayout() } }
  /// The style of the dividers; the default is `thick`.
  open var dividerStyle = DividerStyle.thick { didSet { setNeedsLayout() } }
  /// The name under which AppKit saves the positions of the dividers; stored, but nothing is saved.
  ///
  /// Fidelity: inert
  open var autosaveName: String?
  /// The delegate, which limits the positions of the dividers; nil for none.
  open weak var delegate: (any NSSplitViewDelegate)?
  /// The arranged views, including hidden ones, starting at the leading or top edge.
  public private(set) final var arrangedSubviews: [NSView] = []
  /// The share of each view, of what the dividers leave.
  final var lengths: [CGFloat] = []
  /// The priorities with which views keep their lengths.
  final var holding: [ObjectIdentifier: NSLayoutConstraint.Priority] = [:]
  private final var dragged: Int?

  /// Creates an empty split view with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// The color of a divider whose style is `thin`.
  open var dividerColor: NSColor { .separatorColor }
  /// The thickness of a divider in points: 1, 9 or 10, depending on the style.
  open var dividerThickness: CGFloat {
    switch dividerStyle {
    case .thin: 1
    case .thick: 9
    case .paneSplitter: 10
    }
  }

  /// Adds a view as a subview and arranges it at the end.
  open func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Inserts a view as a subview and arranges it at an index.
  ///
  /// If the index is beyond the end, the view is added at the end. A view that is already arranged
  /// keeps its place.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    if !arrangedSubviews.contains(where: { $0 === view }) {
      arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    }
    if view.superview !== self { super.addSubview(view) }
    lengths = []
    setNeedsLayout()
  }
  /// Stops arranging a view; it remains a subview.
  open func removeArrangedSubview(_ view: NSView) {
    arrangedSubviews.removeAll { $0 === view }
    holding[ObjectIdentifier(view)] = nil
    lengths = []
    setNeedsLayout()
  }
  /// Adds a subview and arranges it as the last view.
  open override func addSubview(_ view: View) {
    super.addSubview(view)
    if let view = view as? NSView { insertArrangedSubview(view, at: arrangedSubviews.count) }
  }
  open override func willRemoveSubview(_ subview: View) {
    if let view = subview as? NSView { removeArrangedSubview(view) }
  }
  /// Lays out the views again in proportion to their current lengths, or equally if all have no
  /// length.
  ///
  /// Collapsed views stay collapsed.
  open func adjustSubviews() {
    lengths = visible.map { isVertical ? $0.frame.width : $0.frame.height }
    if lengths.allSatisfy({ $0 <= 0 }) { lengths = [] }
    setNeedsLayout()
  }
  /// Returns whether a view is hidden or has no length.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool {
    subview.isHidden || (isVertical ? subview.frame.width : subview.frame.height) <= 0
  }

  // MARK: Dividers

  private final var movedDivider: Int?
  /// Whether whoever moves a divider tells of the resizing.
  private final var isTold = false
  // By the traits, so that another direction lays out the views again.
  private final var isMirrored: Bool { drawnDirection == .rightToLeft }
  private final var visible: [NSView] { arrangedSubviews.filter { !$0.isHidden } }
  private final var whole: CGFloat { isVertical ? bounds.width : bounds.height }

  /// Moves a divider to a position, in points from the leading or top edge, within the delegate's
  /// limits.
  ///
  /// Does nothing if there is no divider at the index.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    layoutSubtreeIfNeeded()
    guard lengths.indices.contains(dividerIndex + 1) else { return }
    let former = start(ofDividerAt: dividerIndex)
    let room = lengths[dividerIndex] + lengths[dividerIndex + 1]
    let least =
      delegate?.splitView(self, constrainMinCoordinate: former, ofSubviewAt: dividerIndex)
      ?? former
    let most =
      delegate?.splitView(
        self, constrainMaxCoordinate: former + room, ofSubviewAt: dividerIndex) ?? former + room
    var place = max(former, min(former + room, max(least, min(most, position))))
    // Half of the least length is where a pane closes that may.
    if position < (former + least) / 2, canCollapse(dividerIndex) { place = former }
    if position > (former + room + most) / 2, canCollapse(dividerIndex + 1) {
      place = former + room
    }
    movedDivider = dividerIndex
    defer { movedDivider = nil }
    tell(Self.willResizeSubviewsNotification)
    // The delegate may have taken a view away.
    guard lengths.indices.contains(dividerIndex + 1) else { return }
    lengths[dividerIndex] = place - former
    lengths[dividerIndex + 1] = room - (place - former)
    isTold = true
    setNeedsLayout()
    layoutSubtreeIfNeeded()
    isTold = false
    tell(Self.didResizeSubviewsNotification)
  }
  /// Tells the delegate and observers that views are resized.
  private final func tell(_ name: Notification.Name) {
    let note = Notification(
      name: name, object: self,
      userInfo: movedDivider.map { ["NSSplitViewDividerIndex": $0] })
    if name == Self.willResizeSubviewsNotification {
      delegate?.splitViewWillResizeSubviews(note)
    } else {
      delegate?.splitViewDidResizeSubviews(note)
    }
    NotificationCenter.default.post(note)
  }

  private final func canCollapse(_ index: Int) -> Bool {
    let views = visible
    return views.indices.contains(index)
      && delegate?.splitView(self, canCollapseSubview: views[index]) == true
  }
  /// The name of the notification posted before the views are resized; its object is the split
  /// view.
  ///
  /// If a divider is being moved, the user info contains its index for the key
  /// `NSSplitViewDividerIndex`.
  public static let willResizeSubviewsNotification = Notification.Name(
    "NSSplitViewWillResizeSubviewsNotification")
  /// The name of the notification posted after the views were resized; its object is the split
  /// view.
  ///
  /// If a divider was moved, the user info contains its index for the key
  /// `NSSplitViewDividerIndex`.
  public static let didResizeSubviewsNotification = Notification.Name(
    "NSSplitViewDidResizeSubviewsNotification")

  /// Lays out the views and resizes those with the lowest holding priority to fill the split view.
  open override func layout() {
    super.layout()
    let views = visible
    guard !views.isEmpty else { return }
    let room = max(0, whole - CGFloat(views.count - 1) * dividerThickness)
    if lengths.count != views.count {
      lengths = views.map { isVertical ? $0.frame.width : $0.frame.height }
      if lengths.contains(where: { $0 <= 0 }) {
        lengths = views.map { _ in room / CGFloat(views.count) }
      }
    }
    lengths = fitted(views, to: room)
    let frames = frames(lengths)
    let isTelling = !isTold && zip(views, frames).contains { $0.frame.size != $1.size }
    if isTelling { tell(Self.willResizeSubviewsNotification) }
    for (view, frame) in zip(views, frames) { view.frame = frame }
    setNeedsDisplay()
    if isTelling { tell(Self.didResizeSubviewsNotification) }
  }
  /// The frames of views with lengths, one after the other.
  private final func frames(_ lengths: [CGFloat]) -> [CGRect] {
    var place: CGFloat = 0
    return lengths.map { length in
      let frame =
        isVertical
        ? CGRect(x: place, y: 0, width: length, height: bounds.height)
        : CGRect(x: 0, y: place, width: bounds.width, height: length)
      place += length + dividerThickness
      return isVertical && isMirrored
        ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
    }
  }

  private final var dividers: [CGRect] {
    let views = visible
    return zip(views, views.dropFirst()).map { view, next in
      let (first, second) = isVertical && isMirrored ? (next, view) : (view, next)
      return isVertical
        ? CGRect(
          x: first.frame.maxX, y: 0, width: second.frame.minX - first.frame.maxX,
          height: bounds.height)
        : CGRect(
          x: 0, y: view.frame.maxY, width: bounds.width, height: next.frame.minY - view.frame.maxY)
    }
  }

  open override func hitTest(_ point: NSPoint) -> NSView? {
    if divider(at: pointFromSuperview(point)) != nil { return self }
    return super.hitTest(point)
  }
  /// The divider at a point, or close to it; nil for none.
  private final func divider(at point: NSPoint) -> Int? {
    dividers.firstIndex { $0.insetBy(dx: -2, dy: -2).contains(point) && bounds.contains(point) }
  }
  open override func mouseDown(with event: NSEvent) {
    dragged = event.pointer.flatMap { divider(at: $0.location(in: self)) }
    if dragged == nil { super.mouseDown(with: event) }
  }
  open override func mouseDragged(with event: NSEvent) {
    guard let dragged, let point = event.pointer?.location(in: self) else {
      return super.mouseDragged(with: event)
    }
    let across = isMirrored ? bounds.width - point.x : point.x
    setPosition(isVertical ? across : point.y, ofDividerAt: dragged)
  }
  open override func mouseUp(with event: NSEvent) {
    if dragged == nil { super.mouseUp(with: event) }
    dragged = nil
  }
  /// Whether y grows downwards; always true.
  open override var isFlipped: Bool { true }
  open override var keepsPointer: Bool { dragged != nil }

  open override func drawContent(in context: GraphicsContext) {
    for (index, divider) in dividers.enumerated() {
      let isAtEdge = lengths.dropFirst(index).prefix(2).contains { $0 <= 0 }
      if isAtEdge, delegate?.splitView(self, shouldHideDividerAt: index) == true { continue }
      drawDivider(in: divider)
    }
  }
  /// Draws a divider; the default fills a thin divider, and draws a dot in the middle of other
  /// dividers.
  open func drawDivider(in rect: NSRect) {
    guard let context = GraphicsContext.current else { return }
    if dividerStyle == .thin { return context.fill(rect, dividerColor) }
    let dot = CGRect(x: rect.midX - 3, y: rect.midY - 3, width: 6, height: 6)
    context.fill(dot, ControlLook.track, cornerRadius: 3)
  }
}

/// The delegate of a split view, which limits the positions of its dividers; every method has a
/// default.
///
/// Apple counterpart: `NSSplitViewDelegate` · Source: AppKit reference · Fidelity: approximate,
/// without `constrainSplitPosition`, `resizeSubviewsWithOldSize` and effective rectangles of
/// dividers
@preconcurrency @MainActor
public protocol NSSplitViewDelegate: AnyObject {
  /// Asks whether an arranged view may collapse to no length when a divider is moved to it; the
  /// default returns false.
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  /// Asks whether an arranged view may be resized when the split view is resized; the default
  /// returns true.
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  /// Asks whether to hide the divider beside a collapsed view; the default returns false.
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  /// Called before the lengths of the views change because a divider is moved.
  func splitViewWillResizeSubviews(_ notification: Notification)
  /// Called after the lengths of the views changed because a divider was moved.
  func splitViewDidResizeSubviews(_ notification: Notification)
  /// Asks for the minimum position of a divider, in points from the leading or top edge.
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Asks for the maximum position of a divider, in points from the leading or top edge.
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
}

extension NSSplitViewDelegate {
  /// Asks whether an arranged view may collapse to no length when a divider is moved to it; the
  /// default returns false.
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    false
  }
  /// Asks whether an arranged view may be resized when the split view is resized; the default
  /// returns true.
  public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool {
    true
  }
  /// Asks whether to hide the divider beside a collapsed view; the default returns false, so it is
  /// drawn.
  public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool {
    false
  }
  /// Called before the lengths of the views change because a divider is moved; the default does
  /// nothing.
  public func splitViewWillResizeSubviews(_ notification: Notification) {}
  /// Called after the lengths of the views changed because a divider was moved; the default does
  /// nothing.
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
  /// Asks for the minimum position of a divider, in points from the leading or top edge, when it is
  /// moved; the default returns the proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  /// Asks for the maximum position of a divider, in points from the leading or top edge, when it is
  /// moved; the default returns the proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
}
