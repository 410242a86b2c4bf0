// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroViews
import Foundation

/// The pixels on which screens are drawn one after the other.
///
/// A screen is drawn in all appearances from the same places, texts and pictures, of which only the
/// colors change; and the next one of the same size is drawn into the same memory.
@MainActor
final class ScreenEasel {
  private let resources: RenderResources
  private var renderer: Renderer?

  init(_ resources: RenderResources) { self.resources = resources }

  /// The largest number of pixels of a picture.
  private static let mostPixels = 40_000_000

  /// Draws a display list of a size in points.
  ///
  /// - Parameters:
  ///   - list: what is drawn
  ///   - size: the size in points
  ///   - wanted: the pixels of a point; fewer where the picture would have too many
  ///   - isCut: whether pixels that the list covers in part, at the right and below, are left out
  func draw(_ list: DisplayList, _ size: CGSize, scale wanted: Double, isCut: Bool = false) {
    var scale = wanted
    while scale > 1, Double(size.width * size.height) * scale * scale > Double(Self.mostPixels) {
      scale -= 1
    }
    let count = { (length: CGFloat) in
      let pixels = Double(length) * scale
      return max(1, Int(isCut ? (pixels + 0.001).rounded(.down) : pixels.rounded(.up)))
    }
    let pixels = PixelSize(width: count(size.width), height: count(size.height))
    let canvas = Canvas(size: pixels, scale: Float(scale))
    if renderer?.canvas != canvas { renderer = Renderer(canvas: canvas, resources: resources) }
    renderer?.draw(list)
  }

  /// What was drawn last; nil before anything is.
  var bitmap: Bitmap? { renderer?.bitmap }

  /// Whether all pixels of what was drawn last are of one color; false before anything is.
  var isBlank: Bool {
    let isOneColor = renderer?.withPixels { bytes -> Bool in
      let pixels = bytes.bindMemory(to: UInt32.self)
      return pixels.allSatisfy { $0 == pixels[0] }
    }
    return (isOneColor ?? nil) ?? false
  }

  /// What was drawn last as a PNG file; nil before anything is, and where neither a flat picture
  /// was drawn nor libpng was there when this was built.
  var png: [UInt8]? {
    guard let renderer else { return nil }
    let flat = renderer.withPixels { FlatPNG.bytes($0, renderer.canvas.size) }
    return (flat ?? nil) ?? PNGWriter.bytes(renderer.bitmap, isQuick: true)
  }
}

extension FlatPNG {
  /// Returns a bitmap of a screen or of a sheet as a PNG file; nil where neither is it flat nor was
  /// libpng there when this was built.
  static func file(_ bitmap: Bitmap) -> [UInt8]? {
    guard case .eightBit(let samples) = bitmap.samples, bitmap.colorSpace == .sRGB,
      bitmap.alphaState == .premultiplied
    else { return PNGWriter.bytes(bitmap, isQuick: true) }
    return samples.withUnsafeBytes { bytes($0, bitmap.size) }
      ?? PNGWriter.bytes(bitmap, isQuick: true)
  }
}
