// SPDX-License-Identifier: MIT

public import Foundation

/// The text of a text view with its attributes, to be changed in place.
///
/// Apple counterpart: `NSTextStorage`, which is an attributed string · Source: NSTextStorage.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
public final class TextStorage {
  private let text: NSMutableAttributedString
  /// What to do after a change, with the whole text.
  private let onChange: (NSAttributedString) -> Void
  private var depth = 0
  private var isChanged = false

  /// Creates the storage of a text view.
  package init(_ text: NSAttributedString, onChange: @escaping (NSAttributedString) -> Void) {
    self.text = NSMutableAttributedString(attributedString: text)
    self.onChange = onChange
  }

  /// Creates a text of its own, which belongs to no view.
  public convenience init(attributedString: NSAttributedString) {
    self.init(attributedString) { _ in }
  }
  /// Creates a text of its own with the same attributes all over; nil for none.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes))
  }
  /// Creates an empty text of its own.
  public convenience init() { self.init(string: "") }

  /// What sets the text in rooms.
  public private(set) var layoutManagers: [GlyphLayout] = []
  /// Has a layout manager set the text.
  public func addLayoutManager(_ manager: GlyphLayout) {
    manager.textStorage = self
    layoutManagers.append(manager)
  }
  /// Has a layout manager set the text no longer.
  public func removeLayoutManager(_ manager: GlyphLayout) {
    layoutManagers.removeAll { $0 === manager }
    if manager.textStorage === self { manager.textStorage = nil }
  }

  /// The text with its attributes.
  public var attributedString: NSAttributedString { NSAttributedString(attributedString: text) }
  /// The text.
  public var string: String { text.string }
  /// The number of UTF-16 units.
  public var length: Int { text.length }

  // MARK: Changes

  /// Begins changes that are shown together, at `endEditing()`.
  public func beginEditing() { depth += 1 }
  /// Ends changes that are shown together.
  public func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, isChanged { change {} }
  }
  private func change(_ body: () -> Void) {
    body()
    isChanged = depth > 0
    if depth == 0 { onChange(attributedString) }
  }

  /// Replaces the text.
  public func setAttributedString(_ other: NSAttributedString) {
    change { text.setAttributedString(other) }
  }
  /// Adds at the end.
  public func append(_ other: NSAttributedString) { change { text.append(other) } }
  /// Inserts at a place.
  public func insert(_ other: NSAttributedString, at place: Int) {
    change { text.insert(other, at: place) }
  }
  /// Replaces a part.
  public func replaceCharacters(in range: NSRange, with other: String) {
    change { text.replaceCharacters(in: range, with: other) }
  }
  /// Replaces a part.
  public func replaceCharacters(in range: NSRange, with other: NSAttributedString) {
    change { text.replaceCharacters(in: range, with: other) }
  }
  /// Deletes a part.
  public func deleteCharacters(in range: NSRange) {
    change { text.deleteCharacters(in: range) }
  }
  /// Sets an attribute of a part.
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { text.addAttribute(name, value: value, range: range) }
  }
  /// Sets attributes of a part, and leaves its others.
  public func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change { text.addAttributes(attributes, range: range) }
  }
  /// Sets the attributes of a part; nil for none.
  public func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { text.setAttributes(attributes, range: range) }
  }
  /// Removes an attribute of a part.
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { text.removeAttribute(name, range: range) }
  }

  // MARK: Reading

  /// Returns a part.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    text.attributedSubstring(from: range)
  }
  /// Returns an attribute at a place; nil for none.
  public func attribute(
    _ name: NSAttributedString.Key, at place: Int, effectiveRange: NSRangePointer?
  ) -> Any? { text.attribute(name, at: place, effectiveRange: effectiveRange) }
  /// Returns the attributes at a place.
  public func attributes(
    at place: Int, effectiveRange: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    text.attributes(at: place, effectiveRange: effectiveRange)
  }
  /// Calls a block with each part of a range that has one value of an attribute.
  public func enumerateAttribute(
    _ name: NSAttributedString.Key, in range: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { text.enumerateAttribute(name, in: range, options: options, using: block) }
}
