// SPDX-License-Identifier: MIT

import ChiaroMedia
package import ChiaroRaster

/// A text shaper that sets text as wide and as high as Apple's system font does.
///
/// Letters are those of the program's own font, made a little smaller or larger line by line so
/// that each line is as wide as it would be in the system font. Lines break where they would break
/// there.
package struct SystemTextShaper: TextShaper {
  private let inner: PangoTextShaper
  /// The shaper for scripts that the program's own font lacks: with the machine's fonts.
  private static let ofOtherScripts = PangoTextShaper(fonts: .system)

  /// The fonts that the app brings along; nil for none.
  private let fonts: ProjectFonts?

  /// Creates a shaper; nil when Pango was missing when the program was built.
  ///
  /// - Parameter fonts: the fonts for texts that ask for them by name
  package init?(fonts: ProjectFonts? = nil) {
    guard let inner = PangoTextShaper() else { return nil }
    self.inner = inner
    self.fonts = fonts
  }

  /// Whether text in a font of a name is set in that font.
  package func has(_ name: String) -> Bool { fonts?.has(name) ?? false }

  package func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize {
    if let own = fonts?.shaper(for: text) {
      return own.measure(text, width: width, lineLimit: lineLimit)
    }
    let metrics = SystemFontMetrics(text)
    let lines = lines(of: text, width: width, limit: lineLimit)
    return PointSize(
      width: lines.map(\.width).max() ?? 0, height: metrics.lineHeight * Double(lines.count))
  }

  package func baseline(of text: DisplayList.Text) -> Double {
    fonts?.shaper(for: text)?.baseline(of: text) ?? SystemFontMetrics(text).ascender
  }

  package func shape(
    _ text: DisplayList.Text, width: Float, height: Float, scale: Float
  ) -> ShapedText {
    if let own = fonts?.shaper(for: text) {
      return own.shape(text, width: width, height: height, scale: scale)
    }
    let metrics = SystemFontMetrics(text)
    // Callers may have rounded the height of the lines that they measured.
    let room = max(1, ((Double(height) + 0.51) / metrics.lineHeight).rounded(.down))
    let limit = room < 10_000 ? Int(room) : 0
    var shaped = ShapedText()
    for (index, line) in lines(of: text, width: width, limit: limit).enumerated() {
      let top = Double(index) * metrics.lineHeight + metrics.ascender
      shape(line, of: text, width: width, baseline: top, scale: scale, into: &shaped)
    }
    return shaped
  }

  /// Adds a line whose baseline is at a distance from the top, in points.
  private func shape(
    _ line: Line, of text: DisplayList.Text, width: Float, baseline: Double, scale: Float,
    into shaped: inout ShapedText
  ) {
    var text = text
    text.string = line.string
    text.size *= Self.share
    let (part, own) = shaper(of: text.string).shapeLine(
      text, toWidth: line.width, within: 0.9...1.08, room: width, isCut: line.isCut, scale: scale)
    let shift = Int(((baseline - own) * Double(scale)).rounded())
    shaped.masks += part.masks.map { PlacedMask($0.mask, at: $0.origin.lowered(by: shift)) }
    shaped.pictures += part.pictures.map {
      ShapedText.Picture($0.bitmap, at: $0.origin.lowered(by: shift))
    }
    shaped.unknownGlyphs += part.unknownGlyphs
    shaped.isTruncated = shaped.isTruncated || part.isTruncated || line.isCut
  }

  private func shaper(of string: String) -> PangoTextShaper {
    // Most texts are Latin, which their bytes tell at once.
    guard string.utf8.contains(where: { $0 >= 0xD4 }),
      string.unicodeScalars.contains(where: isOther)
    else { return inner }
    return Self.ofOtherScripts ?? inner
  }

  /// Whether a character belongs to a script that the program's own font lacks: those from Hebrew
  /// on, and those of East Asia.
  private func isOther(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0530...0x1CFF, 0x2E80...0xDFFF, 0xF900...0xFAFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// The size at which the program's own font looks as large as the system's.
  private static let share: Float = 0.967

  // MARK: Lines

  /// A line of a text.
  private struct Line {
    var string: String
    var width: Double
    /// Whether the text goes on, so that the line is shortened to the width.
    var isCut = false
  }

  private func lines(of text: DisplayList.Text, width: Float, limit: Int) -> [Line] {
    let metrics = SystemFontMetrics(text)
    let measure = { (part: Substring) in
      metrics.width(of: part) { unknown in
        var text = text
        text.string = unknown
        text.size *= Self.share
        return shaper(of: unknown).measure(text, width: .infinity, lineLimit: 1).width
      }
    }
    let breaker = LineBreaker(width: Double(width), measure: measure)
    let most = limit > 0 ? min(limit, LineBreaker.most) : LineBreaker.most
    let content = text.string.prefix(LineBreaker.longest)
    let ranges = breaker.lines(of: content, limit: most)
    return ranges.lines.enumerated().map { index, part in
      let width = measure(part)
      let isLast = index == ranges.lines.count - 1
      if isLast, ranges.isCut {
        let rest = content[part.startIndex...].prefix { !$0.isNewline }
        return Line(string: String(rest) + "…", width: measure(rest), isCut: true)
      }
      return Line(
        string: String(part), width: width,
        isCut: width > breaker.width + LineBreaker.tolerance)
    }
  }
}

extension PixelPoint {
  fileprivate func lowered(by pixels: Int) -> PixelPoint {
    PixelPoint(x: x, y: y + pixels)
  }
}
