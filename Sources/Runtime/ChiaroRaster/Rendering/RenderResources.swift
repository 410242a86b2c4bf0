// SPDX-License-Identifier: MIT

import Synchronization

/// The text shaper, path rasterizer and picture source that renderers use, with caches of their
/// results.
///
/// Shaped text, coverage and resampled pictures are cached, so that other renderers can reuse them,
/// and this one after a change of appearance. Without a shaper, no text is drawn; without a picture
/// source, no pictures are drawn. Diagnostics report this.
public final class RenderResources: Sendable {
  /// The text shaper; if nil, no text is drawn.
  public let textShaper: (any TextShaper)?
  /// The rasterizer that converts paths to coverage.
  public let pathRasterizer: any PathRasterizer
  /// The source of pictures; if nil, no pictures are drawn.
  public let pictures: (any PictureSource)?

  private struct Caches {
    var texts: BoundedCache<TextKey, ShapedText>
    var masks: BoundedCache<PathKey, PlacedMask?>
    var pictures: BoundedCache<PictureKey, FittedPicture>
    var tiles: BoundedCache<TileKey, CoverageTile>
  }

  private let caches: Mutex<Caches>

  /// Creates resources with empty caches.
  ///
  /// - Parameters:
  ///   - textShaper: the text shaper; if nil, no text is drawn
  ///   - pathRasterizer: the rasterizer that converts paths to coverage
  ///   - pictures: the source of pictures; if nil, no pictures are drawn
  ///   - cacheLimit: half the maximum size in bytes of each of the four caches; the default is 32
  ///     MiB
  public init(
    textShaper: (any TextShaper)? = nil, pathRasterizer: any PathRasterizer = ScanlineRasterizer(),
    pictures: (any PictureSource)? = nil, cacheLimit: Int = 32 << 20
  ) {
    self.textShaper = textShaper
    self.pathRasterizer = pathRasterizer
    self.pictures = pictures
    caches = Mutex(
      Caches(
        texts: BoundedCache(limit: cacheLimit), masks: BoundedCache(limit: cacheLimit),
        pictures: BoundedCache(limit: cacheLimit), tiles: BoundedCache(limit: cacheLimit)))
  }

  /// Returns the shaped text of a key, from the cache or newly made; nil without a shaper.
  func shaped(_ key: TextKey) -> ShapedText? {
    guard let textShaper else { return nil }
    if let known = caches.withLock({ $0.texts.value(key) }) { return known }
    let shaped = textShaper.shape(
      key.text, width: key.width, height: key.height, scale: key.scale)
    caches.withLock { $0.texts.insert(shaped, for: key, cost: 200 + shaped.byteCount) }
    return shaped
  }

  /// Returns the coverage of a path, from the cache or newly made; nil where it misses its bounds.
  func mask(_ key: PathKey) -> PlacedMask? {
    if let known = caches.withLock({ $0.masks.value(key) }) { return known }
    let mask =
      switch key.kind {
      case .fill(let rule): pathRasterizer.fill(key.path, rule: rule, scale: 1, in: key.bounds)
      case .stroke(let style):
        pathRasterizer.stroke(key.path, style: style, scale: 1, in: key.bounds)
      }
    let cost = 200 + 32 * key.path.elements.count + (mask?.mask.bytes.count ?? 0)
    caches.withLock { $0.masks.insert(mask, for: key, cost: cost) }
    return mask
  }

  /// Returns a picture fitted to a canvas's pixels, cached or newly made; nil where there is none.
  func picture(_ key: PictureKey, _ make: () -> FittedPicture?) -> FittedPicture? {
    if let known = caches.withLock({ $0.pictures.value(key) }) { return known }
    guard let picture = make() else { return nil }
    caches.withLock { $0.pictures.insert(picture, for: key, cost: 200 + picture.byteCount) }
    return picture
  }

  /// Returns the coverage of a corner, from the cache or newly made.
  func tile(_ key: TileKey) -> CoverageTile {
    if let known = caches.withLock({ $0.tiles.value(key) }) { return known }
    let tile = key.makeTile()
    caches.withLock { $0.tiles.insert(tile, for: key, cost: 200 + tile.byteCount) }
    return tile
  }
}

/// The cache key of a shaped text.
struct TextKey: Hashable {
  var text: DisplayList.Text
  var width: Float
  var height: Float
  var scale: Float
}

/// The cache key of a path's coverage; the path is in pixels.
struct PathKey: Hashable {
  enum Kind: Hashable {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  var path: Path
  var kind: Kind
  var bounds: PixelRectangle
}

/// The cache key of a picture fitted to a canvas.
struct PictureKey: Hashable {
  var picture: PictureReference
  var place: PicturePlace
  var canvas: Canvas
}

/// A picture fitted to its position: pixels of the canvas's form, or coverage.
enum FittedPicture {
  case pixels(ScenePicture)
  case coverage(PlacedMask)

  var byteCount: Int {
    switch self {
    case .pixels(let picture): picture.bitmap.byteCount
    case .coverage(let mask): mask.mask.bytes.count
    }
  }
}

extension ShapedText {
  fileprivate var byteCount: Int {
    masks.reduce(0) { $0 + 80 + $1.mask.bytes.count }
      + pictures.reduce(0) { $0 + 80 + $1.bitmap.byteCount }
  }
}
