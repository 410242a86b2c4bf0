// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroDerivation

/// The tables of the study, as Markdown.
package struct StudyReport: Sendable {
  private let study: HeldOutStudy

  /// Creates the report of a study.
  package init(_ study: HeldOutStudy) { self.study = study }

  /// The rules side by side, the roles, and the legibility.
  package var text: String {
    let apps = Set(study.outcomes.map(\.pair.app)).count
    return """
      \(study.outcomes.count) pairs of \(apps) apps.

      | rule | median ΔE00 | within 10 | hue drift, p90 |
      |---|--:|--:|--:|
      \(row("derived, each app by curves fitted to the others", study.outcomes))
      \(row("L\\* inverted", study.outcomes(of: Self.inverted)))
      \(row("L\\* inverted for grays alone", study.outcomes(of: Self.grayInverted)))
      \(row("unchanged", study.outcomes { $0 }))

      | derived, by role | pairs | median ΔE00 | within 10 |
      |---|--:|--:|--:|
      \(ColorRole.allCases.compactMap(roleRow).joined(separator: "\n"))

      | of \(likeApps) apps with \(LikenessStudy.leastCount) pairs or more, each half by the other \
      | pairs | median ΔE00 | within 10 |
      |---|--:|--:|--:|
      \(likeRow("without a model", study.likeness.without))
      \(likeRow("with `--like` the other half", study.likeness.with))

      | pairs that pass 4.5:1 in light | pairs | legible there |
      |---|--:|--:|
      \(study.legibility.map(legibilityRow).joined(separator: "\n"))

      """
  }

  private func row(_ name: String, _ outcomes: [HeldOutStudy.Outcome]) -> String {
    let differences = outcomes.map(\.difference)
    let drift = Self.quantile(outcomes.compactMap(\.hueDrift), 0.9)
    return
      "| \(name) | \(Self.tenths(Self.quantile(differences, 0.5))) "
      + "| \(Self.share(differences)) % | \(Self.tenths(drift))° |"
  }

  private var likeApps: Int { Set(study.likeness.with.map(\.pair.app)).count }

  private func likeRow(_ name: String, _ outcomes: [HeldOutStudy.Outcome]) -> String {
    let differences = outcomes.map(\.difference)
    return "| \(name) | \(differences.count) | \(Self.tenths(Self.quantile(differences, 0.5))) "
      + "| \(Self.share(differences)) % |"
  }

  private func roleRow(_ role: ColorRole) -> String? {
    let differences = study.outcomes.filter { $0.role == role }.map(\.difference)
    if differences.isEmpty { return nil }
    return "| \(role) | \(differences.count) | \(Self.tenths(Self.quantile(differences, 0.5))) "
      + "| \(Self.share(differences)) % |"
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

  /// The share of differences of at most 10, in percent.
  private static func share(_ differences: [Double]) -> String {
    tenths(100 * Double(differences.count { $0 <= 10 }) / Double(max(1, differences.count)))
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
