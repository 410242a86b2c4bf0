// SPDX-License-Identifier: MIT

package import Foundation

/// A frame by the size of what is around a view.
package struct ContainerFrame {
  package var axes: Axis.Set
  /// How many views fit into the container, beside each other.
  package var count = 1
  /// How many of these places the view takes.
  package var span = 1
  /// The distance between places.
  package var spacing: CGFloat = 0
  package var alignment = Alignment.center
  /// The length by that of the container; nil for the places above.
  package var length: (@MainActor (CGFloat, Axis) -> CGFloat)?

  package init(_ axes: Axis.Set) { self.axes = axes }

  /// The length along an axis; nil for the view's own.
  @MainActor
  func length(of container: CGFloat, _ axis: Axis) -> CGFloat? {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
    if let length { return max(0, length(container, axis)) }
    let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
    let place = (container - spacing * (count - 1)) / count
    return max(0, place * span + spacing * (span - 1))
  }
}
