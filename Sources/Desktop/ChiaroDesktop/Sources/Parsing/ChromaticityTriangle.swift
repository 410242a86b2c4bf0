// SPDX-License-Identifier: MIT

/// A chromaticity by CIE 1931.
struct Chromaticity: Equatable {
  var x: Double
  var y: Double
}

/// The gamut spanned by three chromaticities.
struct ChromaticityTriangle: Equatable {
  private let corners: [Chromaticity]

  /// The primaries of Display P3: SMPTE EG 432-1.
  static let displayP3 = ChromaticityTriangle([
    Chromaticity(x: 0.680, y: 0.320), Chromaticity(x: 0.265, y: 0.690),
    Chromaticity(x: 0.150, y: 0.060),
  ])

  /// Creates a triangle; its corners are stored counterclockwise.
  init(_ corners: [Chromaticity]) {
    self.corners = Self.signedArea(corners) < 0 ? corners.reversed() : corners
  }

  var area: Double { abs(Self.signedArea(corners)) }

  /// Returns the share of another triangle that lies within this one, from 0 to 1.
  func coverage(of other: ChromaticityTriangle) -> Double {
    var rest = other.corners
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      rest = Self.clip(rest, from: start, to: end)
    }
    return abs(Self.signedArea(rest)) / other.area
  }

  private static func signedArea(_ corners: [Chromaticity]) -> Double {
    zip(corners, corners.dropFirst() + corners.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
  }

  /// Returns the part of a polygon to the left of a line (Sutherland and Hodgman).
  private static func clip(
    _ polygon: [Chromaticity], from start: Chromaticity, to end: Chromaticity
  ) -> [Chromaticity] {
    func side(_ point: Chromaticity) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    var result: [Chromaticity] = []
    for (point, next) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      let (here, there) = (side(point), side(next))
      if here >= 0 { result.append(point) }
      if (here < 0) != (there < 0) {
        let part = here / (here - there)
        result.append(
          Chromaticity(
            x: point.x + part * (next.x - point.x), y: point.y + part * (next.y - point.y)))
      }
    }
    return result
  }
}
