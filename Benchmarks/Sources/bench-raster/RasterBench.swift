// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroColor
import ChiaroRaster

/// Ten thousand shapes of one kind on 1200×800 pixels, painted again after each switch of colors.
@main
enum RasterBench {
  static func main() {
    for kind in Scene.Kind.allCases { measure(kind) }
    for kind in [Scene.Kind.rounded, .words, .longWords] {
      let scene = Scene(kind)
      scene.renderer.bands = 2
      Measurement("raster.10000.\(kind.rawValue).bands", runs: 51).wallMilliseconds {
        scene.flip()
      }
    }
    for kind in [Scene.Kind.rectangles, .rounded, .words] {
      let scene = Scene(kind)
      Measurement("raster.10000.\(kind.rawValue).first", runs: 15).milliseconds {
        scene.drawAnew()
      }
    }
  }

  private static func measure(_ kind: Scene.Kind) {
    let scene = Scene(kind)
    let name = "raster.10000.\(kind.rawValue)"
    Measurement(name, runs: 51).milliseconds { scene.flip() }
    Measurement("\(name).cold", runs: 21).milliseconds(before: Cold.cool) { scene.flip() }
  }
}

/// A grid of 100 × 100 cells of 12×8 pixels, each with one shape.
private final class Scene {
  enum Kind: String, CaseIterable {
    case rectangles, translucent, halfPixels, rounded, words, longWords, wordsOnRectangles
    case shadows, gradients
  }

  var renderer: Renderer
  private var list = DisplayList()
  private let kind: Kind
  private var isDark = false
  private let resources = RenderResources(textShaper: WordShaper())
  private static let canvas = Canvas(size: PixelSize(width: 1200, height: 800))

  init(_ kind: Kind) {
    self.kind = kind
    renderer = Renderer(canvas: Self.canvas, resources: resources)
    for slot in 0..<10 { list.colors.append(Self.color(slot, isDark: false, kind)) }
    for index in 0..<100 {
      list.texts.append(DisplayList.Text("word \(index)", size: kind == .longWords ? 11 : 5))
    }
    list.gradients = [
      Gradient(
        .linear(from: .zero, to: Point(x: 1, y: 1)),
        stops: [Gradient.Stop(0, ColorSlot(1)), Gradient.Stop(1, ColorSlot(2))])
    ]
    for index in 0..<10_000 { add(index) }
    _ = flip()
  }

  private static func color(_ slot: Int, isDark: Bool, _ kind: Kind) -> Color {
    let shade = Double(slot) / 10
    return Color(
      .sRGB, isDark ? shade : 1 - shade, shade, isDark ? 0 : 1,
      alpha: kind == .translucent ? 0.5 : 1)
  }

  private func add(_ index: Int) {
    let (row, column) = index.quotientAndRemainder(dividingBy: 100)
    var cell = Rectangle(x: Float(column * 12), y: Float(row * 8), width: 12, height: 8)
    let slot = ColorSlot((index &* 7) % 10)
    let text = DisplayCommand.text(cell, Int32(index % 100), ColorSlot((index &* 3) % 10))
    switch kind {
    case .rectangles, .translucent: list.commands.append(.fill(cell, slot))
    case .halfPixels:
      cell.x += 0.5
      cell.y += 0.5
      list.commands.append(.fill(cell, slot))
    case .rounded: list.commands.append(.fillRounded(cell, radius: 2, slot))
    case .words, .longWords: list.commands.append(text)
    case .wordsOnRectangles: list.commands += [.fill(cell, slot), text]
    case .shadows: list.commands.append(.shadow(cell, radius: 2, blur: 1, dy: 1, slot))
    case .gradients: list.commands.append(.gradient(cell, radius: 0, 0))
    }
  }

  /// Changes all colors, and paints.
  func flip() -> Double {
    isDark.toggle()
    for slot in 0..<10 { list.colors[slot] = Self.color(slot, isDark: isDark, kind) }
    renderer.draw(list)
    return Double(renderer.withPixels { $0[4_000] } ?? 0)
  }

  /// Paints as the first time, but for what resources keep.
  func drawAnew() -> Double {
    renderer = Renderer(canvas: Self.canvas, resources: resources)
    return flip()
  }
}

/// Masks of the sizes that words have in Inter: 12×5 pixels at 5 points, 26×9 at 11.
private struct WordShaper: TextShaper {
  func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize {
    PointSize(width: 12, height: 5)
  }

  func shape(_ text: DisplayList.Text, width: Float, height: Float, scale: Float) -> ShapedText {
    let isLong = text.size > 5
    let size = PixelSize(width: isLong ? 26 : 12, height: isLong ? 9 : 5)
    let bytes = (0..<size.pixelCount).map { pixel in
      UInt8(truncatingIfNeeded: pixel % 3 == 0 ? 0 : pixel &* 37 &+ text.string.count)
    }
    return ShapedText(
      masks: [PlacedMask(CoverageMask(size: size, packed: bytes), at: PixelPoint(x: 0, y: 1))])
  }
}
