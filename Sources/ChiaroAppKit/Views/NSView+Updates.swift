// SPDX-License-Identifier: MIT

import ChiaroViews

extension NSView {
  /// Whether `updateLayer()` or `draw(_:)` is called with the next update.
  public final var needsDisplay: Bool {
    get { isDisplayPending }
    set { isDisplayPending = newValue }
  }

  /// Whether `layout()` is called with the next update.
  ///
  /// While another view is laid out, only those in it may be asked for it.
  public final var needsLayout: Bool {
    get { isLayoutPending }
    set {
      if newValue { check("layout") { isDescendant(of: $0) } }
      isLayoutPending = newValue
    }
  }

  /// Whether `updateConstraints()` is called with the next update.
  ///
  /// While a view is laid out, nobody may be asked for it.
  public final var needsUpdateConstraints: Bool {
    get { isConstraintUpdatePending }
    set {
      if newValue { check("constraints") { _ in false } }
      isConstraintUpdatePending = newValue
    }
  }

  /// Does now what layout asks for, here and below.
  public final func layoutSubtreeIfNeeded() { layoutIfNeeded() }

  /// Updates constraints now, here and below.
  public final func updateConstraintsForSubtreeIfNeeded() { updateConstraintsIfNeeded() }

  /// Notes a request that may not be made while a view is laid out.
  private final func check(_ request: String, isAllowed: (NSView) -> Bool) {
    guard let view = NSView.inLayout, !isAllowed(view) else { return }
    NSApplication.shared.note(
      .invalidationDuringLayout(of: view.pathText, request: request, on: pathText))
  }
}
