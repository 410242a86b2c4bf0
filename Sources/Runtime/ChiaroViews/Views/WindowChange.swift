// SPDX-License-Identifier: MIT

/// A subtree that moves to another window, or to none, with views that want to know of it.
@MainActor
struct WindowChange {
  private let view: View
  private let window: Window?

  /// Creates a change; nil when the window stays or nobody in the subtree overrides a method that
  /// tells of it.
  init?(of view: View, to superview: View?) {
    guard view.watchesWindow else { return nil }
    let window = superview?.window
    guard window !== view.window else { return nil }
    self.view = view
    self.window = window
  }

  /// Calls `willMove(toWindow:)`.
  func announce() { announce(view) }

  /// Calls `didMoveToWindow()`.
  func tell() { tell(view) }

  private func announce(_ view: View) {
    if view.hooks.contains(.window) { view.willMove(toWindow: window) }
    for child in view.children where child.watchesWindow { announce(child) }
  }

  private func tell(_ view: View) {
    if view.hooks.contains(.window) { view.didMoveToWindow() }
    for child in view.children where child.watchesWindow { tell(child) }
  }
}

extension View {
  /// Whether the view or one below wants to know of another window.
  fileprivate final var watchesWindow: Bool {
    hooks.contains(.window) || interestBelow.hooks.contains(.window)
  }
}

extension View {
  /// Called for each view that is added to a window, and for the window, before they are notified;
  /// nil for nothing.
  ///
  /// It gives views the values that an app has set for their class.
  package static var onEntering: (@MainActor (View) -> Void)?

  /// Calls `onEntering` for the window and for a subtree that came into it, from the top down.
  final func tellOfEntering() {
    guard let enter = View.onEntering, let window else { return }
    enter(window)
    func tell(_ view: View) {
      enter(view)
      for child in view.children { tell(child) }
    }
    tell(self)
  }
}
