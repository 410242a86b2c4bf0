// SPDX-License-Identifier: MIT

package import Foundation

/// A layout of an app's own.
package struct LayoutValue {
  /// The name of its type.
  package var name: String
  /// The axis of spacers and dividers; nil for none.
  package var axis: Axis?
  /// Works out the size, and where the views are in it.
  package var arrange: @MainActor ([LayoutSubview], ProposedViewSize) -> Answer

  /// A size, and the places that views were given; nil for those that were given none.
  package struct Answer {
    package var size: CGSize
    package var places: [Place?]

    package init(size: CGSize, places: [Place?]) { (self.size, self.places) = (size, places) }
  }

  /// The place of a view.
  package struct Place {
    package var point: CGPoint
    package var anchor: UnitPoint
    package var proposal: ProposedViewSize

    package init(_ point: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
      (self.point, self.anchor, self.proposal) = (point, anchor, proposal)
    }
  }

  package init(
    _ name: String, axis: Axis?,
    _ arrange: @escaping @MainActor ([LayoutSubview], ProposedViewSize) -> Answer
  ) {
    (self.name, self.axis, self.arrange) = (name, axis, arrange)
  }
}
