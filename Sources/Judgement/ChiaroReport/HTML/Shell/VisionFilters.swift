// SPDX-License-Identifier: MIT

import ChiaroColor

// Filters that show pictures as someone without one kind of cones sees them: what `Color.simulated`
// does to a color, done by the browser to every pixel.
//
// For protan and deutan the simulation is one matrix over linear sRGB, so its columns are what
// becomes of the three primaries. For tritan it is two matrices, one for each side of a plane
// through the grays; each side's matrix follows from three colors on it. Both agree on the plane,
// so they differ by a matrix whose rows are multiples of the plane's normal, and the filter can
// tell the sides with that: it puts the sign of the normal's product with the pixel into an alpha
// channel, and cuts the two results out with it. Matrices work in linear light; the cutting keeps
// the encoded values, since eight bits of linear light are too coarse for dark colors.

/// The SVG filters of the color vision options.
enum VisionFilters {
  /// The hidden definitions of the filters `#see-p`, `#see-d`, `#see-t`.
  static let html: String = {
    let filters = PaintTable.visions.compactMap { vision in
      vision.deficiency.map { filter(vision.name, $0) }
    }
    return "<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\">"
      + filters.joined() + "</svg>"
  }()

  private static func filter(_ name: String, _ deficiency: VisionDeficiency) -> String {
    let primitives = deficiency == .tritan ? twoSides(deficiency) : oneMatrix(deficiency)
    return "<filter id=\"see-\(name)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\""
      + " color-interpolation-filters=\"linearRGB\">\(primitives)</filter>"
  }

  private static func oneMatrix(_ deficiency: VisionDeficiency) -> String {
    let columns = [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map { seen($0, deficiency) }
    return matrix(rows(columns), of: "SourceGraphic", to: "seen")
  }

  /// Returns a filter that projects colors onto two planes: red, magenta and white span that of
  /// long wavelengths; green, blue and white the other.
  private static func twoSides(_ deficiency: VisionDeficiency) -> String {
    let (red, green, blue) = (
      seen([1, 0, 0], deficiency), seen([0, 1, 0], deficiency), seen([0, 0, 1], deficiency)
    )
    let (magenta, white) = (seen([1, 0, 1], deficiency), seen([1, 1, 1], deficiency))
    let long = rows([red, white - magenta, magenta - red])
    let short = rows([white - green - blue, green, blue])
    let normal = zip(long, short).map { $0 - $1 }.max { length($0) < length($1) } ?? .zero
    // Positive on the side of red, and steep: half a step of eight bits decides.
    let side = normal * (normal.x < 0 ? -1000 : 1000)
    return matrix(long, of: "SourceGraphic", to: "long")
      + matrix(short, of: "SourceGraphic", to: "short")
      + "<feColorMatrix in=\"SourceGraphic\" result=\"side\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 "
      + "\(text(side)) 0 0\"/>"
      + composite("in", "long", "side", "longPart") + composite("out", "short", "side", "shortPart")
      + "<feComposite operator=\"arithmetic\" in=\"longPart\" in2=\"shortPart\" k2=\"1\" k3=\"1\""
      + " color-interpolation-filters=\"sRGB\"/>"
  }

  private static func seen(
    _ linear: ColorComponents, _ deficiency: VisionDeficiency
  ) -> ColorComponents {
    Color(.linearSRGB, linear).simulated(deficiency).components
  }

  private static func rows(_ columns: [ColorComponents]) -> [ColorComponents] {
    (0..<3).map { row in [columns[0][row], columns[1][row], columns[2][row]] }
  }

  private static func length(_ vector: ColorComponents) -> Double { (vector * vector).sum() }

  private static func matrix(
    _ rows: [ColorComponents], of input: String, to result: String
  ) -> String {
    let values = rows.map { "\(text($0)) 0 0" }.joined(separator: " ") + " 0 0 0 1 0"
    return "<feColorMatrix in=\"\(input)\" result=\"\(result)\" values=\"\(values)\"/>"
  }

  private static func composite(
    _ kind: String, _ input: String, _ other: String, _ result: String
  ) -> String {
    "<feComposite operator=\"\(kind)\" in=\"\(input)\" in2=\"\(other)\" result=\"\(result)\""
      + " color-interpolation-filters=\"sRGB\"/>"
  }

  private static func text(_ row: ColorComponents) -> String {
    (0..<3).map { "\((row[$0] * 1e6).rounded() / 1e6)" }.joined(separator: " ")
  }
}
