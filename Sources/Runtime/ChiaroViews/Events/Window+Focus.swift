// SPDX-License-Identifier: MIT

import Foundation

extension Window {
  /// Handles a key that no responder handled; returns whether the window did.
  final func handleUnwanted(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .tab: moveFocus(backward: event.modifiers.contains(.shift))
    case .escape: closeViewInFront() || dismissPresentationInFront()
    case .upArrow: scrollContent(up: 40)
    case .downArrow: scrollContent(up: -40)
    case .pageUp: scrollContent(up: bounds.height / 2)
    case .pageDown: scrollContent(up: -bounds.height / 2)
    default: false
    }
  }

  /// Moves the focus to the next focusable view in hierarchy order, wrapping around at the end.
  ///
  /// Only the frontmost presentation is searched.
  package final func moveFocus(backward: Bool) -> Bool {
    let root = presentationInFront?.containerView ?? self
    var stops: [View] = []
    root.collectFocusable(&stops)
    guard !stops.isEmpty else { return false }
    let current = stops.firstIndex { $0 === input.focused || $0 === firstResponder }
    let step = backward ? stops.count - 1 : 1
    let next = current.map { ($0 + step) % stops.count } ?? (backward ? stops.count - 1 : 0)
    focus(on: stops[next])
    return true
  }

  /// Moves the focus to a view and scrolls it into view.
  private final func focus(on view: View) {
    if firstResponder !== view, firstResponder?.resignFirstResponder() == false { return }
    input.setFocus(view)
    for outer in sequence(first: view, next: \.parent).dropFirst() {
      outer.reveal(view.convert(view.bounds, to: outer))
    }
  }

  /// Dismisses the frontmost presentation, unless its controller is modal.
  private final func closeViewInFront() -> Bool {
    guard let view = subviews.last as? any EscapeClosing else { return false }
    view.close()
    return true
  }

  private final func dismissPresentationInFront() -> Bool {
    guard let presentation = presentationInFront else { return false }
    return presentation.dismissIfAllowed()
  }

  /// Scrolls the frontmost content that can move, as a wheel does.
  private final func scrollContent(up distance: CGFloat) -> Bool {
    let root = presentationInFront?.containerView ?? self
    let delta = CGSize(width: 0, height: distance)
    return root.scrollFirstContent(by: delta)
  }
}

extension View {
  /// Collects the focusable views in hierarchy order.
  fileprivate final func collectFocusable(_ stops: inout [View]) {
    guard takesInput else { return }
    if canBecomeFocused { stops.append(self) }
    for child in children { child.collectFocusable(&stops) }
  }

  /// Scrolls the first view whose content can move in a direction, searching the frontmost views
  /// first.
  fileprivate final func scrollFirstContent(by delta: CGSize) -> Bool {
    guard takesInput else { return false }
    if scrollContent(by: delta) { return true }
    return children.reversed().contains { $0.scrollFirstContent(by: delta) }
  }
}
