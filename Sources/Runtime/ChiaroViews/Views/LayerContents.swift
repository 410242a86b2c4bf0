// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import Foundation

/// The position and scaling of a layer's picture in its frame.
///
/// Apple counterpart: `CALayerContentsGravity` · Source: CALayer.h · Fidelity: approximate, content
/// outside of the frame is clipped only with `masksToBounds`
public enum LayerContentsGravity: String, Sendable, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill

  /// Returns where a picture of a size is drawn in a rectangle.
  func frame(of size: CGSize, in place: CGRect) -> CGRect { mode.frame(of: size, in: place) }

  private var mode: View.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resize: .scaleToFill
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    }
  }
}

/// A value that a layer can show as its contents: any framework's pictures.
package protocol LayerPicture {
  /// The picture as an image; nil for one that cannot be shown.
  var layerImage: ChiaroAppearance.Image? { get }
}

extension ChiaroAppearance.Image: LayerPicture {
  package var layerImage: ChiaroAppearance.Image? { self }
}
