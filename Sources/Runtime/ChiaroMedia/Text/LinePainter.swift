// SPDX-License-Identifier: MIT

#if CHIARO_TEXT
  import CCairo
  import CPango
  import ChiaroColor
  import ChiaroRaster

  /// A painter of the glyphs of lines as coverage, and of color glyphs as pictures.
  ///
  /// Glyphs are filled as outlines, because their positions between pixels matter, which cairo's
  /// own glyph images ignore.
  struct LinePainter {
    /// The number of pixels per point.
    let scale: Float
    /// The bounds outside of which nothing is drawn.
    private let bounds: PixelRectangle
    /// What makes outlines that are taken from one size of a font whatever the scale is; nil where
    /// each scale has its own.
    private let outlines: OpaquePointer?

    /// Creates a painter for the area between two horizontal positions, in points.
    ///
    /// Text of many scales is drawn much faster where it shares outlines: cairo keeps those of each
    /// scale apart. Places on the outlines are then rounded a little.
    init(scale: Float, from left: Float, to right: Float, outlines: OpaquePointer? = nil) {
      self.scale = scale
      self.outlines = outlines
      let limits = TextLimits.bounds
      let first = max(Float(limits.x), (left * scale).rounded(.down))
      let last = min(Float(limits.maxX), (right * scale).rounded(.up))
      bounds = PixelRectangle(
        x: Int(Int32(saturating: first)), y: limits.y, width: Int(Int32(saturating: last - first)),
        height: limits.height)
    }

    /// Draws a line whose baseline begins at a point.
    func paint(_ line: TextLine, at origin: Point, into text: inout ShapedText) {
      var letters: [TextLine.Run] = []
      for run in line.runs {
        if run.hasColor {
          if let picture = picture(of: run, at: origin) { text.pictures.append(picture) }
        } else {
          letters.append(run)
        }
      }
      if let mask = mask(of: letters, at: origin) { text.masks.append(mask) }
    }

    private func mask(of runs: [TextLine.Run], at origin: Point) -> PlacedMask? {
      let ink = runs.reduce(PixelRectangle(x: 0, y: 0, width: 0, height: 0)) {
        $0.union(pixels(of: $1, at: origin))
      }
      return CairoCanvas.mask(of: ink) { context in
        if let outlines {
          add(runs, by: outlines, origin, to: context)
        } else {
          for run in runs {
            moveTo(run, origin, context)
            pango_cairo_glyph_string_path(context, run.font, run.glyphs)
          }
        }
        cairo_fill(context)
      }
    }

    private func add(
      _ runs: [TextLine.Run], by outlines: OpaquePointer, _ origin: Point,
      to context: OpaquePointer
    ) {
      cairo_new_path(outlines)
      for run in runs {
        cairo_move_to(outlines, Double(run.left), 0)
        pango_cairo_glyph_string_path(outlines, run.font, run.glyphs)
      }
      let path = made(cairo_copy_path(outlines))
      cairo_identity_matrix(context)
      cairo_scale(context, Double(scale), Double(scale))
      cairo_translate(context, Double(origin.x), Double(origin.y))
      cairo_append_path(context, path)
      cairo_path_destroy(path)
    }

    private func picture(of run: TextLine.Run, at origin: Point) -> ShapedText.Picture? {
      let ink = pixels(of: run, at: origin)
      guard
        let bitmap = CairoCanvas.bitmap(
          of: ink,
          { context in
            moveTo(run, origin, context)
            pango_cairo_show_glyph_string(context, run.font, run.glyphs)
          })
      else { return nil }
      return ShapedText.Picture(bitmap, at: PixelPoint(x: ink.x, y: ink.y))
    }

    private func moveTo(_ run: TextLine.Run, _ origin: Point, _ context: OpaquePointer) {
      cairo_identity_matrix(context)
      cairo_scale(context, Double(scale), Double(scale))
      cairo_move_to(context, Double(origin.x + run.left), Double(origin.y))
    }

    /// Returns the bounds of a run's pixels with a margin of one, limited to `bounds`.
    private func pixels(of run: TextLine.Run, at origin: Point) -> PixelRectangle {
      let ink = run.ink
      guard ink.width > 0, ink.height > 0 else {
        return PixelRectangle(x: 0, y: 0, width: 0, height: 0)
      }
      let left = ((origin.x + ink.x) * scale).rounded(.down) - 1
      let top = ((origin.y + ink.y) * scale).rounded(.down) - 1
      let right = ((origin.x + ink.maxX) * scale).rounded(.up) + 1
      let bottom = ((origin.y + ink.maxY) * scale).rounded(.up) + 1
      return PixelRectangle(
        x: Int(Int32(saturating: left)), y: Int(Int32(saturating: top)),
        width: Int(Int32(saturating: right - left)), height: Int(Int32(saturating: bottom - top))
      ).intersection(bounds)
    }
  }
#endif
