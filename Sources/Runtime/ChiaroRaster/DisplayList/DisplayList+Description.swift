// SPDX-License-Identifier: MIT

import ChiaroColor

extension DisplayList: CustomStringConvertible {
  /// The list as text, with a line for each command, indented inside clips, groups and transforms.
  ///
  /// Snapshot tests compare it.
  ///
  /// An index out of range is written as `?`.
  public var description: String {
    var depth = 0
    return commands.map { command in
      if case .restore = command { depth = max(0, depth - 1) }
      let line = String(repeating: "  ", count: depth) + text(command) + "\n"
      switch command {
      case .clip, .clipPath, .group, .transform: depth += 1
      default: break
      }
      return line
    }.joined()
  }

  private func text(_ command: DisplayCommand) -> String {
    switch command {
    case .fill(let frame, let slot): "fill \(text(frame)) \(text(slot))"
    case .fillRounded(let frame, let radius, let slot):
      "fill \(text(frame)) \(text(radius)) \(text(slot))"
    case .stroke(let frame, let radius, let width, let slot):
      "stroke \(text(frame)) \(text(radius)) w\(number(width)) \(text(slot))"
    case .gradient(let frame, let radius, let index):
      "gradient \(text(frame)) \(text(radius)) \(entry(gradients, index).map(text) ?? "?")"
    case .material(let frame, let radius, let index):
      "material \(text(frame)) \(text(radius)) \(entry(materials, index)?.name ?? "?")"
    case .shadow(let frame, let radius, let blur, let dy, let slot):
      "shadow \(text(frame)) \(text(radius)) b\(number(blur)) y\(number(dy)) \(text(slot))"
    case .clip(let frame, let radius): "clip \(text(frame)) \(text(radius))"
    case .group(let opacity): "group \(number(opacity))"
    case .transform(let transform): "transform \(text(transform))"
    case .restore: "restore"
    case .text, .image, .softenedImage, .tintedImage, .slicedImage, .path, .strokedPath,
      .clipPath:
      contentText(command)
    }
  }

  private func contentText(_ command: DisplayCommand) -> String {
    switch command {
    case .text(let frame, let index, let slot):
      "text \(text(frame)) \(entry(texts, index).map(quoted) ?? "?") \(text(slot))"
    case .image(let frame, let index): "image \(text(frame)) \(picture(index))"
    case .softenedImage(let frame, let index, let white):
      "image \(text(frame)) \(picture(index)) with white \(text(white))"
    case .tintedImage(let frame, let index, let slot):
      "image \(text(frame)) \(picture(index)) in \(text(slot))"
    case .slicedImage(let frame, let index, let cuts, let slot):
      "image \(text(frame)) \(picture(index)) sliced"
        + " \(entry(slices, cuts).map(text) ?? "?")" + (slot.map { " in \(text($0))" } ?? "")
    case .path(let index, let place, let rule, let slot):
      "path \(text(place)) \(outline(index)) \(rule) \(text(slot))"
    case .strokedPath(let index, let place, let style, let slot):
      "stroke \(text(place)) \(outline(index)) \(entry(strokes, style).map(text) ?? "?")"
        + " \(text(slot))"
    case .clipPath(let index, let place, let rule):
      "clip \(text(place)) \(outline(index)) \(rule)"
    default: ""
    }
  }

  private func entry<Element>(_ table: [Element], _ index: Int32) -> Element? {
    table.indices.contains(Int(index)) ? table[Int(index)] : nil
  }

  private func text(_ slot: ColorSlot) -> String { entry(colors, slot.index)?.hexText ?? "?" }

  private func picture(_ index: Int32) -> String { entry(images, index)?.description ?? "?" }
  private func outline(_ index: Int32) -> String { entry(paths, index)?.description ?? "?" }

  private func text(_ gradient: Gradient) -> String {
    let geometry =
      switch gradient.geometry {
      case .linear(let start, let end): "linear \(text(start)) \(text(end))"
      case .radial(let center, let radius): "radial \(text(center)) \(text(radius))"
      }
    let stops = gradient.stops.map { "\(number($0.position)) \(text($0.color))" }
    return "\(geometry) [\(stops.joined(separator: ", "))] \(gradient.interpolation)"
  }
}

extension DisplayList {
  private func quoted(_ text: DisplayList.Text) -> String {
    let face = [(Text.Face.italic, "i"), (.monospaced, "m"), (.tabularDigits, "d")]
      .filter { text.face.contains($0.0) }.map(\.1).joined()
    let name = text.fontName.map { " \($0.debugDescription)" } ?? ""
    return "\(text.string.debugDescription) \(number(text.size))/\(text.weight)\(face)\(name)"
  }

  private func text(_ radius: CornerRadius) -> String {
    "r\(number(radius.points))" + (radius.curve == .continuous ? "c" : "")
  }

  private func text(_ frame: Rectangle) -> String {
    numbers([frame.x, frame.y, frame.width, frame.height])
  }

  private func text(_ point: Point) -> String { numbers(point) }

  private func text(_ transform: Transform) -> String {
    numbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  private func text(_ cuts: ImageSlices) -> String {
    numbers([cuts.width, cuts.height, cuts.top, cuts.left, cuts.bottom, cuts.right])
      + (cuts.isTiled ? " tiled" : "")
  }

  private func text(_ style: StrokeStyle) -> String {
    "w\(number(style.width)) \(style.cap) \(style.join)"
      + (style.dash.isEmpty ? "" : " dash \(numbers(style.dash))")
  }
}

private func numbers(_ values: [Float]) -> String {
  values.map(number).joined(separator: " ")
}

private func numbers(_ point: Point) -> String { numbers([point.x, point.y]) }

private func number(_ value: Float) -> String {
  value == value.rounded() && value.magnitude < 1e6 ? "\(Int(value))" : "\(value)"
}

extension Path: CustomStringConvertible {
  /// The elements in SVG path notation, such as `M0 0 L10 0 Z`.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(numbers(point))"
      case .line(let point): "L\(numbers(point))"
      case .quadratic(let point, let control): "Q\(numbers(control)) \(numbers(point))"
      case .cubic(let point, let control1, let control2):
        "C\(numbers(control1)) \(numbers(control2)) \(numbers(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
