// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// A position in a text, between two characters.
///
/// Apple counterpart: `UITextPosition` · Source: UITextInput.h · Fidelity: exact
@preconcurrency @MainActor
open class TextPosition {
  /// The number of UTF-16 code units before the position.
  package final let offset: Int

  package init(_ offset: Int) { self.offset = offset }
}

/// A range in a text, from one position to another.
///
/// Apple counterpart: `UITextRange` · Source: UITextInput.h · Fidelity: exact
@preconcurrency @MainActor
open class TextRange {
  /// The position at which the range begins.
  public final let start: TextPosition
  /// The position at which the range ends.
  public final let end: TextPosition
  /// Whether the range contains no text, like an insertion point.
  open var isEmpty: Bool { start.offset == end.offset }

  package init(_ range: Range<Int>) {
    (start, end) = (TextPosition(range.lowerBound), TextPosition(range.upperBound))
  }
}

/// A view whose text can be read and changed with positions and ranges.
///
/// Apple counterpart: `UITextInput` · Source: UITextInput.h · Fidelity: approximate, there are no
/// marked text, lines and rectangles
@preconcurrency @MainActor
public protocol TextInput: KeyInput {
  /// The selected range; nil for none.
  ///
  /// An empty range is an insertion point.
  var selectedTextRange: TextRange? { get set }
  /// The position before the first character.
  var beginningOfDocument: TextPosition { get }
  /// The position after the last character.
  var endOfDocument: TextPosition { get }
  /// Returns the text in a range; nil if the range does not lie within the text.
  func text(in range: TextRange) -> String?
  /// Replaces the text in a range, as typing does; the delegate can refuse it.
  func replace(_ range: TextRange, withText text: String)
  /// Returns the range between two positions in either order; nil if there is none.
  func textRange(from: TextPosition, to: TextPosition) -> TextRange?
  /// Returns the position that is an offset, in UTF-16 units, away from another; nil if it is
  /// outside the text.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns the offset from one position to another, in UTF-16 units; negative if the second is
  /// earlier.
  func offset(from: TextPosition, to: TextPosition) -> Int
  /// Returns the order of two positions; ascending if the first is earlier.
  func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult
}

extension TextInput {
  /// The range that an input method is composing; always nil, because input methods only insert
  /// finished text.
  ///
  /// Apple counterpart: `markedTextRange` · Source: UITextInput.h · Fidelity: approximate, always
  /// nil
  public var markedTextRange: TextRange? { nil }
  /// The position before the first character.
  public var beginningOfDocument: TextPosition { TextPosition(0) }
  /// Returns the range between two positions in either order; never nil.
  public func textRange(from: TextPosition, to: TextPosition) -> TextRange? {
    TextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }
  /// Returns the position that is an offset, in UTF-16 units, away from another; nil if it is
  /// outside the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (place, isOver) = position.offset.addingReportingOverflow(offset)
    guard !isOver, (0...endOfDocument.offset).contains(place) else { return nil }
    return TextPosition(place)
  }
  /// Returns the offset from one position to another, in UTF-16 units; negative if the second is
  /// earlier.
  public func offset(from: TextPosition, to: TextPosition) -> Int { to.offset - from.offset }
  /// Returns the order of two positions; ascending if the first is earlier.
  public func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    let (one, two) = (position.offset, other.offset)
    return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
  }
}

extension TextRange {
  /// The range as Foundation writes it.
  package final var codeUnits: NSRange {
    NSRange(location: start.offset, length: end.offset - start.offset)
  }
}

extension TextView: TextInput {
  /// The position after the last character.
  public var endOfDocument: TextPosition { TextPosition(text.utf16.count) }
  /// Returns the text in a range; nil if the range does not lie within the text.
  public func text(in range: TextRange) -> String? {
    Range(range.codeUnits, in: text).map { String(text[$0]) }
  }
  /// Replaces the text in a range, as typing does; the delegate can refuse it.
  ///
  /// The range is clamped to the text.
  public func replace(_ range: TextRange, withText text: String) {
    replace(range.codeUnits, with: text)
  }
}

extension TextField: TextInput {
  private final var letters: String { text ?? "" }
  /// The position after the last character.
  public var endOfDocument: TextPosition { TextPosition(letters.utf16.count) }
  /// Returns the text in a range; nil if the range does not lie within the text.
  public func text(in range: TextRange) -> String? {
    let letters = letters
    return Range(range.codeUnits, in: letters).map { String(letters[$0]) }
  }
  /// Replaces the text in a range, as typing does; the delegate can refuse it.
  ///
  /// It does nothing if the range is not within the text.
  public func replace(_ range: TextRange, withText text: String) {
    let letters = letters
    guard let place = Range(range.codeUnits, in: letters) else { return }
    let start = letters.distance(from: letters.startIndex, to: place.lowerBound)
    let count = letters.distance(from: place.lowerBound, to: place.upperBound)
    replace(start..<start + count, with: text)
  }
  /// The insertion point as an empty range of code units.
  final var insertionRange: TextRange {
    get {
      let before = letters.prefix(insertionOffset ?? .max).utf16.count
      return TextRange(before..<before)
    }
    set {
      let letters = letters
      let end = letters.utf16.index(
        letters.startIndex, offsetBy: newValue.end.offset, limitedBy: letters.endIndex)
      insertionOffset = end.map { letters.distance(from: letters.startIndex, to: $0) }
    }
  }
}
