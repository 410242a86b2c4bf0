// SPDX-License-Identifier: MIT

/// A view that arranges subviews by constraints of its own, and is notified of changes that affect
/// them.
@MainActor
package protocol LayoutArranging: View {
  /// Called after an arranged view was hidden or shown, or its content or priorities changed.
  func arrangedViewDidChange(_ view: View)
  /// Called when an arranged view leaves the superview.
  func arrangedViewWillLeave(_ view: View)
}

extension View {
  /// The superview that arranges the view; nil for none.
  package final var arranger: (any LayoutArranging)? {
    get { layout?.arranger }
    set { ensureLayout().arranger = newValue }
  }
}
