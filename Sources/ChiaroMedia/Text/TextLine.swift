// SPDX-License-Identifier: MIT

#if CHIARO_TEXT
  import CPango
  import ChiaroRaster

  /// A line of a sheet: glyphs side by side, in the order in which they are seen.
  struct TextLine {
    /// Glyphs of one font, and how far from the line's left edge they begin, in points.
    struct Run {
      var font: UnsafeMutablePointer<PangoFont>
      var glyphs: UnsafeMutablePointer<PangoGlyphString>
      var left: Float

      /// What is inked, from the line's left edge and its baseline, in points.
      var ink: Rectangle {
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs, font, &ink, nil)
        var rectangle = Rectangle(ink)
        rectangle.x += left
        return rectangle
      }

      var hasColor: Bool { chiaro_pango_has_color(glyphs) }
    }

    /// Keeps the line alive.
    private let sheet: TextSheet
    private let line: UnsafeMutablePointer<PangoLayoutLine>
    /// What the line takes, from its left edge and its baseline, in points.
    ///
    /// It is as high as a line of Inter at least, so that Korean and emoji change nothing.
    let box: Rectangle

    init(of sheet: TextSheet, _ line: UnsafeMutablePointer<PangoLayoutLine>, size: Float) {
      self.sheet = sheet
      self.line = line
      var extents = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &extents)
      var box = Rectangle(extents)
      let bottom = max(box.maxY, size * FontBook.descender)
      box.y = min(box.y, -size * FontBook.ascender)
      box.height = bottom - box.y
      self.box = box
    }

    /// Where in the sheet's bytes it begins.
    var firstByte: Int32 { line.pointee.start_index }

    /// The direction of the paragraph that it is part of.
    var direction: DisplayList.Text.Direction {
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        ? .rightToLeft : .leftToRight
    }

    /// The glyphs, from left to right.
    var runs: [Run] {
      var runs: [Run] = []
      var left: Int32 = 0
      var node: UnsafeRawPointer?
      while let item = chiaro_pango_next_run(line, &node)?.pointee {
        guard let glyphs = item.glyphs, let font = item.item.pointee.analysis.font else { continue }
        runs.append(Run(font: font, glyphs: glyphs, left: Float(left) / TextSheet.unit))
        left += pango_glyph_string_get_width(glyphs)
      }
      return runs
    }
  }

  extension Rectangle {
    fileprivate init(_ units: PangoRectangle) {
      self.init(
        x: Float(units.x) / TextSheet.unit, y: Float(units.y) / TextSheet.unit,
        width: Float(units.width) / TextSheet.unit, height: Float(units.height) / TextSheet.unit)
    }
  }
#endif
