// SPDX-License-Identifier: MIT

// Paths, texts and pictures.
extension SceneBuilder {
  // MARK: Paths

  mutating func addPath(
    _ index: Int32, _ place: Point, _ kind: PathKey.Kind, _ slot: ColorSlot
  ) {
    guard let argument = argument(of: slot), let mask = mask(of: index, place, kind) else { return }
    append(.color, argument, .mask(mask), mask.bounds)
  }

  mutating func strokedPath(
    _ index: Int32, _ place: Point, _ style: Int32, _ slot: ColorSlot
  ) {
    guard let style = entry(list.strokes, style, "stroke") else { return }
    guard style.width > 0, style.width.isFinite else {
      return scene.diagnostics.add(.badGeometry, "stroke")
    }
    addPath(index, place, .stroke(style.scaled(by: state.transform.meanScale)), slot)
  }

  mutating func clipPath(_ index: Int32, _ place: Point, _ rule: FillRule) {
    guard let mask = mask(of: index, place, .fill(rule)) else { return clipAll() }
    clip(to: .mask(mask), mask.bounds, inside: .empty)
  }

  /// Returns the coverage of a path; nil where nothing of it is visible.
  private mutating func mask(
    of index: Int32, _ place: Point, _ kind: PathKey.Kind
  ) -> PlacedMask? {
    guard let path = entry(list.paths, index, "path") else { return nil }
    let moved = Transform.translation(x: place.x, y: place.y)
      .followed(by: state.transform)
    guard moved.isFinite else {
      scene.diagnostics.add(.badGeometry, "path")
      return nil
    }
    let key = PathKey(
      path: path.transformed(by: moved), kind: kind, bounds: canvas.bounds.rectangle)
    return resources.mask(key)
  }

  // MARK: Texts

  mutating func text(_ frame: Rectangle, _ index: Int32, _ slot: ColorSlot) {
    guard let argument = argument(of: slot), let text = entry(list.texts, index, "text"),
      isDrawable(frame)
    else { return }
    let transform = state.transform
    let isPlain = transform.isAxisAligned && transform.a == transform.d
    let key = TextKey(
      text: text, width: frame.width, height: frame.height,
      scale: isPlain ? transform.a : transform.meanScale)
    guard let shaped = resources.shaped(key) else {
      return scene.diagnostics.add(.noTextShaper)
    }
    if shaped.unknownGlyphs > 0 { scene.diagnostics.add(.unknownGlyphs, text.string) }
    let origin = Point(x: frame.x, y: frame.y)
    if isPlain {
      lay(shaped, at: transform(origin), argument)
    } else {
      lay(shaped, origin, key.scale, argument)
    }
  }

  /// Adds a text at whole pixels, for which its masks were made.
  private mutating func lay(_ shaped: ShapedText, at place: Point, _ argument: Int32) {
    guard let x = Self.pixel(place.x), let y = Self.pixel(place.y) else { return }
    for var mask in shaped.masks {
      mask.origin.x += x
      mask.origin.y += y
      append(.color, argument, .mask(mask), mask.bounds)
    }
    for picture in shaped.pictures {
      let bitmap = Resampler(canvas).convert(picture.bitmap)
      let origin = PixelPoint(x: picture.origin.x + x, y: picture.origin.y + y)
      lay(ScenePicture(bitmap: bitmap, origin: origin, alphaSlot: argument), nil)
    }
  }

  /// Adds a rotated or sheared text.
  private mutating func lay(
    _ shaped: ShapedText, _ origin: Point, _ scale: Float, _ argument: Int32
  ) {
    for mask in shaped.masks {
      let whole = back(scale, origin, mask.origin)
      guard let warp = Warp(whole, of: mask.mask.size, in: state.bounds) else { continue }
      let turned = warp.mask(mask.mask)
      append(.color, argument, .mask(turned), turned.bounds)
    }
    for picture in shaped.pictures {
      let whole = back(scale, origin, picture.origin)
      lay(Resampler(canvas).convert(picture.bitmap), whole, alphaSlot: argument)
    }
  }

  /// Returns the transform from the pixels of a part of a text to those of the canvas.
  private func back(_ scale: Float, _ origin: Point, _ place: PixelPoint) -> Transform {
    Transform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: origin.x + Float(place.x) / scale,
      ty: origin.y + Float(place.y) / scale
    ).followed(by: state.transform)
  }

  private static func pixel(_ value: Float) -> Int? {
    value.magnitude < FlatPath.farthest ? Int(value.rounded()) : nil
  }

  // MARK: Pictures

  mutating func image(
    _ frame: Rectangle, _ index: Int32, slices: Int32?, _ slot: ColorSlot?,
    white: ColorSlot? = nil
  ) {
    guard let picture = entry(list.images, index, "image"), isDrawable(frame),
      let argument = argument(ofOptional: slot), let white = self.argument(ofOptional: white)
    else { return }
    var cuts: ImageSlices?
    if let slices {
      guard let known = entry(list.slices, slices, "slices") else { return }
      cuts = known
    }
    guard let source = resources.source(of: picture) else {
      return scene.diagnostics.add(.missingPicture, picture.description)
    }
    let fitter = PictureFitter(
      picture: picture, source: source, canvas: canvas, isTinted: slot != nil,
      isSoftened: white >= 0)
    if state.transform.isAxisAligned {
      guard let placed = place(frame, 0) else { return }
      let edges =
        placed.shape.flatMap { shape in
          if case .box(let box) = shape { box } else { nil }
        } ?? RoundedBox(placed.bounds)
      guard !placed.bounds.intersection(canvas.bounds).isEmpty else { return }
      let place = PicturePlace(
        edges: edges, slices: cuts, scale: state.transform.a, isTinted: fitter.isTinted,
        isSoftened: fitter.isSoftened)
      let key = PictureKey(picture: picture, place: place, canvas: canvas)
      let fitted = resources.picture(key) { fitter.fitted(to: place) }
      lay(fitted?.softened(by: white), placed.shape, argument, picture)
    } else {
      turned(fitter, frame, cuts, argument, white)
    }
  }

  /// Returns the index of an optional slot, -1 for nil; nil where it is out of range.
  private mutating func argument(ofOptional slot: ColorSlot?) -> Int32? {
    guard let slot else { return -1 }
    return argument(of: slot)
  }

  private mutating func lay(
    _ fitted: FittedPicture?, _ shape: SceneShape?, _ argument: Int32, _ picture: PictureReference
  ) {
    switch fitted {
    case nil: scene.diagnostics.add(.missingPicture, picture.description)
    case .pixels(let picture): lay(picture, shape)
    case .coverage(let mask): append(.color, argument, .mask(mask), mask.bounds)
    }
  }

  /// Adds a rotated or sheared picture, which is first fitted at about its size.
  private mutating func turned(
    _ fitter: PictureFitter, _ frame: Rectangle, _ cuts: ImageSlices?, _ argument: Int32,
    _ white: Int32
  ) {
    let scale = min(state.transform.meanScale, 4096 / max(frame.width, frame.height, 1))
    let edges = RoundedBox(
      left: 0, top: 0, right: max(1, (frame.width * scale).rounded()),
      bottom: max(1, (frame.height * scale).rounded()))
    let place = PicturePlace(
      edges: edges, slices: cuts, scale: scale, isTinted: fitter.isTinted,
      isSoftened: fitter.isSoftened)
    guard edges.width < 5000, edges.height < 5000,
      let flat = fitter.fitted(to: place, window: PixelBounds(around: edges))
    else { return scene.diagnostics.add(.missingPicture, fitter.picture.description) }
    let whole = Transform(
      a: frame.width / edges.width, b: 0, c: 0, d: frame.height / edges.height, tx: frame.x,
      ty: frame.y
    ).followed(by: state.transform)
    switch flat.softened(by: white) {
    case .pixels(let picture): lay(picture.bitmap, whole, whiteSlot: picture.whiteSlot)
    case .coverage(let mask):
      guard let warp = Warp(whole, of: mask.mask.size, in: state.bounds) else { return }
      let turned = warp.mask(mask.mask)
      append(.color, argument, .mask(turned), turned.bounds)
    }
  }

  private mutating func lay(
    _ bitmap: Bitmap, _ transform: Transform, alphaSlot: Int32 = -1, whiteSlot: Int32 = -1
  ) {
    guard let warp = Warp(transform, of: bitmap.size, in: state.bounds) else { return }
    var picture = warp.picture(bitmap, canvas)
    picture.alphaSlot = alphaSlot
    picture.whiteSlot = whiteSlot
    let (width, height) = (Float(bitmap.size.width), Float(bitmap.size.height))
    let corners = [
      Point.zero, Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ].map { transform($0) }
    let outline = corners.map { SIMD2($0.x, $0.y) }
    guard
      let mask = ScanlineRasterizer.mask([outline], .winding, in: picture.bounds.rectangle)
    else { return }
    lay(picture, .mask(mask))
  }

  private mutating func lay(_ picture: ScenePicture, _ shape: SceneShape?) {
    guard !picture.bounds.intersection(state.bounds).isEmpty else { return }
    scene.pictures.append(picture)
    append(.picture, Int32(scene.pictures.count - 1), shape, picture.bounds)
  }
}

extension FittedPicture {
  /// Returns the picture multiplied by a slot's color if it has a white background.
  fileprivate func softened(by white: Int32) -> FittedPicture {
    guard case .pixels(var picture) = self, picture.hasWhiteBackground else { return self }
    picture.whiteSlot = white
    return .pixels(picture)
  }
}

extension StrokeStyle {
  /// Returns the style with all lengths scaled.
  fileprivate func scaled(by scale: Float) -> StrokeStyle {
    StrokeStyle(
      width: width * scale, cap: cap, join: join, miterLimit: miterLimit,
      dash: dash.map { $0 * scale }, dashPhase: dashPhase * scale)
  }
}
