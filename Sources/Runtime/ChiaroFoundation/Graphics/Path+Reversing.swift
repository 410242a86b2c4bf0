// SPDX-License-Identifier: MIT

package import ChiaroRaster

extension Path {
  /// The path from its end to its start: the last subpath comes first, and closed ones stay closed.
  package var reversed: Path {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([.move(Point(x: 0, y: 0))]) }
      // What goes on after a subpath was closed begins where that began.
      if parts.last?.last == .close, let start = parts.last?.first, case .move = start {
        parts.append([start])
      }
      parts[parts.count - 1].append(element)
    }
    var result = Path()
    for part in parts.reversed() { result.elements += Self.reversed(part) }
    return result
  }

  private static func reversed(_ part: [Element]) -> [Element] {
    let drawn = part.filter { $0 != .close }
    let ends = drawn.compactMap(\.end)
    guard let last = ends.last else { return [] }
    var result: [Element] = [.move(last)]
    for (element, start) in zip(drawn.dropFirst(), ends).reversed() {
      switch element {
      case .move, .close: break
      case .line: result.append(.line(start))
      case .quadratic(_, let control): result.append(.quadratic(start, control: control))
      case .cubic(_, let control1, let control2):
        result.append(.cubic(start, control1: control2, control2: control1))
      }
    }
    return part.last == .close ? result + [.close] : result
  }
}

extension Path.Element {
  /// The point at which the element ends; nil for one that closes.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
      point
    case .close: nil
    }
  }
}
