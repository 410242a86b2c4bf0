// SPDX-License-Identifier: MIT

extension DisplayCommand {
  /// Returns the command translated, with its indices offset and its color slots mapped.
  func moved(
    x: Float, y: Float, _ base: DisplayIndices, slots: (ColorSlot) -> ColorSlot
  ) -> DisplayCommand {
    let offset = Point(x: x, y: y)
    switch self {
    case .fill(let frame, let slot): return .fill(frame.moved(by: offset), slots(slot))
    case .fillRounded(let frame, let radius, let slot):
      return .fillRounded(frame.moved(by: offset), radius: radius, slots(slot))
    case .stroke(let frame, let radius, let width, let slot):
      return .stroke(frame.moved(by: offset), radius: radius, width: width, slots(slot))
    case .gradient(let frame, let radius, let index):
      return .gradient(frame.moved(by: offset), radius: radius, index + base.gradients)
    case .material(let frame, let radius, let index):
      return .material(frame.moved(by: offset), radius: radius, index + base.materials)
    case .shadow(let frame, let radius, let blur, let dy, let slot):
      return .shadow(
        frame.moved(by: offset), radius: radius, blur: blur, dy: dy, slots(slot))
    case .clip(let frame, let radius): return .clip(frame.moved(by: offset), radius: radius)
    case .transform(let transform):
      return .transform(
        Transform.translation(x: -x, y: -y).followed(by: transform)
          .followed(by: .translation(x: x, y: y)))
    case .group, .restore: return self
    case .text, .image, .softenedImage, .tintedImage, .slicedImage, .path, .strokedPath,
      .clipPath:
      return movedContent(by: offset, base, slots: slots)
    }
  }

  /// Returns the translated command for a command that refers to a text, picture or path.
  private func movedContent(
    by offset: Point, _ base: DisplayIndices, slots: (ColorSlot) -> ColorSlot
  ) -> DisplayCommand {
    switch self {
    case .text(let frame, let index, let slot):
      .text(frame.moved(by: offset), index + base.texts, slots(slot))
    case .image(let frame, let index): .image(frame.moved(by: offset), index + base.images)
    case .softenedImage(let frame, let index, let white):
      .softenedImage(frame.moved(by: offset), index + base.images, white: slots(white))
    case .tintedImage(let frame, let index, let slot):
      .tintedImage(frame.moved(by: offset), index + base.images, slots(slot))
    case .slicedImage(let frame, let index, let cuts, let slot):
      .slicedImage(
        frame.moved(by: offset), index + base.images, slices: cuts + base.slices, slot.map(slots))
    case .path(let index, let place, let rule, let slot):
      .path(index + base.paths, at: place.moved(by: offset), rule, slots(slot))
    case .strokedPath(let index, let place, let style, let slot):
      .strokedPath(
        index + base.paths, at: place.moved(by: offset), style: style + base.strokes, slots(slot))
    case .clipPath(let index, let place, let rule):
      .clipPath(index + base.paths, at: place.moved(by: offset), rule)
    default: self
    }
  }
}

extension Rectangle {
  fileprivate func moved(by offset: Point) -> Rectangle {
    Rectangle(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}

extension Point {
  fileprivate func moved(by offset: Point) -> Point {
    Point(x: x + offset.x, y: y + offset.y)
  }
}
