// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A shape of the pointer; stored, but without effect, because the desktop shows its own.
///
/// Apple counterpart: `NSCursor` · Source: NSCursor.h · Fidelity: inert, never shown
@preconcurrency @MainActor
open class NSCursor {
  /// The cursor that was set last; initially the arrow.
  public private(set) static var current = arrow
  private static var stack: [NSCursor] = []

  /// The image of the cursor; nil for a standard cursor.
  public final let picture: NSImage?
  /// The point in the image that is placed at the pointer's location, in points; zero for a
  /// standard cursor.
  public final let hotSpot: NSPoint

  /// Creates a cursor from an image and the point in it that is placed at the pointer's location.
  public init(image newImage: NSImage, hotSpot point: NSPoint) {
    (picture, hotSpot) = (newImage, point)
  }
  private init() { (picture, hotSpot) = (nil, .zero) }

  /// Makes this the current cursor.
  open func set() { Self.current = self }
  /// Saves the current cursor on a stack and makes this the current one.
  open func push() {
    Self.stack.append(Self.current)
    set()
  }
  /// Restores the cursor that was current before the last `push()`, whichever cursor it is called
  /// on.
  open func pop() { Self.pop() }
  /// Restores the cursor that was current before the last `push()`; without such a call, sets the
  /// arrow.
  public static func pop() { current = stack.popLast() ?? arrow }
  /// Hides the pointer in AppKit; does nothing here.
  ///
  /// Fidelity: inert
  public static func hide() {}
  /// Shows the pointer in AppKit; does nothing here.
  ///
  /// Fidelity: inert
  public static func unhide() {}
  /// Hides the pointer in AppKit until it moves; does nothing here.
  ///
  /// Fidelity: inert
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}

  /// The standard cursor: an arrow.
  public static let arrow = NSCursor()
  /// The cursor over text: an I-beam.
  public static let iBeam = NSCursor()
  /// The cursor for precise selection: a crosshair.
  public static let crosshair = NSCursor()
  /// The cursor while content is dragged: a closed hand.
  public static let closedHand = NSCursor()
  /// The cursor over content that can be dragged: an open hand.
  public static let openHand = NSCursor()
  /// The cursor over a link: a pointing hand.
  public static let pointingHand = NSCursor()
  /// The cursor over an edge that can be moved to the left.
  public static let resizeLeft = NSCursor()
  /// The cursor over an edge that can be moved to the right.
  public static let resizeRight = NSCursor()
  /// The cursor over an edge that can be moved to the left or right.
  public static let resizeLeftRight = NSCursor()
  /// The cursor over an edge that can be moved up.
  public static let resizeUp = NSCursor()
  /// The cursor over an edge that can be moved down.
  public static let resizeDown = NSCursor()
  /// The cursor over an edge that can be moved up or down.
  public static let resizeUpDown = NSCursor()
  /// The cursor for an item that disappears when it is dropped.
  public static let disappearingItem = NSCursor()
  /// The cursor where a drop is not allowed.
  public static let operationNotAllowed = NSCursor()
  /// The cursor while a drop would create a link.
  public static let dragLink = NSCursor()
  /// The cursor while a drop would copy.
  public static let dragCopy = NSCursor()
  /// The cursor where a click opens a context menu.
  public static let contextualMenu = NSCursor()
  /// The cursor over vertical text: an I-beam turned by 90 degrees.
  public static let iBeamCursorForVerticalLayout = NSCursor()
}

extension NSWindow {
  /// Makes a view set its cursor rectangles again by calling its `resetCursorRects()`.
  public final func invalidateCursorRects(for view: NSView) { view.resetCursorRects() }
}
