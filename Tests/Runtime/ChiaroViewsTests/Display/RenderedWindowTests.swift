// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// Windows as pixels.
@MainActor
@Suite("Rendered windows")
struct RenderedWindowTests {
  private let test = TestScreen()
  private let renderer = Renderer(
    canvas: Canvas(size: PixelSize(width: 200, height: 200)),
    resources: RenderResources())

  /// The pixel in the middle of a view that stands in the root view.
  private func pixel(of view: View) -> Color {
    let bitmap = renderer.render(test.window.displayList)
    return bitmap.color(x: Int(view.frame.midX), y: Int(view.frame.midY))
  }

  @Test("a switch of the style paints other pixels, and records nothing anew")
  func style() {
    let view = View(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    view.backgroundColor = .label
    view.layer.cornerRadius = 8
    test.root.view.addSubview(view)
    #expect(pixel(of: view).hexText == "#000000")
    let commands = test.window.displayList.commands
    test.switchStyle(to: .dark)
    #expect(pixel(of: view).hexText == "#FFFFFF")
    #expect(test.window.displayList.commands == commands)
    #expect(renderer.diagnostics == [])
  }

  @Test("an effect view over one color shows what its recipe makes of it")
  func material() throws {
    let backdrop = DynamicColor.systemRed
    test.root.view.backgroundColor = backdrop
    let effect = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
    effect.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
    test.root.view.addSubview(effect)
    for style in [UserInterfaceStyle.light, .dark] {
      test.switchStyle(to: style)
      let shown = pixel(of: effect)
      let id = try #require(test.window.displayList.materials.first?.name)
      let recipe = try #require(MaterialRecipe.withID(id))
      let traits = TraitCollection {
        ($0.userInterfaceStyle, $0.systemRelease) = (style, .iOS18)
      }
      let color = backdrop.resolved(with: traits)
      let expected = recipe.applied(to: color).converted(to: .sRGB).components
      let difference = shown.components - expected
      #expect((difference * difference).max() < (1.2 / 255) * (1.2 / 255))
    }
  }

  @Test("a view's opacity fades it as one")
  func opacity() {
    let view = View(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    view.backgroundColor = .black
    let child = View(frame: view.bounds)
    child.backgroundColor = .white
    view.addSubview(child)
    view.alpha = 0.5
    test.root.view.backgroundColor = .black
    test.root.view.addSubview(view)
    #expect(pixel(of: view).hexText == "#808080")
  }
}
