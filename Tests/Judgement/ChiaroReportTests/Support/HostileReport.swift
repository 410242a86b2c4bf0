// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

@testable import ChiaroReport

/// A report in which every text that comes from files tries to be something else.
enum HostileReport {
  /// What names and messages may hold: markup, ends of strings and of markup, steering characters.
  static let texts = [
    #""><script>window.hacked = 1</script>"#,
    "</script><img src=x onerror=\"window.hacked = 1\">",
    "</style><svg onload='window.hacked = 1'>",
    "]]><!--",
    "-->&amp;&#60;script&#62;",
    "a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g",
    "tab\tnull\u{0}escape\u{1B}[31mred\u{1B}]8;;http://x\u{7}bell\u{7F}\u{9B}1m",
    "right\u{202E}tfel\u{202C} \u{2066}isolated\u{2069} \u{200F}mark zero\u{200B}width \u{FEFF}",
    "100% %0A%25 ::error::, file=x,line=1::",
    "a, b: c; d=e",
    "| pipe || `tick` ``two`` *bold* _under_ [link](http://example.com) ~~gone~~ # head",
    "@everyone {0} {{1}} [rule](1)",
    #"back\slash \n \u0041 \" \'"#,
    "👩‍👩‍👧‍👦 🏳️‍🌈 e\u{301}\u{327} 漢字 العربية",
    "javascript:window.hacked=1",
    "\u{FFFE}\u{FFFF}\u{1FFFE} \u{E000} \u{E0041}",
    "  leading and trailing  ",
    String(repeating: "wide", count: 60),
    "",
  ]

  static let report = ReportModel(
    version: "1.2.3<b>", title: texts[0] + texts[7], summary: summary, findings: findings,
    diagnostics: diagnostics, rules: rules, catalogs: [catalog])

  private static func file(_ text: String) -> String { "Hostile.xcassets/\(text).json" }

  private static let findings =
    texts.enumerated().map { index, text in
      SampleParts.judged(
        SampleParts.finding(
          "hostile-\(index)", Severity.allCases[index % 4], file(text), text, "says \(text)",
          in: index.isMultiple(of: 2) ? "light" : text, fix: text,
          related: [SourceLocation(file: text)]),
        .stale, 0.5, [ReportConsideration(text, text, weight: -1)])
    }
    + texts.map {
      SampleParts.finding("many-notes", .note, file($0), "One", $0, in: $0)
    }

  private static let rules =
    texts.enumerated().map { index, text in
      ReportRule(
        id: "hostile-\(index)", title: text.isEmpty ? "Untitled" : text, severity: .warning,
        summary: text, reason: text, help: text)
    }

  private static let diagnostics = texts.enumerated().map { index, text in
    Diagnostic(
      Severity.allCases[index % 3 + 1], id: "odd-\(index)",
      at: SourceLocation(file: file(text)), text, fix: text)
  }

  private static let catalog = ReportCatalog(
    name: texts[0], path: "Hostile.xcassets", platform: texts[1],
    appearances: [
      ReportAppearance(name: "light", background: .white),
      ReportAppearance(name: texts[2], background: Color(.sRGB, 0.1, 0.1, 0.1, alpha: 0.5)),
      ReportAppearance(name: texts[5], background: .black),
    ],
    colors: texts.enumerated().map { index, text in
      ReportColor(
        name: text, file: file(text),
        swatches: [
          .init(color: .white, slot: text, isOwn: true, reference: text, contrast: .infinity),
          .init(color: .clear, slot: text, isOwn: false, contrast: .nan),
          .init(color: nil, slot: text, isOwn: true, reference: text),
        ],
        findings: index == 0 ? Array(texts.count..<2 * texts.count) + [index, -1, 9999] : [index])
    },
    images: texts.map { text in
      ReportImage(
        name: text, kind: text, file: file(text), isTemplate: text.isEmpty,
        views: [
          .init(
            filename: text, thumbnail: SamplePictures.flag, caption: text, slot: text, isOwn: true),
          .init(filename: nil, thumbnail: Array(text.utf8), caption: text, slot: "", isOwn: false),
          .init(filename: text, thumbnail: nil, caption: "", slot: text, isOwn: true),
        ], findings: [])
    })

  private static let summary = SampleParts.summary(
    findings.map(\.severity), colors: texts.count, images: texts.count)
}
