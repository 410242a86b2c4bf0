// SPDX-License-Identifier: MIT

import ChiaroColor

/// The position and form in which a picture is drawn on a canvas.
struct PicturePlace: Hashable {
  /// The rectangle to fill, in pixels.
  var edges: RoundedBox
  /// The slicing in points; nil where the whole picture is stretched.
  var slices: ImageSlices?
  /// The number of pixels per point.
  var scale: Float
  /// Whether only the picture's shape is used, to be filled with a color.
  var isTinted: Bool
  /// Whether the picture is tested for a white background.
  var isSoftened: Bool
}

/// A converter of pictures to the pixels of a place on a canvas.
struct PictureFitter {
  let picture: PictureReference
  let source: any PictureSource
  let canvas: Canvas
  let isTinted: Bool
  let isSoftened: Bool

  /// The largest side that is requested from a source; larger pictures are stretched.
  private static let longestSide: Float = 8192

  /// Returns the picture's pixels on the canvas; nil where the source does not have it.
  func fitted(to place: PicturePlace) -> FittedPicture? {
    fitted(to: place, window: canvas.bounds)
  }

  /// Returns the picture's pixels in a window; nil where the source does not have it.
  func fitted(to place: PicturePlace, window: PixelBounds) -> FittedPicture? {
    guard let found = source.picture(picture, size: wishedSize(place)) else { return nil }
    let pixels = PixelBounds(around: place.edges).intersection(window)
    switch found {
    case .bitmap(let bitmap):
      guard !bitmap.size.isEmpty, !pixels.isEmpty else { return nil }
      var fitted = resampled(bitmap, place, pixels)
      fitted.hasWhiteBackground = isSoftened && bitmap.hasWhiteBackground
      return isTinted ? .coverage(coverage(fitted, place.edges)) : .pixels(fitted)
    case .mask(let mask):
      guard !mask.size.isEmpty, !pixels.isEmpty else { return nil }
      let fitted = resampled(Bitmap(alphaOf: mask), place, pixels)
      return .coverage(coverage(fitted, place.edges))
    }
  }

  private func wishedSize(_ place: PicturePlace) -> PixelSize {
    var size = SIMD2(place.edges.width, place.edges.height)
    if let slices = place.slices {
      size = SIMD2(slices.width, slices.height) * place.scale
    }
    let side = { (value: Float) in Int(max(1, min(value, Self.longestSide)).rounded(.up)) }
    return PixelSize(width: side(size.x), height: side(size.y))
  }

  private func resampled(
    _ bitmap: Bitmap, _ place: PicturePlace, _ pixels: PixelBounds
  ) -> ScenePicture {
    let origin = PixelPoint(x: Int(pixels.left), y: Int(pixels.top))
    if let same = unchanged(bitmap, place, pixels) {
      return ScenePicture(bitmap: same, origin: origin)
    }
    let (edges, slices) = (place.edges, place.slices)
    let columns = pieces(
      edges.left, edges.right, bitmap.size.width, place,
      slices.map { ($0.left, $0.right, $0.width) })
    let rows = pieces(
      edges.top, edges.bottom, bitmap.size.height, place,
      slices.map { ($0.top, $0.bottom, $0.height) })
    let fitted = Resampler(canvas).resample(
      bitmap, columns: AxisTaps(columns, count: bitmap.size.width, window: pixels.columns),
      rows: AxisTaps(rows, count: bitmap.size.height, window: pixels.rows))
    return ScenePicture(bitmap: fitted, origin: origin)
  }

  /// Returns the pixels of a picture whose pixels are those of the canvas; nil for others.
  ///
  /// Resampling would give the same: its filter leaves them as they are.
  private func unchanged(
    _ bitmap: Bitmap, _ place: PicturePlace, _ pixels: PixelBounds
  ) -> Bitmap? {
    let (edges, size) = (place.edges, bitmap.size)
    guard place.slices == nil, canvas.depth == .eightBit,
      case .eightBit(let samples) = bitmap.samples, bitmap.colorSpace == canvas.colorSpace,
      bitmap.alphaState == .premultiplied,
      edges.left == edges.left.rounded(), edges.top == edges.top.rounded(),
      edges.width == Float(size.width), edges.height == Float(size.height)
    else { return nil }
    let x = Int(pixels.left) - Int(edges.left)
    let y = Int(pixels.top) - Int(edges.top)
    var cut: [UInt8] = []
    cut.reserveCapacity(pixels.width * pixels.height * 4)
    for row in y..<y + pixels.height {
      let start = (row * size.width + x) * 4
      cut += samples[start..<start + pixels.width * 4]
    }
    guard cut.isPremultiplied else { return nil }
    return Bitmap(
      size: PixelSize(width: pixels.width, height: pixels.height), samples: .eightBit(cut),
      colorSpace: bitmap.colorSpace, alphaState: .premultiplied)
  }

  /// Returns the pieces of an axis; caps that do not fit shrink, and inner cuts lie between pixels.
  private func pieces(
    _ start: Float, _ end: Float, _ count: Int, _ place: PicturePlace,
    _ caps: (near: Float, far: Float, length: Float)?
  ) -> [AxisTaps.Piece] {
    let whole = AxisTaps.Piece(target: start..<max(start, end), source: 0..<Float(count))
    guard let caps, caps.length > 0, caps.near >= 0, caps.far >= 0,
      caps.near + caps.far <= caps.length, caps.length.isFinite, end > start
    else { return [whole] }
    let samples = Float(count) / caps.length
    let fit = min(
      1, (end - start) / max((caps.near + caps.far) * place.scale, .leastNormalMagnitude))
    let first = min((start + caps.near * place.scale * fit).rounded(), end)
    let second = max(first, min((end - caps.far * place.scale * fit).rounded(), end))
    let (low, high) = (caps.near * samples, Float(count) - caps.far * samples)
    guard first >= start, low <= high else { return [whole] }
    return [
      AxisTaps.Piece(target: start..<first, source: 0..<low),
      AxisTaps.Piece(
        target: first..<second, source: low..<high,
        repeating: place.slices?.isTiled == true ? samples / place.scale : nil),
      AxisTaps.Piece(target: second..<end, source: high..<Float(count)),
    ]
  }

  /// Returns the alpha of a picture, reduced where an edge lies within a pixel.
  private func coverage(_ picture: ScenePicture, _ edges: RoundedBox) -> PlacedMask {
    let size = picture.bitmap.size
    let share = { (low: Float, high: Float, pixel: Int) in
      max(0, min(high, Float(pixel + 1)) - max(low, Float(pixel)))
    }
    let rows = (0..<size.height).map { row in
      let height = share(edges.top, edges.bottom, picture.origin.y + row)
      return picture.bitmap.pixels(ofRow: row).enumerated().map { column, pixel in
        pixel.w * height * share(edges.left, edges.right, picture.origin.x + column)
      }
    }
    return PlacedMask(
      CoverageMask(size: size, coverage: rows.flatMap { $0 }), at: picture.origin)
  }
}

extension PixelSize {
  /// Whether a side is 0.
  fileprivate var isEmpty: Bool { width == 0 || height == 0 }
}

extension [UInt8] {
  /// Whether no color channel of a pixel is above its alpha.
  fileprivate var isPremultiplied: Bool {
    withUnsafeBytes { bytes in
      for first in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = bytes[first + 3]
        if alpha == 255 { continue }
        if Swift.max(bytes[first], bytes[first + 1], bytes[first + 2]) > alpha { return false }
      }
      return true
    }
  }
}

extension RoundedBox {
  /// Creates a box of whole pixels.
  init(_ bounds: PixelBounds) {
    self.init(
      left: Float(bounds.left), top: Float(bounds.top), right: Float(bounds.right),
      bottom: Float(bounds.bottom))
  }
}

extension Bitmap {
  /// Creates a black picture whose alpha is a mask.
  fileprivate init(alphaOf mask: CoverageMask) {
    var samples = [UInt8](repeating: 0, count: mask.size.pixelCount * 4)
    for y in 0..<mask.size.height {
      for x in 0..<mask.size.width { samples[(y * mask.size.width + x) * 4 + 3] = mask[x, y] }
    }
    self.init(
      size: mask.size, samples: .eightBit(samples), colorSpace: .sRGB, alphaState: .premultiplied)
  }
}
