// SPDX-License-Identifier: MIT

#if CHIARO_TEXT
  import CPango
  import ChiaroColor
  import ChiaroRaster

  /// A string broken into lines by Pango, which lives as long as this does.
  final class TextSheet {
    private let layout: OpaquePointer
    private let size: Float
    /// Points in the units of Pango.
    static let unit = Float(PANGO_SCALE)

    /// Breaks a string into lines; an infinite width breaks at ends of paragraphs only.
    ///
    /// - Parameters:
    ///   - string: what it says, without zeros
    ///   - font: the size and weight
    ///   - width: in points; below 0 counts as 0
    ///   - direction: of lines
    ///   - truncation: where lines that are too long are cut, instead of being broken
    ///   - contexts: the fonts
    init(
      _ string: String, font: FontRequest, width: Float, direction: DisplayList.Text.Direction,
      truncation: DisplayList.Text.Truncation? = nil, _ contexts: FontBook.Contexts
    ) {
      size = font.size
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
      keepTogether(KoreanWords.ranges(in: string, longest: longest))
    }

    /// Lets no line end inside of some ranges of bytes.
    private func keepTogether(_ ranges: [Range<Int>]) {
      guard !ranges.isEmpty else { return }
      let list = pango_attr_list_new()
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

    /// What was measured fits when it comes back as a width, after some rounding on the way.
    private static let tolerance: Float = 1.0 / 64

    private static func units(_ width: Float) -> Int32 {
      guard width < TextLimits.lineLength else { return -1 }
      return Int32(saturating: ((max(0, width) + tolerance) * unit).rounded(.up))
    }

    /// How many lines there are; one at least.
    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// How many characters no font has.
    var unknownGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

    /// The lines from the top down, of which there is one at least, until `body` answers false.
    func forEachLine(_ body: (TextLine) -> Bool) {
      var node: UnsafeRawPointer?
      while let line = chiaro_pango_next_line(layout, &node) {
        if !body(TextLine(of: self, line, size: size)) { return }
      }
    }

    /// What stands from the beginning of a line to the end of its paragraph, and whether the text
    /// ends there.
    func rest(from line: TextLine) -> (String, isLast: Bool) {
      let text = made(pango_layout_get_text(layout))
      let start = Int(line.firstByte)
      var (end, next): (Int32, Int32) = (0, 0)
      pango_find_paragraph_boundary(text + start, -1, &end, &next)
      let bytes = UnsafeRawBufferPointer(start: text + start, count: Int(end))
      return (String(decoding: bytes, as: UTF8.self), end == next)
    }
  }

  /// The size and weight of a font.
  struct FontRequest {
    var size: Float
    var weight: Int16

    /// The size and weight of a text, within what can be set; nil where the size is none.
    init?(_ text: DisplayList.Text) {
      guard let size = TextLimits.size(text) else { return nil }
      self.size = size
      weight = min(max(text.weight, 100), 900)
    }

    /// Belongs to the caller, who frees it.
    fileprivate var description: OpaquePointer {
      let description = made(pango_font_description_new())
      pango_font_description_set_family(description, FontBook.families)
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
