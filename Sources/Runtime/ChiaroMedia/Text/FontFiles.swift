// SPDX-License-Identifier: MIT

#if CHIARO_TEXT || CHIARO_SVG
  import Synchronization

  /// The lock on the font files that cairo has open, one table for the whole process.
  ///
  /// Cairo keeps ten files open and closes any other whose font is not locked, but checks that
  /// without holding the font's lock: a thread can lose the file that it draws with. All drawing of
  /// text with font files, by Pango or by librsvg, therefore happens under this lock.
  ///
  /// Source: cairo 1.16, cairo-ft-font.c, `_cairo_ft_unscaled_font_lock_face`
  enum FontFiles {
    private static let lock = Mutex(())

    /// Calls a closure while no other thread draws text; must not be called recursively.
    static func withLock<Result: Sendable, Failure>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try lock.withLock { _ throws(Failure) in try body() }
    }
  }
#endif
