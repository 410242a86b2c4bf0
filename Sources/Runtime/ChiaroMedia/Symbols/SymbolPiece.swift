// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A piece of a drawing: an outline on a grid of 24 by 24 units, and its role.
struct SymbolPiece: Hashable, Sendable {
  /// The role of an outline, which determines its ink in the plain and in the filled form.
  enum Role: Character, Sendable {
    /// The body: outlined in the plain form, filled in the filled form.
    case body = "b"
    /// A line on the body, cut out of the filled body.
    case detail = "d"
    /// A line beside the body.
    case line = "l"
    /// A spot, filled in both forms.
    case spot = "s"
    /// A spot on the body, cut out of the filled body.
    case hole = "h"
    /// A part in the foreground, which hides what was drawn before.
    case front = "k"
  }

  var role: Role
  var path: Path

  /// The center of the grid.
  static let center = Point(x: 12, y: 12)

  /// The ink in the plain form.
  var plain: SymbolInk {
    switch role {
    case .body, .detail, .line: .line
    case .spot, .hole: .area
    case .front: .clearArea
    }
  }

  /// The ink in the filled form, whose name ends in `fill`.
  var filled: SymbolInk {
    switch role {
    case .body: .solid
    case .detail: .clearLine
    case .line: .line
    case .spot: .area
    case .hole: .clearArea
    case .front: .clearAround
    }
  }

  /// The ink with which the filled form is cut out of a filled shape; nil for none.
  var cut: SymbolInk? {
    switch role {
    case .body: .clearSolid
    case .detail: .line
    case .line: .clearLine
    case .spot: .clearArea
    case .hole: .area
    case .front: nil
    }
  }
}

/// The effect of an outline on what was drawn before it.
enum SymbolInk: Sendable {
  case line
  case area
  /// Fills the area and its outline.
  case solid
  case clearLine
  case clearArea
  case clearSolid
  /// Clears a gap around the area.
  case clearAround

  /// Whether the area is included, and how much wider than a stroke the line is, in units; nil for
  /// no line.
  var reach: (hasArea: Bool, line: Float?) {
    switch self {
    case .line, .clearLine: (false, 0)
    case .area, .clearArea: (true, nil)
    case .solid, .clearSolid: (true, 0)
    case .clearAround: (true, 2.4)
    }
  }

  var isClearing: Bool {
    switch self {
    case .line, .area, .solid: false
    case .clearLine, .clearArea, .clearSolid, .clearAround: true
    }
  }
}

extension Path {
  /// Returns the path with a function applied to all points.
  func mapped(_ move: (Point) -> Point) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(move(end))
      case .line(let end): .line(move(end))
      case .quadratic(let end, let control): .quadratic(move(end), control: move(control))
      case .cubic(let end, let control1, let control2):
        .cubic(move(end), control1: move(control1), control2: move(control2))
      case .close: .close
      }
    }
    return path
  }

  /// Returns the path scaled about the center of the grid, which is moved to a place.
  func scaled(_ factor: Float, to place: Point) -> Path {
    mapped { point in
      Point(
        x: place.x + (point.x - SymbolPiece.center.x) * factor,
        y: place.y + (point.y - SymbolPiece.center.y) * factor)
    }
  }
}
