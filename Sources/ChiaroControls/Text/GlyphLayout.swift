// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// What sets a text in a room, and knows where its characters stand.
///
/// It measures as labels do, so that a label's links can be found by a touch. A glyph is a UTF-16
/// unit of the text; lines begin at the left.
///
/// Apple counterpart: `NSLayoutManager` · Source: NSLayoutManager.h · Fidelity: approximate, for
/// the first of its rooms
@preconcurrency @MainActor
open class GlyphLayout {
  /// The text; nil for none.
  public internal(set) final weak var textStorage: TextStorage?
  /// The rooms, of which the first is filled.
  public private(set) final var textContainers: [TextContainer] = []
  /// Whether the leading of fonts counts; stored, without effect: it always does.
  public final var usesFontLeading = true
  /// Whether layout is only made where it is asked for; stored, without effect: it always is.
  public final var allowsNonContiguousLayout = false
  // Kept for who has no storage of its own, as the manager of a text view.
  private final var heldStorage: TextStorage?

  /// Creates a manager without text and rooms.
  public init() {}

  package convenience init(of text: TextStorage, in container: TextContainer) {
    self.init()
    heldStorage = text
    textStorage = text
    addTextContainer(container)
  }

  /// Adds a room.
  public final func addTextContainer(_ container: TextContainer) {
    textContainers.append(container)
  }
  /// Removes a room.
  ///
  /// - Precondition: there is one at the index
  public final func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

  // MARK: Layout

  /// Requests that a part be set anew; nothing is kept that would have to be forgotten.
  public final func invalidateLayout(
    forCharacterRange range: NSRange, actualCharacterRange: NSRangePointer?
  ) {}
  /// Sets the text of a room; it is set when something is asked for.
  public final func ensureLayout(for container: TextContainer) {}

  private final var places: TextPlaces {
    let text = textStorage?.attributedString ?? NSAttributedString(string: "")
    let room = textContainers.first
    let padding = 2 * (room?.lineFragmentPadding ?? 0)
    let width = room.map { $0.size.width > 0 ? $0.size.width - padding : .infinity } ?? .infinity
    return Stage.current.places(
      of: AttributedText(text), width: width, limit: room?.maximumNumberOfLines ?? 0)
  }
  private final var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  /// Returns the rectangle of the text in a room.
  ///
  /// Apple counterpart: `usedRect(for:)` · Source: NSLayoutManager.h · Fidelity: approximate
  public final func usedRect(for container: TextContainer) -> CGRect {
    let size = places.size
    return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
  }

  /// Calls a block with the rectangle of each line of a range, what is used of it, and its
  /// characters; setting its last argument ends.
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, TextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var isOver = ObjCBool(false)
    for line in places.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
      var used = line.frame
      used.size.width += 2 * padding
      var whole = used
      if container.size.width > 0 { whole.size.width = container.size.width }
      block(whole, used, container, line.range, &isOver)
      if isOver.boolValue { return }
    }
  }

  // MARK: Characters

  /// The number of glyphs.
  public final var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns the glyphs that stand in a room.
  public final func glyphRange(for container: TextContainer) -> NSRange {
    NSRange(location: 0, length: places.lines.last.map { NSMaxRange($0.range) } ?? 0)
  }
  /// Returns the glyphs of characters: those of the same numbers.
  public final func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Returns the characters of glyphs: those of the same numbers.
  public final func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the character of a glyph: that of the same number.
  public final func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character: that of the same number.
  public final func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character at a point of a room, the nearest one outside of the text.
  ///
  /// - Parameters:
  ///   - point: the point, in the room's coordinates
  ///   - container: the room
  ///   - partialFraction: becomes how far the point lies in the character, from 0 to 1
  /// - Returns: the character, 0 without a text
  ///
  /// Apple counterpart: `characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)` ·
  /// Source: NSLayoutManager.h · Fidelity: approximate
  public final func characterIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let unit = places.unit(at: CGPoint(x: point.x - padding, y: point.y))
    partialFraction?.pointee = unit?.fraction ?? 0
    return unit?.index ?? 0
  }

  /// Returns the glyph at a point of a room, the nearest one outside of the text.
  public final func glyphIndex(for point: CGPoint, in container: TextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// Returns the glyph at a point of a room, and how far the point lies in it.
  public final func glyphIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// Returns the rectangle around glyphs of a room.
  ///
  /// Apple counterpart: `boundingRect(forGlyphRange:in:)` · Source: NSLayoutManager.h · Fidelity:
  /// approximate
  public final func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: TextContainer
  ) -> CGRect {
    let parts = places.rectangles(of: glyphRange)
    guard let first = parts.first else { return .zero }
    return parts.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
  }

  /// Calls a block with the rectangles of glyphs, one a line; setting its last argument ends.
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in container: TextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isOver = ObjCBool(false)
    for part in places.rectangles(of: glyphRange) {
      block(part.offsetBy(dx: padding, dy: 0), &isOver)
      if isOver.boolValue { return }
    }
  }

  /// Returns the rectangle of a glyph's line.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect {
    guard let line = places.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    var frame = line.frame
    frame.size.width += 2 * padding
    return frame
  }
  /// Returns the rectangle of what is used of a glyph's line.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
}
