// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// A view whose y grows downwards, as events in a test are counted.
class FlippedView: NSView { override var isFlipped: Bool { true } }

/// A view that is flipped, or not.
class GroundView: NSView {
  private let flips: Bool
  init(_ frame: NSRect = .zero, flips: Bool) {
    self.flips = flips
    super.init(frame: frame)
  }
  override var isFlipped: Bool { flips }
}

/// An app with one window and one view that fills it.
@MainActor
final class TestApplication {
  let app: NSApplication
  let window: NSWindow
  let content: NSView

  init(_ style: UserInterfaceStyle = .light, content: NSView = FlippedView()) {
    app = NSApplication()
    window = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 400, height: 300))
    self.content = content
    window.contentView = content
    switchStyle(to: style)
  }

  /// Switches the system's style and updates everything.
  func switchStyle(to style: UserInterfaceStyle) { change { $0.userInterfaceStyle = style } }

  /// Changes the system's traits and updates everything.
  func change(_ mutations: (inout any MutableTraits) -> Void) {
    app.screen.systemTraits = app.screen.systemTraits.modifyingTraits(mutations)
    app.updateWindows()
  }
}

/// Runs a closure with an appearance as the current one, at normal contrast: contrast comes from
/// what is current, and that is what the app of another test published last.
func normally<Result, Failure: Error>(
  _ appearance: NSAppearance, _ actions: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let traits = TraitCollection(accessibilityContrast: .normal)
  return try traits.performAsCurrent { () throws(Failure) -> Result in
    try appearance.performAsCurrentDrawingAppearance(actions)
  }
}
