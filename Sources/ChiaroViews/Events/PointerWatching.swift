// SPDX-License-Identifier: MIT

/// A view that is told of more than the presses of the primary button.
@MainActor
package protocol PointerWatching: View {
  /// Called when the pointer moves over the view, if its `wantsHover` is true.
  func pointerHovered(_ event: PointerEvent)
  /// Called when the secondary button goes down, is dragged and goes up.
  func otherButton(_ event: PointerEvent)
}
