// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
package import ChiaroViews
package import Foundation

extension PictureObject: ImageObject {}
extension EncodedPicture: ImageObject {}

extension Image {
  /// Creates an image of a picture in memory.
  package convenience init(_ picture: PictureObject) { self.init(.object(picture)) }

  /// The size in points by the current stage's pictures; zero if it is not known.
  @MainActor
  package var knownSize: CGSize { naturalSize(in: .current, symbolSize: 17) ?? .zero }

  /// The size in points by a stage's pictures, or of a symbol by its configuration.
  ///
  /// - Parameters:
  ///   - stage: the stage with the pictures
  ///   - usual: the point size of a symbol whose configuration has none; nil for no size
  /// - Returns: the size; nil if it is not known
  @MainActor
  package func naturalSize(in stage: Stage, symbolSize usual: Double?) -> CGSize? {
    if let size = stage.resources.naturalSize(of: content.reference) {
      return CGSize(width: size.width, height: size.height)
    }
    guard content.isSymbol,
      let points = (configuration.symbol ?? SymbolConfiguration()).points(usual: usual)
    else {
      return nil
    }
    // Symbols are about as high as a line of the text beside them.
    let side = (CGFloat(points) * 1.2).rounded(.up)
    return CGSize(width: side, height: side)
  }
}
