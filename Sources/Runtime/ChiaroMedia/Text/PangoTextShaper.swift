// SPDX-License-Identifier: MIT

public import ChiaroRaster

#if CHIARO_TEXT
  import CCairo
  import CPango
#endif

/// A text shaper based on Pango and HarfBuzz, with all scripts, both directions, emoji, line
/// breaking and truncation.
///
/// Glyphs are unhinted outlines, and positions are not rounded to whole pixels, so a scale of 2
/// exactly doubles all positions. The shaper may be used from several threads at once. Text beyond
/// 65,536 characters or a million points counts as truncated.
///
/// ```swift
/// if let shaper = PangoTextShaper() {
///   let hello = DisplayList.Text("안녕하세요", size: 17)
///   shaper.measure(hello, width: .infinity, lineLimit: 0)
/// }
/// ```
///
/// Apple counterpart: Core Text · Source: this project · Fidelity: approximate, with other fonts
public struct PangoTextShaper: TextShaper {
  #if CHIARO_TEXT
    let book: FontBook
    private let sizes = SizeMemory()
  #endif
  /// The selection of fonts.
  public let fonts: FontSelection
  /// The fonts, files and folders that could not be opened; empty if all could be opened.
  public let missingFonts: [String]

  /// Creates a shaper; nil if Pango was missing when the program was built.
  ///
  /// Opening fonts is slow, especially with `system`, so keep a shaper and share it.
  public init?(fonts: FontSelection = .bundled) {
    #if CHIARO_TEXT
      self.fonts = fonts
      book = FontBook(fonts)
      missingFonts = book.missing
    #else
      return nil
    #endif
  }

  /// Creates a shaper that sets all text in the font of a file, as far as it has the characters;
  /// nil when the file cannot be opened, or Pango was missing when the program was built.
  ///
  /// A line is as high as the font asks for, in the face's own weight.
  package init?(face: FontFace) {
    #if CHIARO_TEXT
      fonts = .pinned([face.path])
      book = FontBook(fonts, face: face)
      missingFonts = book.missing
      if !missingFonts.isEmpty { return nil }
    #else
      return nil
    #endif
  }

  /// Returns the size that a text takes if lines are broken at `width`; both are in points.
  ///
  /// The height is that of a whole number of lines, at most `lineLimit`; 0 means no limit.
  public func measure(
    _ text: DisplayList.Text, width: Float, lineLimit: Int
  ) -> PointSize {
    #if CHIARO_TEXT
      let width = width.isNaN ? .infinity : width
      return sizes.size(SizeMemory.Key(text: text, width: width, lineLimit: lineLimit)) {
        book.withContexts { SetText(text, width: width, limit: lineLimit, $0).size }
      }
    #else
      return PointSize(width: 0, height: 0)
    #endif
  }

  /// Returns the distance from the top of the first line to its baseline, in points, from the
  /// fonts' metrics.
  public func baseline(of text: DisplayList.Text) -> Double {
    #if CHIARO_TEXT
      book.withContexts { contexts in
        let line = SetText(text, width: .infinity, limit: 1, contexts).lines.first
        return line.map { -Double($0.box.y) } ?? 0
      }
    #else
      0
    #endif
  }

  /// Returns the glyphs of a text: a mask for each line with letters, and a picture for each row of
  /// emoji.
  ///
  /// Positions are in pixels, relative to the top left corner of the box.
  ///
  /// - Parameters:
  ///   - text: the text
  ///   - width: the width of the box in points; lines are broken to fit it
  ///   - height: the height of the box in points; text that does not fit is truncated
  ///   - scale: the number of pixels per point, from 0.01 to 64
  /// - Returns: the glyphs; empty if the width is not above 0, the height is negative or the scale
  ///   is out of range
  public func shape(
    _ text: DisplayList.Text, width: Float, height: Float, scale: Float
  ) -> ShapedText {
    #if CHIARO_TEXT
      guard TextLimits.scales.contains(scale), width > 0, height >= 0 else { return ShapedText() }
      return book.withContexts { contexts in
        let set = SetText(text, width: width, height: height, contexts)
        // Letters may reach a little over the edges, and those of no font far.
        let margin = 2 * (TextLimits.size(text) ?? 0)
        let painter = LinePainter(scale: scale, from: -margin, to: width + margin)
        return Self.paint(set, text, width: width, painter)
      }
    #else
      ShapedText()
    #endif
  }

  /// Returns the glyphs of a text of one line that is made as wide as wanted, with the distance of
  /// the baseline from the top in points.
  ///
  /// The outlines are those of the font at the text's size, made larger or smaller: fonts of many
  /// sizes, each for a line, would take much longer.
  ///
  /// - Parameters:
  ///   - text: the text, without line ends
  ///   - width: the wanted width in points
  ///   - limits: how much smaller and larger letters may become
  ///   - room: the room in points
  ///   - isCut: whether a longer text is shortened to the room; otherwise it reaches beyond
  ///   - scale: the pixels of a point
  /// - Returns: the glyphs, and the distance of the baseline
  package func shapeLine(
    _ text: DisplayList.Text, toWidth width: Double, within limits: ClosedRange<Double>,
    room: Float, isCut: Bool, scale: Float
  ) -> (shaped: ShapedText, baseline: Double) {
    #if CHIARO_TEXT
      book.withContexts { contexts in
        let whole = SetText(text, width: .infinity, limit: 1, contexts)
        let natural = whole.size.width
        let stretch =
          natural > 0 && width > 0
          ? Float(min(max(width / natural, limits.lowerBound), limits.upperBound)) : 1
        let baseline = whole.lines.first.map { -Double($0.box.y * stretch) } ?? 0
        let space = (isCut ? room : max(room, Float(natural) * stretch + 0.5)) / stretch
        guard TextLimits.scales.contains(scale), space > 0 else { return (ShapedText(), baseline) }
        let set = isCut ? SetText(text, width: space, height: 1, contexts) : whole
        let margin = 2 * (TextLimits.size(text) ?? 0)
        let painter = LinePainter(
          scale: scale * stretch, from: -margin, to: space + margin,
          outlines: contexts.outlines)
        return (Self.paint(set, text, width: space, painter), baseline)
      }
    #else
      (ShapedText(), 0)
    #endif
  }

  /// The text libraries with their versions; only the same versions give identical outlines.
  static var libraries: String {
    #if CHIARO_TEXT
      "pango \(String(cString: pango_version_string())), cairo "
        + String(cString: cairo_version_string())
    #else
      "none"
    #endif
  }

  #if CHIARO_TEXT
    private static func paint(
      _ set: SetText, _ text: DisplayList.Text, width: Float, _ painter: LinePainter
    ) -> ShapedText {
      var shaped = ShapedText(unknownGlyphs: set.unknownGlyphs, isTruncated: set.isTruncated)
      let share = text.alignment.isFinite ? min(max(text.alignment, 0), 1) : 0
      var top: Float = 0
      for line in set.lines {
        // In a box without end there is no right side to stand at.
        let room = width.isFinite ? max(0, width - line.box.width) : 0
        let origin = Point(x: room * share, y: top - line.box.y)
        painter.paint(line, at: origin, into: &shaped)
        top += line.box.height
      }
      return shaped
    }
  #endif
}
