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
    commands += other.commands.map { $0.moved(x: 0, y: 0, base) }
  }
}

/// How many of each thing a list holds: where those of the next one begin.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct DisplayIndices: Hashable, Sendable {
  /// The slots.
  public var colors: Int
  /// The texts.
  public var texts: Int32
  /// The pictures.
  public var images: Int32
  /// The materials.
  public var materials: Int32

  /// Where the things of the next list begin.
  public init(_ list: DisplayList) {
    colors = list.colors.count
    texts = Int32(list.texts.count)
    images = Int32(list.images.count)
    materials = Int32(list.materials.count)
  }
}

extension DisplayCommand {
  /// The command at another place, with its indices counted from others.
  public func moved(x: Float, y: Float, _ base: DisplayIndices) -> DisplayCommand {
    moved(x: x, y: y, base) { ColorSlot(Int($0.index) + base.colors) }
  }

  /// The command at another place, with its indices counted from others and its slots mapped.
  public func moved(
    x: Float, y: Float, _ base: DisplayIndices, slots: (ColorSlot) -> ColorSlot
  ) -> DisplayCommand {
    func at(_ frame: Rectangle) -> Rectangle {
      Rectangle(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
    }
    switch self {
    case .fill(let frame, let slot): return .fill(at(frame), slots(slot))
    case .fillRounded(let frame, let radius, let slot):
      return .fillRounded(at(frame), radius: radius, slots(slot))
    case .stroke(let frame, let radius, let width, let slot):
      return .stroke(at(frame), radius: radius, width: width, slots(slot))
    case .text(let frame, let index, let slot):
      return .text(at(frame), index + base.texts, slots(slot))
    case .image(let frame, let index): return .image(at(frame), index + base.images)
    case .tintedImage(let frame, let index, let slot):
      return .tintedImage(at(frame), index + base.images, slots(slot))
    case .material(let frame, let radius, let index):
      return .material(at(frame), radius: radius, index + base.materials)
    case .shadow(let frame, let radius, let blur, let dy, let slot):
      return .shadow(at(frame), radius: radius, blur: blur, dy: dy, slots(slot))
    case .clip(let frame, let radius): return .clip(at(frame), radius: radius)
    case .group, .restore: return self
    }
  }
}
