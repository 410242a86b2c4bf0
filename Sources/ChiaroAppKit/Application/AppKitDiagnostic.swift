// SPDX-License-Identifier: MIT

public import ChiaroViews

/// Something that was done in a way that AppKit forbids or that does not show.
///
/// Apple counterpart: AppKit's messages on the console · Source: AppKit reference (S196, S212,
/// S225) · Fidelity: approximate, the text is ours
public enum AppKitDiagnostic: Hashable, Sendable {
  /// While one view was laid out, another, outside of it, was asked for something.
  case invalidationDuringLayout(of: String, request: String, on: String)
  /// A view that says it is opaque left a part of what it was to draw as it was.
  case opaqueViewWithGaps(String)
  /// A vibrant appearance was given to something that is no effect view and in none.
  case vibrantAppearance(of: String)
  /// Two effect views that blend within the window overlap.
  case overlappingEffects(String, String)
  /// An effect view blends in a mode that its material is not made for.
  case blendingMode(of: String, material: WindowMaterial)

  /// One line for people.
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
