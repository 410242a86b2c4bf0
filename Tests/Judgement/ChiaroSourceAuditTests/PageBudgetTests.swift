// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Synchronization
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

  /// What is done with pages; nil for those that are left out.
  private static func parts(
    _ pages: [(path: String, bytes: [UInt8])], _ budget: inout PageBudget
  ) -> [PageBudget.Part?] {
    pages.map { budget.admits($0.path) ? budget.take($0.path, $0.bytes) : nil }
  }

  private static func pages(
    _ count: Int, _ styles: (Int) -> String = { _ in sheet }
  ) -> [(path: String, bytes: [UInt8])] {
    (0..<count).map { ("Help/class_\($0).html", page($0, styles($0))) }
  }

  @Test("the first of pages that are alike are judged, for all of them, and that is told")
  func alike() {
    var budget = PageBudget(PageBudget.Limits(alike: 10))
    let parts = Self.parts(Self.pages(601), &budget)
    #expect(parts == (0..<601).map { $0 < 10 ? .judged : .alike })
    #expect(budget.leftOut.isEmpty)
    let told = budget.diagnostics
    #expect(told.map(\.id) == ["pages-alike"] && told[0].message.hasPrefix("591 more pages"))
    #expect(told[0].location.file == "Help/class_0.html")
  }

  @Test("pages are not alike that differ in styles or schemes, or bring none")
  func different() {
    for styles in [
      { "<style>p{color:#\(100 + $0)}</style>" }, { _ in "" },
      { "<meta name=\"color-scheme\" content=\"x\($0)\">" },
      { "<link rel='stylesheet' href='\($0).css'>" },
    ] as [(Int) -> String] {
      var budget = PageBudget(PageBudget.Limits(alike: 1))
      #expect(Self.parts(Self.pages(30, styles), &budget).allSatisfy { $0 == .judged })
      #expect(budget.diagnostics.isEmpty)
    }
  }

  @Test("pages share one budget of bytes; those behind it are named, in the order of files")
  func bytes() {
    let size = Self.page(0, "").count
    var budget = PageBudget(PageBudget.Limits(bytes: size * 10))
    let parts = Self.parts(Self.pages(100) { _ in "" }, &budget)
    let first = parts.firstIndex(of: nil) ?? 100
    #expect(first < 12 && parts[first...].allSatisfy { $0 == nil })
    #expect(budget.leftOut == (first..<100).map { "Help/class_\($0).html" })
  }

  @Test("each file is read once, in whatever number, and pages beyond the budget never")
  func reading() {
    let pages = Self.pages(70)
    let texts = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.bytes) })
    let names = ["First.swift", "own.css"] + pages.map(\.path) + ["Last.swift"]
    let size = Self.page(0, Self.sheet).count
    let read = Mutex<[String: Int]>([:])
    let answer = SourceAuditor.audit(
      SourceRequest(root: ".", files: names), pages: PageBudget(PageBudget.Limits(bytes: size * 40))
    ) { path, _ in
      read.withLock { $0[path, default: 0] += 1 }
      return .success(texts[path] ?? [])
    }
    let count = read.withLock { $0 }
    #expect(count.values.allSatisfy { $0 == 1 })
    #expect(Set(count.keys) == Set(names).subtracting(answer.pagesLeftOut))
    // Other files have budgets of their own, wherever they stand in the request.
    #expect(count["First.swift"] == 1 && count["Last.swift"] == 1)
    #expect((20..<40).contains(answer.pagesLeftOut.count))
    #expect(answer.pagesLeftOut == names.dropLast().suffix(answer.pagesLeftOut.count))
    #expect(answer.diagnostics.map(\.id) == ["pages-alike"])
  }

  @Test("one finding stands for all generated pages, and none is lost by their number")
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
