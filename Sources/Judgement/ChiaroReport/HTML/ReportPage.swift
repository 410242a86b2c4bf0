// SPDX-License-Identifier: MIT

import ChiaroSource

/// The state shared by the parts of a page while it is written: the report, and tables that they
/// fill.
struct ReportPage {
  let report: ReportModel
  let appearances: AppearanceIndex
  let groups: [RuleFindings]
  var paints = PaintTable()
  var pictures = PictureTable()
  var cuts = CutTable()
  /// The ids that links from outside lead to.
  let anchors: AnchorTable
  /// The section number of each rule, by its id.
  let ruleNumbers: [String: Int]
  /// The label of each catalog, which distinguishes it from the others.
  let catalogLabels: [String]
  /// The color or image that each finding concerns; nil if no catalog contains it.
  let owners: [FindingOwner?]
  /// The row of each color, by its name; the first of several.
  let colorRows: [String: Int]
  /// The screen on which each finding is seen, and its place there.
  let marks: [Int: (screen: Int, frame: [Double])]
  /// The numbers of the screens that use a color, by its name.
  let screensOfColor: [String: [Int]]

  init(_ report: ReportModel) {
    self.report = report
    appearances = AppearanceIndex(report.catalogs)
    groups = report.findingsByRule
    anchors = AnchorTable(report, groups)
    ruleNumbers = Dictionary(
      groups.enumerated().map { ($1.rule.id, $0) }, uniquingKeysWith: { first, _ in first })
    catalogLabels = Self.labels(report.catalogs)
    owners = FindingOwner.all(in: report)
    colorRows = Self.colorRows(report.catalogs)
    var marks: [Int: (screen: Int, frame: [Double])] = [:]
    var screensOfColor: [String: [Int]] = [:]
    for (number, screen) in report.screens.enumerated() {
      for mark in screen.marks where marks[mark.finding] == nil {
        marks[mark.finding] = (number, mark.frame)
      }
      for color in screen.colors { screensOfColor[color, default: []].append(number) }
    }
    self.marks = marks
    self.screensOfColor = screensOfColor
  }

  /// The style rules that depend on the report: its colors, pictures and appearances.
  var style: String {
    appearances.style + paints.style + pictures.style + cuts.style + HeadSection.style(report)
  }

  /// Returns the row of each color, counted through all catalogs.
  private static func colorRows(_ catalogs: [ReportCatalog]) -> [String: Int] {
    var rows: [String: Int] = [:]
    var row = 0
    for catalog in catalogs {
      for (index, color) in catalog.colors.enumerated() where rows[color.name] == nil {
        rows[color.name] = row + index
      }
      row += catalog.colors.count + catalog.images.count
    }
    return rows
  }

  /// Returns the labels of catalogs: the name, or for equal names the part of the path that
  /// differs.
  private static func labels(_ catalogs: [ReportCatalog]) -> [String] {
    let paths = Dictionary(grouping: catalogs, by: \.name)
      .mapValues { $0.map { Path.components($0.path) } }
    return catalogs.map { catalog in
      guard let all = paths[catalog.name], all.count > 1 else { return catalog.name }
      // The last component always stays.
      let shortest = max(1, all.map(\.count).min() ?? 1) - 1
      let shared = all.reduce(shortest) { shared, path in
        (0..<shared).first { path[$0] != all[0][$0] } ?? shared
      }
      return Path.components(catalog.path).dropFirst(shared).joined(separator: "/")
    }
  }

  /// Returns the findings at the given indices, ignoring those out of range.
  func findings(_ places: [Int]) -> [ReportFinding] {
    places.filter(report.findings.indices.contains).map { report.findings[$0] }
  }
}

/// The color or image that a finding concerns.
struct FindingOwner {
  var catalog: Int
  /// The number of the row, counted through all catalogs.
  var row: Int
  var subject: Subject

  enum Subject {
    case color(ReportColor)
    case image(ReportImage)
  }

  /// Returns the owner of each finding of a report: the first object that lists it.
  static func all(in report: ReportModel) -> [FindingOwner?] {
    var owners = [FindingOwner?](repeating: nil, count: report.findings.count)
    var row = 0
    func claim(_ places: [Int], _ owner: FindingOwner) {
      for place in places where owners.indices.contains(place) && owners[place] == nil {
        owners[place] = owner
      }
      row += 1
    }
    for (catalog, subject) in report.catalogs.enumerated() {
      for color in subject.colors {
        claim(color.findings, FindingOwner(catalog: catalog, row: row, subject: .color(color)))
      }
      for image in subject.images {
        claim(image.findings, FindingOwner(catalog: catalog, row: row, subject: .image(image)))
      }
    }
    return owners
  }
}

extension Severity {
  /// The CSS class of the severity.
  var className: String {
    switch self {
    case .error: "e"
    case .warning: "w"
    case .note: "n"
    case .hint: "h"
    }
  }

  /// The severity as a heading.
  var title: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    case .hint: "Hint"
    }
  }
}
