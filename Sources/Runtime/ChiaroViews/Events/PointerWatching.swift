// SPDX-License-Identifier: MIT

/// A view that gets more events than the presses of the primary button.
@MainActor
package protocol PointerWatching: View {
  /// Called when the pointer moves over the view, if its `wantsHover` is true.
  func pointerHovered(_ event: PointerEvent)
  /// Called when the secondary button goes down, is dragged and goes up, or is canceled.
  func otherButton(_ event: PointerEvent)
}

extension PointerWatching {
  /// Where the pointer hovers over the view; nil if it does not, or if the view does not track it.
  package var hover: PointerEvent? { window?.loadedInput?.pointer.hover(of: self) }
}
