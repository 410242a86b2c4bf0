// SPDX-License-Identifier: MIT

#if CHIARO_TEXT
  import CCairo
  import CChiaroFonts
  import CPango
  import ChiaroRaster

  /// The fonts of a selection, open for setting text: one thread at a time, whatever its fonts.
  final class FontBook: Sendable {
    /// What Pango sets text with, one for each base direction; used under the lock of
    /// `FontFiles` only.
    struct Contexts: @unchecked Sendable {
      fileprivate(set) var leftToRight: OpaquePointer
      fileprivate(set) var rightToLeft: OpaquePointer

      /// The context for a direction; where the text decides, the direction of nothing is left to
      /// right.
      func context(_ direction: DisplayList.Text.Direction) -> OpaquePointer {
        direction == .rightToLeft ? rightToLeft : leftToRight
      }
    }

    private let contexts: Contexts
    /// The fonts, files and folders that could not be opened.
    let missing: [String]

    /// The families that are asked first; all others follow as they have letters that these lack.
    static let families = "Inter,Noto Sans KR"
    /// How far Inter's lines reach above the baseline and below it, in sizes.
    ///
    /// Source: the font's table hhea
    static let (ascender, descender): (Float, Float) = (2_728.0 / 2_816, 680.0 / 2_816)

    init(_ selection: FontSelection) {
      let (config, missing) = Self.configuration(selection)
      self.missing = missing
      contexts = FontFiles.withLock {
        let map = made(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT))
        chiaro_pango_set_config(map, config)
        defer { g_object_unref(map) }
        return Contexts(
          leftToRight: Self.context(map, PANGO_DIRECTION_LTR),
          rightToLeft: Self.context(map, PANGO_DIRECTION_RTL))
      }
      FcConfigDestroy(config)
    }

    deinit {
      FontFiles.withLock {
        g_object_unref(UnsafeMutableRawPointer(contexts.leftToRight))
        g_object_unref(UnsafeMutableRawPointer(contexts.rightToLeft))
      }
    }

    /// Calls `body` while no other thread of the process draws text.
    func withContexts<Result: Sendable>(_ body: (Contexts) -> Result) -> Result {
      FontFiles.withLock { body(contexts) }
    }

    // MARK: Fonts

    /// The list of fonts for fontconfig, of which one reference belongs to the caller, and what
    /// could not be put on it.
    private static func configuration(_ selection: FontSelection) -> (OpaquePointer, [String]) {
      let config = made(selection == .system ? FcInitLoadConfigAndFonts() : FcConfigCreate())
      var missing: [String] = []
      for index in 0..<chiaro_font_count {
        guard let path = chiaro_font_path(index), addFile(path, to: config) else {
          missing.append(String(cString: chiaro_font_name(index)))
          continue
        }
      }
      guard case .pinned(let paths) = selection else { return (config, missing) }
      rules.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: rules.utf8.count) {
          _ = FcConfigParseAndLoadFromMemory(config, $0, 0)
        }
      }
      for path in paths where !addFile(path, to: config) && !addFolder(path, to: config) {
        missing.append(path)
      }
      return (config, missing)
    }

    private static func addFile(_ path: UnsafePointer<CChar>, to config: OpaquePointer) -> Bool {
      UnsafeRawPointer(path).withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigAppFontAddFile(config, $0) != 0
      }
    }

    /// A folder without any font counts as missing.
    private static func addFolder(_ path: UnsafePointer<CChar>, to config: OpaquePointer) -> Bool {
      let count = { FcConfigGetFonts(config, FcSetApplication)?.pointee.nfont ?? 0 }
      let before = count()
      return UnsafeRawPointer(path).withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigAppFontAddDir(config, $0) != 0
      } && count() > before
    }

    /// What fontconfig has to know of emoji.
    ///
    /// They are pictures of one size, and scaled to the size of the text. For characters that can
    /// be letters and emoji, Pango asks for a family called emoji.
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

    /// A context in which a point is a pixel and nothing is moved to whole pixels, so that a text
    /// is set the same whatever the scale at which it is drawn.
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

  /// What a library made; GLib and fontconfig give nothing only when memory is short.
  func made<Object>(_ object: Object?) -> Object {
    guard let object else { preconditionFailure("memory is short") }
    return object
  }
#endif
