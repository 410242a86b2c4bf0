// SPDX-License-Identifier: MIT

import ChiaroViews

extension NSView {
  /// Whether the view will be drawn in the next update, by `draw(_:)` or `updateLayer()`.
  public final var needsDisplay: Bool {
    get { isDisplayPending }
    set { isDisplayPending = newValue }
  }

  /// Whether `layout()` will be called in the next update.
  ///
  /// Setting it to true for a view while another view is being laid out records a diagnostic,
  /// unless the view is a descendant of the other view.
  public final var needsLayout: Bool {
    get { isLayoutPending }
    set {
      if newValue { check("layout") { isDescendant(of: $0) } }
      isLayoutPending = newValue
    }
  }

  /// Whether `updateConstraints()` will be called in the next update.
  ///
  /// Setting it to true for any view during layout records a diagnostic.
  public final var needsUpdateConstraints: Bool {
    get { isConstraintUpdatePending }
    set {
      if newValue { check("constraints") { _ in false } }
      isConstraintUpdatePending = newValue
    }
  }

  /// Immediately lays out the view and those of its descendants that need layout.
  public final func layoutSubtreeIfNeeded() { layoutIfNeeded() }

  /// Immediately calls `updateConstraints()` on the view and its descendants, where that is
  /// pending.
  public final func updateConstraintsForSubtreeIfNeeded() { updateConstraintsIfNeeded() }

  /// Records a diagnostic for a request that is not allowed during layout.
  private final func check(_ request: String, isAllowed: (NSView) -> Bool) {
    guard let view = NSView.inLayout, !isAllowed(view) else { return }
    NSApplication.shared.note(
      .invalidationDuringLayout(of: view.pathText, request: request, on: pathText))
  }
}
