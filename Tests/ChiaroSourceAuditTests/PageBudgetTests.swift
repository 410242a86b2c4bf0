// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroSourceAudit

/// Pages that a program made, in any number.
@Suite("Pages of a project together")
struct PageBudgetTests {
  /// A page as programs make them for each class of a library.
  private static func page(_ number: Int, _ styles: String) -> [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <html><head><title>Class \(number)</title>\(styles)
      <meta name="description" content="class \(number)"></head>
      <body><h1>Class \(number)</h1><p>\(String(repeating: "text ", count: number % 7))</p></body>
      </html>
      """.utf8)
  }

  private static let sheet = #"<link rel="stylesheet" href="doxygen.css"/>"#
  private static let fixed = "<style>body{color:#333}</style>"

  private static func budget(
    _ count: Int, _ limits: PageBudget.Limits, folder: String = "Help",
    _ styles: (Int) -> String = { _ in sheet }
  ) -> PageBudget {
    let paths = (0..<count).map { "\(folder)/class_\($0).html" }
    return PageBudget(paths, limits) { path in
      paths.firstIndex(of: path).map { page($0, styles($0)) }
    }
  }

  @Test("S36: the first of pages that are alike are judged, for all of them, and that is told")
  func alike() {
    let budget = Self.budget(601, PageBudget.Limits(alike: 10))
    #expect((0..<601).allSatisfy { budget[$0] == ($0 < 10 ? .judged : .alike) })
    #expect(budget.leftOut.isEmpty)
    let told = budget.diagnostics
    #expect(told.map(\.id) == ["pages-alike"] && told[0].message.hasPrefix("591 more pages"))
    #expect(told[0].location.file == "Help/class_0.html")
  }

  @Test("S36: pages are not alike that differ in styles or schemes, or bring none")
  func different() {
    let limits = PageBudget.Limits(alike: 1)
    for styles in [
      { "<style>p{color:#\(100 + $0)}</style>" }, { _ in "" },
      { "<meta name=\"color-scheme\" content=\"x\($0)\">" },
      { "<link rel='stylesheet' href='\($0).css'>" },
    ] as [(Int) -> String] {
      let budget = Self.budget(30, limits, styles)
      #expect((0..<30).allSatisfy { budget[$0] == .judged } && budget.diagnostics.isEmpty)
    }
  }

  @Test("S36: pages share one budget of bytes; those behind it are named, in the order of files")
  func bytes() {
    let size = Self.page(0, "").count
    let budget = Self.budget(100, PageBudget.Limits(bytes: size * 10)) { _ in "" }
    let first = (0..<100).first { budget[$0] == .leftOut } ?? 100
    #expect(first < 12 && (first..<100).allSatisfy { budget[$0] == .leftOut })
    #expect(budget.leftOut == (first..<100).map { "Help/class_\($0).html" })
    // Other files have budgets of their own.
    let paths = ["a.html", "View.swift", "b.html"]
    let mixed = PageBudget(paths, PageBudget.Limits(bytes: 1)) { _ in [0x61] }
    #expect([mixed[0], mixed[1], mixed[2]] == [.judged, .judged, .leftOut])
  }

  @Test("S36: one finding stands for all generated pages, and none is lost by their number")
  func findings() throws {
    let folder = try TemporaryFolder()
    let count = 60
    for number in 0..<count {
      try folder.write(Self.page(number, Self.fixed), to: "Help/class_\(number).html")
    }
    try folder.write(Self.page(0, ""), to: "Help/plain.html")
    let names = (0..<count).map { "Help/class_\($0).html" } + ["Help/plain.html"]
    var request = SourceRequest(root: folder.path, files: names)
    request.wantsFixes = true
    let answer = SourceAuditor.audit(request)
    #expect(answer.pagesLeftOut.isEmpty)
    #expect(answer.diagnostics.map(\.id) == ["pages-alike"])
    let files = answer.findings.map(\.location.file)
    #expect(files == ["Help/class_0.html", "Help/plain.html"])
    #expect((answer.findings.last?.fix != nil) == PageReading.isAvailable)
  }
}
