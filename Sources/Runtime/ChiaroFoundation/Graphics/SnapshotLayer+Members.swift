// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these.
#if !canImport(CoreGraphics)
  extension SnapshotLayer {
    /// The position of the layer's anchor point in its superlayer.
    ///
    /// Apple counterpart: `position` · Source: CALayer.h · Fidelity: exact
    public var position: CGPoint {
      get {
        let place = view?.frame ?? frame
        return CGPoint(
          x: place.minX + place.width * anchorPoint.x, y: place.minY + place.height * anchorPoint.y)
      }
      set { moveAnchor(by: newValue.x - position.x, newValue.y - position.y) }
    }

    /// The point of the layer that is placed at its `position`, and around which its transform is
    /// applied.
    ///
    /// Its coordinates are fractions of the size; the default, (0.5, 0.5), is the center. Setting
    /// it moves the layer, while `position` stays the same.
    ///
    /// Apple counterpart: `anchorPoint` · Source: CALayer.h · Fidelity: approximate, the view's own
    /// `transform` is always applied around its center
    public var anchorPoint: CGPoint {
      get { anchor }
      set {
        let (former, size) = (anchor, bounds.size)
        anchor = newValue
        moveAnchor(
          by: (former.x - newValue.x) * size.width, (former.y - newValue.y) * size.height)
      }
    }

    private func moveAnchor(by dx: CGFloat, _ dy: CGFloat) {
      if let view {
        view.center = CGPoint(x: view.center.x + dx, y: view.center.y + dy)
      } else {
        frame.origin = CGPoint(x: frame.minX + dx, y: frame.minY + dy)
      }
    }
  }
#endif
