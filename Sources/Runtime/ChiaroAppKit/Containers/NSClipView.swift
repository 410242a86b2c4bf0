// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A view that clips its document view and scrolls it by changing the origin of its bounds.
///
/// Apple counterpart: `NSClipView` · Source: AppKit reference · Fidelity: approximate, without
/// copying on scroll and content insets
open class NSClipView: NSView {
  /// The view that is clipped and scrolled; nil for none.
  open var documentView: NSView? {
    willSet { if newValue !== documentView { documentView?.removeFromSuperview() } }
    didSet {
      guard documentView !== oldValue else { return }
      if let documentView { addSubview(documentView) }
      setNeedsLayout()
    }
  }
  /// Whether the background is drawn; the default is true.
  open var drawsBackground = true { didSet { showBackground() } }
  private final var chosenBackground: NSColor? = .controlBackgroundColor

  /// Creates a clip view with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    clipsToBounds = true
    showBackground()
  }

  /// Whether y grows downwards, as in the document view; false without a document view.
  ///
  /// A document that is not flipped shows its lower part first.
  ///
  /// Apple counterpart: `isFlipped` · Source: NSClipView.h · Fidelity: exact
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  /// The color behind the document view, drawn if `drawsBackground` is true; nil for none.
  open override var backgroundColor: NSColor? {
    get { chosenBackground }
    set {
      chosenBackground = newValue
      showBackground()
    }
  }
  private final func showBackground() {
    super.backgroundColor = drawsBackground ? chosenBackground : nil
  }

  /// The visible part of the document view in its coordinates; zero without one.
  open var documentVisibleRect: NSRect {
    guard let documentView else { return .zero }
    return documentView.convert(bounds, from: self)
  }
  /// The frame of the document view in the clip view's coordinates; zero without one.
  public final var documentRect: NSRect { documentView?.frame ?? .zero }

  /// Returns proposed bounds, moved to stay within the document view's frame; their size does not
  /// change.
  ///
  /// Apple counterpart: `constrainBoundsRect(_:)` · Source: NSClipView.h · Fidelity: exact
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect {
    let (whole, wish) = (documentRect, proposedBounds)
    return NSRect(
      x: min(max(wish.minX, whole.minX), max(whole.minX, whole.maxX - wish.width)),
      y: min(max(wish.minY, whole.minY), max(whole.minY, whole.maxY - wish.height)),
      width: wish.width, height: wish.height)
  }
  /// Scrolls so that a point of the document becomes the origin of the bounds, as far as the
  /// document's size allows.
  open func scroll(to newOrigin: NSPoint) {
    let place = constrainBoundsRect(NSRect(origin: newOrigin, size: bounds.size)).origin
    guard place != bounds.origin else { return }
    bounds.origin = place
    documentView?.visibleRectDidChange()
    (superview as? NSScrollView)?.reflectScrolledClipView(self)
    NotificationCenter.default.post(name: NSView.boundsDidChangeNotification, object: self)
  }

  /// Lets a document that does so fill the view.
  final func fitDocument() {
    documentView?.fillClip(of: bounds.size)
    scroll(to: bounds.origin)
  }

  open override func layout() {
    super.layout()
    fitDocument()
  }
}

extension NSView {
  /// The name of the notification posted after a clip view scrolled; its object is the clip view.
  public static let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification")
  /// The name of the notification posted after a view's frame changed, if the view's
  /// `postsFrameChangedNotifications` is true; its object is the view.
  public static let frameDidChangeNotification = Notification.Name(
    "NSViewFrameDidChangeNotification")

  /// The nearest scroll view that contains the view; nil for none.
  public final var enclosingScrollView: NSScrollView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? NSScrollView }
      .first
  }
  /// Scrolls the enclosing scroll view to make a rectangle of the view visible.
  ///
  /// Returns whether it scrolled; false if there is no scroll view.
  @discardableResult
  public final func scrollToVisible(_ rect: NSRect) -> Bool {
    guard let clip = enclosingScrollView?.contentView, clip.documentView != nil else {
      return false
    }
    let wish = clip.convert(rect, from: self)
    let (seen, former) = (clip.bounds, clip.bounds.origin)
    clip.scroll(
      to: NSPoint(
        x: max(min(seen.minX, wish.minX), wish.maxX - seen.width),
        y: max(min(seen.minY, wish.minY), wish.maxY - seen.height)))
    return clip.bounds.origin != former
  }
  /// Scrolls the enclosing scroll view so that a point of the view becomes the origin of the
  /// visible area.
  public final func scroll(_ point: NSPoint) {
    guard let clip = enclosingScrollView?.contentView else { return }
    clip.scroll(to: clip.convert(point, from: self))
  }
}
