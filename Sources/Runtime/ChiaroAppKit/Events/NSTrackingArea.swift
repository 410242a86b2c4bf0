// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// An area of a view that notifies its owner when the pointer enters or leaves it.
///
/// The area is `rect`, or the whole view if `rect` is empty or the options contain `inVisibleRect`.
///
/// Apple counterpart: `NSTrackingArea` · Source: AppKit reference · Fidelity: approximate, active
/// at all times
@preconcurrency @MainActor
open class NSTrackingArea {
  /// The events that a tracking area reports, and the times at which it is active.
  ///
  /// Apple counterpart: `NSTrackingArea.Options` · Source: AppKit reference · Fidelity: exact
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An option to notify the owner when the pointer enters and leaves the area.
    public static let mouseEnteredAndExited = Options(rawValue: 0x01)
    /// An option to notify the owner when the pointer moves in the area.
    public static let mouseMoved = Options(rawValue: 0x02)
    /// An option to notify the owner when it can set the cursor; stored, but without effect.
    ///
    /// Fidelity: inert
    public static let cursorUpdate = Options(rawValue: 0x04)
    /// An option to keep the area active while the window is key; stored, but without effect.
    ///
    /// Fidelity: inert
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    /// An option to keep the area active while the app is active; stored, but without effect.
    ///
    /// Fidelity: inert
    public static let activeInActiveApp = Options(rawValue: 0x40)
    /// An option to keep the area active at all times, as every area is here.
    public static let activeAlways = Options(rawValue: 0x80)
    /// An option to use the visible part of the view as the area and to ignore `rect`.
    public static let inVisibleRect = Options(rawValue: 0x200)
    /// An option to keep the area active during a drag; stored, but without effect.
    ///
    /// Fidelity: inert
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }

  /// The rectangle of the area, in the view's coordinates; empty for the whole view.
  public final let rect: NSRect
  /// The options of the area.
  public final let options: Options
  /// The owner, referenced weakly; nil for none.
  ///
  /// If the owner is a view, a window or a controller, it is notified; otherwise the area's view is
  /// notified.
  public private(set) final weak var owner: AnyObject?

  /// Values that the app stores with the area; nil for none.
  public final let userInfo: [AnyHashable: Any]?

  /// Creates a tracking area; pass it to the view's `addTrackingArea(_:)`.
  ///
  /// The owner is referenced weakly.
  public init(
    rect: NSRect = .zero, options: Options = [], owner: Any? = nil,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.rect = rect
    self.options = options
    self.owner = owner.map { $0 as AnyObject }
    self.userInfo = userInfo
  }

  // MARK: Following the pointer

  private final var isInside = false

  private final func contains(_ event: PointerEvent, in view: NSView) -> Bool {
    options.contains(.inVisibleRect) || rect.isEmpty || rect.contains(event.location(in: view))
  }
  /// Begins with the pointer where it is: the owner is first told that it leaves, or that it comes.
  final func begin(_ event: PointerEvent?, in view: NSView) {
    isInside = event.map { contains($0, in: view) } ?? false
  }
  /// Tells the owner that the pointer left the view.
  final func end(in view: NSView) { tell(false, in: view) }
  private final func tell(_ isHovered: Bool, in view: NSView) {
    guard isInside != isHovered else { return }
    isInside = isHovered
    guard options.contains(.mouseEnteredAndExited) else { return }
    let owner = owner as? any EventReceiving ?? view
    let event = NSEvent(isHovered ? .mouseEntered : .mouseExited, in: view.window, of: self)
    if isHovered { owner.mouseEntered(with: event) } else { owner.mouseExited(with: event) }
  }
  /// Tells the owner where the pointer is, as far as the options ask for it.
  final func follow(_ event: PointerEvent, in view: NSView) {
    let isOver = contains(event, in: view)
    tell(isOver, in: view)
    guard isOver, options.contains(.mouseMoved) else { return }
    (owner as? any EventReceiving ?? view).mouseMoved(with: NSEvent(event, in: view.window))
  }
}
