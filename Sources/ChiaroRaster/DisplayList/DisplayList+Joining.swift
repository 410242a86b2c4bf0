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
    let base = DisplayIndices(self)
    colors += other.colors
    texts += other.texts
    images += other.images
    materials += other.materials
    paths += other.paths
    strokes += other.strokes
    gradients += other.gradients.map { gradient in
      gradient.mapped { ColorSlot(Int($0.index) + base.colors) }
    }
    slices += other.slices
    commands += other.commands.map { $0.moved(x: 0, y: 0, base) }
  }
}
