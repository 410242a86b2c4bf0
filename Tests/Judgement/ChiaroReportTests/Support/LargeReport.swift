// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

@testable import ChiaroReport

extension Sample {
  /// As many colors, all different, every third with a finding.
  static func large(_ count: Int) -> Sample {
    let colors = (0..<count).map { color($0, of: count) }
    let findings = stride(from: 0, to: count, by: 3).map { index in
      SampleParts.finding(
        rules[index % 4].id, rules[index % 4].severity, colors[index].file, colors[index].name,
        "\(index) is odd", in: index.isMultiple(of: 2) ? "dark" : nil)
    }
    return Sample(
      description: "\(count) colors",
      report: ReportModel(
        version: "1.2.3", title: "Large",
        summary: SampleParts.summary(findings.map(\.severity), colors: count), findings: findings,
        diagnostics: [], rules: rules,
        catalogs: [
          ReportCatalog(
            name: "Assets", path: "Assets.xcassets", platform: "macos",
            appearances: SampleParts.appearances, colors: colors, images: [])
        ]))
  }

  private static let rules = [
    SampleParts.rule("low-contrast", .error, "Low contrast"),
    SampleParts.rule("empty-dark-slot", .warning, "Empty dark slot"),
    SampleParts.rule("two-meanings", .note, "Two meanings"),
    SampleParts.rule("near-duplicate", .warning, "Near duplicate"),
  ]

  private static func color(_ index: Int, of count: Int) -> ReportColor {
    let hue = 360 * Double(index) / Double(count)
    let shown = [0.5, 0.8, 0.7].map { lightness in
      Color(.oklch, lightness, 0.1, hue).mapped(into: .sRGB, by: .clip)
    }
    return SampleParts.color(
      "Group \(index / 40)/Color \(index)", shown, in: "Assets.xcassets",
      findings: index.isMultiple(of: 3) ? [index / 3] : [])
  }
}
