// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import Foundation

/// The visible shape of a mask, in the coordinates of the masked view.
enum MaskShape {
  case nothing
  case rectangle(CGRect, CornerRadius)
  case path(Path, at: CGPoint, FillRule)

  /// Returns the shape from the top, where it is given from a height upwards; nil for downwards.
  func risen(_ height: CGFloat?) -> MaskShape {
    guard let height else { return self }
    return switch self {
    case .nothing: .nothing
    case .rectangle(let rect, let radius): .rectangle(rect.upended(height), radius)
    case .path(let path, let place, let rule):
      .path(
        path.transformed(by: .turn(0)), at: CGPoint(x: place.x, y: height - place.y), rule)
    }
  }
}

extension DisplayList {
  /// Begins a clip to a shape whose coordinates begin at a point.
  mutating func beginMask(_ shape: MaskShape, _ origin: CGPoint) {
    switch shape {
    case .nothing: commands.append(.clip(Rectangle(.zero), radius: 0))
    case .rectangle(let rect, let radius):
      let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
      commands.append(.clip(Rectangle(frame), radius: radius))
    case .path(let path, let place, let rule):
      paths.append(path)
      let place = Point(x: Float(place.x + origin.x), y: Float(place.y + origin.y))
      commands.append(.clipPath(Int32(paths.count - 1), at: place, rule))
    }
  }
}

extension View {
  /// The view whose shape masks this view and its subviews; nil for none.
  ///
  /// The mask's frame is in this view's coordinates. The mask's shape is its background with its
  /// corners, or the single rectangle or path that it fills in `draw(_:)`; its `alpha` applies too.
  /// Fills count as opaque, whatever their color. A mask with any other content clips to its frame;
  /// a mask that draws nothing hides the view. Hit-testing still includes the parts that the mask
  /// hides. A view can mask only one view at a time.
  ///
  /// - Precondition: the mask has no superview, is not this view and is not a window
  ///
  /// Apple counterpart: `mask`, whose alpha counts pixel by pixel · Source: UIView.h (statement
  /// S179) · Fidelity: approximate, by shape rather than by alpha
  public final var mask: View? {
    get { placement?.mask }
    set {
      guard newValue !== mask else { return }
      precondition(
        newValue !== self && newValue?.parent == nil && !(newValue is Window),
        "a mask must not be a window or have a superview")
      mask?.placement?.masked = nil
      newValue?.placement?.masked?.mask = nil
      newValue?.ensurePlacement().masked = self
      ensurePlacement().mask = newValue
      window?.isListStale = true
    }
  }

  /// The opacity of the group that the view is drawn in; 1 if no group is needed.
  final var groupOpacity: Float {
    guard let mask else { return Float(alpha) }
    let opacity = Float(alpha * mask.alpha)
    // A mask cuts what was drawn by itself, as a group; that of an effect cuts the effect
    // (S179). A group that is wholly opaque would be none.
    return effect != nil ? opacity : min(opacity, Float(1).nextDown)
  }

  /// Returns the shape that this view leaves visible as the mask of another view.
  final func shape(asMaskOf view: View) -> MaskShape {
    guard !isHidden, alpha > 0 else { return .nothing }
    let whole = MaskShape.rectangle(storedFrame, layer.corners)
    guard layer.backgroundColor == nil, layer.borderWidth == 0 else { return whole }
    guard children.isEmpty, sublayers.isEmpty else { return whole }
    let live = scope
    // For the time of drawing only: what is drawn follows the scope.
    scope = view.scope
    defer { scope = live }
    guard let list = recorded()?.list, !list.commands.isEmpty else { return .nothing }
    return (list.commands.count == 1 ? shape(of: list.commands[0], in: list) : nil) ?? whole
  }

  /// Returns the shape of a single fill; nil for any other command.
  private final func shape(of command: DisplayCommand, in list: DisplayList) -> MaskShape? {
    let origin = CGPoint(
      x: storedFrame.minX - boundsOrigin.x, y: storedFrame.minY - boundsOrigin.y)
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

  /// Marks the window's display list as out of date if this view is the mask of another.
  final func maskNeedsDisplay() {
    if placement?.masked != nil { window?.isListStale = true }
  }
}
