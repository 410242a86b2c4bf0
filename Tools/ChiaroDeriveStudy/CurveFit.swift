// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroDerivation

/// Curves fitted to what designers chose.
///
/// Coordinate descent, point by point with steps that get smaller. What is minimized is robust: a
/// difference beyond 18 counts little more, because a designer who made something else of a color
/// says nothing about the others. Neighboring points and the roles pull each other together, so
/// that a point with few examples follows those around it.
package struct CurveFit {
  private struct Example {
    var light: ColorComponents
    var dark: Color
    var role: Int
    var weight: Double
    var cells: Set<Int>
  }

  private var examples: [Example] = []
  private var points: [ToneCurves.Point]

  private static let steps = [0.12, 0.06, 0.03, 0.015, 0.015, 0.015]
  private static let smoothness = 0.1
  private static let pooling = 0.06

  private init(_ pairs: [DesignedPair]) {
    let counts = pairs.reduce(into: [:]) { $0[$1.app, default: 0] += 1.0 }
    let total = counts.values.reduce(0) { $0 + $1.squareRoot() }
    points = Self.start
    for pair in pairs {
      let role = RoleReading(name: pair.name, light: pair.light).role
      guard let index = ToneCurves.roles.firstIndex(of: role) else { continue }
      let light = pair.light.converted(to: .oklch).components
      let cells = ToneCurves.shares(of: light).filter { $0.weight > 0 }.map {
        ToneCurves.index(role: index, chroma: $0.chroma, lightness: $0.lightness)
      }
      let weight = 1 / (counts[pair.app] ?? 1).squareRoot() / total
      examples.append(
        Example(light: light, dark: pair.dark, role: index, weight: weight, cells: Set(cells)))
    }
  }

  /// Returns the curves fitted to some pairs.
  package static func curves(of pairs: [DesignedPair]) -> ToneCurves {
    var fit = CurveFit(pairs)
    for step in steps { fit.descend(step) }
    fit.straighten()
    return ToneCurves(points: fit.points)
  }

  /// Grays turned around, vivid colors towards the lightness that shows on both.
  private static let start: [ToneCurves.Point] = {
    let gray = [1, 0.97, 0.83, 0.7, 0.55, 0.35, 0.25, 0.2]
    let vivid = [0.74, 0.71, 0.69, 0.68, 0.74, 0.74, 0.6, 0.5]
    let perRole = (gray + gray + vivid).map { ToneCurves.Point(lightness: $0, chroma: 0.9) }
    return ToneCurves.roles.flatMap { _ in perRole }
  }()

  private mutating func descend(_ step: Double) {
    for cell in points.indices {
      let near = examples.filter { $0.cells.contains(cell) }
      improve(cell, \.lightness, near, by: step, within: 0...1, pull: 1)
      improve(cell, \.chroma, near, by: step * 1.5, within: 0.2...1.3, pull: 0.5)
    }
  }

  private mutating func improve(
    _ cell: Int, _ path: WritableKeyPath<ToneCurves.Point, Double>, _ near: [Example],
    by step: Double, within range: ClosedRange<Double>, pull: Double
  ) {
    let origin = points[cell][keyPath: path]
    var best = (value: origin, loss: Double.infinity)
    for count in [0.0, -1, 1, -2, 2] {
      let value = min(max(origin + count * step, range.lowerBound), range.upperBound)
      points[cell][keyPath: path] = value
      let loss = loss(near) + pull * tension(cell, path)
      if loss < best.loss { best = (value, loss) }
    }
    points[cell][keyPath: path] = best.value
  }

  private func loss(_ near: [Example]) -> Double {
    let curves = ToneCurves(points: points)
    return near.reduce(0) { sum, example in
      let dark = curves.dark(of: example.light, as: ToneCurves.roles[example.role])
      let shown = Color(.oklch, dark).mapped(into: .sRGB, by: .clip)
      let difference = shown.deltaE2000(to: example.dark)
      return sum + example.weight * (min(difference, 18) + 0.1 * min(difference, 60))
    }
  }

  /// How far a point lies from its neighbors and from the same point of other roles.
  private func tension(_ cell: Int, _ path: KeyPath<ToneCurves.Point, Double>) -> Double {
    let value = points[cell][keyPath: path]
    let place = cell % ToneCurves.lightnesses.count
    let perRole = ToneCurves.chromas.count * ToneCurves.lightnesses.count
    let beside = [place > 0 ? cell - 1 : nil, place < 7 ? cell + 1 : nil].compactMap { $0 }
    let others = stride(from: cell % perRole, to: points.count, by: perRole).filter { $0 != cell }
    let far = { (cells: [Int]) in
      cells.reduce(0) { $0 + (points[$1][keyPath: path] - value).magnitude }
    }
    return Self.smoothness * far(beside) + Self.pooling * far(others)
  }

  /// Makes the curves of grays fall strictly, so that the order of their lightness turns around
  /// as a whole: points that rise are replaced by their mean.
  private mutating func straighten() {
    let width = ToneCurves.lightnesses.count
    for role in ToneCurves.roles.indices {
      for chroma in 0..<2 {
        let start = ToneCurves.index(role: role, chroma: chroma, lightness: 0)
        var runs: [(sum: Double, count: Int)] = []
        for cell in start..<(start + width) {
          runs.append((points[cell].lightness, 1))
          while let last = runs.last, runs.count > 1,
            runs[runs.count - 2].sum / Double(runs[runs.count - 2].count)
              < last.sum / Double(last.count)
          {
            runs.removeLast()
            runs[runs.count - 1].sum += last.sum
            runs[runs.count - 1].count += last.count
          }
        }
        let values = runs.flatMap {
          [Double](repeating: $0.sum / Double($0.count), count: $0.count)
        }
        for (offset, value) in values.enumerated() {
          // A step of 0.004 is one of 8 bits: it keeps apart what was apart.
          points[start + offset].lightness = max(0, min(1, value - 0.004 * Double(offset)))
        }
      }
    }
  }
}
