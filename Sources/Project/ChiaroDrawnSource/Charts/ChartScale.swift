// SPDX-License-Identifier: MIT

import Foundation

/// How the values of an axis become places in a chart.
struct ChartScale {
  /// The categories, in their order; empty for numbers.
  private(set) var categories: [String] = []
  private(set) var low = 0.0
  private(set) var high = 1.0
  /// Where the axis has lines and labels.
  private(set) var ticks: [Double] = []
  private(set) var isTime = false

  /// A scale of values.
  ///
  /// - Parameters:
  ///   - values: the values that marks have
  ///   - includesZero: whether numbers begin at zero
  ///   - isRound: whether the scale ends at round numbers
  ///   - domain: what code says about the ends; nil for nothing
  init(
    _ values: [ChartValue], includesZero: Bool, isRound: Bool, domain: [ChartValue]? = nil
  ) {
    let all = domain ?? values
    for case .category(let name) in all where !categories.contains(name) { categories.append(name) }
    if !categories.isEmpty { return }
    let numbers = all.compactMap(\.number).filter(\.isFinite)
    isTime = all.contains { if case .time = $0 { true } else { false } }
    (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    if includesZero, !isTime, domain == nil { (low, high) = (min(0, low), max(0, high)) }
    if high <= low { high = low + 1 }
    let step = Self.step((high - low) / 4)
    if isRound, domain == nil, !isTime {
      low = (low / step).rounded(.down) * step
      high = (high / step).rounded(.up) * step
    }
    var tick = (low / step).rounded(.up) * step
    while tick <= high + step / 1_000, ticks.count < 20 {
      ticks.append(tick)
      tick += step
    }
  }

  /// The round number above a length: 1, 2 or 5 with zeros.
  private static func step(_ length: Double) -> Double {
    let power = pow(10, floor(log10(max(length, 1e-12))))
    let share = length / power
    return power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10)
  }

  /// The place of a value from 0 to 1; nil for one that the axis does not have.
  func share(_ value: ChartValue) -> Double? {
    switch value {
    case .category(let name):
      categories.firstIndex(of: name).map { (Double($0) + 0.5) / Double(categories.count) }
    case .number(let number), .time(let number): share(number)
    }
  }

  /// The place of a number from 0 to 1.
  func share(_ number: Double) -> Double { (number - low) / (high - low) }

  /// The place where bars and areas begin.
  var base: Double { min(1, max(0, share(0.0))) }

  /// The share of the axis that one category has; nil for numbers.
  var band: Double? { categories.isEmpty ? nil : 1 / Double(categories.count) }

  /// The labels with their places.
  var labels: [(text: String, share: Double)] {
    if !categories.isEmpty {
      return categories.map { ($0, share(.category($0)) ?? 0) }
    }
    return ticks.map { (Self.text($0, isTime: isTime), share($0)) }
  }

  /// The label of a value.
  func text(_ value: ChartValue) -> String {
    if case .category(let name) = value { return name }
    return Self.text(value.number ?? 0, isTime: isTime)
  }

  private static func text(_ number: Double, isTime: Bool) -> String {
    if isTime { return Dates.tick(Date(timeIntervalSinceReferenceDate: number)) }
    if number == number.rounded(), abs(number) < 1e15 {
      return Int(number).formatted(.number.locale(Locale(identifier: "en_US")))
    }
    return number.formatted(.number.locale(Locale(identifier: "en_US")))
  }
}
