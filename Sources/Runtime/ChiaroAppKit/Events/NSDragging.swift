// SPDX-License-Identifier: MIT

public import Foundation

/// The operations that a drop can perform with the dragged data.
///
/// Apple counterpart: `NSDragOperation` · Source: NSDragging.h · Fidelity: exact
public struct NSDragOperation: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The operation that copies the dragged data.
  public static let copy = NSDragOperation(rawValue: 1)
  /// The operation that creates a link to the dragged data.
  public static let link = NSDragOperation(rawValue: 2)
  /// The operation that the destination chooses.
  public static let generic = NSDragOperation(rawValue: 4)
  /// The operation that the source and the destination negotiate privately.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// The operation that moves the dragged data.
  public static let move = NSDragOperation(rawValue: 16)
  /// The operation that deletes the dragged data.
  public static let delete = NSDragOperation(rawValue: 32)
  /// All operations.
  public static let every = NSDragOperation(rawValue: .max)
}

/// The state of a drag, as given to its destination.
///
/// Apple counterpart: `NSDraggingInfo` · Source: NSDragging.h · Fidelity: approximate, only drags
/// within a window
@preconcurrency @MainActor
public protocol NSDraggingInfo: AnyObject {
  /// The location of the pointer in the window, in points from its lower left corner.
  var draggingLocation: NSPoint { get }
  /// The pasteboard that holds the dragged items.
  var draggingPasteboard: NSPasteboard { get }
  /// The object that began the drag; nil if another app began it, which does not happen here.
  var draggingSource: Any? { get }
  /// The operations that the source allows.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// The window that the pointer is over; nil for none.
  var draggingDestinationWindow: NSWindow? { get }
  /// The number that identifies the dragging session.
  var draggingSequenceNumber: Int { get }
  /// The number of items that a drop would accept; stored, but without effect.
  ///
  /// Fidelity: inert
  var numberOfValidItemsForDrop: Int { get set }
  /// Calls a closure for each dragged item of the given classes; the default calls it for no item.
  func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes: [AnyClass],
    searchOptions: [NSPasteboard.ReadingOptionKey: Any],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
}

extension NSDraggingInfo {
  /// Calls a closure for each dragged item of the given classes; the default calls it for no item.
  public func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes: [AnyClass],
    searchOptions: [NSPasteboard.ReadingOptionKey: Any],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// The options for enumerating dragged items; ignored here.
///
/// Apple counterpart: `NSDraggingItemEnumerationOptions` · Source: NSDragging.h · Fidelity: exact
public struct NSDraggingItemEnumerationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option to call the closure for several items concurrently; never done here.
  public static let concurrent = NSDraggingItemEnumerationOptions(rawValue: 1)
  /// An option to remove the drag images of items that are of none of the classes; never done here.
  public static let clearNonenumeratedImages = NSDraggingItemEnumerationOptions(rawValue: 1 << 16)
}

/// The destination of a drag; the protocol is empty here, because views have the methods
/// themselves.
///
/// Apple counterpart: `NSDraggingDestination` · Source: NSDragging.h · Fidelity: approximate,
/// without requirements
@preconcurrency @MainActor
public protocol NSDraggingDestination: AnyObject {}

/// An item on a pasteboard, such as a dragged file, which has a value for each of its types.
///
/// Apple counterpart: `NSPasteboardItem` · Source: NSPasteboardItem.h · Fidelity: approximate,
/// without promised data
@preconcurrency @MainActor
open class NSPasteboardItem: NSPasteboardWriting {
  private final var parts: [(type: NSPasteboard.PasteboardType, data: Data)] = []

  /// Creates an item without values.
  public init() {}
  /// The types for which the item has a value, in the order in which their values were last set.
  open var types: [NSPasteboard.PasteboardType] { parts.map(\.type) }
  /// Sets the value for a type to a string, encoded in UTF-8; returns true.
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
  /// Sets the value for a type to data; returns true.
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    put(data, forType: type)
    return true
  }
  /// Sets the value for a type to a property list; returns false if it is not a property list.
  @discardableResult
  open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType)
    -> Bool
  {
    guard let data = Self.data(of: propertyList) else { return false }
    return setData(data, forType: type)
  }
  /// Returns the value for a type as a property list; nil for none.
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    data(forType: type).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
  }
  /// Returns the value for a type, decoded as UTF-8; nil for none.
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).map { String(decoding: $0, as: UTF8.self) }
  }
  /// Returns the types for which the item has a value.
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
  /// Returns the value for a type as data; nil for none.
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    data(forType: type)
  }
  /// Returns the value for a type as data; nil for none.
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    parts.first { $0.type == type }?.data
  }

  /// Sets or removes the data of a type.
  final func put(_ data: Data?, forType type: NSPasteboard.PasteboardType) {
    parts.removeAll { $0.type == type }
    if let data { parts.append((type, data)) }
  }
  /// Sets what an object writes: a text and data as they are, else a property list.
  final func write(_ plist: Any, forType type: NSPasteboard.PasteboardType) {
    switch plist {
    case let text as String: setString(text, forType: type)
    case let data as Data: setData(data, forType: type)
    default: setPropertyList(plist, forType: type)
    }
  }
  /// Returns the data of a property list; nil for something else.
  static func data(of plist: Any) -> Data? {
    try? PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
  }
  /// Returns an object of a class that can be made of the item; nil for none.
  final func object(of kind: AnyClass, isFile: Bool) -> Any? {
    if kind == NSString.self { return string(forType: .string).map { $0 as NSString } }
    if kind == NSPasteboardItem.self { return self }
    let types: [NSPasteboard.PasteboardType] = isFile ? [.fileURL] : [.fileURL, .URL]
    guard kind == NSURL.self else { return nil }
    return types.lazy.compactMap { self.string(forType: $0) }.compactMap { NSURL(string: $0) }.first
  }
}
