// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroRaster
import ChiaroTestSupport

/// Makes display lists without any order, the same from the same seed.
package struct RandomList {
  /// What a list may have.
  package enum Operation: String, CaseIterable {
    case fill, fillRounded, stroke, path, strokedPath, gradient, text, image, tintedImage
    case slicedImage, shadow, clip, clipPath, group, transform, material, softenedImage

    /// Those that both pipelines agree on within one step of 8 bits.
    package static let withoutMaterials = allCases.filter { $0 != .material }
  }

  private var generator: SeededGenerator
  private let canvas: Canvas
  private var list = DisplayList()

  package init(seed: UInt64, _ canvas: Canvas) {
    generator = SeededGenerator(seed: seed)
    self.canvas = canvas
  }

  /// A list of so many steps, on a background or on none.
  package mutating func list(
    of count: Int, _ operations: [Operation] = Operation.withoutMaterials
  ) -> DisplayList {
    list = DisplayList()
    for _ in 0..<8 { list.colors.append(color()) }
    if generator.once(in: 2) {
      list.commands.append(
        .fill(Rectangle(x: 0, y: 0, width: 1000, height: 1000), ColorSlot(0)))
    }
    var depth = 0
    for _ in 0..<count {
      let operation = generator.pick(operations)
      add(operation)
      if [.clip, .clipPath, .group, .transform].contains(operation) {
        depth += 1
        // Something to be seen in it.
        add(.fill)
      }
      if depth > 0 && generator.once(in: 3) {
        list.commands.append(.restore)
        depth -= 1
      }
    }
    list.commands += (0..<depth).map { _ in DisplayCommand.restore }
    return list
  }

  // MARK: Steps

  private mutating func add(_ operation: Operation) {
    switch operation {
    case .fill: list.commands.append(.fill(frame(), slot()))
    case .fillRounded: list.commands.append(.fillRounded(frame(), radius: radius(), slot()))
    case .stroke:
      list.commands.append(.stroke(frame(), radius: radius(), width: number(0.3, 6), slot()))
    case .shadow:
      list.commands.append(
        .shadow(
          frame(), radius: radius(), blur: number(0.2, 3), dy: number(-3, 3), slot()))
    case .gradient:
      list.gradients.append(gradient())
      list.commands.append(
        .gradient(frame(), radius: radius(), Int32(list.gradients.count - 1)))
    case .material:
      list.materials.append(generator.pick(SampleMaterials.all))
      list.commands.append(
        .material(frame(), radius: radius(), Int32(list.materials.count - 1)))
    case .path, .strokedPath, .clipPath: addPath(operation)
    case .text, .image, .softenedImage, .tintedImage, .slicedImage: addContent(operation)
    case .clip: list.commands.append(.clip(frame(), radius: radius()))
    case .group: list.commands.append(.group(opacity: number(0.1, 1)))
    case .transform: list.commands.append(.transform(transform()))
    }
  }

  private mutating func addPath(_ operation: Operation) {
    list.paths.append(path())
    let (index, place) = (Int32(list.paths.count - 1), Point(x: number(0, 20), y: number(0, 20)))
    let rule = generator.pick(FillRule.allCases)
    switch operation {
    case .clipPath: list.commands.append(.clipPath(index, at: place, rule))
    case .strokedPath:
      list.strokes.append(style())
      list.commands.append(
        .strokedPath(index, at: place, style: Int32(list.strokes.count - 1), slot()))
    default: list.commands.append(.path(index, at: place, rule, slot()))
    }
  }

  private mutating func addContent(_ operation: Operation) {
    list.images.append(.named(generator.pick(SamplePictures.names)))
    let image = Int32(list.images.count - 1)
    switch operation {
    case .image: list.commands.append(.image(frame(), image))
    case .softenedImage:
      list.images.append("paper")
      list.commands.append(
        .softenedImage(frame(), Int32(list.images.count - 1), white: slot()))
    case .tintedImage: list.commands.append(.tintedImage(frame(), image, slot()))
    case .slicedImage:
      list.slices.append(
        ImageSlices(
          width: 9, height: 7, top: number(0, 3), left: number(0, 4), bottom: number(0, 3),
          right: number(0, 4), isTiled: generator.once(in: 2)))
      list.commands.append(
        .slicedImage(
          frame(), image, slices: Int32(list.slices.count - 1),
          generator.once(in: 2) ? slot() : nil))
    default:
      let words = ["a", "word", "two *", "? x"]
      list.texts.append(DisplayList.Text(generator.pick(words), size: number(3, 9)))
      list.commands.append(.text(frame(), Int32(list.texts.count - 1), slot()))
    }
  }

  // MARK: Values

  private mutating func number(_ low: Float, _ high: Float) -> Float {
    .random(in: low...high, using: &generator)
  }

  private mutating func slot() -> ColorSlot { ColorSlot(generator.index(under: 8)) }

  private mutating func color() -> Color {
    let parts = (0..<3).map { _ in Double(number(-0.1, 1.1)) }
    let alpha = generator.once(in: 2) ? 1 : Double(number(0, 1))
    return Color(
      generator.pick([.sRGB, .displayP3]), parts[0], parts[1], parts[2], alpha: alpha)
  }

  /// On whole pixels, on half ones, or anywhere; some outside.
  private mutating func frame() -> Rectangle {
    let width = Float(canvas.size.width) / canvas.scale
    let height = Float(canvas.size.height) / canvas.scale
    var frame = Rectangle(
      x: number(-10, width), y: number(-10, height), width: number(0, width),
      height: number(0, height))
    if generator.once(in: 6) { frame.width = number(0, 2) }
    let grid: Float = [1, 2, 0][generator.index(under: 3)]
    guard grid > 0 else { return frame }
    frame.x = (frame.x * grid).rounded() / grid
    frame.y = (frame.y * grid).rounded() / grid
    frame.width = (frame.width * grid).rounded() / grid
    frame.height = (frame.height * grid).rounded() / grid
    return frame
  }

  private mutating func radius() -> CornerRadius {
    if generator.once(in: 4) { return 0 }
    let points = generator.once(in: 3) ? number(0, 60) : number(0, 8).rounded()
    return CornerRadius(points, curve: generator.pick(CornerCurve.allCases))
  }

  private mutating func point() -> Point { Point(x: number(-5, 50), y: number(-5, 50)) }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0...generator.index(under: 2) {
      path.move(to: point())
      for _ in 0...generator.index(under: 4) {
        switch generator.index(under: 3) {
        case 0: path.line(to: point())
        case 1: path.curve(to: point(), control: point())
        default: path.curve(to: point(), control1: point(), control2: point())
        }
      }
      if generator.once(in: 2) { path.close() }
    }
    return path
  }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      width: number(0.3, 8), cap: generator.pick(StrokeStyle.Cap.allCases),
      join: generator.pick(StrokeStyle.Join.allCases),
      dash: generator.once(in: 2) ? [number(1, 9), number(1, 9)] : [], dashPhase: number(-5, 5))
  }

  private mutating func gradient() -> Gradient {
    let stops = (0...generator.index(under: 4)).map { _ in Gradient.Stop(number(-0.1, 1.1), slot())
    }
    .sorted { $0.position < $1.position }
    let unit = (0..<4).map { _ in number(0, 1) }
    let (from, to) = (Point(x: unit[0], y: unit[1]), Point(x: unit[2], y: unit[3]))
    let isUpright = generator.once(in: 4)
    let geometry: Gradient.Geometry =
      generator.once(in: 3)
      ? .radial(center: from, radius: to)
      : .linear(from: isUpright ? .zero : from, to: isUpright ? Point(x: 0, y: 1) : to)
    return Gradient(
      geometry, stops: stops, interpolation: generator.pick(Gradient.Interpolation.allCases))
  }

  private mutating func transform() -> Transform {
    switch generator.index(under: 4) {
    case 0: .translation(x: number(-10, 10).rounded(), y: number(-10, 10))
    case 1: .scale(x: number(0.5, 2), y: number(0.5, 2))
    case 2: .scale(x: 2, y: 2)
    default:
      Transform(
        a: number(0.3, 1), b: number(-0.8, 0.8), c: number(-0.8, 0.8), d: number(0.3, 1),
        tx: number(-5, 20), ty: number(-5, 20))
    }
  }
}
