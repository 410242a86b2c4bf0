// SPDX-License-Identifier: MIT

import Foundation

// Layouts of an app's own, and what stands for a row outside of a grid.

extension LayoutTree {
  /// A grid's row that is in no grid is a row like any other.
  func looseRow(
    _ element: Int, _ alignment: VerticalAlignment?, _ proposal: ProposedViewSize
  ) -> Resolution {
    stack(
      element, StackValue(.horizontal, (alignment ?? .center).key, spacing: nil), proposal)
  }

  /// A layout of an app's own.
  func custom(_ element: Int, _ value: LayoutValue, _ proposal: ProposedViewSize) -> Resolution {
    let list = children(element).map { Int($0) }
    let subviews = list.map { LayoutSubview(tree: self, element: $0) }
    let answer = value.arrange(subviews, proposal)
    let places = list.indices.map { index in
      answer.places[index].map { place in
        let size = size(list[index], place.proposal)
        return Placement(
          origin: CGPoint(
            x: place.point.x - size.width * place.anchor.x,
            y: place.point.y - size.height * place.anchor.y), proposal: place.proposal)
      } ?? centered(list[index], answer.size, proposal)
    }
    return keep(answer.size, places)
  }

  /// A view that was not placed is in the middle (statement SU71).
  private func centered(
    _ element: Int, _ room: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    let size = size(element, proposal)
    return Placement(
      origin: CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2),
      proposal: proposal)
  }
}
