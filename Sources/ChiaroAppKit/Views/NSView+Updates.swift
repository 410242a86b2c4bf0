// SPDX-License-Identifier: MIT

import ChiaroViews

extension NSView {
  /// Whether the view will be drawn in the next update, by `updateLayer()` or `draw(_:)`.
  public final var needsDisplay: Bool {
    get { isDisplayPending }
    set { isDisplayPending = newValue }
  }

  /// Whether `layout()` will be called in the next update.
  ///
  /// During another view's layout it may be set to true for that view's descendants only.
  public final var needsLayout: Bool {
    get { isLayoutPending }
    set {
      if newValue { check("layout") { isDescendant(of: $0) } }
      isLayoutPending = newValue
    }
  }

  /// Whether `updateConstraints()` will be called in the next update.
  ///
  /// During layout it must not be set to true for any view.
  public final var needsUpdateConstraints: Bool {
    get { isConstraintUpdatePending }
    set {
      if newValue { check("constraints") { _ in false } }
      isConstraintUpdatePending = newValue
    }
  }

  /// Lays out this view and its descendants immediately if layout is pending.
  public final func layoutSubtreeIfNeeded() { layoutIfNeeded() }

  /// Runs pending `updateConstraints` of this view and its descendants immediately.
  public final func updateConstraintsForSubtreeIfNeeded() { updateConstraintsIfNeeded() }

  /// Records a diagnostic for a request that is not allowed during layout.
  private final func check(_ request: String, isAllowed: (NSView) -> Bool) {
    guard let view = NSView.inLayout, !isAllowed(view) else { return }
    NSApplication.shared.note(
      .invalidationDuringLayout(of: view.pathText, request: request, on: pathText))
  }
}
