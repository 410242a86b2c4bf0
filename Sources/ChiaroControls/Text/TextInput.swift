// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// A place between two letters of a text.
///
/// Apple counterpart: `UITextPosition` · Source: UITextInput.h · Fidelity: exact
@preconcurrency @MainActor
open class TextPosition {
  /// How many code units of UTF-16 stand before it.
  package final let offset: Int

  package init(_ offset: Int) { self.offset = offset }
}

/// What stands between two places of a text.
///
/// Apple counterpart: `UITextRange` · Source: UITextInput.h · Fidelity: exact
@preconcurrency @MainActor
open class TextRange {
  /// Where it begins.
  public final let start: TextPosition
  /// Where it ends.
  public final let end: TextPosition
  /// Whether nothing stands in it.
  open var isEmpty: Bool { start.offset == end.offset }

  package init(_ range: Range<Int>) {
    (start, end) = (TextPosition(range.lowerBound), TextPosition(range.upperBound))
  }
}

/// A view whose text is reached by places and ranges.
///
/// Apple counterpart: `UITextInput` · Source: UITextInput.h · Fidelity: approximate, without marked
/// text, lines and rectangles
@preconcurrency @MainActor
public protocol TextInput: KeyInput {
  /// What is selected, or where the insertion point stands; nil for nothing.
  var selectedTextRange: TextRange? { get set }
  /// The place before the first letter.
  var beginningOfDocument: TextPosition { get }
  /// The place behind the last letter.
  var endOfDocument: TextPosition { get }
  /// Returns the letters in a range.
  func text(in range: TextRange) -> String?
  /// Puts letters in the place of those in a range, as typing them does.
  func replace(_ range: TextRange, withText text: String)
  /// Returns what stands between two places, in whatever order they come.
  func textRange(from: TextPosition, to: TextPosition) -> TextRange?
  /// Returns the place so many code units of UTF-16 further; nil beyond the text.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns how many code units of UTF-16 stand between two places.
  func offset(from: TextPosition, to: TextPosition) -> Int
  /// Returns which of two places comes first.
  func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult
}

extension TextInput {
  /// The place before the first letter.
  public var beginningOfDocument: TextPosition { TextPosition(0) }
  /// Returns what stands between two places, in whatever order they come.
  public func textRange(from: TextPosition, to: TextPosition) -> TextRange? {
    TextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }
  /// Returns the place so many code units of UTF-16 further; nil beyond the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (place, isOver) = position.offset.addingReportingOverflow(offset)
    guard !isOver, (0...endOfDocument.offset).contains(place) else { return nil }
    return TextPosition(place)
  }
  /// Returns how many code units of UTF-16 stand between two places.
  public func offset(from: TextPosition, to: TextPosition) -> Int { to.offset - from.offset }
  /// Returns which of two places comes first.
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
  /// The place behind the last letter.
  public var endOfDocument: TextPosition { TextPosition(text.utf16.count) }
  /// Returns the letters in a range; nil where it is not of this text.
  public func text(in range: TextRange) -> String? {
    Range(range.codeUnits, in: text).map { String(text[$0]) }
  }
  /// Puts letters in the place of those in a range, as typing them does.
  public func replace(_ range: TextRange, withText text: String) {
    replace(range.codeUnits, with: text)
  }
}

extension TextField: TextInput {
  private final var letters: String { text ?? "" }
  /// The place behind the last letter.
  public var endOfDocument: TextPosition { TextPosition(letters.utf16.count) }
  /// Returns the letters in a range; nil where it is not of this text.
  public func text(in range: TextRange) -> String? {
    let letters = letters
    return Range(range.codeUnits, in: letters).map { String(letters[$0]) }
  }
  /// Puts letters in the place of those in a range, as typing them does.
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
