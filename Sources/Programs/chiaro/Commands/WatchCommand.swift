// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop
import ChiaroSource
import Synchronization

/// `chiaro watch`: a line for every change of the desktop's setting.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Print the desktop's setting, then a line for each change.",
    discussion: HelpText.text(
      """
      Each line lists what changed. The first line lists everything, as does the first one after \
      the service was away. The command waits for `chiaro service` if none runs, and exits with 3 \
      without a bus. It exits with 0 when you interrupt it or close its output.
      """,
      examples: [
        "chiaro watch",
        "chiaro watch --format json",
      ]))

  @Option(name: [.short, .long], help: "The output format: text, or one JSON object per line.")
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
