// SPDX-License-Identifier: MIT

#if CHIARO_TEXT
  import CCairo
  import CChiaroFonts
  import CPango
  import ChiaroRaster

  /// The opened fonts of a selection, for use by one thread of the process at a time.
  final class FontBook: Sendable {
    /// The Pango contexts for each base direction; used only under the lock of `FontFiles`.
    struct Contexts: @unchecked Sendable {
      fileprivate(set) var leftToRight: OpaquePointer
      fileprivate(set) var rightToLeft: OpaquePointer
      /// What makes outlines of glyphs, which nothing bounds.
      fileprivate(set) var outlines: OpaquePointer
      /// The font of all text; nil for the preferred families.
      let face: FontFace?
      /// The gap below a line that the font asks for, as a multiple of its size.
      fileprivate(set) var gap: Float = 0

      /// Returns the context for a direction; `natural` starts left to right.
      func context(_ direction: DisplayList.Text.Direction) -> OpaquePointer {
        direction == .rightToLeft ? rightToLeft : leftToRight
      }
    }

    private let contexts: Contexts
    /// The fonts, files and folders that could not be opened.
    let missing: [String]

    /// The preferred font families; other families are used for characters that these lack.
    static let families = "Inter,Noto Sans KR"
    /// The preferred font families for letters that are all equally wide.
    static let monospacedFamilies = "JetBrains Mono," + families
    /// The ascender and descender of Inter's lines, as multiples of the font size.
    ///
    /// Source: the font's table hhea
    static let (ascender, descender): (Float, Float) = (2_728.0 / 2_816, 680.0 / 2_816)

    /// Opens the fonts of a selection.
    ///
    /// - Parameters:
    ///   - selection: the fonts
    ///   - face: the one for all text whose characters it has; nil for the preferred families
    init(_ selection: FontSelection, face: FontFace? = nil) {
      let (config, missing) = Self.configuration(selection)
      self.missing = missing
      contexts = FontFiles.withLock {
        let map = made(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT))
        chiaro_pango_set_config(map, config)
        defer { g_object_unref(map) }
        var contexts = Contexts(
          leftToRight: Self.context(map, PANGO_DIRECTION_LTR),
          rightToLeft: Self.context(map, PANGO_DIRECTION_RTL), outlines: Self.outlines(), face: face
        )
        if let face { contexts.gap = Self.gap(of: face, contexts.leftToRight) }
        return contexts
      }
      FcConfigDestroy(config)
    }

    deinit {
      FontFiles.withLock {
        g_object_unref(UnsafeMutableRawPointer(contexts.leftToRight))
        g_object_unref(UnsafeMutableRawPointer(contexts.rightToLeft))
        cairo_destroy(contexts.outlines)
      }
    }

    /// Calls a closure while no other thread of the process draws text.
    func withContexts<Result: Sendable>(_ body: (Contexts) -> Result) -> Result {
      FontFiles.withLock { body(contexts) }
    }

    // MARK: Fonts

    /// The gap between lines of a font, as a multiple of its size.
    private static func gap(of face: FontFace, _ context: OpaquePointer) -> Float {
      let description = FontRequest(face, size: 100).description
      defer { pango_font_description_free(description) }
      let metrics = made(pango_context_get_metrics(context, description, nil))
      defer { pango_font_metrics_unref(metrics) }
      let letters = pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics)
      return max(0, Float(pango_font_metrics_get_height(metrics) - letters) / TextSheet.unit / 100)
    }

    /// Returns the fontconfig configuration, of which one reference belongs to the caller, and the
    /// fonts that could not be added.
    private static func configuration(_ selection: FontSelection) -> (OpaquePointer, [String]) {
      let config = made(selection == .system ? FcInitLoadConfigAndFonts() : FcConfigCreate())
      var missing: [String] = []
      for index in 0..<chiaro_font_count {
        guard let path = chiaro_font_path(index), addFile(path, to: config) else {
          missing.append(String(cString: chiaro_font_name(index)))
          continue
        }
      }
      // The system's own configuration has such rules.
      if selection != .system { add(slantRule, to: config) }
      guard case .pinned(let paths) = selection else { return (config, missing) }
      add(rules, to: config)
      for path in paths where !addFile(path, to: config) && !addFolder(path, to: config) {
        missing.append(path)
      }
      return (config, missing)
    }

    private static func add(_ rules: String, to config: OpaquePointer) {
      rules.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: rules.utf8.count) {
          _ = FcConfigParseAndLoadFromMemory(config, $0, 0)
        }
      }
    }

    private static func addFile(_ path: UnsafePointer<CChar>, to config: OpaquePointer) -> Bool {
      UnsafeRawPointer(path).withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigAppFontAddFile(config, $0) != 0
      }
    }

    /// Adds the fonts of a folder; returns false where it has none.
    private static func addFolder(_ path: UnsafePointer<CChar>, to config: OpaquePointer) -> Bool {
      let count = { FcConfigGetFonts(config, FcSetApplication)?.pointee.nfont ?? 0 }
      let before = count()
      return UnsafeRawPointer(path).withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigAppFontAddDir(config, $0) != 0
      } && count() > before
    }

    /// The fontconfig rule that slants the letters of fonts without italics.
    ///
    /// Source: fontconfig's 90-synthetic.conf does the same for the system's fonts
    private static let slantRule = """
      <fontconfig>
        <match target="font">
          <test name="slant"><const>roman</const></test>
          <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix>
                <double>1</double><double>0.2</double><double>0</double><double>1</double>
              </matrix>
            </times>
          </edit>
          <edit name="slant" mode="assign"><const>oblique</const></edit>
        </match>
      </fontconfig>
      """

    /// The fontconfig rules for emoji.
    ///
    /// Emoji are bitmaps of one size, which are scaled to the size of the text. For characters that
    /// can be letters and emoji, Pango asks for a family called emoji.
    ///
    /// Source: fontconfig's 10-scale-bitmap-fonts.conf and 60-generic.conf do the same for the
    /// system's fonts
    private static let rules = """
      <fontconfig>
        <match target="pattern">
          <test name="family"><string>emoji</string></test>
          <edit name="family" mode="prepend" binding="strong">
            <string>Noto Color Emoji</string><string>Apple Color Emoji</string>
          </edit>
        </match>
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <edit name="zoom" mode="assign">
            <divide><name target="pattern">pixelsize</name><name>pixelsize</name></divide>
          </edit>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix>
                <name>zoom</name><double>0</double><double>0</double><name>zoom</name>
              </matrix>
            </times>
          </edit>
          <edit name="size" mode="assign">
            <divide><name>size</name><name>zoom</name></divide>
          </edit>
        </match>
      </fontconfig>
      """

    // MARK: Contexts

    /// The pixels of a point in outlines: cairo rounds to a 256th of a pixel.
    private static let outlineScale = 8.0

    /// Returns a context for outlines.
    ///
    /// On one with bounds, cairo leaves out glyphs beyond them.
    private static func outlines() -> OpaquePointer {
      let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
      defer { cairo_surface_destroy(surface) }
      let context = made(cairo_create(surface))
      cairo_scale(context, outlineScale, outlineScale)
      return context
    }

    /// Returns a context in which a point is a pixel and positions are not rounded, so that text is
    /// laid out the same at every scale.
    private static func context(
      _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
    ) -> OpaquePointer {
      let context = made(pango_font_map_create_context(map))
      pango_cairo_context_set_resolution(context, 72)
      let options = cairo_font_options_create()
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_context_set_round_glyph_positions(context, 0)
      // Otherwise it is the language of whoever started the program.
      pango_context_set_language(context, pango_language_from_string("en"))
      pango_context_set_base_dir(context, direction)
      return context
    }
  }

  /// Returns an object made by a library; GLib and fontconfig return nil only when memory is short.
  func made<Object>(_ object: Object?) -> Object {
    guard let object else { preconditionFailure("out of memory") }
    return object
  }
#endif
