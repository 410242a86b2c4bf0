// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension TextView {
    /// The view's text with its attributes; changing the storage changes the view's text.
    ///
    /// Apple counterpart: `textStorage` · Source: UITextView.h · Fidelity: approximate, each read
    /// returns a new object
    public var textStorage: TextStorage {
      let text = attributedText ?? NSAttributedString(string: "")
      return TextStorage(text) { [weak self] in self?.attributedText = $0 }
    }

    /// The layout of the view's text, which gives the positions of its characters and lines.
    ///
    /// Apple counterpart: `layoutManager` · Source: UITextView.h · Fidelity: approximate, each read
    /// returns a new object
    public var layoutManager: GlyphLayout {
      var room = textContainer.size
      room.height = .greatestFiniteMagnitude
      let container = TextContainer(size: room)
      container.lineFragmentPadding = textContainer.lineFragmentPadding
      return GlyphLayout(of: textStorage, in: container)
    }

    /// Returns the text position that is nearest to a point in the view's coordinates; never nil,
    /// and the beginning for an empty text.
    ///
    /// Apple counterpart: `closestPosition(to:)` · Source: UITextInput.h · Fidelity: exact
    public func closestPosition(to point: CGPoint) -> TextPosition? {
      guard let letter = letter(at: point) else { return beginningOfDocument }
      return TextPosition(letter.share > 0.5 ? NSMaxRange(letter.range) : letter.range.location)
    }

    /// Returns the range of the composed character that is nearest to a point in the view's
    /// coordinates; nil for an empty text.
    ///
    /// Apple counterpart: `characterRange(at:)` · Source: UITextInput.h · Fidelity: approximate,
    /// for a point outside the text it returns the nearest character
    public func characterRange(at point: CGPoint) -> TextRange? {
      letter(at: point).map { TextRange($0.range.location..<NSMaxRange($0.range)) }
    }

    /// Returns the rectangle of the insertion point at a position, in the view's coordinates.
    ///
    /// The rectangle is two points wide and as high as a line in the view's font.
    ///
    /// Apple counterpart: `caretRect(for:)` · Source: UITextInput.h · Fidelity: approximate, treats
    /// all text as running from left to right
    public func caretRect(for position: TextPosition) -> CGRect {
      let place = insertionPoint(min(max(0, position.offset), text.utf16.count))
      return CGRect(
        x: place.x + textContainerInset.left, y: place.y + textContainerInset.top, width: 2,
        height: textMeasure.lineHeight(of: font))
    }

    /// Where the insertion point before a code unit begins, from above, in the text container.
    private func insertionPoint(_ index: Int) -> CGPoint {
      let start = CGPoint(x: textContainer.lineFragmentPadding, y: 0)
      guard !text.isEmpty else { return start }
      let string = NSString(string: text)
      if index == 0 { return frame(of: 0, string)?.origin ?? start }
      let isNewLine = string.character(at: index - 1) == 10
      if isNewLine, index < string.length { return frame(of: index, string)?.origin ?? start }
      guard let before = frame(of: index - 1, string) else { return start }
      // Behind the last line break a line begins.
      if isNewLine { return CGPoint(x: start.x, y: before.maxY) }
      return CGPoint(x: before.maxX, y: before.minY)
    }

    private func frame(of index: Int, _ string: NSString) -> CGRect? {
      let manager = layoutManager
      let range = string.rangeOfComposedCharacterSequence(at: index)
      return manager.textContainers.first.map { manager.boundingRect(forGlyphRange: range, in: $0) }
    }

    private func letter(at point: CGPoint) -> (range: NSRange, share: CGFloat)? {
      guard !text.isEmpty else { return nil }
      let manager = layoutManager
      guard let container = manager.textContainers.first else { return nil }
      var share: CGFloat = 0
      let place = CGPoint(
        x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
      let index = manager.characterIndex(
        for: place, in: container, fractionOfDistanceBetweenInsertionPoints: &share)
      let string = NSString(string: text)
      return (string.rangeOfComposedCharacterSequence(at: min(index, string.length - 1)), share)
    }
  }
#endif
