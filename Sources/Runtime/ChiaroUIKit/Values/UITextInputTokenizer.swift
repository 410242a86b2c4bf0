// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A unit of text, such as a word or a paragraph.
  ///
  /// Apple counterpart: `UITextGranularity` · Source: UITextInput.h · Fidelity: exact
  public enum UITextGranularity: Int, Sendable, CaseIterable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
  }

  /// A direction in a text.
  ///
  /// Apple counterpart: `UITextDirection` · Source: UITextInput.h · Fidelity: exact
  public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the direction; `storage(_:)` takes it from the storage direction.
    public let rawValue: Int
    /// Creates a direction from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Returns the direction that moves forward or backward in the text's storage order.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
      UITextDirection(rawValue: direction.rawValue)
    }
  }

  /// The direction along the order in which a text is stored.
  ///
  /// Apple counterpart: `UITextStorageDirection` · Source: UITextInput.h · Fidelity: exact
  public enum UITextStorageDirection: Int, Sendable, CaseIterable {
    case forward = 0
    case backward = 1
  }

  /// A tokenizer that finds words, paragraphs and other units in the text of a view.
  ///
  /// Apple counterpart: `UITextInputTokenizer` · Source: UITextInput.h · Fidelity: approximate, a
  /// sentence or line is the whole paragraph
  @preconcurrency @MainActor
  public final class UITextInputStringTokenizer {
    private weak var input: (any TextInput)?

    /// Creates a tokenizer for the text of a view, which is referenced weakly.
    public init(textInput: any TextInput) { input = textInput }

    /// Returns the range of the text unit that encloses a position; nil if there is none.
    ///
    /// If two units meet at the position, the direction decides: forward for the unit after the
    /// position, backward for the unit before it. The result is nil if that side has no unit, such
    /// as at the end of the text when looking forward, or between words for the granularity `word`.
    /// It is also nil after the view is gone.
    public func rangeEnclosingPosition(
      _ position: TextPosition, with granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> TextRange? {
      guard let input, let whole = range(of: input), let text = input.text(in: whole) else {
        return nil
      }
      let start = input.offset(from: input.beginningOfDocument, to: position)
      let unit = direction.rawValue == UITextStorageDirection.backward.rawValue ? start - 1 : start
      guard let part = Self.part(of: text as NSString, at: unit, granularity),
        let first = input.position(from: input.beginningOfDocument, offset: part.location),
        let last = input.position(from: first, offset: part.length)
      else { return nil }
      return input.textRange(from: first, to: last)
    }

    /// Returns whether a position lies in a text unit, or at the unit's edge on the side of the
    /// direction.
    public func isPosition(
      _ position: TextPosition, withinTextUnit granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> Bool {
      rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func range(of input: any TextInput) -> TextRange? {
      input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    }

    private static func part(
      of text: NSString, at unit: Int, _ granularity: UITextGranularity
    ) -> NSRange? {
      guard unit >= 0, unit < text.length else { return nil }
      switch granularity {
      case .character: return text.rangeOfComposedCharacterSequence(at: unit)
      case .word: return word(of: text, at: unit)
      case .sentence, .paragraph, .line:
        return text.paragraphRange(for: NSRange(location: unit, length: 0))
      case .document: return NSRange(location: 0, length: text.length)
      }
    }

    private static func word(of text: NSString, at unit: Int) -> NSRange? {
      func isLetter(_ index: Int) -> Bool {
        let letter = text.substring(with: text.rangeOfComposedCharacterSequence(at: index))
        return letter.unicodeScalars.first.map { CharacterSet.alphanumerics.contains($0) } ?? false
      }
      guard isLetter(unit) else { return nil }
      var (first, last) = (unit, unit)
      while first > 0, isLetter(first - 1) { first -= 1 }
      while last + 1 < text.length, isLetter(last + 1) { last += 1 }
      return NSRange(location: first, length: last + 1 - first)
    }
  }

  extension TextView {
    /// The tokenizer of the view's text, which finds words and other units.
    ///
    /// Apple counterpart: `tokenizer` · Source: UITextInput.h · Fidelity: approximate, each read
    /// returns a new object
    public var tokenizer: UITextInputStringTokenizer { UITextInputStringTokenizer(textInput: self) }
  }
#endif
