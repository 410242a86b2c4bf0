// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A layout manager, which lays out text in a text container and maps characters to points and
/// back.
///
/// It measures text as labels do, so that an app can find the link that was touched in a label.
/// Each UTF-16 unit of the text is a glyph; lines begin at the left.
///
/// Apple counterpart: `NSLayoutManager` · Source: NSLayoutManager.h · Fidelity: approximate, only
/// the first text container is filled with text
@preconcurrency @MainActor
open class GlyphLayout {
  /// The text storage that contains the text to lay out; nil for none.
  public internal(set) final weak var textStorage: TextStorage?
  /// The text containers; only the first is filled with text.
  public private(set) final var textContainers: [TextContainer] = []
  /// Whether the leading of fonts is used; stored, but without effect, because it is always used.
  ///
  /// Fidelity: inert
  public final var usesFontLeading = true
  /// Whether only the needed part of the text is laid out; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var allowsNonContiguousLayout = false
  // Kept for who has no storage of its own, as the manager of a text view.
  private final var heldStorage: TextStorage?

  /// Creates a layout manager without a text storage or text containers.
  public init() {}

  package convenience init(of text: TextStorage, in container: TextContainer) {
    self.init()
    heldStorage = text
    textStorage = text
    addTextContainer(container)
  }

  /// Adds a text container; only the first is filled with text.
  public final func addTextContainer(_ container: TextContainer) {
    textContainers.append(container)
  }
  /// Removes the text container at an index.
  ///
  /// - Precondition: the index is in range
  public final func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

  // MARK: Layout

  /// Invalidates the layout of characters; does nothing, because the layout is computed for each
  /// request.
  public final func invalidateLayout(
    forCharacterRange range: NSRange, actualCharacterRange: NSRangePointer?
  ) {}
  /// Lays out the text of a text container; does nothing, because the layout is computed for each
  /// request.
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

  /// Returns the rectangle that the text uses in the first text container, in points; `container`
  /// is ignored.
  ///
  /// Apple counterpart: `usedRect(for:)` · Source: NSLayoutManager.h · Fidelity: approximate, it is
  /// always that of the first text container
  public final func usedRect(for container: TextContainer) -> CGRect {
    let size = places.size
    return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
  }

  /// Calls a closure for each line in a range of glyphs.
  ///
  /// The closure receives the line's rectangle, the used part of that rectangle, the text
  /// container, and the glyphs of the line.
  ///
  /// To end the enumeration, the closure sets its last argument to true.
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

  /// The number of glyphs: the length of the text in UTF-16 units.
  public final var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns the range of all glyphs of the text; `container` is ignored.
  public final func glyphRange(for container: TextContainer) -> NSRange {
    NSRange(location: 0, length: places.lines.last.map { NSMaxRange($0.range) } ?? 0)
  }
  /// Returns the glyphs of characters: the same range, because each UTF-16 unit is a glyph.
  public final func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Returns the characters of glyphs: the same range, because each UTF-16 unit is a glyph.
  public final func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the index of a glyph's character: the same index, because each UTF-16 unit is a glyph.
  public final func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the index of a character's glyph: the same index, because each UTF-16 unit is a glyph.
  public final func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the index of the character at a point, or of the nearest one if the point is outside
  /// the text.
  ///
  /// - Parameters:
  ///   - point: the point, in the coordinates of the text container
  ///   - container: ignored; the first text container is used
  ///   - partialFraction: the method sets it to how far the point is across the character, from 0
  ///     to 1
  /// - Returns: the index of the character in UTF-16 units; 0 if there is no text
  ///
  /// Apple counterpart: `characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)` ·
  /// Source: NSLayoutManager.h · Fidelity: approximate, it always uses the first text container
  public final func characterIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let unit = places.unit(at: CGPoint(x: point.x - padding, y: point.y))
    partialFraction?.pointee = unit?.fraction ?? 0
    return unit?.index ?? 0
  }

  /// Returns the index of the glyph at a point, or of the nearest one if the point is outside the
  /// text.
  ///
  /// `container` is ignored.
  public final func glyphIndex(for point: CGPoint, in container: TextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// Returns the index of the glyph at a point.
  ///
  /// It sets `partialFraction` to how far the point is across the glyph, from 0 to 1.
  public final func glyphIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// Returns the rectangle around glyphs in the coordinates of the text container; zero if there
  /// are no glyphs.
  ///
  /// Apple counterpart: `boundingRect(forGlyphRange:in:)` · Source: NSLayoutManager.h · Fidelity:
  /// approximate, it always uses the first text container
  public final func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: TextContainer
  ) -> CGRect {
    let parts = places.rectangles(of: glyphRange)
    guard let first = parts.first else { return .zero }
    return parts.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
  }

  /// Calls a closure with the rectangle of the glyphs in each line; `container` is ignored.
  ///
  /// To end the enumeration, the closure sets its last argument to true.
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

  /// Returns the rectangle of the line that contains a glyph, and sets `effectiveRange` to the
  /// glyphs of that line.
  ///
  /// If there is no such glyph, it returns a zero rectangle and does not change `effectiveRange`.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect {
    guard let line = places.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    var frame = line.frame
    frame.size.width += 2 * padding
    return frame
  }
  /// Returns the used rectangle of the line that contains a glyph; the same as
  /// `lineFragmentRect(forGlyphAt:effectiveRange:)`.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
}
