// SPDX-License-Identifier: MIT

import ChiaroSource

/// A key of the keyboard.
public enum BrowserKey: Sendable {
  case tab
  case enter
  case space
  case escape
  case slash
  case up
  case down
  case left
  case right

  /// The key's name, its place on the keyboard, its number, and the text that it writes.
  private var definition: (key: String, code: String, number: Int, text: String?) {
    switch self {
    case .tab: ("Tab", "Tab", 9, nil)
    case .enter: ("Enter", "Enter", 13, "\r")
    case .space: (" ", "Space", 32, " ")
    case .escape: ("Escape", "Escape", 27, nil)
    case .slash: ("/", "Slash", 191, "/")
    case .up: ("ArrowUp", "ArrowUp", 38, nil)
    case .down: ("ArrowDown", "ArrowDown", 40, nil)
    case .left: ("ArrowLeft", "ArrowLeft", 37, nil)
    case .right: ("ArrowRight", "ArrowRight", 39, nil)
    }
  }

  func event(isDown: Bool, withShift: Bool) -> JSON {
    let key = definition
    var event: JSON = [
      "type": isDown ? (key.text == nil ? "rawKeyDown" : "keyDown") : "keyUp",
      "key": .string(key.key),
      "code": .string(key.code),
      "windowsVirtualKeyCode": .integer(key.number),
      "modifiers": .integer(withShift ? 8 : 0),
    ]
    if isDown, let text = key.text { event["text"] = .string(text) }
    return event
  }
}
