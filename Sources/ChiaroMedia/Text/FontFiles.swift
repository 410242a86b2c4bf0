// SPDX-License-Identifier: MIT

#if CHIARO_TEXT || CHIARO_SVG
  import Synchronization

  /// The font files that cairo has open, one table for the whole process.
  ///
  /// Cairo keeps ten open and closes any other that nobody has locked, but it asks for the lock of
  /// a font without holding it: a thread can lose the file that it draws with. Whoever draws text
  /// with fonts of files, by Pango or by librsvg, therefore does it in here.
  ///
  /// Source: cairo 1.16, cairo-ft-font.c, `_cairo_ft_unscaled_font_lock_face`
  enum FontFiles {
    private static let lock = Mutex(())

    /// Calls `body` while no other thread draws text; not to be called inside of itself.
    static func withLock<Result: Sendable, Failure>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try lock.withLock { _ throws(Failure) in try body() }
    }
  }
#endif
