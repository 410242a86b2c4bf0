// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop
import ChiaroSource
import Synchronization

/// `chiaro watch`: a line for every change of the desktop's setting.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Print the desktop's setting, then a line for every change of it.",
    discussion: HelpText.text(
      """
      A line names what changed; the first one, and the first after the service was away, name \
      everything. Waits for `chiaro service` where none runs; without a bus it ends with 3. Ends \
      with 0 when it is interrupted, or when nobody reads any more.
      """,
      examples: [
        "chiaro watch",
        "chiaro watch --format json",
      ]))

  @Option(name: [.short, .long], help: "How to print: words, or an object on each line.")
  var format: TextOrJSON = .text

  func run() throws {
    try SettingOutcome.checkBus()
    Interruption.prepare()
    let lines = Lines(format: format)
    let client = SettingClient()
    let subscriptions = client.follow { lines.take($0) }
    Interruption.wait()
    withExtendedLifetime((client, subscriptions)) { Terminal.exit(.clean) }
  }
}

/// Turns reports into lines.
private final class Lines: Sendable {
  private let format: TextOrJSON
  private let last = Mutex<SettingReport?>(nil)

  init(format: TextOrJSON) { self.format = format }

  func take(_ report: SettingReport?) {
    last.withLock { last in
      if report == nil { Terminal.say("chiaro: no service runs; waiting for one") }
      let changes = report?.changes(from: last) ?? []
      last = report
      if !changes.isEmpty { show(changes) }
    }
  }

  private func show(_ changes: [SettingReport.Entry]) {
    do {
      switch format {
      case .json: try Terminal.print(SettingOutput.json(changes), .compact)
      case .text:
        let words = changes.map { "\($0.name) \(VisibleText.reveal($0.text))" }
        try Terminal.print(words.joined(separator: ", ") + "\n")
      }
    } catch {
      Terminal.exit(error as? Outcome ?? .unwritable("\(error)"))
    }
  }
}
