// SPDX-License-Identifier: MIT

public import Foundation

/// An area of a view whose owner is notified when the pointer enters or leaves it.
///
/// The area is the whole view, whatever its rectangle.
///
/// Apple counterpart: `NSTrackingArea` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
open class NSTrackingArea {
  /// The events that a tracking area reports, and when it does.
  ///
  /// Apple counterpart: `NSTrackingArea.Options` · Source: AppKit reference · Fidelity: exact
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The owner is notified when the pointer enters and leaves.
    public static let mouseEnteredAndExited = Options(rawValue: 0x01)
    /// The owner is notified of pointer movements; stored, but without effect.
    public static let mouseMoved = Options(rawValue: 0x02)
    /// The owner can change the pointer's shape; stored, but without effect.
    public static let cursorUpdate = Options(rawValue: 0x04)
    /// Tracking only while the view is first responder; stored, but without effect.
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    /// Tracking only while the window is key; stored, but without effect.
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    /// Tracking only while the app is active; stored, but without effect.
    public static let activeInActiveApp = Options(rawValue: 0x40)
    /// Tracking at all times.
    public static let activeAlways = Options(rawValue: 0x80)
    /// The area is the visible part of the view.
    public static let inVisibleRect = Options(rawValue: 0x200)
    /// Tracking also during a drag; stored, but without effect.
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }

  /// The rectangle of the area, in the view's coordinates.
  public final let rect: NSRect
  /// The events that the area reports.
  public final let options: Options
  /// The owner, notified if it is a view; otherwise the view with the area is notified.
  public private(set) final weak var owner: AnyObject?

  /// Creates a tracking area.
  public init(
    rect: NSRect = .zero, options: Options = [], owner: Any? = nil,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.rect = rect
    self.options = options
    self.owner = owner.map { $0 as AnyObject }
  }
}
