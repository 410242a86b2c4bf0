// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroSource

/// Prints the desktop's setting.
enum SettingOutput {
  static func table(_ entries: [SettingReport.Entry]) -> String {
    let width = (entries.map(\.name.count).max() ?? 0) + 2
    return entries.map { entry in
      entry.name + String(repeating: " ", count: width - entry.name.count)
        + VisibleText.reveal(entry.text) + "\n"
    }.joined()
  }

  static func json(_ entries: [SettingReport.Entry]) -> JSON {
    .object([.init("version", 1)] + SettingReport.members(entries))
  }
}

/// Asks for the desktop's setting, and says what is odd.
enum SettingOutcome {
  /// What the client answers; an error has its exit code.
  static func of(
    _ ask: (SettingClient) throws(SettingError) -> SettingClient.Answer
  ) throws -> SettingClient.Answer {
    do throws(SettingError) {
      let answer = try ask(SettingClient())
      for warning in answer.warnings { Terminal.say("chiaro: \(warning)") }
      if let file = answer.file { Terminal.say("chiaro: no service runs; this is about \(file)") }
      return answer
    } catch {
      throw Outcome(code: error.kind == .misuse ? .usage : .unreadable, message: "\(error)")
    }
  }
}
