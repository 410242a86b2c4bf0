// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroControls
@testable import ChiaroViews

/// Small glass that turns light or dark with what lies behind it, as frames of pixels.
@MainActor
@Suite("Live glass")
struct LiveGlassTests {
  private let test = TestScreen(
    .light, stage: Stage(resources: RenderResources()))
  private let frames: WindowRenderer
  private let page = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let bar = VisualEffectView(effect: GlassEffect())
  private let symbol = View(frame: CGRect(x: 80, y: 12, width: 20, height: 20))

  init() {
    frames = WindowRenderer(
      of: test.window, canvas: Canvas(size: PixelSize(width: 400, height: 400), scale: 2))
    bar.frame = CGRect(x: 10, y: 10, width: 180, height: 44)
    bar.layer.cornerRadius = 22
    symbol.backgroundColor = .label
    bar.contentView.addSubview(symbol)
    for view in [page, bar] { test.root.view.addSubview(view) }
  }

  /// What glass and a symbol on it look like, and what the list calls the glass.
  private struct Look: Equatable {
    var glass: Double
    var symbol: Double
    var name: String
  }

  /// Shows a gray behind the bar.
  private func show(_ white: Double) -> Look {
    page.backgroundColor = DynamicColor(Color(.sRGB, white, white, white))
    return look()
  }

  private func look() -> Look {
    let picture = frames.frame(at: .now)
    return Look(
      glass: picture.color(x: 80, y: 64).components.x,
      symbol: picture.color(x: 200, y: 64).components.x,
      name: test.window.displayList.materials.last?.name ?? "")
  }

  @Test("S182: over dark content the bar turns dark and its symbols light, and back again")
  func turns() {
    let light = show(1)
    #expect(light.name == "glass/regular/light" && light.symbol == 0 && light.glass > 0.9)
    let dark = show(0.1)
    #expect(dark.name == "glass/regular/dark" && dark.symbol == 1 && dark.glass < 0.2)
    #expect(show(1) == light)
  }

  @Test("S182: in between it stays as it was, from frame to frame")
  func hysteresis() {
    // A gray whose luminance is a half.
    let middle = 0.735
    var former = show(middle).name
    #expect(former == "glass/regular/light")
    for (white, expected): (Double, String) in [
      (0, "dark"), (middle, "dark"), (middle, "dark"), (1, "light"), (middle, "light"),
      (0.7, "light"), (0.5, "dark"), (0.78, "dark"), (0.82, "light"),
    ] {
      former = show(white).name
      #expect(former == "glass/regular/\(expected)", "over \(white)")
    }
  }

  @Test("S182: it is the mean that counts, of what lies behind the bar and not beside it")
  func mean() {
    page.backgroundColor = .white
    let stripe = View(frame: CGRect(x: 0, y: 54, width: 200, height: 146))
    stripe.backgroundColor = .black
    page.addSubview(stripe)
    #expect(look().name == "glass/regular/light", "black up to the edge of the bar")
    stripe.frame.origin.y = 0
    #expect(look().name == "glass/regular/dark")
    // Two thirds of the width are white.
    stripe.frame = CGRect(x: 10, y: 0, width: 60, height: 200)
    #expect(look().name == "glass/regular/light")
  }

  @Test("S182: large glass keeps the style of the interface, and so does what becomes large")
  func large() {
    #expect(show(0).name == "glass/regular/dark")
    bar.frame.size.height = 160
    #expect(look().name == "glass/regular/light/large" && look().symbol == 0)
    bar.frame.size.height = 44
    #expect(look().name == "glass/regular/dark")
  }

  @Test("glass on glass is shown what the lower one makes of the page")
  func stacked() {
    page.backgroundColor = .black
    let upper = VisualEffectView(effect: GlassEffect(style: .clear))
    upper.frame = CGRect(x: 40, y: 12, width: 60, height: 40)
    test.root.view.addSubview(upper)
    _ = look()
    #expect(
      test.window.displayList.materials.map(\.name) == ["glass/regular/dark", "glass/clear/dark"])
    let sheet = View(frame: bar.bounds)
    sheet.backgroundColor = .white
    bar.contentView.insertSubview(sheet, at: 0)
    _ = look()
    #expect(
      test.window.displayList.materials.map(\.name) == ["glass/regular/dark", "glass/clear/light"])
  }

  @Test("with Reduce Transparency nothing turns, and after it the glass looks again")
  func opaque() {
    _ = show(0)
    test.change { $0[TraitReduceTransparency.self] = true }
    #expect(look().symbol == 0 && test.window.displayList.materials.isEmpty)
    test.change { $0[TraitReduceTransparency.self] = false }
    #expect(look().name == "glass/regular/dark")
  }

  @Test("a switch of the style changes neither what is behind nor what the glass has turned to")
  func styles() {
    _ = show(0)
    for style in [UserInterfaceStyle.dark, .light] {
      test.switchStyle(to: style)
      let seen = look()
      #expect(seen.name == "glass/regular/dark" && seen.symbol == 1)
    }
    page.backgroundColor = .systemBackground
    #expect(look().name == "glass/regular/light")
    test.switchStyle(to: .dark)
    #expect(look().name == "glass/regular/dark")
  }

  @Test("the same frames come of the same content; a view's own style comes first")
  func deterministic() {
    let other = LiveGlassTests()
    for white in [1, 0.2, 0.7, 0.5, 0.9] {
      #expect(show(white) == other.show(white))
    }
    symbol.overrideUserInterfaceStyle = .light
    #expect(show(0).symbol == 0)
  }

  @Test("glass that stands anywhere is drawn", arguments: [1e19, -1e19, 1e300, 0] as [CGFloat])
  func farAway(_ place: CGFloat) {
    bar.frame.origin = CGPoint(x: place, y: place)
    #expect(frames.frame(at: .now).size == PixelSize(width: 400, height: 400))
  }
}
