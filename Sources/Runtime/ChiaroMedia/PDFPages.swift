// SPDX-License-Identifier: MIT

package import ChiaroRaster

#if CHIARO_TEXT
  import CCairo
  import CPango
  import ChiaroColor
#endif

extension PangoTextShaper {
  /// Returns pages as a PDF document, whose letters are text; nil where cairo or Pango was missing
  /// when the program was built, or memory is short.
  ///
  /// Pages hold rounded rectangles, strokes inside of them, and lines of text: the parts of sheets.
  /// Other commands are ignored. Colors are clipped to sRGB. The same pages give the same bytes.
  package func pdf(_ pages: [DisplayList], size: PointSize) -> [UInt8]? {
    #if CHIARO_TEXT
      let sink = ByteSink()
      return withExtendedLifetime(sink) {
        let surface = cairo_pdf_surface_create_for_stream(
          { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            let buffer = UnsafeBufferPointer(start: bytes, count: Int(count))
            Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes += buffer
            return CAIRO_STATUS_SUCCESS
          }, Unmanaged.passUnretained(sink).toOpaque(), size.width, size.height)
        // Without a date of its own, a document has that of its making.
        cairo_pdf_surface_set_metadata(
          surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        let context = cairo_create(surface)
        if let context {
          for page in pages {
            draw(page, context)
            cairo_show_page(context)
          }
        }
        cairo_destroy(context)
        cairo_surface_finish(surface)
        let isComplete = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        cairo_surface_destroy(surface)
        return isComplete ? sink.bytes : nil
      }
    #else
      return nil
    #endif
  }

  #if CHIARO_TEXT
    private func draw(_ page: DisplayList, _ context: OpaquePointer) {
      for command in page.commands {
        switch command {
        case .fillRounded(let rectangle, let radius, let slot):
          Self.trace(rectangle, Double(radius.points), context)
          Self.use(page.colors[Int(slot.index)], context)
          cairo_fill(context)
        case .stroke(let rectangle, let radius, let width, let slot):
          let inner = Rectangle(
            x: rectangle.x + width / 2, y: rectangle.y + width / 2,
            width: rectangle.width - width, height: rectangle.height - width)
          Self.trace(inner, Double(max(0, radius.points - width / 2)), context)
          Self.use(page.colors[Int(slot.index)], context)
          cairo_set_line_width(context, Double(width))
          cairo_stroke(context)
        case .text(let rectangle, let index, let slot):
          Self.use(page.colors[Int(slot.index)], context)
          write(page.texts[Int(index)], in: rectangle, context)
        default: break
        }
      }
    }

    private func write(
      _ text: DisplayList.Text, in rectangle: Rectangle, _ context: OpaquePointer
    ) {
      nonisolated(unsafe) let context = context
      book.withContexts { contexts in
        let set = SetText(text, width: rectangle.width, height: rectangle.height, contexts)
        guard let line = set.lines.first else { return }
        for run in line.runs {
          cairo_move_to(
            context, Double(rectangle.x + run.left), Double(rectangle.y - line.box.y))
          pango_cairo_show_glyph_string(context, run.font, run.glyphs)
        }
      }
    }

    private static func use(_ color: Color, _ context: OpaquePointer) {
      let inside = color.mapped(into: .sRGB, by: .clip)
      let parts = inside.channelValues
      cairo_set_source_rgba(context, parts[0], parts[1], parts[2], inside.alpha)
    }

    /// Makes a rounded rectangle the path: four quarters of circles.
    private static func trace(
      _ rectangle: Rectangle, _ radius: Double, _ context: OpaquePointer
    ) {
      let (left, top) = (Double(rectangle.x), Double(rectangle.y))
      let (right, bottom) = (Double(rectangle.maxX), Double(rectangle.maxY))
      let radius = min(radius, (right - left) / 2, (bottom - top) / 2)
      cairo_new_sub_path(context)
      let corners = [
        (right - radius, top + radius, -0.5), (right - radius, bottom - radius, 0.0),
        (left + radius, bottom - radius, 0.5), (left + radius, top + radius, 1.0),
      ]
      for (x, y, turn) in corners {
        cairo_arc(context, x, y, radius, turn * .pi, (turn + 0.5) * .pi)
      }
      cairo_close_path(context)
    }
  #endif
}

#if CHIARO_TEXT
  /// Where cairo writes to.
  private final class ByteSink {
    var bytes: [UInt8] = []
  }
#endif
