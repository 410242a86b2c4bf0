// SPDX-License-Identifier: MIT

import ChiaroSource
import Foundation

/// A Chromium without a window, for tests of what pages do.
///
/// It speaks the Chrome DevTools Protocol as JSON over two descriptors of the child
/// (`--remote-debugging-pipe`): no port, no WebSocket, nothing but the browser itself. Every wait
/// is bounded, and the child is killed with everything it started when the browser is let go of;
/// should the test's process end first, the child sees its channel close and leaves.
///
/// ```swift
/// let browser = try Browser()
/// let page = try browser.open("file:///tmp/report.html", PageSetup(isDark: true))
/// try page.press(.tab)
/// #expect(try page.text("document.activeElement.id") == "search")
/// #expect(page.problems.isEmpty)
/// ```
public final class Browser {
  private let child: ChildProcess
  private let pipe: MessagePipe
  private let profile: TemporaryFolder
  private let patience: Duration
  private var nextID = 1
  private var pages: [String: BrowserPage.Log] = [:]
  private var isClosed = false

  /// The names under which Chromium is looked for on the path.
  static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// Starts a browser.
  ///
  /// - Parameter patience: how long each answer is waited for; the default is 180 seconds
  /// - Throws: `BrowserError`; of the kind `missing`, with the script that helps, when there
  ///   is none
  public init(patience: Duration = .seconds(180)) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let path = Self.find(in: environment["PATH"] ?? "") else {
      throw BrowserError(
        .missing,
        "no Chromium (\(Self.names.joined(separator: ", "))): run Scripts/setup-test-tools")
    }
    profile = try TemporaryFolder()
    let arguments = Self.arguments + ["--user-data-dir=\(profile.path)", "about:blank"]
    guard let child = ChildProcess(path, arguments, environment: environment) else {
      throw BrowserError(.gone, "cannot start \(path)")
    }
    self.child = child
    self.patience = patience
    pipe = MessagePipe(child.channel)
    do {
      _ = try call("Browser.getVersion")
    } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  /// Ends the browser; the pages cannot be used any more.
  public func close() {
    if isClosed { return }
    isClosed = true
    child.kill()
  }

  private static let arguments = [
    "--headless", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
    "--disable-dev-shm-usage", "--hide-scrollbars", "--force-color-profile=srgb",
    "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-breakpad",
  ]

  /// The first program of one of the names on a path.
  static func find(in path: String) -> String? {
    let folders = path.split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  // MARK: Pages

  /// Opens a page in a profile of its own, and waits until it is loaded.
  public func open(_ address: String, _ setup: PageSetup = PageSetup()) throws -> BrowserPage {
    let context = try call("Target.createBrowserContext")["browserContextId"]?.string ?? ""
    let target = try call(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": .string(context)])["targetId"]?.string
    let session = try call(
      "Target.attachToTarget", ["targetId": JSON(target), "flatten": true])["sessionId"]?.string
    guard let session else { throw BrowserError(.refused, "no page could be opened") }
    let log = BrowserPage.Log(address: address)
    pages[session] = log
    let page = BrowserPage(browser: self, session: session, context: context, log: log)
    try page.load(setup)
    return page
  }

  /// Closes a page with its profile, and waits for nothing.
  func discard(session: String, context: String) {
    pages[session] = nil
    if isClosed { return }
    let message: JSON = [
      "id": .integer(nextID), "method": "Target.disposeBrowserContext",
      "params": ["browserContextId": .string(context)],
    ]
    nextID += 1
    // A browser that is gone has no page left to close.
    try? pipe.send(message.text(.compact))
  }

  // MARK: Protocol

  /// Sends a command and waits for its answer; what happens meanwhile goes to the pages' logs.
  func call(
    _ method: String, _ parameters: JSON = [:], session: String? = nil
  ) throws -> JSONValue {
    let id = nextID
    nextID += 1
    var message: JSON = ["id": .integer(id), "method": .string(method), "params": parameters]
    message["sessionId"] = session.map(JSON.string)
    try pipe.send(message.text(.compact))
    let deadline = ContinuousClock.now + patience
    while true {
      let message = try receive(before: deadline)
      guard message["id"]?.integer == id else { continue }
      if let error = message["error"]?["message"]?.string {
        throw BrowserError(.refused, "\(method): \(error)")
      }
      guard let result = message["result"] else {
        throw BrowserError(.refused, "\(method): no result")
      }
      return result
    }
  }

  /// Waits until `isDone` says so, while events arrive.
  func wait(for words: String, until isDone: () -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while !isDone() {
      do {
        _ = try receive(before: deadline)
      } catch let error as BrowserError where error.kind == .late {
        throw BrowserError(.late, "waited in vain for \(words)")
      }
    }
  }

  private func receive(before deadline: ContinuousClock.Instant) throws -> JSONValue {
    let bytes = try pipe.receive(before: deadline)
    guard let root = JSONDocument.read(bytes, file: "browser").document?.root else {
      throw BrowserError(.refused, "the browser sent what is no JSON")
    }
    if let method = root["method"]?.string, let log = pages[root["sessionId"]?.string ?? ""] {
      log.add(method, root["params"])
    }
    return root
  }
}
