// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// The form of the pointer; kept, as the host shows its own.
///
/// Apple counterpart: `NSCursor` · Source: NSCursor.h · Fidelity: approximate
@preconcurrency @MainActor
open class NSCursor {
  /// The form that was set last.
  public private(set) static var current = arrow
  private static var stack: [NSCursor] = []

  /// The picture; nil for one of the system's.
  public final let picture: NSImage?
  /// The point of the picture that points.
  public final let hotSpot: NSPoint

  /// Creates a form from a picture.
  public init(image newImage: NSImage, hotSpot point: NSPoint) {
    (picture, hotSpot) = (newImage, point)
  }
  private init() { (picture, hotSpot) = (nil, .zero) }

  /// Makes this the form.
  open func set() { Self.current = self }
  /// Makes this the form until `pop()`.
  open func push() {
    Self.stack.append(Self.current)
    set()
  }
  /// Returns to the form before `push()`.
  open func pop() { Self.pop() }
  /// Returns to the form before the last `push()`.
  public static func pop() { current = stack.popLast() ?? arrow }
  /// Hides the pointer; without effect.
  public static func hide() {}
  /// Shows the pointer; without effect.
  public static func unhide() {}
  /// Hides the pointer until it moves; without effect.
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}

  /// A form of the system's.
  public static let arrow = NSCursor()
  /// A form of the system's.
  public static let iBeam = NSCursor()
  /// A form of the system's.
  public static let crosshair = NSCursor()
  /// A form of the system's.
  public static let closedHand = NSCursor()
  /// A form of the system's.
  public static let openHand = NSCursor()
  /// A form of the system's.
  public static let pointingHand = NSCursor()
  /// A form of the system's.
  public static let resizeLeft = NSCursor()
  /// A form of the system's.
  public static let resizeRight = NSCursor()
  /// A form of the system's.
  public static let resizeLeftRight = NSCursor()
  /// A form of the system's.
  public static let resizeUp = NSCursor()
  /// A form of the system's.
  public static let resizeDown = NSCursor()
  /// A form of the system's.
  public static let resizeUpDown = NSCursor()
  /// A form of the system's.
  public static let disappearingItem = NSCursor()
  /// A form of the system's.
  public static let operationNotAllowed = NSCursor()
  /// A form of the system's.
  public static let dragLink = NSCursor()
  /// A form of the system's.
  public static let dragCopy = NSCursor()
  /// A form of the system's.
  public static let contextualMenu = NSCursor()
  /// A form of the system's.
  public static let iBeamCursorForVerticalLayout = NSCursor()
}

extension NSView {
  /// Gives a part of the view a form of the pointer; without effect.
  public final func removeCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
}

extension NSWindow {
  /// Has a view give its parts their forms of the pointer anew.
  public final func invalidateCursorRects(for view: NSView) { view.resetCursorRects() }
}
