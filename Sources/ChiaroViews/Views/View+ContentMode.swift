// SPDX-License-Identifier: MIT

extension View {
  /// The fit of content into a view of another size.
  ///
  /// Apple counterpart: `UIView.ContentMode` · Source: UIView.h · Fidelity: exact
  public enum ContentMode: Int, Sendable, CaseIterable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// The fit of content into the view; the default is `scaleToFill`.
  ///
  /// Stored, without effect: an image view fills its bounds with the picture, whatever the mode.
  ///
  /// Apple counterpart: `contentMode` · Source: UIView.h · Fidelity: approximate, kept
  public final var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set {
      guard newValue != contentMode else { return }
      ensureExtras().contentMode = newValue
      setNeedsDisplay()
    }
  }

  final func finishEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    guard responder.responderView?.isDescendant(of: self) == true else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.input.firstResponder = nil }
    return force
  }
}
