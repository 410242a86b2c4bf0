// SPDX-License-Identifier: MIT

package import ChiaroViews
import Foundation

// A subclass that overrides nothing is asked for nothing: it is compared with NSView, and NSView's
// own overrides, which only pass on what UIKit's methods are called for, do not count.
extension NSView: OverridePointing {
  /// The AppKit methods that replace those of the update cycle.
  package static let overridePoints = OverridePoints(
    of: NSView.self, plain: PlainView.self,
    [
      (.traitCollectionDidChange, TraitsView.self),
      (.traitCollectionDidChange, AppearanceView.self),
      (.updateProperties, PropertiesView.self), (.updateConstraints, ConstraintsView.self),
      (.layout, LayoutView.self), (.layout, TrackingView.self),
      (.tintColorDidChange, TintView.self), (.draw, DrawView.self),
      (.draw, LayerView.self), (.draw, WantingView.self), (.draw, WillDrawView.self),
      (.draw, BackdropView.self), (.content, ContentView.self),
      (.window, WindowSoonView.self), (.window, WindowView.self),
    ])
}

// MARK: Classes that override nothing, or just one method

private final class PlainView: NSView {}
private final class TraitsView: NSView {
  override func traitCollectionDidChange(_ previous: TraitCollection?) {}
}
private final class AppearanceView: NSView {
  override func viewDidChangeEffectiveAppearance() {}
}
private final class PropertiesView: NSView { override func updateProperties() {} }
private final class ConstraintsView: NSView { override func updateConstraints() {} }
private final class LayoutView: NSView { override func layout() {} }
private final class TrackingView: NSView { override func updateTrackingAreas() {} }
private final class TintView: NSView { override func tintColorDidChange() {} }
private final class DrawView: NSView { override func draw(_ dirtyRect: NSRect) {} }
private final class LayerView: NSView { override func updateLayer() {} }
private final class WantingView: NSView { override var wantsUpdateLayer: Bool { true } }
private final class WillDrawView: NSView { override func viewWillDraw() {} }
private final class BackdropView: NSView {
  override func drawBackdrop(in context: GraphicsContext) {}
}
private final class ContentView: NSView {
  override func drawContent(in context: GraphicsContext) {}
}
private final class WindowSoonView: NSView {
  override func viewWillMove(toWindow newWindow: NSWindow?) {}
}
private final class WindowView: NSView { override func viewDidMoveToWindow() {} }
