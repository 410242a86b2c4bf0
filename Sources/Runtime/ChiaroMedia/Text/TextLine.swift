// SPDX-License-Identifier: MIT

#if CHIARO_TEXT
  import CPango
  import ChiaroRaster

  /// A line of a text sheet: glyphs in visual order.
  struct TextLine {
    /// Glyphs of one font, with their distance from the line's left edge in points.
    struct Run {
      var font: UnsafeMutablePointer<PangoFont>
      var glyphs: UnsafeMutablePointer<PangoGlyphString>
      var left: Float

      /// The ink bounds, relative to the line's left edge and baseline, in points.
      var ink: Rectangle {
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs, font, &ink, nil)
        var rectangle = Rectangle(ink)
        rectangle.x += left
        return rectangle
      }

      var hasColor: Bool { chiaro_pango_has_color(glyphs) }
    }

    /// The sheet that owns the line, which keeps it alive.
    private let sheet: TextSheet
    private let line: UnsafeMutablePointer<PangoLayoutLine>
    /// The bounds of the line, relative to its left edge and baseline, in points.
    ///
    /// They are at least as high as a line of Inter, so that Korean and emoji do not change the
    /// height; a line in the font of a file is as high as that font.
    let box: Rectangle

    init(of sheet: TextSheet, _ line: UnsafeMutablePointer<PangoLayoutLine>) {
      self.sheet = sheet
      self.line = line
      var extents = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &extents)
      var box = Rectangle(extents)
      let bottom = max(box.maxY, sheet.reach.below) + sheet.gap
      box.y = min(box.y, -sheet.reach.above)
      box.height = bottom - box.y
      self.box = box
    }

    /// The offset of the line's first byte in the sheet's text.
    var firstByte: Int32 { line.pointee.start_index }

    /// The direction of the paragraph that the line is part of.
    var direction: DisplayList.Text.Direction {
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        ? .rightToLeft : .leftToRight
    }

    /// The glyph runs, from left to right.
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
