// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// A drag of items within one window, from the press to the release.
///
/// The destination is the view under the pointer, or its nearest superview, that registered for one
/// of the items' types. While the pointer moves, it is asked for an operation, which it performs
/// when the button is released. Nothing can be dragged to another window or from another program.
///
/// Apple counterpart: `NSDraggingSession` · Source: NSDraggingSession.h · Fidelity: approximate,
/// only within one window
@preconcurrency @MainActor
public final class NSDraggingSession {
  /// The pasteboard that holds the dragged items; the destination reads them from it.
  public let draggingPasteboard = NSPasteboard(name: .drag)
  /// The location of the pointer on the screen, in points from its lower left corner.
  public var draggingLocation: NSPoint {
    window?.convertPoint(toScreen: locationInWindow) ?? locationInWindow
  }
  /// The location of the pointer in the window.
  private var locationInWindow: NSPoint
  /// Whether the dragged image slides back if the drag fails; stored, but without effect.
  ///
  /// Fidelity: inert
  public var animatesToStartingPositionsOnCancelOrFail = true
  /// The number that identifies the session, from 1.
  public let draggingSequenceNumber: Int

  /// The session that goes on; nil for none.
  static var current: NSDraggingSession?
  private static var last = 0
  private let source: any NSDraggingSource
  private weak var window: NSWindow?
  private let picture: DraggedPicture?
  private weak var destination: NSView?
  private var operation: NSDragOperation = []
  private let items: [NSDraggingItem]

  init(_ items: [NSDraggingItem], _ event: NSEvent, _ source: any NSDraggingSource, in view: NSView)
  {
    Self.last += 1
    (draggingSequenceNumber, self.items, self.source) = (Self.last, items, source)
    (locationInWindow, window) = (event.locationInWindow, view.window)
    draggingPasteboard.clearContents()
    draggingPasteboard.writeObjects(items.map(\.writer))
    picture = DraggedPicture(items, at: locationInWindow, in: view)
    source.draggingSession(self, willBeginAt: draggingLocation)
  }

  /// What the source allows.
  var mask: NSDragOperation {
    source.draggingSession(self, sourceOperationMaskFor: .withinApplication)
  }
  private var info: Info { Info(self, items.count, source, window) }
  /// What the destination answered when it was entered.
  var answer: NSDragOperation { operation }

  // MARK: Following the pointer

  /// Hands an event to the session that goes on; returns whether there is one.
  static func takes(_ event: PointerEvent) -> Bool {
    guard let current else { return false }
    switch event.phase {
    case .drag: current.move(to: event)
    case .up: current.end(at: event, isDropped: true)
    case .cancel: cancel(at: event)
    case .down, .hover: return false
    }
    return true
  }
  /// Ends the session that goes on, if there is one, without a drop.
  static func cancel(at event: PointerEvent) { current?.end(at: event, isDropped: false) }
  private func follow(_ event: PointerEvent) {
    locationInWindow = window?.upended(event.location) ?? event.location
  }
  private func move(to event: PointerEvent) {
    follow(event)
    picture?.move(to: locationInWindow)
    source.draggingSession(self, movedTo: draggingLocation)
    let view = view(at: event)
    if view !== destination {
      destination?.draggingExited(info)
      (destination, operation) = (view, [])
      operation = view?.draggingEntered(info) ?? []
    } else if let view {
      operation = view.draggingUpdated(info)
    }
  }
  private func end(at event: PointerEvent, isDropped: Bool) {
    follow(event)
    picture?.removeFromSuperview()
    let result = operation.intersection(mask)
    var isDone = false
    if isDropped, let destination, !result.isEmpty {
      isDone = destination.prepareForDragOperation(info) && destination.performDragOperation(info)
      if isDone { destination.concludeDragOperation(info) }
    } else {
      destination?.draggingExited(info)
    }
    destination?.draggingEnded(info)
    Self.current = nil
    source.draggingSession(self, endedAt: draggingLocation, operation: isDone ? result : [])
  }
  /// The innermost view under the pointer that takes what is dragged; nil for none.
  private func view(at event: PointerEvent) -> NSView? {
    let hit = window.flatMap { $0.hitTest(event.location, with: .pointer(event)) as? NSView }
    let types = Set(draggingPasteboard.types ?? [])
    return sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0 }
      .first { !types.isDisjoint(with: $0.registeredDraggedTypes) }
  }

  private final class Info: NSDraggingInfo {
    let draggingLocation: NSPoint
    let draggingPasteboard: NSPasteboard
    let draggingSource: Any?
    let draggingSourceOperationMask: NSDragOperation
    let draggingDestinationWindow: NSWindow?
    let draggingSequenceNumber: Int
    var numberOfValidItemsForDrop: Int
    private let items: [NSDraggingItem]

    init(
      _ session: NSDraggingSession, _ count: Int, _ source: any NSDraggingSource,
      _ window: NSWindow?
    ) {
      (draggingLocation, draggingPasteboard) =
        (session.locationInWindow, session.draggingPasteboard)
      (draggingSource, draggingSourceOperationMask) = (source, session.mask)
      (draggingDestinationWindow, numberOfValidItemsForDrop) = (window, count)
      draggingSequenceNumber = session.draggingSequenceNumber
      items = session.items
    }
    func enumerateDraggingItems(
      options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes: [AnyClass],
      searchOptions: [NSPasteboard.ReadingOptionKey: Any],
      using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stops = ObjCBool(false)
      let board = draggingPasteboard.pasteboardItems ?? []
      for (index, item) in items.enumerated() where !stops.boolValue {
        // What an app reads is what was written, as an item of the pasteboard where it asks for it.
        let wantsItem = classes.contains { $0 == NSPasteboardItem.self }
        item.read = wantsItem && board.indices.contains(index) ? board[index] : nil
        let isOfKind = wantsItem || classes.contains { Self.isMember(item.writer, of: $0) }
        if isOfKind { block(item, index, &stops) }
      }
    }
    private static func isMember(_ object: Any, of kind: AnyClass) -> Bool {
      (object as? NSObject)?.isKind(of: kind) ?? (type(of: object) == kind)
    }
  }
}

/// What is dragged, as it follows the pointer.
private final class DraggedPicture: NSView {
  private let offset: CGSize

  init?(_ items: [NSDraggingItem], at place: NSPoint, in view: NSView) {
    guard let window = view.window,
      let item = items.first(where: { $0.picture != nil }), let image = item.picture
    else { return nil }
    let frame = view.convert(item.draggingFrame, to: nil)
    offset = CGSize(width: frame.minX - place.x, height: frame.minY - place.y)
    super.init(frame: frame)
    let imageView = NSImageView(frame: bounds)
    imageView.image = image
    addSubview(imageView)
    alphaValue = 0.7
    isUserInteractionEnabled = false
    window.addSubview(self)
  }
  func move(to place: NSPoint) {
    frame.origin = NSPoint(x: place.x + offset.width, y: place.y + offset.height)
  }
}

/// A dragged item and its image.
///
/// Apple counterpart: `NSDraggingItem` · Source: NSDraggingItem.h · Fidelity: approximate, one
/// image per item
@preconcurrency @MainActor
public final class NSDraggingItem {
  /// What is written on the pasteboard.
  let writer: any NSPasteboardWriting
  /// The frame of the item's image, in the coordinates of the view in which the drag begins.
  public var draggingFrame = NSRect.zero
  private(set) var picture: NSImage?

  /// Creates an item from an object that is written to the pasteboard.
  public init(pasteboardWriter: any NSPasteboardWriting) { writer = pasteboardWriter }
  /// Sets the frame and the image of the item; no image is dragged unless `contents` is an
  /// `NSImage`.
  public func setDraggingFrame(_ frame: NSRect, contents: Any?) {
    (draggingFrame, picture) = (frame, contents as? NSImage)
  }
  /// The dragged object: the pasteboard writer given at creation, or the item on the pasteboard
  /// during an enumeration of `NSPasteboardItem` objects.
  public var item: Any { read ?? writer }
  /// What the item was read as; nil for what was written.
  var read: Any?
}

/// Whether a drag ends in the app or in another one; here it is always `withinApplication`.
///
/// Apple counterpart: `NSDraggingContext` · Source: NSDragging.h · Fidelity: exact
public enum NSDraggingContext: Int, Sendable {
  case outsideApplication = 0
  case withinApplication = 1
}

/// The source of a drag, which decides about the allowed operations and is notified of the drag's
/// progress.
///
/// Apple counterpart: `NSDraggingSource` · Source: NSDragging.h · Fidelity: exact
@preconcurrency @MainActor
public protocol NSDraggingSource: AnyObject {
  /// Returns the operations that the source allows; here the context is always `withinApplication`.
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  /// Called when a drag begins, with the pointer's location on the screen.
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  /// Called when the pointer moves during a drag, with the pointer's location on the screen.
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  /// Called when a drag ended, with the operation that was performed; it is empty if nothing was
  /// dropped.
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
}

extension NSDraggingSource {
  /// Called when a drag begins; the default does nothing.
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  /// Called when the pointer moves during a drag; the default does nothing.
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  /// Called when a drag ended; the default does nothing.
  public func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
}

extension NSView {
  /// Begins a drag of items; call it in `mouseDown(with:)` or `mouseDragged(with:)`.
  ///
  /// - Parameters:
  ///   - items: the items to drag; the image of the first item that has one is shown
  ///   - event: the event of the press or of the pointer's move
  ///   - source: the source of the drag, retained until the drag ends
  /// - Returns: the session
  ///
  /// Apple counterpart: `beginDraggingSession(with:event:source:)` · Source: NSView.h · Fidelity:
  /// approximate, only within the window
  @discardableResult
  public final func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession {
    let session = NSDraggingSession(items, event, source, in: self)
    NSDraggingSession.current = session
    return session
  }
  /// Adds types to those for which the view accepts drags.
  ///
  /// Apple counterpart: `registerForDraggedTypes(_:)` · Source: NSView.h · Fidelity: exact
  public final func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    let sparseValues = ensuredSparseValues
    for type in newTypes where !sparseValues.draggedTypes.contains(type) {
      sparseValues.draggedTypes.append(type)
    }
  }
  /// Removes all registered types, so that the view accepts no drags.
  public final func unregisterDraggedTypes() { sparseValues?.draggedTypes = [] }
  /// The types for which the view accepts drags; empty by default.
  public final var registeredDraggedTypes: [NSPasteboard.PasteboardType] {
    sparseValues?.draggedTypes ?? []
  }
}
