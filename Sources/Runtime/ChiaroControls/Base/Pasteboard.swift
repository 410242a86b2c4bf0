// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A pasteboard that only this program uses, separate from the desktop's clipboard.
///
/// Apple counterpart: `UIPasteboard` · Source: UIPasteboard.h · Fidelity: approximate, other
/// programs cannot read it
@preconcurrency @MainActor
public final class Pasteboard {
  /// The pasteboard for cut, copy and paste.
  public static let general = Pasteboard()

  /// The items of the pasteboard.
  ///
  /// Each item is a dictionary from type identifiers, such as `public.url`, to values.
  public var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  /// The number of times that the pasteboard has changed.
  public private(set) var changeCount = 0

  /// Creates an empty pasteboard.
  public init() {}

  /// The text of the first item, nil for none; setting it replaces all items.
  public var string: String? {
    get { items.first.flatMap(Self.text) }
    set { set(newValue, "public.utf8-plain-text") }
  }
  /// The texts of the items that contain text; nil if the pasteboard has no items.
  ///
  /// Setting them replaces all items.
  public var strings: [String]? {
    get {
      items.isEmpty ? nil : items.compactMap(Self.text)
    }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }
  /// The URL of the first item, nil for none; setting it replaces all items.
  public var url: URL? {
    get { value() }
    set { set(newValue, "public.url") }
  }
  /// The image of the first item, nil for none; setting it replaces all items.
  public var image: Image? {
    get { value() }
    set { set(newValue, "public.image") }
  }
  /// The color of the first item, nil for none; setting it replaces all items.
  public var color: DynamicColor? {
    get { value() }
    set { set(newValue, "com.apple.uikit.color") }
  }
  /// Whether the first item has text.
  public var hasStrings: Bool { string != nil }
  /// Whether the first item has an image.
  public var hasImages: Bool { image != nil }
  /// Whether the first item has a URL.
  public var hasURLs: Bool { url != nil }
  /// The number of items.
  public var numberOfItems: Int { items.count }

  /// The text of an item: a string or data of a type of plain text.
  private static func text(of item: [String: Any]) -> String? {
    textTypes.lazy.compactMap { type in
      item[type] as? String ?? (item[type] as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }.first
  }
  private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]

  private func value<Value>() -> Value? {
    items.first?.values.lazy.compactMap { $0 as? Value }.first
  }

  private func set(_ value: Any?, _ type: String) { items = value.map { [[type: $0]] } ?? [] }

  /// Replaces all items with one item that has data of a type.
  public func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }
  /// Replaces all items with one item that has a value of a type.
  public func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }
  /// Returns the first item's data of a type; nil if the item has no data of this type.
  ///
  /// Text and URLs are returned in UTF-8.
  ///
  /// Apple counterpart: `data(forPasteboardType:)` · Source: UIPasteboard.h · Fidelity:
  /// approximate, nil for images and colors
  public func data(forPasteboardType type: String) -> Data? {
    switch items.first?[type] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }
  /// Returns the first item's value of a type; nil if the item has no value of this type.
  ///
  /// Apple counterpart: `value(forPasteboardType:)` · Source: UIPasteboard.h · Fidelity: exact
  public func value(forPasteboardType type: String) -> Any? { items.first?[type] }
}
