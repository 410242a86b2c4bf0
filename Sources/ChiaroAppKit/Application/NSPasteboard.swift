// SPDX-License-Identifier: MIT

public import Foundation

/// What was copied last, within the program.
///
/// Apple counterpart: `NSPasteboard` · Source: AppKit reference · Fidelity: approximate, other
/// programs do not see it
@MainActor
open class NSPasteboard {
  /// The kind of what was copied.
  ///
  /// Apple counterpart: `NSPasteboard.PasteboardType` · Source: AppKit reference · Fidelity: exact
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The kind as text.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    // As AppKit writes it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A page.
    public static let URL = PasteboardType("public.url")
    /// A file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A picture.
    public static let png = PasteboardType("public.png")
    /// A page's text.
    public static let html = PasteboardType("public.html")
    /// Text with attributes.
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
    /// For what is searched.
    public static let find = Name("Apple CFPasteboard find")
    /// For what is dragged.
    public static let drag = Name("Apple CFPasteboard drag")
    /// For what is copied.
    public static let general = Name("Apple CFPasteboard general")
  }

  /// The pasteboard for copying.
  public static let general = NSPasteboard(name: .general)
  private final var contents: [(type: PasteboardType, data: Data)] = []
  /// The name of the pasteboard.
  public final let name: Name
  /// How often somebody cleared the pasteboard to copy something.
  public private(set) final var changeCount = 0

  /// Creates a pasteboard with a name, which is another one than those of the same name.
  public init(name: Name) { self.name = name }

  /// The kinds of what was copied; nil for nothing.
  open var types: [PasteboardType]? { contents.isEmpty ? nil : contents.map(\.type) }
  /// Throws away what was copied; returns the number of changes.
  @discardableResult
  open func clearContents() -> Int {
    contents = []
    changeCount += 1
    return changeCount
  }
  /// Throws away what was copied; returns the number of changes.
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Copies data; returns whether it was copied.
  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    contents.removeAll { $0.type == dataType }
    if let data { contents.append((dataType, data)) }
    return data != nil
  }
  /// Copies a text; returns whether it was copied.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }
  /// Returns data that was copied; nil for none.
  open func data(forType dataType: PasteboardType) -> Data? {
    contents.first { $0.type == dataType }?.data
  }
  /// Returns a text that was copied; nil for none.
  open func string(forType dataType: PasteboardType) -> String? {
    data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
  }
  /// Copies objects; returns whether there were any.
  @discardableResult
  open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for object in objects {
      for type in object.writableTypes(for: self) {
        switch object.pasteboardPropertyList(forType: type) {
        case let text as String: setString(text, forType: type)
        case let data as Data: setData(data, forType: type)
        default: break
        }
      }
    }
    return !objects.isEmpty
  }
  /// Returns the first of some kinds that was copied; nil for none.
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { type in contents.contains { $0.type == type } }
  }
}

/// An object that can be copied.
///
/// Apple counterpart: `NSPasteboardWriting` · Source: AppKit reference · Fidelity: approximate
@MainActor
public protocol NSPasteboardWriting {
  /// Returns the kinds in which the object is copied.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// Returns the text or data of a kind; nil for none.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSString: @MainActor NSPasteboardWriting {
  /// Returns text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.string]
  }
  /// Returns the text.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    "\(self)"
  }
}
