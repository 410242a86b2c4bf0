// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroLayout
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// A screen of an interface file, ready to be looked at: a scene of a storyboard, or an object at the
/// top of a xib.
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
  /// What was odd in making it.
  let diagnostics: [Diagnostic]
  /// The window in which the screen stands.
  let window: Window
  /// The pixels of a point on the screen's device.
  let scale: Double

  /// The size in points.
  var size: CGSize { window.frame.size }

  /// Shows the screen with traits laid over those of its device.
  func show(_ traits: TraitCollection) {
    guard let screen = window.windowScene?.screen else { return }
    screen.environmentOverrides = traits
    screen.update()
  }

  /// The frame of a view in its superview's coordinates, as a file has it.
  static func frame(of view: View) -> CGRect {
    guard let aligned = view as? AlignedView else { return view.frame }
    let (frame, outsets) = (view.frame, aligned.outsets)
    return CGRect(
      x: frame.minX - outsets.left, y: frame.minY - outsets.top,
      width: frame.width + outsets.left + outsets.right,
      height: frame.height + outsets.top + outsets.bottom)
  }
}
