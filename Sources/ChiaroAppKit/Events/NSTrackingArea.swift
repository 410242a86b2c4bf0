// SPDX-License-Identifier: MIT

public import Foundation

/// An area of a view whose owner is told when the pointer comes or leaves.
///
/// The area is the whole view, whatever its rectangle.
///
/// Apple counterpart: `NSTrackingArea` · Source: AppKit reference · Fidelity: approximate
@MainActor
open class NSTrackingArea {
  /// What an area tracks, and when.
  ///
  /// Apple counterpart: `NSTrackingArea.Options` · Source: AppKit reference · Fidelity: exact
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The owner is told when the pointer comes and leaves.
    public static let mouseEnteredAndExited = Options(rawValue: 0x01)
    /// The owner is told of movements; kept and not told.
    public static let mouseMoved = Options(rawValue: 0x02)
    /// The pointer changes its shape; kept.
    public static let cursorUpdate = Options(rawValue: 0x04)
    /// Only while the view is first responder; kept.
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    /// Only while the window is in use; kept.
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    /// Only while the app is in use; kept.
    public static let activeInActiveApp = Options(rawValue: 0x40)
    /// Always.
    public static let activeAlways = Options(rawValue: 0x80)
    /// The area is what is seen of the view.
    public static let inVisibleRect = Options(rawValue: 0x200)
    /// Also while a button is held down; kept.
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }

  /// The rectangle of the area, in the view's coordinates.
  public final let rect: NSRect
  /// What the area tracks.
  public final let options: Options
  /// Who is told: a view, or nobody else than the view with the area.
  public private(set) final weak var owner: AnyObject?

  /// Creates an area.
  public init(
    rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.rect = rect
    self.options = options
    self.owner = owner.map { $0 as AnyObject }
  }
}
