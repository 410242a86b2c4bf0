// SPDX-License-Identifier: MIT

import ChiaroColor

extension DisplayList: CustomStringConvertible {
  /// One line a command, indented inside clips and groups: what snapshots compare.
  public var description: String {
    var depth = 0
    return commands.map { command in
      if case .restore = command { depth = max(0, depth - 1) }
      let line = String(repeating: "  ", count: depth) + text(command) + "\n"
      switch command {
      case .clip, .group: depth += 1
      default: break
      }
      return line
    }.joined()
  }

  private func text(_ command: DisplayCommand) -> String {
    switch command {
    case .fill(let frame, let slot): "fill \(text(frame)) \(text(slot))"
    case .fillRounded(let frame, let radius, let slot):
      "fill \(text(frame)) r\(number(radius)) \(text(slot))"
    case .stroke(let frame, let radius, let width, let slot):
      "stroke \(text(frame)) r\(number(radius)) w\(number(width)) \(text(slot))"
    case .text(let frame, let index, let slot):
      "text \(text(frame)) \(quoted(texts[Int(index)])) \(text(slot))"
    case .image(let frame, let index): "image \(text(frame)) \(images[Int(index)])"
    case .tintedImage(let frame, let index, let slot):
      "image \(text(frame)) \(images[Int(index)]) in \(text(slot))"
    case .material(let frame, let radius, let index):
      "material \(text(frame)) r\(number(radius)) \(materials[Int(index)])"
    case .shadow(let frame, let radius, let blur, let dy, let slot):
      "shadow \(text(frame)) r\(number(radius)) b\(number(blur)) y\(number(dy)) \(text(slot))"
    case .clip(let frame, let radius): "clip \(text(frame)) r\(number(radius))"
    case .group(let opacity): "group \(number(opacity))"
    case .restore: "restore"
    }
  }

  private func text(_ frame: Rectangle) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: " ")
  }

  private func text(_ slot: ColorSlot) -> String { colors[Int(slot.index)].hexText }

  private func quoted(_ text: Text) -> String {
    "\(text.string.debugDescription) \(number(text.size))/\(text.weight)"
  }

  private func number(_ value: Float) -> String {
    value == value.rounded() && value.magnitude < 1e6 ? "\(Int(value))" : "\(value)"
  }
}
