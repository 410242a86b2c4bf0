// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroTestSupport
import Dispatch
import Testing

@testable import ChiaroReport

/// Everything that speaks to the browser runs here, one thing after the other.
///
/// It waits for the browser on a thread of its own: of those that run tests there are few.
@globalActor
actor BrowserActor {
  static let shared = BrowserActor()
  private static let executor = QueueExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.executor.asUnownedSerialExecutor()
  }
}

/// An executor that runs its jobs on a dispatch queue.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "chiaroscuro.browser")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// A browser, and the reports that are opened in it; there is one for all tests of pages.
@BrowserActor
final class PageRoom {
  private let browser: Browser
  private let folder: TemporaryFolder
  private var addresses: [String: String] = [:]
  private var seen: [String: BrowserPage] = [:]

  init() throws {
    browser = try Browser()
    folder = try TemporaryFolder()
  }

  /// The report of a sample in a page of its own; `place` follows its address, as `#findings`.
  func open(
    _ sample: Sample, _ setup: PageSetup = PageSetup(), at place: String = ""
  ) throws -> BrowserPage {
    try browser.open(address(sample) + place, setup)
  }

  /// A page that is looked at and not touched, so that several tests may share it.
  func look(at sample: Sample, _ setup: PageSetup) throws -> BrowserPage {
    let key = "\(sample) \(setup)"
    if let page = seen[key] { return page }
    let page = try open(sample, setup)
    seen[key] = page
    return page
  }

  private func address(_ sample: Sample) throws -> String {
    if let known = addresses[sample.description] { return known }
    let name = "\(addresses.count).html"
    let address = "file://\(try folder.write(ReportFormat.html.text(sample.report), to: name))"
    addresses[sample.description] = address
    return address
  }

  func close() { browser.close() }
}

/// Keeps a browser open while the tests of a suite run.
struct BrowserTrait: SuiteTrait, TestScoping {
  @TaskLocal static var room: PageRoom?

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing tests: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let room = try await PageRoom()
    try await Self.$room.withValue(room) { try await tests() }
    await room.close()
  }
}

extension Trait where Self == BrowserTrait {
  /// A browser for the tests of this suite.
  static var browser: BrowserTrait { BrowserTrait() }
}

/// Reports in a browser; its suites are in the files beside.
@Suite("Page", .serialized, .browser)
enum PageTests {
  /// A sample's report in the suite's browser.
  @BrowserActor
  static func open(
    _ sample: Sample, _ setup: PageSetup = PageSetup(), at place: String = ""
  ) throws -> BrowserPage {
    try #require(BrowserTrait.room).open(sample, setup, at: place)
  }

  /// A page that the test must leave as it is.
  @BrowserActor
  static func look(
    at sample: Sample, isDark: Bool = false, runsScripts: Bool = true
  ) throws -> BrowserPage {
    var setup = PageSetup(isDark: isDark)
    setup.runsScripts = runsScripts
    return try #require(BrowserTrait.room).look(at: sample, setup)
  }
}

extension BrowserPage {
  /// The texts of the elements that are shown.
  func shown(_ selector: String) throws -> [String] {
    try texts(
      "Array.from(document.querySelectorAll(`\(selector)`)).filter(e => e.checkVisibility())"
        + ".map(e => e.textContent.trim())")
  }

  /// How many elements there are, shown or not.
  func count(_ selector: String) throws -> Int {
    try integer("document.querySelectorAll(`\(selector)`).length")
  }

  /// A property as it is computed.
  func style(_ property: String, of selector: String) throws -> String {
    try text(
      "getComputedStyle(document.querySelector(`\(selector)`)).getPropertyValue('\(property)')")
  }

  /// Shows what is folded up.
  func unfold() throws {
    _ = try evaluate("document.querySelectorAll('.rest').forEach(rest => { rest.open = true })")
    try settle()
  }

  /// Clicks an element, and waits for what it does.
  func click(_ selector: String) throws {
    _ = try evaluate("document.querySelector(`\(selector)`).click()")
    try settle()
  }

  /// Chooses an entry of a menu.
  func choose(_ words: String, in menu: String) throws {
    _ = try evaluate(
      """
      (() => {
        const menu = document.querySelector(`\(menu)`);
        menu.value = Array.from(menu.options).find(o => o.textContent === `\(words)`).value;
        menu.dispatchEvent(new Event('input', { bubbles: true }));
      })()
      """)
    try settle()
  }

  /// What has the focus: its id, or its words.
  func focused() throws -> String {
    try text("document.activeElement.id || document.activeElement.textContent.trim()")
  }
}
