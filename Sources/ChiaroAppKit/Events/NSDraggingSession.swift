// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// Something that is dragged within the app's window, from the press to the release.
///
/// The view under the pointer that registered for one of the types is asked what it would do, and
/// does it at the end. Nothing leaves the window or comes from another program.
///
/// Apple counterpart: `NSDraggingSession` · Source: NSDraggingSession.h · Fidelity: approximate
@preconcurrency @MainActor
public final class NSDraggingSession {
  /// What is dragged, as the destination reads it.
  public let draggingPasteboard = NSPasteboard(name: .drag)
  /// The place of the pointer in the window.
  public private(set) var draggingLocation: NSPoint
  /// Whether what is dragged goes back where it was not taken; stored, it vanishes.
  public var animatesToStartingPositionsOnCancelOrFail = true
  /// The number of the session.
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
    (draggingLocation, window) = (event.locationInWindow, view.window)
    draggingPasteboard.clearContents()
    draggingPasteboard.writeObjects(items.map(\.writer))
    picture = DraggedPicture(items, at: draggingLocation, in: view)
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
    draggingLocation = window?.upended(event.location) ?? event.location
  }
  private func move(to event: PointerEvent) {
    follow(event)
    picture?.move(to: draggingLocation)
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
        (session.draggingLocation, session.draggingPasteboard)
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

/// One thing that is dragged.
///
/// Apple counterpart: `NSDraggingItem` · Source: NSDraggingItem.h · Fidelity: approximate
@preconcurrency @MainActor
public final class NSDraggingItem {
  /// What is written on the pasteboard.
  let writer: any NSPasteboardWriting
  /// The place of the picture, in the coordinates of the view that is dragged from.
  public var draggingFrame = NSRect.zero
  private(set) var picture: NSImage?

  /// Creates an item of what is written on the pasteboard.
  public init(pasteboardWriter: any NSPasteboardWriting) { writer = pasteboardWriter }
  /// Sets the picture, an `NSImage`, and its place; nil for none.
  public func setDraggingFrame(_ frame: NSRect, contents: Any?) {
    (draggingFrame, picture) = (frame, contents as? NSImage)
  }
  /// What is dragged.
  public var item: Any { read ?? writer }
  /// What the item was read as; nil for what was written.
  var read: Any?
}

/// Where something is dragged to.
///
/// Apple counterpart: `NSDraggingContext` · Source: NSDragging.h · Fidelity: exact
public enum NSDraggingContext: Int, Sendable {
  case outsideApplication = 0
  case withinApplication = 1
}

/// What something is dragged from.
///
/// Apple counterpart: `NSDraggingSource` · Source: NSDragging.h · Fidelity: exact
@preconcurrency @MainActor
public protocol NSDraggingSource: AnyObject {
  /// Returns what may be done with what is dragged.
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  /// Called when a drag begins.
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  /// Called when the pointer moves.
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  /// Called when the drag is over, with what was done; empty for nothing.
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
}

extension NSDraggingSource {
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
}

extension NSView {
  /// Begins to drag items, from a press or its movement on.
  ///
  /// Apple counterpart: `beginDraggingSession(with:event:source:)` · Source: NSView.h · Fidelity:
  /// approximate, see `NSDraggingSession`
  @discardableResult
  public final func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession {
    let session = NSDraggingSession(items, event, source, in: self)
    NSDraggingSession.current = session
    return session
  }
  /// Sets the types of what can be dropped on the view, besides those it has.
  ///
  /// Apple counterpart: `registerForDraggedTypes(_:)` · Source: NSView.h · Fidelity: exact
  public final func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    let rarities = ensuredRarities
    for type in newTypes where !rarities.draggedTypes.contains(type) {
      rarities.draggedTypes.append(type)
    }
  }
  /// Takes nothing that is dragged any more.
  public final func unregisterDraggedTypes() { rarities?.draggedTypes = [] }
  /// The types of what can be dropped on the view.
  public final var registeredDraggedTypes: [NSPasteboard.PasteboardType] {
    rarities?.draggedTypes ?? []
  }
}
