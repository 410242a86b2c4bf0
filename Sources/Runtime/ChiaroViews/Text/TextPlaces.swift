// SPDX-License-Identifier: MIT

package import Foundation

/// The positions of the characters of a text that was laid out in lines.
package struct TextPlaces {
  /// A line of text.
  package struct Line {
    /// The range of the line's characters in the whole text, in UTF-16 units, with the spaces and
    /// the end of the paragraph that follow.
    package var range: NSRange
    /// The rectangle of the visible part.
    package var frame: CGRect
    /// The left edge of each UTF-16 unit from the line's start, and last the right edge of the last
    /// unit.
    package var edges: [CGFloat]
  }

  /// The lines, from the top.
  package private(set) var lines: [Line] = []

  /// Lays out a text in lines that begin at the left.
  ///
  /// - Parameters:
  ///   - text: the text
  ///   - width: the maximum width of a line, in points
  ///   - limit: the maximum number of lines; 0 for no limit
  ///   - measure: measures the text
  package init(of text: AttributedText, width: CGFloat, limit: Int = 0, _ measure: TextMeasure) {
    let units = Array(text.string.utf16)
    var start = 0
    for row in TextLayout(measure: measure).rows(of: text, width: width, limit: limit) {
      let line = row.line
      var edges: [CGFloat] = [0]
      for piece in line.pieces { Self.add(piece, to: &edges, measure) }
      let frame = CGRect(x: 0, y: row.top, width: line.width, height: row.height)
      // What was cut off at the end of the line stands at its right edge.
      while start + edges.count - 1 < units.count, units[start + edges.count - 1] == Self.space {
        edges.append(line.width)
      }
      if start + edges.count - 1 < units.count, units[start + edges.count - 1] == Self.newLine {
        edges.append(line.width)
      }
      let count = min(edges.count - 1, units.count - start)
      lines.append(
        Line(range: NSRange(location: start, length: count), frame: frame, edges: edges))
      start += count
    }
  }

  private static let space = UInt16(32)
  private static let newLine = UInt16(10)
  /// The number of letters from which the widths of single letters are added up.
  private static let longPiece = 512

  /// Adds the right edges of a piece's units.
  private static func add(
    _ piece: AttributedText.Run, to edges: inout [CGFloat], _ measure: TextMeasure
  ) {
    let left = edges[edges.count - 1]
    let font = piece.effectiveFont
    var (part, width) = ("", CGFloat(0))
    let isLong = piece.string.utf16.count > longPiece
    for letter in piece.string {
      part.append(letter)
      if let picture = piece.picture {
        width = picture.width
      } else if isLong {
        width += measure.width(of: String(letter), in: font)
      } else {
        width = measure.width(of: part, in: font)
      }
      edges += repeatElement(left + width, count: String(letter).utf16.count)
    }
  }

  /// The size of all lines.
  package var size: CGSize {
    CGSize(width: lines.map(\.frame.width).max() ?? 0, height: lines.last?.frame.maxY ?? 0)
  }

  /// The line at a height: the nearest one outside of the text; nil without any.
  package func line(at y: CGFloat) -> Line? { lines.first { y < $0.frame.maxY } ?? lines.last }

  /// The line of a unit; nil for none.
  package func line(of index: Int) -> Line? {
    lines.first { NSLocationInRange(index, $0.range) } ?? lines.last
  }

  /// The unit at a point, the nearest one outside of the text, and the fraction of it before the
  /// point, from 0 to 1; nil without text.
  package func unit(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    guard let line = line(at: point.y), line.range.length > 0 else { return nil }
    let inside = line.edges.dropFirst().firstIndex { point.x < $0 } ?? line.range.length
    let place = min(max(0, inside - 1), line.range.length - 1)
    let (left, right) = (line.edges[place], line.edges[place + 1])
    let fraction = right > left ? min(1, max(0, (point.x - left) / (right - left))) : 1
    return (line.range.location + place, fraction)
  }

  /// The rectangles of a range, one a line.
  package func rectangles(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { return nil }
      let first = part.location - line.range.location
      let (left, right) = (line.edges[first], line.edges[first + part.length])
      return CGRect(
        x: left, y: line.frame.minY, width: right - left, height: line.frame.height)
    }
  }
}
