// SPDX-License-Identifier: MIT

#if CHIARO_TEXT
  import CPango
  import ChiaroColor
  import ChiaroRaster

  /// A string broken into lines by Pango; it owns the lines.
  final class TextSheet {
    private let layout: OpaquePointer
    /// How far a line reaches above its baseline and below it at least, in points.
    let reach: (above: Float, below: Float)
    /// The gap below each line, in points.
    let gap: Float
    /// The number of Pango units per point.
    static let unit = Float(PANGO_SCALE)

    /// Breaks a string into lines; an infinite width breaks only at the ends of paragraphs.
    ///
    /// - Parameters:
    ///   - string: the string, without NUL characters
    ///   - font: the size and weight
    ///   - width: the width in points; a negative one counts as 0
    ///   - direction: the base direction of lines
    ///   - truncation: the place at which lines that are too long are truncated, instead of being
    ///     broken
    ///   - contexts: the fonts
    init(
      _ string: String, font: FontRequest, width: Float, direction: DisplayList.Text.Direction,
      truncation: DisplayList.Text.Truncation? = nil, _ contexts: FontBook.Contexts
    ) {
      reach =
        contexts.face == nil
        ? (font.size * FontBook.ascender, font.size * FontBook.descender) : (0, 0)
      gap = font.size * contexts.gap
      layout = pango_layout_new(contexts.context(direction))
      pango_layout_set_auto_dir(layout, direction == .natural ? 1 : 0)
      let description = font.description
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_width(layout, Self.units(width))
      if let truncation {
        pango_layout_set_ellipsize(layout, truncation.mode)
        pango_layout_set_height(layout, -1)
      }
      pango_layout_set_text(layout, string, -1)
      let longest = Int(saturating: max(0, min(width, TextLimits.lineLength)) / font.size)
      setAttributes(
        together: KoreanWords.ranges(in: string, longest: longest), features: font.features)
    }

    /// Prevents line breaks inside of ranges of bytes, and asks for features of the fonts.
    private func setAttributes(together ranges: [Range<Int>], features: String?) {
      guard !ranges.isEmpty || features != nil else { return }
      let list = pango_attr_list_new()
      if let features { pango_attr_list_insert(list, made(pango_attr_font_features_new(features))) }
      for range in ranges {
        let attribute = made(pango_attr_allow_breaks_new(0))
        attribute.pointee.start_index = UInt32(range.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      pango_layout_set_attributes(layout, list)
      pango_attr_list_unref(list)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The tolerance with which a measured text fits when its width comes back rounded.
    private static let tolerance: Float = 1.0 / 64

    private static func units(_ width: Float) -> Int32 {
      guard width < TextLimits.lineLength else { return -1 }
      return Int32(saturating: ((max(0, width) + tolerance) * unit).rounded(.up))
    }

    /// The number of lines, at least one.
    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// The number of characters that no font has a glyph for.
    var unknownGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

    /// Calls a closure with each line from the top, at least one, until it returns false.
    func forEachLine(_ body: (TextLine) -> Bool) {
      var node: UnsafeRawPointer?
      while let line = chiaro_pango_next_line(layout, &node) {
        if !body(TextLine(of: self, line)) { return }
      }
    }

    /// Returns the text from the beginning of a line to the end of its paragraph, and whether the
    /// text ends there.
    func rest(from line: TextLine) -> (String, isLast: Bool) {
      let text = made(pango_layout_get_text(layout))
      let start = Int(line.firstByte)
      var (end, next): (Int32, Int32) = (0, 0)
      pango_find_paragraph_boundary(text + start, -1, &end, &next)
      let bytes = UnsafeRawBufferPointer(start: text + start, count: Int(end))
      return (String(decoding: bytes, as: UTF8.self), end == next)
    }
  }

  /// The size, weight, face and family of a font.
  struct FontRequest {
    var size: Float
    var weight: Int16
    var face: DisplayList.Text.Face
    /// The family that comes before the preferred ones; nil for those alone.
    var family: String?

    /// Creates the font of a text, within the limits; nil where its size is invalid.
    ///
    /// - Parameters:
    ///   - text: the text
    ///   - own: the font of a file for all text; nil for the preferred families
    init?(_ text: DisplayList.Text, _ own: FontFace?) {
      guard let size = TextLimits.size(text) else { return nil }
      self.init(size: size, weight: min(max(text.weight, 100), 900), face: text.face)
      if let own { take(own) }
    }

    /// Creates the font of a file in a size.
    init(_ own: FontFace, size: Float) {
      self.init(size: size, weight: 400, face: [])
      take(own)
    }

    private init(size: Float, weight: Int16, face: DisplayList.Text.Face) {
      (self.size, self.weight, self.face) = (size, weight, face)
    }

    /// Takes the weight, the slant and the family of a font.
    private mutating func take(_ own: FontFace) {
      weight = Int16(own.weight)
      face = face.intersection(.tabularDigits).union(own.isItalic ? .italic : [])
      // A comma would begin another family.
      family = String(own.family.prefix { $0 != "," })
    }

    /// The features of the fonts in CSS's notation; nil for the usual ones.
    fileprivate var features: String? { face.contains(.tabularDigits) ? "tnum=1" : nil }

    /// The Pango description, which the caller must free.
    var description: OpaquePointer {
      let description = made(pango_font_description_new())
      let usual = face.contains(.monospaced) ? FontBook.monospacedFamilies : FontBook.families
      pango_font_description_set_family(description, family.map { "\($0),\(usual)" } ?? usual)
      if face.contains(.italic) {
        pango_font_description_set_style(description, PANGO_STYLE_ITALIC)
      }
      pango_font_description_set_absolute_size(description, Double(size * TextSheet.unit))
      pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
      return description
    }
  }

  extension DisplayList.Text.Truncation {
    fileprivate var mode: PangoEllipsizeMode {
      switch self {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    }
  }
#endif
