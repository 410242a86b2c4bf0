// SPDX-License-Identifier: MIT

/// How near outcomes come to what designers chose, with no app counting more than `greatestShare`
/// pairs: one of more pairs counts as so many, each of its pairs with the same part.
package struct OutcomeMeasure: Sendable {
  /// The number of pairs that an app counts at most.
  package static let greatestShare = 40.0
  /// The difference up to which a value counts as near.
  private static let near = 10.0

  /// The differences, with what each counts.
  private let values: [(difference: Double, weight: Double)]
  /// The differences of each app.
  private let byApp: [[Double]]
  /// The number of outcomes.
  package var count: Int { values.count }

  /// Measures some outcomes; an app counts by all of its pairs among them.
  package init(_ outcomes: [HeldOutStudy.Outcome]) {
    let apps = Dictionary(grouping: outcomes, by: \.pair.app)
    byApp = apps.keys.sorted().map { apps[$0, default: []].map(\.difference) }
    values = byApp.flatMap { differences in
      let weight = min(1, Self.greatestShare / Double(differences.count))
      return differences.map { (difference: $0, weight: weight) }
    }.sorted { $0.difference < $1.difference }
  }

  /// The median difference.
  package var median: Double {
    let half = values.reduce(0) { $0 + $1.weight } / 2
    var sum = 0.0
    for value in values {
      sum += value.weight
      if sum >= half { return value.difference }
    }
    return 0
  }

  /// The share of near values, in percent.
  package var share: Double {
    let all = values.reduce(0) { $0 + $1.weight }
    let near = values.reduce(0) { $0 + ($1.difference <= Self.near ? $1.weight : 0) }
    return all == 0 ? 0 : 100 * near / all
  }

  /// The median and the share over all outcomes alike, however many an app has.
  package var pooled: (median: Double, share: Double) {
    let all = values.map(\.difference)
    return (Self.median(all), Self.share(all))
  }

  /// The median of the apps' medians, and the mean of their shares: every app counts the same.
  package var perApp: (median: Double, share: Double) {
    let mean = byApp.map(Self.share).reduce(0, +) / Double(max(1, byApp.count))
    return (Self.median(byApp.map(Self.median)), mean)
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.indices.last else { return 0 }
    return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
  }

  private static func share(_ values: [Double]) -> Double {
    100 * Double(values.count { $0 <= near }) / Double(max(1, values.count))
  }
}
