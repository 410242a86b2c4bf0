// SPDX-License-Identifier: MIT

/// A solver that changes the lightness of many colors together, as little as possible, until their
/// contrasts are sufficient.
///
/// Every color is a place on a line (see `Luminance`), and every demand is that one place lies at
/// least a distance above another: the allowed places form a convex set. The solver cycles through
/// all demands. It repairs each violated one by moving both colors, each by its mobility, until
/// none is violated. It returns the demands that cannot be satisfied.
package struct LegibilitySolver: Sendable {
  /// A color on the line.
  package struct Place: Sendable {
    /// The place, which solving moves.
    package var value: Double
    /// The share of a move that the color takes, relative to others; 0 for a fixed color.
    package var mobility: Double
    /// The places that it can take.
    package var range: ClosedRange<Double>

    /// Creates a place.
    package init(_ value: Double, mobility: Double, range: ClosedRange<Double> = Luminance.range) {
      self.value = value
      self.mobility = mobility
      self.range = range
    }
  }

  /// A demand: one place lies at least a distance above another.
  package struct Demand: Hashable, Sendable {
    /// The index of the higher place.
    package var upper: Int
    /// The index of the lower place.
    package var lower: Int
    /// The distance.
    package var distance: Double

    /// Creates a demand.
    package init(_ upper: Int, above lower: Int, by distance: Double) {
      self.upper = upper
      self.lower = lower
      self.distance = distance
    }
  }

  /// The places, moved by `solve()`.
  package private(set) var places: [Place]
  private var demands: [Demand]

  /// The greatest violation that counts as none: a ten-thousandth of a contrast ratio.
  private static let tolerance = 1e-4
  /// The greatest number of rounds; chains of demands need a few dozen.
  private static let rounds = 400

  /// Creates a solver.
  package init(_ places: [Place], _ demands: [Demand]) {
    self.places = places
    self.demands = demands
  }

  /// Solves, and returns the indices of the demands that are violated still.
  ///
  /// A demand that cannot be satisfied is tried the other way round, once: text that cannot get
  /// lighter than its ground may get darker.
  package mutating func solve() -> [Int] {
    let start = places
    let failed = settle()
    if failed.isEmpty { return [] }
    let first = places
    for index in failed where isTurnable(demands[index]) {
      let demand = demands[index]
      demands[index] = Demand(demand.lower, above: demand.upper, by: demand.distance)
    }
    places = start
    let left = settle()
    if left.count < failed.count { return left }
    places = first
    return failed
  }

  private func isTurnable(_ demand: Demand) -> Bool {
    demand.distance > 0.1 && places[demand.upper].mobility + places[demand.lower].mobility > 0
  }

  private mutating func settle() -> [Int] {
    for _ in 0..<Self.rounds {
      var isQuiet = true
      for demand in demands where violation(demand) > Self.tolerance {
        if repair(demand) { isQuiet = false }
      }
      if isQuiet { break }
    }
    return demands.indices.filter { violation(demands[$0]) > 10 * Self.tolerance }
  }

  private func violation(_ demand: Demand) -> Double {
    demand.distance - (places[demand.upper].value - places[demand.lower].value)
  }

  /// Moves both ends apart, and returns whether any moved; what one cannot do, the other does.
  private mutating func repair(_ demand: Demand) -> Bool {
    let (up, down) = (places[demand.upper], places[demand.lower])
    let mobility = up.mobility + down.mobility
    if mobility == 0 { return false }
    let missing = violation(demand)
    let roomAbove = up.mobility == 0 ? 0 : up.range.upperBound - up.value
    let roomBelow = down.mobility == 0 ? 0 : down.value - down.range.lowerBound
    var rise = min(missing * up.mobility / mobility, roomAbove)
    let fall = min(missing - rise, roomBelow)
    rise = min(missing - fall, roomAbove)
    places[demand.upper].value += rise
    places[demand.lower].value -= fall
    return rise + fall > Self.tolerance / 10
  }
}
