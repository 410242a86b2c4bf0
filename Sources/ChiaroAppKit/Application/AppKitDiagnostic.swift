// SPDX-License-Identifier: MIT

public import ChiaroControls

/// A use of AppKit that is forbidden or has no visible effect.
///
/// Views are given as paths of classes and indexes, such as `NSWindow/NSView[0]/NSButton[2]`.
///
/// Apple counterpart: AppKit's messages on the console · Source: AppKit reference (statements S196,
/// S212, S225) · Fidelity: approximate, the text is ours
public enum AppKitDiagnostic: Hashable, Sendable {
  /// A layout or constraint update of one view (`on`) was requested while another (`of`) was laid
  /// out.
  ///
  /// The request is "layout" or "constraints".
  case invalidationDuringLayout(of: String, request: String, on: String)
  /// A view whose `isOpaque` is true left a part of the rectangles to draw unfilled.
  case opaqueViewWithGaps(String)
  /// A vibrant appearance was set on an object that is neither an effect view nor inside one.
  case vibrantAppearance(of: String)
  /// Two effect views that blend within the window overlap.
  case overlappingEffects(String, String)
  /// The blending mode of an effect view (`of`) does not suit its material.
  ///
  /// The material of title bars needs `withinWindow`, those of sheets and popovers `behindWindow`.
  case blendingMode(of: String, material: WindowMaterial)

  /// The problem as a one-line message.
  public var message: String {
    switch self {
    case .invalidationDuringLayout(let view, let request, let other):
      "\(request) was asked of \(other) while \(view) was laid out"
    case .opaqueViewWithGaps(let view):
      "\(view) says that it is opaque and leaves a part of its dirty rectangle unfilled"
    case .vibrantAppearance(let object):
      "\(object) has a vibrant appearance and is neither an effect view nor in one"
    case .overlappingEffects(let one, let other):
      "\(one) and \(other) blend within the window and overlap"
    case .blendingMode(let view, let material):
      "\(view) has the material \(material), which is made for the other blending mode"
    }
  }
}
