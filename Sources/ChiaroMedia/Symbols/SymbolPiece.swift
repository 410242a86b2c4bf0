// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A piece of a drawing: an outline on a grid of 24 by 24 units, and what it is to the whole.
struct SymbolPiece: Hashable, Sendable {
  /// What becomes of an outline in the plain and in the filled form.
  enum Role: Character, Sendable {
    /// The body: a line around it; filled with it.
    case body = "b"
    /// A line on the body, cut out of the filled body.
    case detail = "d"
    /// A line beside the body.
    case line = "l"
    /// A spot, filled in both forms.
    case spot = "s"
    /// A spot on the body, cut out of the filled body.
    case hole = "h"
    /// What stands in front: hides what was drawn before.
    case front = "k"
  }

  var role: Role
  var path: Path

  /// The middle of the grid.
  static let center = Point(x: 12, y: 12)

  /// The ink of the plain form.
  var plain: SymbolInk {
    switch role {
    case .body, .detail, .line: .line
    case .spot, .hole: .area
    case .front: .clearArea
    }
  }

  /// The ink of the form whose name ends in `fill`.
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

  /// The ink that cuts the filled form out of a filled shape; nil for nothing.
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

/// How an outline changes what was drawn before it.
enum SymbolInk: Sendable {
  case line
  case area
  /// The area and the line around it.
  case solid
  case clearLine
  case clearArea
  case clearSolid
  /// The area, and a gap around it.
  case clearAround

  /// Whether the area is taken, and how much wider than a stroke the line is, in units; nil for no
  /// line.
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
  /// The path with every point moved.
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

  /// The path made smaller around the grid's middle, which goes to a place.
  func scaled(_ factor: Float, to place: Point) -> Path {
    mapped { point in
      Point(
        x: place.x + (point.x - SymbolPiece.center.x) * factor,
        y: place.y + (point.y - SymbolPiece.center.y) * factor)
    }
  }
}
