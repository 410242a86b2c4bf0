// SPDX-License-Identifier: MIT

extension DisplayList {
  /// Returns this list with another one drawn on top, as a group with an opacity.
  public func covered(by other: DisplayList, opacity: Float) -> DisplayList {
    var joined = self
    joined.commands.append(.group(opacity: opacity))
    joined.append(other)
    joined.commands.append(.restore)
    return joined
  }

  /// Appends the commands of another list and everything that they refer to.
  public mutating func append(_ other: DisplayList) {
    let first = colors.count
    colors += other.colors
    append(other, at: .zero) { ColorSlot(Int($0.index) + first) }
  }

  /// Appends the commands of another list, translated by a point, and everything that they refer to
  /// except the colors.
  ///
  /// `slots` maps each of the other list's color slots to a slot of this list.
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
