// SPDX-License-Identifier: MIT

public import ChiaroSource
import Foundation

/// A page in a `Browser`; it is closed when it is let go of.
public final class BrowserPage {
  private let browser: Browser
  private let session: String
  private let context: String
  private let log: Log
  private var runsScripts = true

  init(browser: Browser, session: String, context: String, log: Log) {
    self.browser = browser
    self.session = session
    self.context = context
    self.log = log
  }

  deinit { browser.discard(session: session, context: context) }

  /// What went wrong so far: uncaught exceptions, errors and warnings on the console, and what the
  /// browser itself logs, violations of a content policy among it.
  public var problems: [String] { log.problems }

  /// The addresses that the page asked for beside its own, `data:` aside.
  public var requests: [String] { log.requests }

  // MARK: Scripts

  /// The value of a JavaScript expression; a promise is waited for.
  ///
  /// Works also where the page's own scripts do not run.
  ///
  /// - Throws: `BrowserError` of the kind `script` when it throws
  public func evaluate(_ expression: String) throws -> JSONValue {
    let answer = try call(
      "Runtime.evaluate",
      [
        "expression": .string(expression), "returnByValue": true, "awaitPromise": true,
        "userGesture": true,
      ])
    if let failure = answer["exceptionDetails"] {
      throw BrowserError(.script, Log.words(of: failure))
    }
    guard let value = answer["result"]?["value"] ?? answer["result"] else {
      throw BrowserError(.refused, "no value of \(expression)")
    }
    return value
  }

  /// The value of an expression that is a text; empty when it is something else.
  public func text(_ expression: String) throws -> String {
    try evaluate(expression).string ?? ""
  }

  /// The value of an expression that is a whole number; -1 when it is something else.
  public func integer(_ expression: String) throws -> Int {
    try evaluate(expression).integer ?? -1
  }

  /// Whether an expression is true.
  public func isTrue(_ expression: String) throws -> Bool { try evaluate(expression).bool == true }

  /// The value of an expression that is an array of texts.
  public func texts(_ expression: String) throws -> [String] {
    try evaluate(expression).elements.compactMap(\.string)
  }

  // MARK: Keyboard

  /// Presses and lets go of a key.
  public func press(_ key: BrowserKey, withShift: Bool = false) throws {
    try call("Input.dispatchKeyEvent", key.event(isDown: true, withShift: withShift))
    try call("Input.dispatchKeyEvent", key.event(isDown: false, withShift: withShift))
    try settle()
  }

  /// Writes a text where the focus is.
  public func type(_ text: String) throws {
    try call("Input.insertText", ["text": .string(text)])
    try settle()
  }

  /// Waits until two frames were drawn, so that what a script planned for the next has happened.
  ///
  /// Where scripts do not run, none has planned anything.
  public func settle() throws {
    if !runsScripts { return }
    _ = try evaluate(
      "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
  }

  // MARK: Looking

  /// Changes what the person who looks prefers, while the page is open.
  public func emulate(_ setup: PageSetup) throws {
    try call("Emulation.setEmulatedMedia", setup.media)
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .integer(setup.width), "height": .integer(setup.height),
        "deviceScaleFactor": 1, "mobile": false,
      ])
  }

  /// A PNG of the window.
  public func screenshot() throws -> [UInt8] {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    guard let text = answer["data"]?.string, let data = Data(base64Encoded: text) else {
      throw BrowserError(.refused, "no picture")
    }
    return Array(data)
  }

  // MARK: Loading

  func load(_ setup: PageSetup) throws {
    runsScripts = setup.runsScripts
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
    try call("Page.setLifecycleEventsEnabled", ["enabled": true])
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try call("Emulation.setScriptExecutionDisabled", ["value": .bool(!setup.runsScripts)])
    try emulate(setup)
    let answer = try call("Page.navigate", ["url": .string(log.address)])
    if let error = answer["errorText"]?.string, !error.isEmpty {
      throw BrowserError(.refused, "\(log.address): \(error)")
    }
    let loader = answer["loaderId"]?.string ?? ""
    try browser.wait(for: "\(log.address) to load") { log.loaded.contains(loader) }
  }

  @discardableResult
  private func call(_ method: String, _ parameters: JSON = [:]) throws -> JSONValue {
    try browser.call(method, parameters, session: session)
  }

  // MARK: Log

  /// What the browser told about a page.
  final class Log {
    let address: String
    /// The documents that have loaded.
    var loaded: Set<String> = []
    var problems: [String] = []
    var requests: [String] = []

    init(address: String) { self.address = address }

    func add(_ method: String, _ event: JSONValue?) {
      switch method {
      case "Page.lifecycleEvent":
        if event?["name"]?.string == "load" { loaded.insert(event?["loaderId"]?.string ?? "") }
      case "Runtime.exceptionThrown":
        if let details = event?["exceptionDetails"] { problems.append(Self.words(of: details)) }
      case "Runtime.consoleAPICalled":
        let kind = event?["type"]?.string ?? ""
        if ["error", "warning", "assert"].contains(kind) {
          let words = event?["args"]?.elements.compactMap { $0["value"]?.string } ?? []
          problems.append("\(kind): \(words.joined(separator: " "))")
        }
      case "Log.entryAdded":
        let entry = event?["entry"]
        if entry?["level"]?.string != "verbose" && entry?["level"]?.string != "info" {
          problems.append("\(entry?["source"]?.string ?? ""): \(entry?["text"]?.string ?? "")")
        }
      case "Network.requestWillBeSent":
        let url = event?["request"]?["url"]?.string ?? ""
        let document = address.split(separator: "#").first.map(String.init) ?? address
        if url != document && !url.hasPrefix("data:") { requests.append(url) }
      default: break
      }
    }

    static func words(of exception: JSONValue) -> String {
      exception["exception"]?["description"]?.string ?? exception["text"]?.string ?? "an exception"
    }
  }
}
