// SPDX-License-Identifier: MIT

extension SceneBuilder {
  /// A shape in pixels, nil for a rectangle of whole pixels, and its bounds.
  typealias Placed = (shape: SceneShape?, bounds: PixelBounds)

  // MARK: Commands

  mutating func fill(_ frame: Rectangle, _ radius: CornerRadius, _ slot: ColorSlot) {
    guard let argument = argument(of: slot), let placed = place(frame, radius) else { return }
    append(.color, argument, placed.shape, placed.bounds)
  }

  mutating func stroke(
    _ frame: Rectangle, _ radius: CornerRadius, _ width: Float, _ slot: ColorSlot
  ) {
    guard width > 0, let argument = argument(of: slot), isDrawable(frame) else { return }
    guard 2 * width < min(frame.width, frame.height) else { return fill(frame, radius, slot) }
    if let box = box(frame, radius) {
      let edge = SIMD2(width * state.transform.a, width * state.transform.d)
      append(.color, argument, .ring(box, width: edge), PixelBounds(around: box))
    } else {
      let outer = localBox(frame, radius)
      let inner = outer.inset(by: SIMD2(repeating: width)) ?? outer
      let outlines = [polygon(outer), polygon(inner)]
      guard let mask = mask(outlines, .evenOdd) else { return }
      append(.color, argument, .mask(mask), mask.bounds)
    }
  }

  mutating func gradient(_ frame: Rectangle, _ radius: CornerRadius, _ index: Int32) {
    guard let gradient = entry(list.gradients, index, "gradient"), !gradient.stops.isEmpty,
      gradient.stops.allSatisfy({ argument(of: $0.color) != nil }),
      let placed = place(frame, radius)
    else { return }
    let ramp = ramps[index] ?? Int32(scene.ramps.count)
    guard
      let placedGradient = SceneGradient(gradient, in: frame, by: state.transform, ramp: ramp)
    else { return scene.diagnostics.add(.badGeometry, "gradient") }
    if ramps.updateValue(ramp, forKey: index) == nil { scene.ramps.append(SceneRamp(gradient)) }
    scene.gradients.append(placedGradient)
    append(.gradient, Int32(scene.gradients.count - 1), placed.shape, placed.bounds)
  }

  mutating func shadow(
    _ frame: Rectangle, _ radius: CornerRadius, _ blur: Float, _ dy: Float, _ slot: ColorSlot
  ) {
    var frame = frame
    frame.y += dy
    guard blur > 0 else { return fill(frame, radius, slot) }
    guard let argument = argument(of: slot), isDrawable(frame) else { return }
    if let box = box(frame, radius) {
      let sigma = SIMD2(blur * state.transform.a, blur * state.transform.d)
      let reach = max(ShadowKernel.reach(of: sigma.x), ShadowKernel.reach(of: sigma.y))
      append(
        .color, argument, .shadow(box, sigma: sigma), PixelBounds(around: box).grown(by: reach))
    } else {
      let sigma = blur * state.transform.meanScale
      let reach = ShadowKernel.reach(of: sigma)
      let outline = polygon(localBox(frame, radius))
      let around = canvas.bounds.grown(by: reach)
      guard let sharp = ScanlineRasterizer.mask([outline], .winding, in: around.rectangle)
      else { return }
      let mask = sharp.blurred(ShadowKernel(sigma: sigma))
      append(.color, argument, .mask(mask), mask.bounds)
    }
  }

  mutating func material(_ frame: Rectangle, _ radius: CornerRadius, _ index: Int32) {
    guard let material = entry(list.materials, index, "material"),
      let placed = place(frame, radius)
    else { return }
    let filter = material.filter(scale: Double(state.transform.meanScale))
    scene.backdrops.append(SceneBackdrop(filter: filter, extent: placed.bounds))
    append(.backdrop, Int32(scene.backdrops.count - 1), placed.shape, placed.bounds)
  }

  mutating func clip(_ frame: Rectangle, _ radius: CornerRadius) {
    guard let placed = place(frame, radius) else { return clipAll() }
    clip(to: placed.shape, placed.bounds, inside: inside(placed))
  }

  // MARK: Places

  /// Returns a rectangle in pixels; nil where nothing of it can be drawn.
  mutating func place(_ frame: Rectangle, _ radius: CornerRadius) -> Placed? {
    guard isDrawable(frame) else { return nil }
    guard let box = box(frame, radius) else {
      guard let mask = mask([polygon(localBox(frame, radius))], .winding) else { return nil }
      return (.mask(mask), mask.bounds)
    }
    let bounds = PixelBounds(around: box)
    return (box.isSharp && box.isAligned ? nil : .box(box), bounds)
  }

  /// Returns whether a rectangle is not empty; adds a diagnostic for a non-finite one.
  mutating func isDrawable(_ frame: Rectangle) -> Bool {
    let isNumber =
      frame.x.isFinite && frame.y.isFinite && !frame.width.isNaN
      && !frame.height.isNaN
    if !isNumber || frame.width < 0 || frame.height < 0 {
      scene.diagnostics.add(.badGeometry, "rectangle")
      return false
    }
    return frame.width > 0 && frame.height > 0
  }

  /// Returns a rectangle that stays axis-aligned as a box in pixels; nil for others.
  private func box(_ frame: Rectangle, _ radius: CornerRadius) -> RoundedBox? {
    let transform = state.transform
    guard transform.isAxisAligned else { return nil }
    let sharp = RoundedBox(
      left: Self.edge(transform.a * frame.x + transform.tx),
      top: Self.edge(transform.d * frame.y + transform.ty),
      right: Self.edge(transform.a * frame.maxX + transform.tx),
      bottom: Self.edge(transform.d * frame.maxY + transform.ty))
    guard radius.points > 0 else { return sharp }
    return RoundedBox(
      sharp, radiusX: radius.points * transform.a, radiusY: radius.points * transform.d,
      curve: radius.curve)
  }

  /// Returns a coordinate within a million pixels, rounded to a whole one where the difference is
  /// invisible in 8 bits.
  private static func edge(_ value: Float) -> Float {
    let limited = max(-FlatPath.farthest, min(value, FlatPath.farthest))
    let nearest = limited.rounded()
    return (limited - nearest).magnitude < 1 / 1024 ? nearest : limited
  }

  /// Returns a rectangle as a box in points, to be converted to a polygon.
  private func localBox(_ frame: Rectangle, _ radius: CornerRadius) -> RoundedBox {
    let limit = FlatPath.farthest
    let sharp = RoundedBox(
      left: max(-limit, frame.x), top: max(-limit, frame.y), right: min(frame.maxX, limit),
      bottom: min(frame.maxY, limit))
    return RoundedBox(
      sharp, radiusX: radius.points, radiusY: radius.points, curve: radius.curve)
  }

  /// Returns the outline of a box in points as a polygon in pixels.
  private func polygon(_ box: RoundedBox) -> [SIMD2<Float>] {
    let tolerance = 1 / (16_384 * Double(max(state.transform.meanScale, 1e-6)))
    return box.outline(tolerance: tolerance).map { point in
      let place = state.transform(Point(x: Float(point.x), y: Float(point.y)))
      return SIMD2(place.x, place.y)
    }
  }

  /// Returns the coverage of polygons within the pixels that can change.
  private func mask(_ polygons: [[SIMD2<Float>]], _ rule: FillRule) -> PlacedMask? {
    ScanlineRasterizer.mask(polygons, rule, in: state.bounds.rectangle)
  }

  /// Returns bounds of whole pixels that are certainly inside.
  private func inside(_ placed: Placed) -> PixelBounds {
    guard case .box(let box) = placed.shape else { return .empty }
    var (level, upright) = (box, box)
    level.top += box.reachY
    level.bottom -= box.reachY
    upright.left += box.reachX
    upright.right -= box.reachX
    let candidates = [PixelBounds(inside: level), PixelBounds(inside: upright)]
    return candidates.max { $0.width * max($0.height, 0) < $1.width * max($1.height, 0) }
      ?? .empty
  }
}

extension Transform {
  /// The factor by which lengths grow on average: the square root of the determinant.
  var meanScale: Float { determinant.magnitude.squareRoot() }
}

extension RoundedBox {
  /// Whether all edges lie between pixels.
  var isAligned: Bool {
    left == left.rounded() && top == top.rounded() && right == right.rounded()
      && bottom == bottom.rounded()
  }
}

extension PlacedMask {
  /// The bounds of the box in pixels.
  var bounds: PixelBounds {
    PixelBounds(
      PixelRectangle(x: origin.x, y: origin.y, width: mask.size.width, height: mask.size.height))
  }
}
