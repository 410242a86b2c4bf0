// SPDX-License-Identifier: MIT

public import Foundation

/// What dragging does to what is dragged.
///
/// Apple counterpart: `NSDragOperation` · Source: NSDragging.h · Fidelity: exact
public struct NSDragOperation: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What is dragged is copied.
  public static let copy = NSDragOperation(rawValue: 1)
  /// A link is made to it.
  public static let link = NSDragOperation(rawValue: 2)
  /// The destination decides.
  public static let generic = NSDragOperation(rawValue: 4)
  /// Source and destination agree.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// What is dragged is moved.
  public static let move = NSDragOperation(rawValue: 16)
  /// What is dragged is deleted.
  public static let delete = NSDragOperation(rawValue: 32)
  /// Everything is allowed.
  public static let every = NSDragOperation(rawValue: .max)
}

/// What a view is told of what is dragged over it.
///
/// Apple counterpart: `NSDraggingInfo` · Source: NSDragging.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSDraggingInfo: AnyObject {
  /// The place of the pointer in the window.
  var draggingLocation: NSPoint { get }
  /// What is dragged.
  var draggingPasteboard: NSPasteboard { get }
  /// Where it comes from; nil for another app.
  var draggingSource: Any? { get }
  /// What the source allows.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// The window that it is over; nil for none.
  var draggingDestinationWindow: NSWindow? { get }
  /// The number of the session.
  var draggingSequenceNumber: Int { get }
  /// How many items would be dropped.
  var numberOfValidItemsForDrop: Int { get set }
}

/// What is told of what is dragged over it: views are, by their own methods.
///
/// Apple counterpart: `NSDraggingDestination` · Source: NSDragging.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSDraggingDestination: AnyObject {}

/// An item of a pasteboard.
///
/// Apple counterpart: `NSPasteboardItem` · Source: NSPasteboardItem.h · Fidelity: approximate,
/// kept
@preconcurrency @MainActor
open class NSPasteboardItem: NSPasteboardWriting {
  private var texts: [NSPasteboard.PasteboardType: String] = [:]
  private var parts: [NSPasteboard.PasteboardType: Data] = [:]

  /// Creates an empty item.
  public init() {}
  /// The types that the item has.
  open var types: [NSPasteboard.PasteboardType] { Array(texts.keys) + Array(parts.keys) }
  /// Sets the text of a type; returns true.
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    texts[type] = string
    return true
  }
  /// Sets the data of a type; returns true.
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    parts[type] = data
    return true
  }
  /// Returns the text of a type; nil for none.
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    texts[type] ?? parts[type].flatMap { String(data: $0, encoding: .utf8) }
  }
  /// Returns the types that the item has.
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
  /// Returns the text or the data of a type; nil for none.
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    texts[type] ?? parts[type]
  }
  /// Returns the data of a type; nil for none.
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? { parts[type] }
}
