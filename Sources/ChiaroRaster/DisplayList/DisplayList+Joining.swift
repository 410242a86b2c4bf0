// SPDX-License-Identifier: MIT

extension DisplayList {
  /// This list with another on top, as a group of an opacity.
  public func covered(by other: DisplayList, opacity: Float) -> DisplayList {
    var joined = self
    joined.commands.append(.group(opacity: opacity))
    joined.append(other)
    joined.commands.append(.restore)
    return joined
  }

  /// Adds the steps of another list, with all they refer to.
  public mutating func append(_ other: DisplayList) {
    let first = colors.count
    colors += other.colors
    append(other, at: .zero) { ColorSlot(Int($0.index) + first) }
  }

  /// Adds the steps of another list, moved to a place, with all they refer to but the colors:
  /// `slots` says which of this list's stand for those.
  public mutating func append(
    _ other: DisplayList, at place: Point, slots: (ColorSlot) -> ColorSlot
  ) {
    let base = DisplayIndices(self)
    texts += other.texts
    images += other.images
    materials += other.materials
    paths += other.paths
    strokes += other.strokes
    for gradient in other.gradients { gradients.append(gradient.mapped(slots)) }
    slices += other.slices
    for command in other.commands {
      commands.append(command.moved(x: place.x, y: place.y, base, slots: slots))
    }
  }
}
