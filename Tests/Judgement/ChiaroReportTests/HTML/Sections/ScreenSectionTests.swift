// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroReport

/// The page of screens, and the parts of screens beside findings.
@Suite("Screens in a report")
struct ScreenSectionTests {
  /// A report with three screens, of which the first has a finding and a color.
  private static func report(_ base: ReportModel, name: String) -> ReportModel {
    var report = base
    let pictures = [
      ReportScreen.Picture(appearance: "light", bytes: SamplePictures.flag),
      ReportScreen.Picture(appearance: "dark", bytes: SamplePictures.darkFlag),
    ]
    let colors = report.catalogs.flatMap(\.colors).prefix(1).map(\.name) + [name]
    report.screens = [
      ReportScreen(
        name: name, className: name, file: name, lock: name, pictures: pictures,
        colors: Array(colors),
        marks: [
          ReportScreen.Mark(finding: 0, frame: [1, 2, 3, 4]),
          ReportScreen.Mark(finding: 99, frame: [-1e9, 1e300, 0, -5]),
        ]),
      ReportScreen(
        name: "Second", className: "", file: "A/B.xib", lock: nil, pictures: pictures, colors: [],
        marks: [ReportScreen.Mark(finding: 0, frame: [0, 0, 1, 1])]),
      ReportScreen(
        name: "Broken", className: "", file: "A/B.xib", lock: nil,
        pictures: [ReportScreen.Picture(appearance: "light", bytes: [1, 2])], colors: [],
        marks: []),
    ]
    return report
  }

  @Test(
    "screens are written as HTML whatever their names are",
    arguments: ["Main", "\"\u{301} onload=alert(1) x=\"", "</style><script>", "&amp;<b>", ""])
  func syntax(name: String) {
    for base in [PlainReport.report, HostileReport.report, Sample.empty.report] {
      let text = HTMLReport.text(Self.report(base, name: name))
      #expect(HTMLSyntax.problems(text) == [])
      #expect(!text.contains("onload=alert(1) x=\""))
    }
  }

  @Test("a screen leads to its findings and colors, and they lead to it")
  func links() {
    let text = HTMLReport.text(Self.report(PlainReport.report, name: "Main"))
    #expect(text.count(of: "<figure id=\"screen-") == 3)
    let finding = ReportPage(PlainReport.report).anchors.findings[0]
    for link in ["#\(finding)", "#row-0", "#screen-0", "#screens"] {
      #expect(text.contains("href=\"\(link)\""), "\(link)")
      #expect(text.contains("id=\"\(link.dropFirst())\""), "\(link)")
    }
    // A finding is cut out of the first screen that has it, once.
    #expect(text.count(of: "class=\"cut ") == 1)
    #expect(text.contains("locked to Main"))
    #expect(!HTMLReport.text(PlainReport.report).contains("id=\"screens\""))
  }

  @Test(
    "a part has what is around it, stays in its picture, and is no larger than its room",
    arguments: [
      ([100, 200, 50, 20], "--x:65;--y:182;--cw:120;--ch:56;--k:1.0"),
      ([0, 0, 10, 10], "--x:0;--y:0;--cw:120;--ch:56;--k:1.0"),
      ([390, 840, 10, 10], "--x:273;--y:796;--cw:120;--ch:56;--k:1.0"),
      ([0, 0, 393, 852], "--x:0;--y:0;--cw:393;--ch:852;--k:0.282"),
      ([-1e300, .infinity, 1e300, .nan], nil),
    ] as [([Double], String?)])
  func cuts(frame: [Double], expected: String?) {
    var table = CutTable()
    #expect(table.className(frame, within: (393, 852)) == "c0")
    #expect(table.className(frame, within: (393, 852)) == "c0")
    if let expected { #expect(table.style == ".c0{\(expected)}\n") }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
