// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroSource

/// Any bytes as the two copies of a state file, parted by a zero byte.
public struct StateFileProbe {
  private let copies: [[UInt8]]

  /// Takes the bytes of both copies.
  public init(_ bytes: [UInt8]) {
    copies = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Traps when something is not as it must be.
  public func check() {
    var choice = StateCopies()
    for (index, copy) in copies.enumerated() { choice.add(copy, of: "copy \(index)") }
    precondition(choice.reading.diagnostics.count <= copies.count)
    var diagnostics: [Diagnostic] = []
    let content = choice.reading.content ?? .object([])
    let setting = DesktopSetting(content, file: "setting.json", diagnostics: &diagnostics)
    checkTimes(of: setting)
    // What is written is read as what it was, and is the newer of the two, again and again.
    var former = choice
    for _ in 0..<3 {
      let bytes = former.next(setting.json(over: former.reading.content))
      var next = StateCopies()
      next.add(bytes, of: "written")
      if let old = former.reading.content { next.add(Array(old.text().utf8), of: "old") }
      checkIsRead(setting, from: next)
      former = next
    }
  }

  private func checkIsRead(_ setting: DesktopSetting, from copies: StateCopies) {
    guard let content = copies.reading.content else { preconditionFailure("written as no object") }
    var diagnostics: [Diagnostic] = []
    let read = DesktopSetting(content, file: "", diagnostics: &diagnostics)
    precondition(read == setting, "\(read) instead of \(setting)")
    precondition(diagnostics == [], "\(diagnostics)")
  }

  private func checkTimes(of setting: DesktopSetting) {
    for second in [0, 1_795_277_045, Int.max, Int.min] {
      let now = Instant(secondsSince1970: second)
      let auto = AutoAppearance(
        configuration: setting.appearance, manualChoice: setting.manualChoice,
        circumstances: AutoCircumstances(localTime: .utc), at: now)
      let report = SettingReport(setting, auto: auto, at: now)
      precondition(SettingReport(report.value) == report)
    }
  }
}
