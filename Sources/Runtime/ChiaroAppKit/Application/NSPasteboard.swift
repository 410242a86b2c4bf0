// SPDX-License-Identifier: MIT

public import Foundation

/// A pasteboard, whose contents only this program can read.
///
/// Apple counterpart: `NSPasteboard` · Source: AppKit reference · Fidelity: approximate, not shared
/// with other programs
@preconcurrency @MainActor
open class NSPasteboard {
  /// The type of a value on the pasteboard.
  ///
  /// Apple counterpart: `NSPasteboard.PasteboardType` · Source: AppKit reference · Fidelity: exact
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The type's uniform type identifier.
    public let rawValue: String
    /// Creates a type from its uniform type identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its uniform type identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Plain text in UTF-8.
    public static let string = PasteboardType("public.utf8-plain-text")
    // As AppKit writes it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A URL, such as that of a web page.
    public static let URL = PasteboardType("public.url")
    /// The URL of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A PNG image.
    public static let png = PasteboardType("public.png")
    /// A TIFF image.
    public static let tiff = PasteboardType("public.tiff")
    /// A PDF document.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// A color.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    /// The cells of a table as text, separated by tabs.
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    /// Attributed text with attachments, in RTFD format.
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    /// Text in HTML format.
    public static let html = PasteboardType("public.html")
    /// Attributed text in RTF format.
    public static let rtf = PasteboardType("public.rtf")
  }
  /// The name of a pasteboard.
  ///
  /// Apple counterpart: `NSPasteboard.Name` · Source: AppKit reference · Fidelity: exact
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the pasteboard that holds the text to search for.
    public static let find = Name("Apple CFPasteboard find")
    /// The name of the pasteboard for drag and drop.
    public static let drag = Name("Apple CFPasteboard drag")
    /// The name of the pasteboard for cut, copy and paste.
    public static let general = Name("Apple CFPasteboard general")
  }

  /// The pasteboard for cut, copy and paste.
  public static let general = NSPasteboard(name: .general)
  private final var items: [NSPasteboardItem] = []
  /// The name of the pasteboard.
  public final let name: Name
  /// The number of times that the pasteboard was cleared; it starts at 0.
  public private(set) final var changeCount = 0

  /// Creates an empty pasteboard; it does not share contents with other pasteboards of the same
  /// name.
  public init(name: Name) { self.name = name }

  /// The types for which the pasteboard has values, without duplicates; nil if it has none.
  open var types: [PasteboardType]? {
    let types = items.flatMap(\.types)
    var known: Set<PasteboardType> = []
    return types.isEmpty ? nil : types.filter { known.insert($0).inserted }
  }
  /// Empties the pasteboard and returns the new `changeCount`.
  @discardableResult
  open func clearContents() -> Int {
    items = []
    changeCount += 1
    return changeCount
  }
  /// Empties the pasteboard and returns the new `changeCount`.
  ///
  /// Both parameters are ignored. Write the values with `setString(_:forType:)` and similar
  /// methods.
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Sets the first item's data for a type and returns true; with nil, removes that data and
  /// returns false.
  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    if items.isEmpty, data != nil { items = [NSPasteboardItem()] }
    items.first?.put(data, forType: dataType)
    return data != nil
  }
  /// Sets the first item's value for a type to a string, encoded in UTF-8; returns true.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }
  /// Returns the data for a type from the first item that has the type; nil if none has it.
  ///
  /// For the type `string` it returns the text of all items, one per line.
  open func data(forType dataType: PasteboardType) -> Data? {
    let parts = items.compactMap { $0.data(forType: dataType) }
    guard dataType == .string, parts.count > 1 else { return parts.first }
    return Data(parts.joined(separator: Data("\n".utf8)))
  }
  /// Returns the value for a type, decoded as UTF-8; nil if no item has the type.
  ///
  /// For the type `string` it returns the text of all items, one per line.
  open func string(forType dataType: PasteboardType) -> String? {
    data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
  }
  /// Appends one item for each object to the pasteboard; returns false if there are no objects.
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
  /// Sets the first item's value for a type to a property list; returns false if `plist` is not a
  /// property list.
  @discardableResult
  open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    setData(NSPasteboardItem.data(of: plist), forType: dataType)
  }
  /// Returns the value for a type as a property list, from the first item that has one; nil for
  /// none.
  open func propertyList(forType dataType: PasteboardType) -> Any? {
    items.lazy.compactMap { $0.propertyList(forType: dataType) }.first
  }
  /// Returns the pasteboard's items as objects of the given classes; nil if no item can be read.
  ///
  /// Classes other than `NSString`, `NSURL` and `NSPasteboardItem` are ignored. Each item becomes
  /// an object of the first class in the array that suits it.
  ///
  /// Apple counterpart: `readObjects(forClasses:options:)` · Source: NSPasteboard.h · Fidelity:
  /// approximate, only three classes
  open func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    let isFile = options?[.urlReadingFileURLsOnly] as? Bool == true
    let objects = items.compactMap { item in
      classArray.lazy.compactMap { item.object(of: $0, isFile: isFile) }.first
    }
    return objects.isEmpty ? nil : objects
  }
  /// Returns whether `readObjects(forClasses:options:)` would return any objects.
  open func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool { readObjects(forClasses: classArray, options: options) != nil }
  /// Returns whether the pasteboard has a value for one of the types; types that conform to them do
  /// not count.
  open func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
    availableType(from: types.map { PasteboardType($0) }) != nil
  }
  /// The pasteboard's items, one for each object that was written; nil if there are none.
  open var pasteboardItems: [NSPasteboardItem]? { items.isEmpty ? nil : items }

  /// A key for an option of `readObjects(forClasses:options:)`.
  ///
  /// Apple counterpart: `NSPasteboard.ReadingOptionKey` · Source: NSPasteboard.h · Fidelity: exact
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for whether to read only URLs of files; the value is a `Bool`.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// The key for the content types of the files to read; has no effect here.
    ///
    /// Fidelity: inert
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
  /// Returns the first of the given types for which the pasteboard has a value; nil for none.
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { data(forType: $0) != nil }
  }
}

/// An object that can be written to a pasteboard.
///
/// Apple counterpart: `NSPasteboardWriting` · Source: AppKit reference · Fidelity: approximate,
/// without promised data
@preconcurrency @MainActor
public protocol NSPasteboardWriting {
  /// Returns the types that the object writes to a pasteboard.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// Returns the object's value for a type, which is a string, data or a property list; nil for
  /// none.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSString: @MainActor NSPasteboardWriting {
  /// Returns the only type that the string writes: plain text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.string]
  }
  /// Returns the string itself, for every type.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    "\(self)"
  }
}

extension NSURL: @MainActor NSPasteboardWriting {
  /// Returns the types that the URL writes: `fileURL` for a file URL, otherwise `URL` and `string`.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL] : [.URL, .string]
  }
  /// Returns the absolute URL as a string, for every type.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    absoluteString
  }
}
