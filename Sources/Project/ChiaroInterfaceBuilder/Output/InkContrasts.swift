// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroRaster
package import ChiaroSource
package import Foundation

/// A view that can show a text or picture of any screen.
package protocol InkHolder {
  /// Its place in the window, in points.
  var frame: CGRect { get }
}

/// The contrasts of a display list's content in one color: texts, and pictures that are templates
/// or symbols.
package struct InkContrasts {
  /// A text as it is set, with its contrast.
  package typealias Text = (set: DisplayList.Text, contrast: TextContrast)

  /// The texts, in drawing order; none where there are too many.
  package let texts: [Text]
  /// The pictures, in drawing order; none where there are too many.
  package let marks: [MarkContrast]

  /// The most texts, and the most pictures, that are measured; on a screen with more none is.
  private static let mostInks = 2_000
  /// The most pixels of a picture that is measured: a larger one is no symbol.
  private static let mostPixels = 128 * 128

  /// Draws a list and measures it.
  package init(_ list: DisplayList, canvas: Canvas, _ resources: RenderResources) {
    let drawn = list.commands.compactMap { command -> DisplayList.Text? in
      guard case .text(_, let index, _) = command else { return nil }
      return list.texts.indices.contains(Int(index)) ? list.texts[Int(index)] : nil
    }
    let markCount = list.commands.count { if case .tintedImage = $0 { true } else { false } }
    var kinds: ContrastMeter.Kinds = []
    if (1...Self.mostInks).contains(drawn.count) { kinds.insert(.texts) }
    if (1...Self.mostInks).contains(markCount) { kinds.insert(.marks) }
    let found = ContrastMeter(canvas: canvas, resources: resources)
      .measure(list, kinds, marksWithin: Self.mostPixels)
    texts = Array(zip(drawn, found.texts))
    marks = found.marks
  }

  /// Whether a text has characters that are drawn in its color: emoji have their own.
  package static func hasInk(_ text: String) -> Bool {
    text.contains { character in
      let scalars = character.unicodeScalars
      let isEmoji =
        scalars.first?.properties.isEmojiPresentation == true || scalars.contains("\u{FE0F}")
      return !character.isWhitespace && !isEmoji
    }
  }

  /// Returns the smallest of the holders that lie around the middle of something drawn.
  package static func holder<Holder: InkHolder>(
    around frame: PixelRectangle, among holders: [Holder], where holds: (Holder) -> Bool
  ) -> Holder? {
    let middle = CGPoint(
      x: CGFloat(frame.x) + CGFloat(frame.width) / 2,
      y: CGFloat(frame.y) + CGFloat(frame.height) / 2)
    return holders.filter { $0.frame.holds(middle) && holds($0) }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
  }

  /// The contrast with the background and the colors that have the lowest, as the audit reads them.
  package static func members(_ range: ContrastRange, _ closest: InkColors?) -> [JSON.Member] {
    [
      JSON.Member("lowest", .number(range.lowest.value)),
      JSON.Member("highest", .number(range.highest.value)),
      JSON.Member("inkColor", closest.map { .string($0.ink.hexText) } ?? .null),
      JSON.Member("groundColor", closest.map { .string($0.ground.hexText) } ?? .null),
    ]
  }

  /// The setting of a text, as the audit reads it.
  package static func members(_ text: DisplayList.Text) -> [JSON.Member] {
    [
      JSON.Member("text", .string(text.string)),
      JSON.Member("size", .number(Double(text.size))),
      JSON.Member("weight", .integer(Int(text.weight))),
    ]
  }
}

extension CGRect {
  /// Whether a point lies inside.
  ///
  /// Code may ask for edges that are not numbers, for which `contains` would end the program.
  package func holds(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
