// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import Foundation

/// What a mask lets through, in the coordinates of the view that it masks.
enum MaskShape {
  case nothing
  case rectangle(CGRect, CornerRadius)
  case path(Path, at: CGPoint, FillRule)
}

extension View {
  /// The view whose shape cuts this one and everything in it; nil for none.
  ///
  /// Its frame is in this view's coordinates. What counts is its background with its corners, or
  /// the one rectangle or path that it fills in `draw(_:)`, and its `alpha`; fills count as opaque,
  /// whatever their color. A mask of anything else cuts to its frame, one that draws nothing leaves
  /// nothing. Pointers reach what is masked away. A view masks one other at a time.
  ///
  /// - Precondition: the mask stands in no view
  ///
  /// Apple counterpart: `mask`, whose alpha counts pixel by pixel · Source: UIView.h (S179) ·
  /// Fidelity: approximate
  public final var mask: View? {
    get { placement?.mask }
    set {
      guard newValue !== mask else { return }
      precondition(
        newValue !== self && newValue?.parent == nil && !(newValue is Window),
        "a mask stands in no view and is no window")
      mask?.placement?.masked = nil
      newValue?.placement?.masked?.mask = nil
      newValue?.ensurePlacement().masked = self
      ensurePlacement().mask = newValue
      window?.isListStale = true
    }
  }

  /// How opaque the view is in the group that it is drawn in; 1 where it needs none.
  final var groupOpacity: Float {
    guard let mask else { return Float(alpha) }
    let opacity = Float(alpha * mask.alpha)
    // A mask cuts what was drawn by itself, as a group; that of an effect cuts the effect
    // (S179). A group that is wholly opaque would be none.
    return isCutWithoutGroup ? opacity : min(opacity, Float(1).nextDown)
  }

  /// What the view lets through as the mask of another.
  final func shape(asMaskOf view: View) -> MaskShape {
    guard !isHidden, alpha > 0 else { return .nothing }
    let whole = MaskShape.rectangle(frame, layer.corners)
    guard layer.backgroundColor == nil, layer.borderWidth == 0 else { return whole }
    guard children.isEmpty, sublayers.isEmpty else { return whole }
    let live = scope
    // For the time of drawing only: what is drawn follows the scope.
    scope = view.scope
    defer { scope = live }
    guard let list = recorded()?.list, !list.commands.isEmpty else { return .nothing }
    return (list.commands.count == 1 ? shape(of: list.commands[0], in: list) : nil) ?? whole
  }

  /// The shape of a single fill; nil where a command is anything else.
  private final func shape(of command: DisplayCommand, in list: DisplayList) -> MaskShape? {
    let origin = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    switch command {
    case .fill(let rect, _):
      return .rectangle(CGRect(rect).offsetBy(dx: origin.x, dy: origin.y), 0)
    case .fillRounded(let rect, let radius, _):
      return .rectangle(CGRect(rect).offsetBy(dx: origin.x, dy: origin.y), radius)
    case .path(let index, let place, let rule, _):
      return .path(
        list.paths[Int(index)],
        at: CGPoint(x: origin.x + CGFloat(place.x), y: origin.y + CGFloat(place.y)), rule)
    default: return nil
    }
  }

  /// Puts the list of the window together anew where this view masks one of its views.
  final func maskNeedsDisplay() {
    if placement?.masked != nil { window?.isListStale = true }
  }
}
