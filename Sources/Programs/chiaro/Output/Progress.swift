// SPDX-License-Identifier: MIT

/// Words about long work, on standard error when it is a terminal.
struct Progress: Sendable {
  let isShown: Bool

  func show(_ text: String) {
    if isShown { Terminal.replaceLine(String(text.prefix(max(0, Terminal.errorColumns - 1)))) }
  }

  func clear() {
    if isShown { Terminal.replaceLine("") }
  }
}
