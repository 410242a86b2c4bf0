// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

@testable import ChiaroReport

/// A report as real ones are: two catalogs, findings of each severity, pictures, odd content.
enum PlainReport {
  static let report = {
    var report = ReportModel(
      version: "1.2.3", title: "Lighthouse", summary: summary, findings: findings,
      diagnostics: diagnostics, rules: rules, catalogs: [app, widget])
    report.markShown()
    return report
  }()

  private static let app = ReportCatalog(
    name: "Assets", path: "App/Assets.xcassets", platform: "ios",
    appearances: SampleParts.appearances,
    colors: [
      SampleParts.color(
        "Accent", [Color(.sRGB, 0.9, 0.7, 0.1), Color(.sRGB, 1, 0.8, 0.3), nil],
        in: "App/Assets.xcassets", findings: [0, 3, 4]),
      SampleParts.color(
        "Glass", [Color(white: 0, alpha: 0.4), Color(white: 1, alpha: 0.4), Color(white: 0.5)],
        in: "App/Assets.xcassets"),
      SampleParts.color(
        "Vivid",
        [Color(.displayP3, 0, 0.9, 0.3), Color(.displayP3, 0.2, 1, 0.4), Color(white: 0.25)],
        in: "App/Assets.xcassets", findings: [5]),
    ],
    images: [
      ReportImage(
        name: "Flag", kind: "imageset", file: "App/Assets.xcassets/Flag.imageset/Contents.json",
        isTemplate: false,
        views: [
          SampleParts.view("flag.png", SamplePictures.flag, "48×32 px"),
          SampleParts.view("flag-dark.png", SamplePictures.darkFlag, "48×32 px"),
          SampleParts.view("flag-dark.png", SamplePictures.darkFlag, "48×32 px", isOwn: false),
        ], findings: []),
      ReportImage(
        name: "Lamp", kind: "imageset", file: "App/Assets.xcassets/Lamp.imageset/Contents.json",
        isTemplate: true,
        views: [
          SampleParts.view("lamp.png", SamplePictures.disc, "16×16 px"),
          SampleParts.view(nil, nil, "no file"), SampleParts.view("lamp2.pdf", nil, "missing"),
        ], findings: [1]),
    ])

  private static let widget = ReportCatalog(
    name: "Assets", path: "Widget/Assets.xcassets", platform: "watchos",
    appearances: [SampleParts.appearances[1]],
    colors: [
      ReportColor(
        name: "Tint", file: "Widget/Assets.xcassets/Tint.colorset/Contents.json",
        swatches: [
          ReportColor.Swatch(
            color: Color(.sRGB, 0.04, 0.52, 1), slot: "any", isOwn: true,
            reference: "systemBlueColor", contrast: 5.64999)
        ], findings: [2])
    ], images: [])

  private static let rules = [
    SampleParts.rule("low-contrast", .error, "Low contrast"),
    SampleParts.rule("missing-file", .error, "Missing file"),
    SampleParts.rule("missing-dark-variant", .warning, "Missing dark variant"),
    SampleParts.rule("missing-high-contrast-variant", .note, "Missing increased-contrast variant"),
    SampleParts.rule("fixed-color", .warning, "Fixed color"),
    SampleParts.rule("content-rule", .note, "A rule that found nothing"),
  ]

  private static let lowContrast = {
    var finding = SampleParts.finding(
      "low-contrast", .error, "App/Assets.xcassets/Accent.colorset/Contents.json", "Accent",
      "1.9:1 on the background (4.5:1 is asked for)", in: "light",
      related: [SourceLocation(file: "App/Main View.swift", line: 12)])
    finding.pair = ColorPair(
      Color(.sRGB, 0.9, 0.7, 0.1), on: Color(.sRGB, 0.95, 0.95, 0.97), named: "")
    return SampleParts.judged(
      finding, .hardlyReadable, 0.875,
      [
        ReportConsideration("text", "it is text", weight: 1.25),
        ReportConsideration("veil", "a <veil> may cover it", weight: -0.5),
      ], .seen)
  }()

  private static let findings = [
    lowContrast,
    SampleParts.finding(
      "missing-file", .error, "App/Assets.xcassets/Lamp.imageset/Contents.json", "Lamp",
      "lamp2.pdf is not there"),
    SampleParts.finding(
      "missing-dark-variant", .warning, "Widget/Assets.xcassets/Tint.colorset/Contents.json",
      "Tint", "the same color in dark", fix: "add an empty dark slot"),
    SampleParts.finding(
      "missing-high-contrast-variant", .note,
      "App/Assets.xcassets/Accent.colorset/Contents.json", "Accent", "no variant for light",
      in: "light"),
    SampleParts.finding(
      "missing-high-contrast-variant", .note,
      "App/Assets.xcassets/Accent.colorset/Contents.json", "Accent", "no variant for dark",
      in: "dark"),
    SampleParts.finding(
      "missing-high-contrast-variant", .note,
      "App/Assets.xcassets/Vivid.colorset/Contents.json", "Vivid", "no variant for light",
      in: "light"),
    SampleParts.judged(
      SampleParts.finding(
        "fixed-color", .hint, "App/Card.swift", "backgroundColor",
        "a fixed white, which may be meant"), .stale, 0.05),
  ]

  private static let diagnostics = [
    Diagnostic(
      .warning, id: "trailing-comma",
      at: SourceLocation(file: "App/Assets.xcassets/Glass.colorset/Contents.json", line: 9),
      "trailing comma before ]", fix: "remove the comma"),
    Diagnostic(
      .note, id: "no-info", at: SourceLocation(file: "Widget/Assets.xcassets"), "no info"),
  ]

  private static let summary = {
    var summary = SampleParts.summary(findings.map(\.severity), colors: 4, images: 2)
    summary.catalogs = 2
    summary.emptyDarkSlots = 1
    summary.suppressed = 7
    return summary
  }()
}
