// SPDX-License-Identifier: MIT

/// A shape in the form that kernels read: sixteen plain bytes.
struct FastShape {
  /// The source of a shape's coverage.
  enum Kind: UInt8 {
    /// A rectangle whose edges cover pixels in part; the index refers to `FastShapes.boxes`.
    case edges
    /// A nine-patch of four corners; the index refers to `FastShapes.patches`.
    case patch
    /// A mask with a byte per pixel; the index refers to `FastShapes.masks`.
    case mask
  }

  /// The bounds of all pixels, including the margin of a shadow.
  var bounds: PixelBounds
  var index: Int32
  var kind: Kind
}

/// Rows of coverage at a fixed address.
struct MaskRows {
  var bytes: UnsafePointer<UInt8>
  var rowLength: Int
}

/// The shapes of a scene with their coverage, at fixed addresses.
final class FastShapes {
  private(set) var shapes: [FastShape] = []
  private(set) var boxes: [RoundedBox] = []
  private(set) var patches: [NinePatch] = []
  private(set) var masks: [MaskRows] = []

  private let resources: RenderResources
  private let canvas: PixelBounds
  private var tiles: [TileKey: CoverageTile] = [:]
  private var knownPatches: [[TileKey]: Int32] = [:]
  /// The corners and nine-patch of the last shape, which often serve the next one too.
  private var last: (keys: [TileKey], width: Int, height: Int, patch: Int32)?
  /// The memory of `masks`: a separate copy of each mask.
  private var storage: [UnsafeMutablePointer<UInt8>] = []
  private var knownMasks: [UnsafeRawPointer: Int32] = [:]

  /// The largest number of pixels in a tile; `farthest` is the largest coordinate of a shape with
  /// tiles.
  private static let mostPixels = 1 << 20
  private static let farthest: Float = 30_000

  init(_ scene: Scene, on canvas: PixelBounds, _ resources: RenderResources) {
    self.canvas = canvas
    self.resources = resources
    shapes.reserveCapacity(scene.shapes.count)
    for shape in scene.shapes { shapes.append(fast(shape)) }
    knownMasks = [:]
  }

  deinit {
    for bytes in storage { bytes.deallocate() }
  }

  private func fast(_ shape: SceneShape) -> FastShape {
    switch shape {
    case .box(let box) where box.isSharp:
      boxes.append(box)
      return FastShape(
        bounds: PixelBounds(around: box), index: Int32(boxes.count - 1), kind: .edges)
    case .box(let box):
      return patch(box) { TileKey(box, $0, $1) } ?? whole(box)
    case .ring(let box, let width):
      return patch(box) { TileKey(box, $0, $1, edge: width) }
        ?? whole(box, edge: width)
    case .shadow(let box, let sigma):
      return patch(box) { TileKey(box, $0, $1, sigma: sigma) }
        ?? whole(box, sigma: sigma)
    case .mask(let mask):
      return FastShape(bounds: mask.bounds, index: rows(ofKept: mask.mask), kind: .mask)
    }
  }

  // MARK: Corners

  /// Returns the shape as a nine-patch; nil where its corners overlap.
  private func patch(_ box: RoundedBox, _ key: (Float, Float) -> TileKey) -> FastShape? {
    guard min(box.left, box.top) > -Self.farthest, max(box.right, box.bottom) < Self.farthest
    else { return nil }
    let around = PixelBounds(around: box)
    let (left, right) = (box.left - Float(around.left), Float(around.right) - box.right)
    let (top, bottom) = (box.top - Float(around.top), Float(around.bottom) - box.bottom)
    let keys = [key(left, top), key(right, top), key(left, bottom), key(right, bottom)]
    let margin = keys[0].margin
    let bounds = PixelBounds(
      PixelRectangle(
        x: Int(around.left) - margin.x, y: Int(around.top) - margin.y,
        width: around.width + 2 * margin.x, height: around.height + 2 * margin.y))
    if let last, last.keys == keys, last.width == bounds.width, last.height == bounds.height {
      return FastShape(bounds: bounds, index: last.patch, kind: .patch)
    }
    guard let fitting = [keys.map(\.padded), keys].first(where: { Self.fit($0, in: bounds) })
    else { return nil }
    let patch = knownPatches[fitting] ?? newPatch(fitting)
    last = (keys, bounds.width, bounds.height, patch)
    return FastShape(bounds: bounds, index: patch, kind: .patch)
  }

  private static func fit(_ keys: [TileKey], in bounds: PixelBounds) -> Bool {
    let sizes = keys.map(\.size)
    return sizes[0].width * sizes[0].height <= mostPixels
      && sizes[0].width + sizes[1].width <= bounds.width
      && sizes[0].height + sizes[2].height <= bounds.height
  }

  private func newPatch(_ keys: [TileKey]) -> Int32 {
    let tiles = keys.map { key in
      let tile = self.tiles[key] ?? resources.tile(key)
      self.tiles[key] = tile
      return tile
    }
    patches.append(NinePatch(tiles))
    knownPatches[keys] = Int32(patches.count - 1)
    return Int32(patches.count - 1)
  }

  // MARK: Masks

  /// Returns a shape whose corners overlap as a mask of its visible part.
  private func whole(
    _ box: RoundedBox, edge: SIMD2<Float>? = nil, sigma: SIMD2<Float> = .zero
  ) -> FastShape {
    let (across, down) = (ShadowKernel(sigma: sigma.x), ShadowKernel(sigma: sigma.y))
    let around = canvas.grown(by: max(across.reach, down.reach))
    let bounds = PixelBounds(around: box).intersection(around)
    guard !bounds.isEmpty else { return FastShape(bounds: .empty, index: 0, kind: .mask) }
    var plane = CoveragePlane(box, in: bounds)
    if let edge, let inner = box.inset(by: edge) {
      plane = plane.subtracting(CoveragePlane(inner, in: bounds))
    }
    plane = plane.blurred(across: across, down: down, surroundings: .nothing)
    let size = PixelSize(width: plane.width, height: plane.height)
    let place = PixelPoint(x: Int(bounds.left) - across.reach, y: Int(bounds.top) - down.reach)
    let mask = PlacedMask(CoverageMask(size: size, packed: plane.bytes), at: place)
    return FastShape(bounds: mask.bounds, index: add(mask.mask), kind: .mask)
  }

  /// Returns the index of a mask's rows; equal storage is copied once.
  private func rows(ofKept mask: CoverageMask) -> Int32 {
    // No other array can lie at the place of one that is held.
    let place = mask.bytes.withUnsafeBytes { $0.baseAddress }
    if let place, let known = knownMasks[place] { return known }
    let index = add(mask)
    if let place { knownMasks[place] = index }
    return index
  }

  private func add(_ mask: CoverageMask) -> Int32 {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(mask.bytes.count, 1))
    mask.bytes.withUnsafeBufferPointer { bytes in
      if let from = bytes.baseAddress { copy.update(from: from, count: bytes.count) }
    }
    storage.append(copy)
    masks.append(MaskRows(bytes: UnsafePointer(copy), rowLength: mask.rowLength))
    return Int32(masks.count - 1)
  }
}

extension TileKey {
  fileprivate init(
    _ box: RoundedBox, _ insetX: Float, _ insetY: Float, edge: SIMD2<Float> = .zero,
    sigma: SIMD2<Float> = .zero
  ) {
    self.init(
      radiusX: box.radiusX, radiusY: box.radiusY, smoothing: box.smoothing, insetX: insetX,
      insetY: insetY, edgeX: edge.x, edgeY: edge.y, sigmaX: sigma.x, sigmaY: sigma.y)
  }
}
