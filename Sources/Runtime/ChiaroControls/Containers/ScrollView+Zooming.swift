// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroViews
import Foundation

extension ScrollView {
  /// Scales the view that the delegate names, within the limits; does nothing without one.
  final func applyZoom(_ scale: CGFloat) {
    precondition(!scale.isNaN, "the zoom scale must be a number")
    let (former, new) = (zoom, min(max(scale, minimumZoomScale), maximumZoomScale))
    guard new != former, let view = delegate?.viewForZooming(in: self) else { return }
    let size = view.bounds.size
    zoom = new
    // The corner at the upper left stays: a transform is about the center.
    let grown = (zoom - former) / 2
    view.center = CGPoint(
      x: view.center.x + size.width * grown, y: view.center.y + size.height * grown)
    view.transform = .scale(x: Float(zoom), y: Float(zoom))
    contentSize = CGSize(width: size.width * zoom, height: size.height * zoom)
    delegate?.scrollViewDidZoom(self)
  }

  /// Makes a rectangle of the zoomed view as large as there is room, and scrolls to its middle.
  final func showZoomed(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let shown = CGRect(
      x: rect.midX * zoom - bounds.width / 2, y: rect.midY * zoom - bounds.height / 2,
      width: bounds.width, height: bounds.height)
    scrollRectToVisible(shown, animated: animated)
  }
}
