// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
import ChiaroViews
package import Foundation

extension PictureObject: ImageObject {}
extension EncodedPicture: ImageObject {}

extension Image {
  /// Creates an image of a picture in memory.
  package convenience init(_ picture: PictureObject) { self.init(.object(picture)) }

  /// The size in points by the current stage's pictures; zero if it is not known.
  @MainActor
  package var knownSize: CGSize {
    if let size = Stage.current.resources.naturalSize(of: content.reference) {
      return CGSize(width: size.width, height: size.height)
    }
    guard content.isSymbol else { return .zero }
    let points = CGFloat(configuration.symbol?.pointSize ?? 17)
    let side = (points * 1.2).rounded(.up)
    return CGSize(width: side, height: side)
  }
}
