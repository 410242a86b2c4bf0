// SPDX-License-Identifier: MIT

import ChiaroColor

/// The flat colors of a text and its background, computed from a scene's colors without pixels.
///
/// It follows the scene's steps over a region. A step that covers the whole region with one color
/// keeps it flat; one that covers a part does not, until an opaque step covers everything again. A
/// material is flat where everything within reach of its blur is flat. What lies below a material
/// that covers the region is looked at for that material alone, so that materials upon materials
/// take no longer than as many other steps.
struct FlatGround {
  /// A premultiplied color; nil where a region has more than one color.
  typealias Flat = SIMD4<Double>?

  private let scene: Scene
  private let colors: [SIMD4<Double>]
  private let space: ColorSpace
  /// Whether the scene has materials; without them no step is skipped.
  private let hasMaterials: Bool
  /// The index of the end of each group, by that of its beginning; empty without materials.
  private let ends: [Int: Int]

  init(_ scene: Scene, _ colors: [Color], in space: ColorSpace) {
    self.scene = scene
    self.colors = colors.map { SIMD4<Double>(SIMD4<Float>(premultiplied: $0, in: space)) }
    self.space = space
    hasMaterials = !scene.backdrops.isEmpty
    guard hasMaterials else {
      ends = [:]
      return
    }
    var open: [Int] = []
    ends = scene.steps.indices.reduce(into: [:]) { ends, index in
      switch scene.steps[index].operation {
      case .beginGroup: open.append(index)
      case .endGroup: open.popLast().map { ends[$0] = index }
      default: break
      }
    }
  }

  /// The color of a region with the text and without it.
  fileprivate struct Layer {
    var text: Flat = .some(.zero)
    var ground: Flat = .some(.zero)

    static func over(_ color: SIMD4<Double>, _ flat: Flat) -> Flat {
      if color.w >= 1 { return color }
      return flat.map { color + (1 - color.w) * $0 }
    }

    mutating func lay(_ color: SIMD4<Double>, _ extent: Extent) {
      guard color.w > 0, extent != .none else { return }
      // A color on itself changes nothing, wherever its edge is.
      if text == color, ground == color, color.w >= 1 { return }
      text = extent == .whole ? Self.over(color, text) : nil
      ground = extent == .whole ? Self.over(color, ground) : nil
    }

    mutating func vary() { (text, ground) = (nil, nil) }
  }

  /// The part of a region that a step covers.
  fileprivate enum Extent { case none, part, whole }

  /// Returns the contrast of letters on a flat opaque background; nil where it is not flat and
  /// opaque.
  func contrast(of letters: Letters) -> ContrastRatio? {
    guard !letters.bounds.isEmpty else { return nil }
    let first = scene.steps.firstIndex { $0.operation == .color && $0.argument == letters.slot }
    let layer = layer(
      of: letters.bounds, before: scene.steps.endIndex, Text(slot: letters.slot, first: first))
    guard let text = layer.text, let ground = layer.ground, ground.w >= 1, text.w >= 1 else {
      return nil
    }
    return ContrastRatio(
      Color(space, text.x, text.y, text.z), Color(space, ground.x, ground.y, ground.z))
  }

  /// The text that is looked for.
  private struct Text {
    var slot: Int32
    /// The first step that draws it; the others do not count.
    var first: Int?

    /// None.
    static let none = Text(slot: -2)

    func isDrawn(before index: Int) -> Bool { first.map { $0 < index } ?? false }
  }

  /// The most materials that lie on each other; what lies below them counts as not flat.
  private static let mostMaterials = 256

  private func layer(
    of region: PixelBounds, before end: Int, _ text: Text, depth: Int = 0
  ) -> Layer {
    var layers = [Layer()]
    var next = hasMaterials ? start(before: end, in: region) : 0
    while next < end {
      let index = next
      next += 1
      let step = scene.steps[index]
      let top = layers.count - 1
      switch step.operation {
      case .beginGroup:
        layers.append(Layer())
        if hasMaterials { next = start(before: ends[index] ?? end, in: region) }
      case .endGroup:
        let group = layers.removeLast()
        layers[top - 1].lay(group, opacity: Double(step.opacity), extent(of: step, in: region))
      case .color where step.argument == text.slot:
        if index == text.first {
          layers[top].text = Layer.over(colors[Int(text.slot)], layers[top].text)
        }
      case .color:
        let color = step.argument < 0 ? [0, 0, 0, 1] : colors[Int(step.argument)]
        layers[top].lay(color, extent(of: step, in: region))
      case .gradient, .picture:
        if extent(of: step, in: region) != .none { layers[top].vary() }
      case .backdrop:
        let hasText = text.isDrawn(before: index)
        changeBackdrop(&layers[top], at: index, in: region, hasText, depth)
      }
    }
    return layers.last ?? Layer()
  }

  /// Returns the first step that counts for a region before another: the last material of the
  /// innermost open group that covers the region, or the group's first step.
  private func start(before end: Int, in region: PixelBounds) -> Int {
    var depth = 0
    for index in (0..<end).reversed() {
      let step = scene.steps[index]
      switch step.operation {
      case .endGroup: depth += 1
      case .beginGroup where depth == 0: return index + 1
      case .beginGroup: depth -= 1
      case .backdrop where depth == 0 && extent(of: step, in: region) == .whole: return index
      case .backdrop, .color, .gradient, .picture: break
      }
    }
    return 0
  }

  /// Applies a material over the whole region, which is flat where its backdrop is; letters below
  /// it are not.
  private func changeBackdrop(
    _ layer: inout Layer, at index: Int, in region: PixelBounds, _ hasText: Bool, _ depth: Int
  ) {
    let extent = extent(of: scene.steps[index], in: region)
    guard extent != .none else { return }
    guard extent == .whole, !hasText, depth < Self.mostMaterials else { return layer.vary() }
    let backdrop = scene.backdrops[Int(scene.steps[index].argument)]
    let reached = region.grown(by: backdrop.filter.reach).intersection(backdrop.extent)
    let behind = self.layer(of: reached, before: index, .none, depth: depth + 1).ground
    guard let behind, behind.w >= 1 else { return layer.vary() }
    let color = SIMD3(behind.x, behind.y, behind.z)
    let changed = SIMD4(backdrop.filter.color?.exact(color) ?? color, 1)
    layer = Layer(text: changed, ground: changed)
  }

  // MARK: Extents

  private func extent(of step: SceneStep, in region: PixelBounds) -> Extent {
    let common = step.bounds.intersection(region)
    guard !common.isEmpty else { return .none }
    let shape = step.shape < 0 ? .whole : extent(of: scene.shapes[Int(step.shape)], in: common)
    guard shape == .whole else { return shape }
    return common == region && scene.isInside(ofClip: step.clip, region) ? .whole : .part
  }

  private func extent(of shape: SceneShape, in region: PixelBounds) -> Extent {
    switch shape {
    case .box(let box): box.contains(region) ? .whole : .part
    case .ring(let box, let width):
      box.inset(by: width)?.contains(region) == true ? .none : .part
    case .shadow: .part
    case .mask(let mask): mask.extent(in: region)
    }
  }
}

extension FlatGround.Layer {
  /// Composites a group over the layer.
  fileprivate mutating func lay(
    _ group: FlatGround.Layer, opacity: Double, _ extent: FlatGround.Extent
  ) {
    let isClear = group.text == .some(.zero) && group.ground == .some(.zero)
    guard extent != .none, !isClear else { return }
    guard extent == .whole, let above = group.text, let below = group.ground else { return vary() }
    text = Self.over(above * opacity, text)
    ground = Self.over(below * opacity, ground)
  }
}

extension RoundedBox {
  /// Returns whether pixels lie inside the box, outside of its round corners.
  fileprivate func contains(_ bounds: PixelBounds) -> Bool {
    var (level, upright, middle) = (self, self, self)
    level.top += reachY
    level.bottom -= reachY
    upright.left += reachX
    upright.right -= reachX
    // Circles and continuous corners leave the square between their middles.
    let share = 1 - Float(0.5).squareRoot()
    middle.left += share * reachX
    middle.right -= share * reachX
    middle.top += share * reachY
    middle.bottom -= share * reachY
    return [level, upright, middle].contains { PixelBounds(inside: $0).contains(bounds) }
  }
}

extension PlacedMask {
  /// Returns how much the box covers of a region within its bounds.
  fileprivate func extent(in region: PixelBounds) -> FlatGround.Extent {
    var (isNone, isWhole) = (true, true)
    for y in region.rows {
      for x in region.columns {
        let covered = mask[x - origin.x, y - origin.y]
        isNone = isNone && covered == 0
        isWhole = isWhole && covered == .max
        if !isNone && !isWhole { return .part }
      }
    }
    return isNone ? .none : .whole
  }
}
