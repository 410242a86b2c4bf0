// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// A screen of an interface file, ready to be looked at: a scene of a storyboard, or an object at
/// the top of a xib.
@MainActor
struct InterfaceScreen {
  /// What a person calls the screen.
  let name: String
  /// The identifier of the controller or view in the file; nil where it has none.
  let object: String?
  /// The class that the file names, else the one of the kind.
  let className: String
  /// The views that the file describes, each after the one around it.
  let views: [PlacedElement]
  /// The items of its bars.
  let barItems: [PlacedItem]
  /// What was odd in making it.
  let diagnostics: [Diagnostic]
  /// The window in which the screen stands.
  let window: Window
  /// The pixels of a point on the screen's device.
  let scale: Double

  /// The size in points.
  var size: CGSize { window.frame.size }

  /// Keeps the screen in a style, whichever the system has.
  func lock(_ style: UserInterfaceStyle) { window.overrideUserInterfaceStyle = style }

  /// Shows the screen with traits laid over those of its device.
  func show(_ traits: TraitCollection) {
    guard let screen = window.windowScene?.screen else { return }
    screen.environmentOverrides = traits
    screen.update()
  }

  /// The frame of a view in its superview's coordinates, from the top.
  static func frame(of view: View) -> CGRect {
    let place = (view.superview as? MacArranged)?.placedFrame ?? view.placedFrame
    return (view as? any Aligned).map { place.extended(by: $0.outsets) } ?? place
  }

  /// The frame of a view in the window.
  static func windowFrame(of placed: PlacedElement) -> CGRect {
    let frame = frame(of: placed.view)
    return outerView(of: placed.view).map { $0.convert(frame, to: nil) } ?? frame
  }

  /// The view in whose coordinates a view's frame is.
  static func outerView(of view: View) -> View? {
    (view.superview as? MacArranged)?.superview ?? view.superview
  }

  /// The frame of a view as its file has it: AppKit's with the origin at the lower left.
  static func fileFrame(of placed: PlacedElement) -> CGRect {
    var frame = frame(of: placed.view)
    guard let outer = outerView(of: placed.view) else { return frame }
    let outsets = (outer as? any Aligned)?.outsets ?? .zero
    frame.origin.x += outsets.left
    frame.origin.y += outsets.top
    if placed.isFromBelow {
      frame.origin.y = outer.bounds.height + outsets.top + outsets.bottom - frame.maxY
    }
    return frame
  }
}
