// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroControls
public import ChiaroLayout
import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension View {
    /// Draws the view and its subviews as they look now into `UIGraphicsGetCurrentContext()`.
    ///
    /// - Parameters:
    ///   - rect: where the picture goes, which is stretched to fill it
    ///   - afterUpdates: whether pending changes are made before; they are in any case
    /// - Returns: whether there was a context, and something to draw
    ///
    /// Apple counterpart: `drawHierarchy(in:afterScreenUpdates:)` · Source: UIView.h · Fidelity:
    /// approximate
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      guard GraphicsContext.current != nil, let currentPicture else { return false }
      Image(currentPicture).draw(in: rect)
      return true
    }

    /// Returns a view that shows how this one looks now, also after this one changed.
    ///
    /// - Parameter afterUpdates: whether pending changes are made before; they are in any case
    /// - Returns: a view of the same size; nil for a view without any
    ///
    /// Apple counterpart: `snapshotView(afterScreenUpdates:)` · Source: UIView.h · Fidelity: exact
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
      currentPicture.map { SnapshotView($0, bounds, of: bounds) }
    }

    /// Returns a view that shows how a part of this one looks now.
    ///
    /// - Parameters:
    ///   - rect: the part, in this view's own coordinates
    ///   - afterUpdates: whether pending changes are made before; they are in any case
    ///   - capInsets: edges that keep their width when the view is stretched; all is stretched
    /// - Returns: a view of the part's size; nil for a view without any
    ///
    /// Apple counterpart: `resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)` · Source:
    /// UIView.h · Fidelity: approximate
    public func resizableSnapshotView(
      from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
    ) -> View? { currentPicture.map { SnapshotView($0, rect, of: bounds) } }

    /// Whether the view covers what lies behind it; kept, without effect: what is opaque is found
    /// out when it is drawn.
    ///
    /// Apple counterpart: `isOpaque` · Source: UIView.h · Fidelity: approximate, kept
    public var isOpaque: Bool {
      get { claimsOpacity }
      set { claimsOpacity = newValue }
    }

    /// What the view's coordinates belong to: the view itself.
    ///
    /// Apple counterpart: `coordinateSpace` · Source: UIView.h · Fidelity: approximate, no protocol
    public var coordinateSpace: View { self }
  }

  extension SnapshotLayer {
    /// Draws a view's own layer, and all in it, into a context at its origin; other layers draw
    /// nothing.
    ///
    /// Apple counterpart: `render(in:)` · Source: CALayer.h · Fidelity: approximate
    public func render(in context: CGContext) {
      guard let view else { return }
      let outer = GraphicsContext.exchangeCurrent(context)
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
      _ = GraphicsContext.exchangeCurrent(outer)
    }
  }

  /// A part of a view as it looked.
  private final class SnapshotView: View {
    init(_ picture: PictureObject, _ part: CGRect, of whole: CGRect) {
      super.init(frame: CGRect(origin: .zero, size: part.size))
      clipsToBounds = true
      let page = ImageView(image: Image(picture))
      page.frame = CGRect(
        x: whole.minX - part.minX, y: whole.minY - part.minY, width: whole.width,
        height: whole.height)
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight] as AutoresizingMask
      addSubview(page)
    }
  }
#endif
