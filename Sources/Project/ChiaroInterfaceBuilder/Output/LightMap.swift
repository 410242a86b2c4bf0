// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroRaster
import ChiaroSource
package import Foundation

/// The light and the dark pixels of a picture; translucent pixels are neither.
package struct LightMap {
  private let size: PixelSize
  /// The luminances of the pixels that are looked at; nil for those that show through.
  private let luminances: [Double?]

  /// The luminance from which a pixel is light.
  private static let light = 0.6
  /// The luminance up to which a pixel is dark.
  private static let dark = 0.2
  /// The steps between the pixels that are looked at.
  private static let step = 3

  /// Looks at a picture.
  package init(_ picture: Bitmap) {
    size = picture.size
    var luminances = [Double?](repeating: nil, count: size.width * size.height)
    for y in stride(from: 0, to: size.height, by: Self.step) {
      for x in stride(from: 0, to: size.width, by: Self.step) {
        let color = picture.color(x: x, y: y)
        guard color.alpha > 0.9 else { continue }
        luminances[y * size.width + x] = color.withAlpha(1).relativeLuminance
      }
    }
    self.luminances = luminances
  }

  /// Whether pixels of a color are light.
  package static func isLight(_ color: Color) -> Bool {
    color.withAlpha(1).relativeLuminance > light
  }

  /// The share of dark pixels in the picture.
  package var darkShare: Double {
    share(of: CGRect(x: 0, y: 0, width: size.width, height: size.height)) { $0 < Self.dark }
  }

  /// Returns the share of light pixels in a place within the picture.
  package func lightShare(of place: CGRect) -> Double { share(of: place) { $0 > Self.light } }

  private func share(of place: CGRect, _ counts: (Double) -> Bool) -> Double {
    var (found, all) = (0, 0)
    for y in stride(from: first(place.minY), to: Int(saturating: place.maxY), by: Self.step) {
      for x in stride(from: first(place.minX), to: Int(saturating: place.maxX), by: Self.step) {
        all += 1
        if let luminance = luminances[y * size.width + x], counts(luminance) { found += 1 }
      }
    }
    return all == 0 ? 0 : Double(found) / Double(all)
  }

  /// Returns the first pixel that is looked at from an edge on.
  private func first(_ edge: CGFloat) -> Int {
    let edge = Int(saturating: edge.rounded(.up))
    return (edge + Self.step - 1) / Self.step * Self.step
  }
}
