// SPDX-License-Identifier: MIT

public import ChiaroControls

/// A use of AppKit that is forbidden or has no visible effect.
///
/// Each view is given as a path of class names and indexes, such as
/// `NSWindow/NSView[0]/NSButton[2]`.
///
/// Apple counterpart: AppKit's messages on the console · Source: AppKit reference (statements S196,
/// S212, S225) · Fidelity: approximate, with texts of this project
public enum AppKitDiagnostic: Hashable, Sendable {
  /// A layout or constraint update of one view (`on`) was requested while another view (`of`) was
  /// laid out. Both are paths, such as `NSWindow/NSView[0]`.
  ///
  /// `request` is "layout" or "constraints".
  case invalidationDuringLayout(of: String, request: String, on: String)
  /// A view whose `isOpaque` is true did not fill all rectangles that it had to draw. The string is
  /// the view's path, such as `NSWindow/NSView[0]`.
  case opaqueViewWithGaps(String)
  /// A vibrant appearance was set on an object that is neither an effect view nor inside one. The
  /// string is a view's path, such as `NSWindow/NSView[0]`, or the class of a window or an app.
  case vibrantAppearance(of: String)
  /// Two effect views that blend within the window overlap. The strings are their paths, such as
  /// `NSWindow/NSVisualEffectView[0]`.
  case overlappingEffects(String, String)
  /// The blending mode of an effect view does not suit its material. The string is the view's path,
  /// such as `NSWindow/NSVisualEffectView[0]`.
  ///
  /// The material of title bars needs `withinWindow`; those of sheets and popovers need
  /// `behindWindow`.
  case blendingMode(of: String, material: WindowMaterial)

  /// The problem as a one-line message.
  public var message: String {
    switch self {
    case .invalidationDuringLayout(let view, let request, let other):
      "\(other) requested \(request) during the layout of \(view)"
    case .opaqueViewWithGaps(let view):
      "\(view) says that it is opaque, but leaves part of its dirty rectangle unfilled"
    case .vibrantAppearance(let object):
      "\(object) has a vibrant appearance, but is neither an effect view nor inside one"
    case .overlappingEffects(let one, let other):
      "the effect views \(one) and \(other) overlap, but both blend within the window: move them "
        + "apart, or use one view"
    case .blendingMode(let view, let material):
      "\(view) has the material \(material), which needs the blending mode "
        + (material == .titlebar ? "withinWindow" : "behindWindow")
    }
  }
}
