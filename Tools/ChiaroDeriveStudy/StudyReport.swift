// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroDerivation

/// The tables of the study, as Markdown.
package struct StudyReport: Sendable {
  private let study: HeldOutStudy

  /// Creates the report of a study.
  package init(_ study: HeldOutStudy) { self.study = study }

  /// The rules side by side, the halves, the roles, and the legibility.
  package var text: String {
    """
    \(Self.heading(study.outcomes.map(\.pair)))

    | dark value | median ΔE00 | share within 10 | hue drift, 90th percentile |
    |---|--:|--:|--:|
    \(row("derived; each app with the examples of the other apps", study.outcomes))
    \(row("lightness L\\* inverted", study.outcomes(of: Self.inverted)))
    \(row("lightness L\\* inverted, for grays only", study.outcomes(of: Self.grayInverted)))
    \(row("same as the light value", study.outcomes { $0 }))

    | derived values of | pairs | median ΔE00 | share within 10 \
    | if all pairs have the same weight | if all apps have the same weight |
    |---|--:|--:|--:|--:|--:|
    \(wideRow("all pairs", study.outcomes))
    \(wideRow("pairs whose dark value differs from the light one", moved))
    \(wideRow("pairs whose dark value equals the light one", study.outcomes.filter(\.pair.isKept)))
    \(DesignedPair.Part.allCases.map(partRow).joined(separator: "\n"))
    \(wideRow("the apps kept aside, without each other's examples", study.keptOutcomes))

    | derived values of the role | pairs | median ΔE00 | share within 10 |
    |---|--:|--:|--:|
    \(ColorRole.allCases.compactMap(roleRow).joined(separator: "\n"))

    | each half of \(likeApps) apps with \(LikenessStudy.leastCount) pairs or more, derived \
    | pairs | median ΔE00 | share within 10 |
    |---|--:|--:|--:|
    \(narrowRow("without a model", study.likeness.without))
    \(narrowRow("with the other half as the model (`--like`)", study.likeness.with))

    | appearance | pairs of text and background that pass 4.5:1 in light \
    | legible in the appearance |
    |---|--:|--:|
    \(study.legibility.map(legibilityRow).joined(separator: "\n"))

    """
  }

  private var moved: [HeldOutStudy.Outcome] { study.outcomes.filter { !$0.pair.isKept } }

  /// The number of pairs and apps in a sentence.
  package static func heading(_ pairs: [DesignedPair]) -> String {
    let kept = pairs.count(where: \.isKept)
    return "\(pairs.count) pairs of \(Set(pairs.map(\.app)).count) apps, "
      + "\(kept) of them with a dark value equal to the light one."
  }

  private func row(_ name: String, _ outcomes: [HeldOutStudy.Outcome]) -> String {
    let measure = OutcomeMeasure(outcomes)
    let drift = Self.quantile(outcomes.compactMap(\.hueDrift), 0.9)
    return "| \(name) | \(Self.tenths(measure.median)) | \(Self.tenths(measure.share)) % "
      + "| \(Self.tenths(drift))° |"
  }

  private func wideRow(_ name: String, _ outcomes: [HeldOutStudy.Outcome]) -> String {
    let measure = OutcomeMeasure(outcomes)
    let both = { (value: (median: Double, share: Double)) in
      "\(Self.tenths(value.median)), \(Self.tenths(value.share)) %"
    }
    return narrowRow(name, outcomes) + " \(both(measure.pooled)) | \(both(measure.perApp)) |"
  }

  private func partRow(_ part: DesignedPair.Part) -> String {
    let outcomes = study.outcomes.filter { $0.pair.part == part }
    let apps = Set(outcomes.map(\.pair.app)).count
    let words =
      switch part {
      case .first: "known from the beginning"
      case .develop: "that the rules were made with"
      case .kept: "kept aside"
      }
    return wideRow("\(apps) apps \(words)", outcomes)
  }

  private var likeApps: Int { Set(study.likeness.with.map(\.pair.app)).count }

  private func narrowRow(_ name: String, _ outcomes: [HeldOutStudy.Outcome]) -> String {
    let measure = OutcomeMeasure(outcomes)
    return "| \(name) | \(measure.count) | \(Self.tenths(measure.median)) "
      + "| \(Self.tenths(measure.share)) % |"
  }

  private func roleRow(_ role: ColorRole) -> String? {
    let outcomes = study.outcomes.filter { $0.role == role }
    return outcomes.isEmpty ? nil : narrowRow("\(role)", outcomes)
  }

  private func legibilityRow(_ row: HeldOutStudy.Legibility) -> String {
    let share = row.count == 0 ? 100 : 100 * Double(row.passing) / Double(row.count)
    return "| \(row.appearance) | \(row.count) | \(Self.tenths(share)) % |"
  }

  private static func inverted(_ color: Color) -> Color {
    var lab = color.converted(to: .lab)
    lab.components.x = 100 - lab.components.x
    return lab.mapped(into: .sRGB, by: .css)
  }

  private static func grayInverted(_ color: Color) -> Color {
    color.converted(to: .lch).components.y < 15 ? inverted(color) : color
  }

  /// The value below which a part of the values lies, interpolated.
  private static func quantile(_ values: [Double], _ part: Double) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.indices.last else { return 0 }
    let place = part * Double(last)
    let below = Int(saturating: place.rounded(.down))
    return sorted[below]
      + (sorted[min(below + 1, last)] - sorted[below]) * (place - Double(below))
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
