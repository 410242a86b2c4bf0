// SPDX-License-Identifier: MIT

public import Foundation

/// The attributed text of a text view; code can change it in place.
///
/// Apple counterpart: `NSTextStorage`, which is an attributed string · Source: NSTextStorage.h ·
/// Fidelity: approximate, it is not an attributed string itself
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

  /// Creates a text storage with an attributed text; it does not belong to a view.
  public convenience init(attributedString: NSAttributedString) {
    self.init(attributedString) { _ in }
  }
  /// Creates a text storage with a text and its attributes, nil for none; it does not belong to a
  /// view.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes))
  }
  /// Creates an empty text storage that does not belong to a view.
  public convenience init() { self.init(string: "") }

  /// The layout managers that lay out the text.
  public private(set) var layoutManagers: [GlyphLayout] = []
  /// Adds a layout manager, which then lays out the text.
  public func addLayoutManager(_ manager: GlyphLayout) {
    manager.textStorage = self
    layoutManagers.append(manager)
  }
  /// Removes a layout manager, which then has no text to lay out.
  public func removeLayoutManager(_ manager: GlyphLayout) {
    layoutManagers.removeAll { $0 === manager }
    if manager.textStorage === self { manager.textStorage = nil }
  }

  /// A copy of the text with its attributes.
  public var attributedString: NSAttributedString { NSAttributedString(attributedString: text) }
  /// The characters of the text.
  public var string: String { text.string }
  /// The length of the text, in UTF-16 units.
  public var length: Int { text.length }

  // MARK: Changes

  /// Begins a group of changes, which `endEditing()` shows together; groups can be nested.
  public func beginEditing() { depth += 1 }
  /// Ends a group of changes; ending the outermost group shows the changes.
  public func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, isChanged { change {} }
  }
  private func change(_ body: () -> Void) {
    body()
    isChanged = depth > 0
    if depth == 0 { onChange(attributedString) }
  }

  /// Replaces the whole text.
  public func setAttributedString(_ other: NSAttributedString) {
    change { text.setAttributedString(other) }
  }
  /// Appends attributed text.
  public func append(_ other: NSAttributedString) { change { text.append(other) } }
  /// Inserts attributed text at an offset, in UTF-16 units.
  ///
  /// - Precondition: the offset is within the text or at its end
  public func insert(_ other: NSAttributedString, at place: Int) {
    change { text.insert(other, at: place) }
  }
  /// Replaces the characters in a range, in UTF-16 units, with other characters.
  ///
  /// - Precondition: the range is within the text
  public func replaceCharacters(in range: NSRange, with other: String) {
    change { text.replaceCharacters(in: range, with: other) }
  }
  /// Replaces the characters in a range, in UTF-16 units, with attributed text.
  ///
  /// - Precondition: the range is within the text
  public func replaceCharacters(in range: NSRange, with other: NSAttributedString) {
    change { text.replaceCharacters(in: range, with: other) }
  }
  /// Deletes the characters in a range, in UTF-16 units.
  ///
  /// - Precondition: the range is within the text
  public func deleteCharacters(in range: NSRange) {
    change { text.deleteCharacters(in: range) }
  }
  /// Sets an attribute for the characters in a range, in UTF-16 units.
  ///
  /// - Precondition: the range is within the text
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { text.addAttribute(name, value: value, range: range) }
  }
  /// Sets attributes for the characters in a range, in UTF-16 units; their other attributes are
  /// kept.
  ///
  /// - Precondition: the range is within the text
  public func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change { text.addAttributes(attributes, range: range) }
  }
  /// Replaces all attributes of the characters in a range, in UTF-16 units; nil removes them.
  ///
  /// - Precondition: the range is within the text
  public func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { text.setAttributes(attributes, range: range) }
  }
  /// Removes an attribute from the characters in a range, in UTF-16 units.
  ///
  /// - Precondition: the range is within the text
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { text.removeAttribute(name, range: range) }
  }

  // MARK: Reading

  /// Returns the attributed text in a range, in UTF-16 units.
  ///
  /// - Precondition: the range is within the text
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    text.attributedSubstring(from: range)
  }
  /// Returns the value of an attribute at an offset, in UTF-16 units; nil if it is not set.
  ///
  /// - Precondition: the offset is within the text
  public func attribute(
    _ name: NSAttributedString.Key, at place: Int, effectiveRange: NSRangePointer?
  ) -> Any? { text.attribute(name, at: place, effectiveRange: effectiveRange) }
  /// Returns the attributes at an offset, in UTF-16 units.
  ///
  /// - Precondition: the offset is within the text
  public func attributes(
    at place: Int, effectiveRange: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    text.attributes(at: place, effectiveRange: effectiveRange)
  }
  /// Calls a closure for each part of a range in which an attribute has the same value, or is not
  /// set.
  ///
  /// - Precondition: the range is within the text
  public func enumerateAttribute(
    _ name: NSAttributedString.Key, in range: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { text.enumerateAttribute(name, in: range, options: options, using: block) }
}
