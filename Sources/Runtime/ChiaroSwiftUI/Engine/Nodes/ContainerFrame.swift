// SPDX-License-Identifier: MIT

package import Foundation

/// A frame relative to the size of the container around a view.
package struct ContainerFrame {
  package var axes: Axis.Set
  /// The number of views that fit into the container side by side.
  package var count = 1
  /// The number of these places that the view takes.
  package var span = 1
  /// The distance between places.
  package var spacing: CGFloat = 0
  package var alignment = Alignment.center
  /// Returns the length for the container's length; nil to use the places above.
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
