// SPDX-License-Identifier: MIT

public import Foundation

/// A pasteboard whose contents only this program sees.
///
/// Apple counterpart: `NSPasteboard` · Source: AppKit reference · Fidelity: approximate, other
/// programs do not see it
@preconcurrency @MainActor
open class NSPasteboard {
  /// The type of a value on the pasteboard.
  ///
  /// Apple counterpart: `NSPasteboard.PasteboardType` · Source: AppKit reference · Fidelity: exact
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The type's identifier.
    public let rawValue: String
    /// Creates a type from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    // As AppKit writes it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The address of a web page.
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A picture in PNG.
    public static let png = PasteboardType("public.png")
    /// A picture in TIFF.
    public static let tiff = PasteboardType("public.tiff")
    /// A document in PDF.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// A color.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    /// Text of a table.
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    /// Text with attributes and pictures, in RTFD.
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    /// Text in HTML.
    public static let html = PasteboardType("public.html")
    /// Text with attributes, in RTF.
    public static let rtf = PasteboardType("public.rtf")
  }
  /// The name of a pasteboard.
  ///
  /// Apple counterpart: `NSPasteboard.Name` · Source: AppKit reference · Fidelity: exact
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard of the text that people search for.
    public static let find = Name("Apple CFPasteboard find")
    /// The pasteboard of drag and drop.
    public static let drag = Name("Apple CFPasteboard drag")
    /// The pasteboard of cut, copy and paste.
    public static let general = Name("Apple CFPasteboard general")
  }

  /// The pasteboard of cut, copy and paste.
  public static let general = NSPasteboard(name: .general)
  private final var items: [NSPasteboardItem] = []
  /// The name of the pasteboard.
  public final let name: Name
  /// The number of times the pasteboard was cleared.
  public private(set) final var changeCount = 0

  /// Creates a new pasteboard, which shares nothing with others of the same name.
  public init(name: Name) { self.name = name }

  /// The types of the values on the pasteboard; nil if it is empty.
  open var types: [PasteboardType]? {
    let types = items.flatMap(\.types)
    var known: Set<PasteboardType> = []
    return types.isEmpty ? nil : types.filter { known.insert($0).inserted }
  }
  /// Empties the pasteboard; returns the new `changeCount`.
  @discardableResult
  open func clearContents() -> Int {
    items = []
    changeCount += 1
    return changeCount
  }
  /// Empties the pasteboard; returns the new `changeCount`.
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Writes data of a type into the first item; returns whether it was written.
  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    if items.isEmpty, data != nil { items = [NSPasteboardItem()] }
    items.first?.put(data, forType: dataType)
    return data != nil
  }
  /// Writes a string of a type; returns whether it was written.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }
  /// Returns the data of the first item that has the type, or the texts of all items, a line each;
  /// nil for none.
  open func data(forType dataType: PasteboardType) -> Data? {
    let parts = items.compactMap { $0.data(forType: dataType) }
    guard dataType == .string, parts.count > 1 else { return parts.first }
    return Data(parts.joined(separator: Data("\n".utf8)))
  }
  /// Returns the string of a type; nil for none.
  open func string(forType dataType: PasteboardType) -> String? {
    data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
  }
  /// Writes objects, each as an item of its own; returns false if there are none.
  @discardableResult
  open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for object in objects {
      let item = NSPasteboardItem()
      for type in object.writableTypes(for: self) {
        object.pasteboardPropertyList(forType: type).map { item.write($0, forType: type) }
      }
      items.append(item)
    }
    return !objects.isEmpty
  }
  /// Writes a property list of a type; returns whether it was written.
  @discardableResult
  open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    setData(NSPasteboardItem.data(of: plist), forType: dataType)
  }
  /// Returns the property list of a type; nil for none.
  open func propertyList(forType dataType: PasteboardType) -> Any? {
    items.lazy.compactMap { $0.propertyList(forType: dataType) }.first
  }
  /// Returns the objects of the classes that can be made of what is here: `NSString`, `NSURL` and
  /// `NSPasteboardItem`; nil for none.
  ///
  /// Apple counterpart: `readObjects(forClasses:options:)` · Source: NSPasteboard.h · Fidelity:
  /// approximate, of three classes
  open func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    let isFile = options?[.urlReadingFileURLsOnly] as? Bool == true
    let objects = items.compactMap { item in
      classArray.lazy.compactMap { item.object(of: $0, isFile: isFile) }.first
    }
    return objects.isEmpty ? nil : objects
  }
  /// Returns whether `readObjects(forClasses:options:)` has something.
  open func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool { readObjects(forClasses: classArray, options: options) != nil }
  /// Returns whether one of the types is here.
  open func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
    availableType(from: types.map { PasteboardType($0) }) != nil
  }
  /// What is here: an item for each object that was written; nil if the pasteboard is empty.
  open var pasteboardItems: [NSPasteboardItem]? { items.isEmpty ? nil : items }

  /// What to look for when objects are read.
  ///
  /// Apple counterpart: `NSPasteboard.ReadingOptionKey` · Source: NSPasteboard.h · Fidelity: exact
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only addresses of files count, a `Bool`.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// Which kinds of files count; without effect.
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
  /// Returns the first of the given types that is on the pasteboard; nil for none.
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { data(forType: $0) != nil }
  }
}

/// An object that can be written to a pasteboard.
///
/// Apple counterpart: `NSPasteboardWriting` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSPasteboardWriting {
  /// Returns the types in which the object is written.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// Returns what to write for a type: a string, data or a property list; nil for nothing.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSString: @MainActor NSPasteboardWriting {
  /// Returns the type of plain text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.string]
  }
  /// Returns the string itself.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    "\(self)"
  }
}

extension NSURL: @MainActor NSPasteboardWriting {
  /// Returns the type of a file's address, or those of another, which is a text too.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL] : [.URL, .string]
  }
  /// Returns the address as a text.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    absoluteString
  }
}
