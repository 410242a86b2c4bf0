// SPDX-License-Identifier: MIT

public import ChiaroRaster

#if CHIARO_TEXT
  import CCairo
  import CPango
#endif

/// Sets text with Pango and HarfBuzz: every script, both directions, emoji, line breaking and
/// truncation.
///
/// Letters are outlines without hinting, and nothing is moved to whole pixels: at a scale of 2
/// everything is exactly twice as far. A text may be set from several threads at once. Of a text of
/// over 65,536 characters, or of a million points, the rest counts as cut.
///
/// ```swift
/// if let shaper = PangoTextShaper() {
///   let hello = DisplayList.Text("안녕하세요", size: 17)
///   shaper.measure(hello, width: .infinity, lineLimit: 0)
/// }
/// ```
///
/// Apple counterpart: Core Text · Source: this project · Fidelity: approximate
public struct PangoTextShaper: TextShaper {
  #if CHIARO_TEXT
    private let book: FontBook
    private let sizes = SizeMemory()
  #endif
  /// Which fonts are used.
  public let fonts: FontSelection
  /// The fonts, files and folders that could not be opened; empty when all is well.
  public let missingFonts: [String]

  /// Creates a shaper; nil when Pango was missing as the program was built.
  ///
  /// Opening the fonts takes a moment, with `system` a long one: keep a shaper and share it.
  public init?(fonts: FontSelection = .bundled) {
    #if CHIARO_TEXT
      self.fonts = fonts
      book = FontBook(fonts)
      missingFonts = book.missing
    #else
      return nil
    #endif
  }

  /// The size that a text takes, in points, when lines are no wider than `width`; a height is a
  /// whole number of lines.
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

  /// The glyphs of a text: a mask for each line that has letters, a picture for each row of emoji.
  ///
  /// Places count from the top left of the box.
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

  /// The libraries that set and draw text, with their versions; their outlines are the same bits
  /// only for the same versions.
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
