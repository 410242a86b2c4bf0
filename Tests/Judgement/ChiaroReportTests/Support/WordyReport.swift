// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

@testable import ChiaroReport

extension Sample {
  /// Five appearances, as every audit has, and messages as long as rules write them.
  static let wordy = Sample(
    description: "wordy",
    report: {
      var report = ReportModel(
        version: "1.2.3", title: "Wordy", summary: summary, findings: findings, diagnostics: [],
        rules: rules, catalogs: [catalog])
      report.screens = screens
      return report
    }())

  private static let names = [
    "light", "dark", "light high contrast", "dark high contrast", "dark elevated",
  ]

  private static let messages: [(rule: String, severity: Severity, words: String)] = [
    (
      "low-contrast", .error,
      "2.19:1 on secondarySystemBackground (#9AA8AE on #F2F2F7); at least 4.5:1 is needed, which "
        + "#647177 has"
    ),
    (
      "image-vanishes-in-dark", .warning,
      "half of its outline has no more than 1.13:1 against the dark background #000000"
    ),
    (
      "high-contrast-without-effect", .warning,
      "#B24E1C has 5.25:1 against the system background in light high contrast, which is transparent"
    ),
    ("fixed-color", .warning, "fixed #336699 as text on the system's background: 1.9:1 in dark"),
  ]

  private static let findings = names.enumerated().flatMap { column, name in
    messages.enumerated().map { number, message in
      var finding = SampleParts.finding(
        message.rule, message.severity, "Assets.xcassets/Text.colorset/Contents.json",
        "Text/SecondaryCaption\(number)", message.words, in: name)
      finding.fingerprint += name
      if number == 0 {
        finding.pair = ColorPair(
          Color(white: 0.6), on: Color(white: Double(column) / 4), named: "")
      }
      if number == 3 { finding.snippet = "label.textColor = UIColor(named: \"<b>\") ?? .black" }
      return finding
    }
  }

  private static let rules = messages.map {
    SampleParts.rule($0.rule, $0.severity, "Increased contrast without effect, \($0.rule)")
  }

  private static let summary = SampleParts.summary(findings.map(\.severity), colors: 4)

  private static let catalog = ReportCatalog(
    name: "Assets", path: "Assets.xcassets", platform: "ios",
    appearances: names.map {
      ReportAppearance(name: $0, background: $0.hasPrefix("dark") ? .black : .white)
    },
    colors: (0..<4).map { number in
      ReportColor(
        name: "Text/SecondaryCaption\(number)", file: "Assets.xcassets/Text.colorset/Contents.json",
        swatches: names.map { name in
          ReportColor.Swatch(
            color: Color(white: 0.6), slot: name, isOwn: true,
            reference: "secondarySystemGroupedBackgroundColor", contrast: 2.5)
        },
        findings: findings.indices.filter { $0 % 4 == number })
    },
    images: [
      ReportImage(
        name: "faviconTemplateImage", kind: "imageset",
        file: "Assets.xcassets/preferencesToolbarExtensions.imageset/Contents.json",
        isTemplate: false,
        views: names.map { _ in
          SampleParts.view("preferencesToolbarExtensions@2x.png", SamplePictures.flag, "48×32 px")
        }, findings: [])
    ])

  /// Screens of a telephone and of a tablet that lies.
  private static let screens = [(393, 852), (1194, 834)].map { width, height in
    ReportScreen(
      name: "AccountsPreferencesAddViewController", className: "AccountsFeedbinWindowController",
      file: "Mac/Preferences/AccountsPreferencesAddViewControllerForAllAccounts.storyboard",
      lock: nil,
      pictures: ["light", "dark"].map {
        ReportScreen.Picture(appearance: $0, bytes: SamplePictures.header(width, height))
      },
      colors: ["Text/SecondaryCaption0", "PreferencesToolbarExtensionsBackground"],
      marks: [ReportScreen.Mark(finding: 0, frame: [0, 40, Double(width), 44])])
  }
}
