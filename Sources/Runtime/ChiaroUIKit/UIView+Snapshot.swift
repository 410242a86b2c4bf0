// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroFoundation
import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension View {
    /// Draws the view and its subviews as they look now into the current graphics context.
    ///
    /// - Parameters:
    ///   - rect: the rectangle that the view's picture is stretched to fill
    ///   - afterUpdates: ignored, because pending updates are always made first
    /// - Returns: whether the view was drawn; false without a context, and for a view without a
    ///   size
    ///
    /// Apple counterpart: `drawHierarchy(in:afterScreenUpdates:)` · Source: UIView.h · Fidelity:
    /// approximate, always after updates
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      guard GraphicsContext.current != nil, let currentPicture else { return false }
      Image(currentPicture).draw(in: rect)
      return true
    }

    /// Returns a snapshot of this view, which later changes of the view do not affect.
    ///
    /// - Parameter afterUpdates: ignored, because pending updates are always made first
    /// - Returns: a view of the same size; nil for a view without a size
    ///
    /// Apple counterpart: `snapshotView(afterScreenUpdates:)` · Source: UIView.h · Fidelity: exact
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
      currentPicture.map { SnapshotView($0, bounds, of: bounds) }
    }

    /// Returns a snapshot of a part of this view, which later changes of the view do not affect.
    ///
    /// - Parameters:
    ///   - rect: the part, in this view's own coordinates
    ///   - afterUpdates: ignored, because pending updates are always made first
    ///   - capInsets: ignored, because the whole picture is stretched
    /// - Returns: a view of the part's size; nil for a view without a size
    ///
    /// Apple counterpart: `resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)` · Source:
    /// UIView.h · Fidelity: approximate, without cap insets
    public func resizableSnapshotView(
      from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
    ) -> View? { currentPicture.map { SnapshotView($0, rect, of: bounds) } }

    /// Whether the view is declared opaque; stored, but without effect.
    ///
    /// The engine finds out itself, when it draws the view, whether the view covers its background.
    ///
    /// Apple counterpart: `isOpaque` · Source: UIView.h · Fidelity: inert
    public var isOpaque: Bool {
      get { claimsOpacity }
      set { claimsOpacity = newValue }
    }

    /// The coordinate space of the view: the view itself.
    ///
    /// Apple counterpart: `coordinateSpace` · Source: UIView.h · Fidelity: approximate, a view
    /// rather than a protocol
    public var coordinateSpace: View { self }
  }

  extension SnapshotLayer {
    /// Draws the layer of a view, with its sublayers and subviews, at the origin of a context.
    ///
    /// Only the `layer` of a view can be drawn; any other layer draws nothing.
    ///
    /// Apple counterpart: `render(in:)` · Source: CALayer.h · Fidelity: approximate, only layers of
    /// views are drawn
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
