// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroViews
package import Foundation

/// The frames of the items and headers of a compositional layout, without the views that show them.
@MainActor
package struct CompositionalArrangement {
  /// The frames of all elements, in layout order; the kind is nil for items.
  package private(set) var places: [(kind: String?, path: IndexPath, frame: CGRect)] = []
  /// The size of the content.
  package private(set) var size = CGSize.zero
  private let room: CGSize

  /// Arranges sections one below the other.
  ///
  /// - Parameters:
  ///   - provider: returns the section at an index; nil for none
  ///   - spacing: the distance between sections
  ///   - room: the size of what is seen
  ///   - traits: the traits that the provider is told
  ///   - counts: the numbers of items
  package init(
    _ provider: (Int, CollectionLayoutEnvironment) -> CompositionalSection?, _ spacing: CGFloat,
    in room: CGSize, _ traits: TraitCollection, counts: [Int]
  ) {
    self.room = room
    let environment = CollectionLayoutEnvironment(contentSize: room, traitCollection: traits)
    var top: CGFloat = 0
    for (index, count) in counts.enumerated() {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { top += spacing }
      top = place(section, index, count, from: top)
    }
    size = CGSize(width: room.width, height: top)
  }

  private mutating func place(
    _ section: CompositionalSection, _ index: Int, _ count: Int, from start: CGFloat
  ) -> CGFloat {
    let insets = section.contentInsets
    let edges = section.boundarySupplementaryItems
    var top = start
    for item in edges where !item.alignment.isBottom { top = add(item, index, top, insets) }
    top += insets.top
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing), height: room.height)
    let size = section.group.layoutSize.size(in: inner)
    let isAcross = section.orthogonalScrollingBehavior != .none
    var (item, left, bottom) = (0, insets.leading, top)
    while item < count {
      let frames = section.group.frames(
        in: CGRect(origin: CGPoint(x: left, y: top), size: size))
      if frames.isEmpty { break }
      for frame in frames.prefix(count - item) {
        places.append((nil, IndexPath(item: item, section: index), frame))
        item += 1
      }
      bottom = max(bottom, top + size.height)
      if isAcross {
        left += size.width + section.interGroupSpacing
      } else {
        top += size.height + section.interGroupSpacing
      }
    }
    top = bottom + insets.bottom
    for item in edges where item.alignment.isBottom { top = add(item, index, top, insets) }
    return top
  }

  private mutating func add(
    _ item: CompositionalSupplementaryItem, _ section: Int, _ top: CGFloat,
    _ insets: DirectionalEdgeInsets
  ) -> CGFloat {
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing), height: room.height)
    let frame = CGRect(
      origin: CGPoint(x: insets.leading, y: top), size: item.layoutSize.size(in: inner))
    places.append((item.elementKind, IndexPath(item: 0, section: section), frame))
    return frame.maxY
  }
}
