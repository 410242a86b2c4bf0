// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Image views: group L.
@MainActor
@Suite("Image views")
struct ImageViewTests {
  let test = TestScreen()
  let view = ImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { test.root.view.addSubview(view) }

  /// An asset with a picture for light and one for dark.
  private func asset() -> ImageAsset {
    var dark = VariantSlot()
    dark.luminosity = .dark
    return ImageAsset(variants: [
      .init(VariantSlot(), .file("light.png")), .init(dark, .file("dark.png")),
    ])
  }

  @Test("a picture with a white background is softened in dark where asked, the command stays")
  func softened() {
    view.image = Image(.file("a.png"))
    #expect(drawn == ["image 0 0 10 10 a.png"])
    view.softensWhiteBackgrounds = true
    #expect(drawn == ["image 0 0 10 10 a.png with white #FFFFFF"])
    let commands = test.window.displayList.commands
    test.switchStyle(to: .dark)
    #expect(drawn == ["image 0 0 10 10 a.png with white #E0E0E0"])
    #expect(test.window.displayList.commands == commands)
    view.showsUserContent = true
    #expect(drawn == ["image 0 0 10 10 a.png"])
  }

  @Test("templates and symbols are not softened")
  func notSoftened() {
    view.softensWhiteBackgrounds = true
    view.image = Image(.file("a.png")).withRenderingMode(.alwaysTemplate)
    #expect(drawn.allSatisfy { !$0.contains("white") } && drawn.count == 1)
    view.image = Image(.symbol("star"))
    #expect(drawn.allSatisfy { !$0.contains("with white") } && drawn.count == 1)
  }

  private var drawn: [String] { test.window.displayList.lines(of: "image") }

  @Test("S149: the view looks the variant up with its own traits, the image keeps its own")
  func ownTraits() {
    let light = asset().image(with: TraitCollection(userInterfaceStyle: .light))
    view.image = light
    #expect(drawn == ["image 0 0 10 10 light.png"])
    view.overrideUserInterfaceStyle = .dark
    #expect(drawn == ["image 0 0 10 10 dark.png"])
    let dark = TraitCollection(userInterfaceStyle: .dark)
    #expect(dark.performAsCurrent { light?.content } == .file("light.png"))
    #expect(view.image?.content == .file("light.png"))
  }

  @Test("S151: a variant registered at run time is shown when the style changes")
  func registered() {
    let asset = ImageAsset(variants: [.init(VariantSlot(), .file("any.png"))])
    view.image = asset.image(with: TraitCollection())
    asset.register(
      Image(.file("late.png")), with: TraitCollection(userInterfaceStyle: .dark))
    #expect(drawn == ["image 0 0 10 10 any.png"])
    test.switchStyle(to: .dark)
    #expect(drawn == ["image 0 0 10 10 late.png"])
  }

  @Test("S159: the variant is looked up on a change of a trait that chooses variants, only then")
  func lookups() {
    let asset = ImageAsset(variants: [.init(VariantSlot(), .file("any.png"))])
    view.image = asset.image(with: TraitCollection())
    _ = drawn
    // Had the view looked again, it would have found this one.
    asset.register(Image(.file("late.png")), with: TraitCollection())
    test.change { $0.userInterfaceLevel = .elevated }
    test.change { $0.forceTouchCapability = .available }
    #expect(drawn == ["image 0 0 10 10 any.png"])
    test.change { $0.displayScale = 3 }
    #expect(drawn == ["image 0 0 10 10 late.png"])
  }

  @Test(
    "S156, S157: pictures keep their colors, templates and symbols are filled with the tint",
    arguments: [
      (Image(.file("a.png")), "a.png"),
      (Image(.file("a.png")).withRenderingMode(.alwaysOriginal), "a.png"),
      (Image(.file("a.png")).withRenderingMode(.alwaysTemplate), "a.png in #00FF00"),
      (Image(.symbol("a")), "symbol:a in #00FF00"),
      (Image(.symbol("a")).withRenderingMode(.alwaysOriginal), "symbol:a"),
    ])
  func renderingModes(_ image: Image, _ expected: String) {
    view.tintColor = .green
    view.image = image
    #expect(drawn == ["image 0 0 10 10 \(expected)"])
  }

  @Test("S156: bars, segmented controls and buttons take any picture for a template")
  func controls() {
    let image = Image(.file("a.png"))
    let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.items = [BarButtonItem(image: image)]
    var configuration = ButtonConfiguration.plain()
    configuration.image = image
    let segments = SegmentedControl(segments: [.image(image)])
    for view in [bar, segments, Button(configuration: configuration)] as [View] {
      test.root.view.addSubview(view)
    }
    let fills = drawn.map { $0.split(separator: " ").last }
    #expect(fills == ["#007AFF", "#000000", "#007AFF"])
  }

  @Test("S158: with a dynamic tint a template adapts, and the image stays the same")
  func dynamicTint() {
    view.image = Image(.symbol("a"))
    view.tintColor = DynamicColor(light: .black, dark: .white)
    #expect(drawn == ["image 0 0 10 10 symbol:a in #000000"])
    test.switchStyle(to: .dark)
    #expect(drawn == ["image 0 0 10 10 symbol:a in #FFFFFF"])
    #expect(view.image == Image(.symbol("a")))
  }

  @Test(
    "S160: with alwaysOriginal the color that the image carries is shown, else a template's tint",
    arguments: [
      (ImageRenderingMode.alwaysOriginal, "#FF0000"), (.automatic, "#FF0000"),
      (.alwaysTemplate, "#0000FF"),
    ])
  func carriedTint(_ mode: ImageRenderingMode, _ expected: String) {
    view.tintColor = .blue
    view.image = Image(.file("a.png")).withTintColor(.red, renderingMode: mode)
    #expect(drawn == ["image 0 0 10 10 a.png in \(expected)"])
  }

  /// A source that knows the sizes of files, and nothing else.
  private struct Sizes: PictureSource {
    func picture(_ reference: PictureReference, size: PixelSize) -> Picture? { nil }
    func naturalSize(of reference: PictureReference) -> PointSize? {
      reference == .file("dark.png")
        ? PointSize(width: 30, height: 20) : PointSize(width: 12, height: 8)
    }
  }

  @Test("a view is as large as the picture that it shows, by the stage's pictures")
  func naturalSize() {
    let test = TestScreen(stage: Stage(resources: RenderResources(pictures: Sizes())))
    let view = test.screen.stage.performAsCurrent { ImageView(image: Image(.file("a.png"))) }
    #expect(view.frame.size == CGSize(width: 12, height: 8))
    test.root.view.addSubview(view)
    view.image = asset().image(with: TraitCollection(userInterfaceStyle: .light))
    test.screen.update()
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 8))
    test.switchStyle(to: .dark)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
  }

  @Test(
    "a symbol is as large as its configuration says, or 24 points; what is not known has no size")
  func symbolSize() {
    var symbol = Image(.symbol("star"))
    #expect(ImageView(image: symbol).intrinsicContentSize == CGSize(width: 24, height: 24))
    #expect(ImageView(frame: .zero).intrinsicContentSize.width == View.noIntrinsicMetric)
    symbol = symbol.withConfiguration(
      ImageConfiguration(symbol: SymbolConfiguration(pointSize: 20)))
    #expect(ImageView(image: symbol).intrinsicContentSize == CGSize(width: 24, height: 24))
    #expect(view.intrinsicContentSize.height == View.noIntrinsicMetric)
    #expect(ImageView(image: Image(.file("a.png"))).frame.size == CGSize(width: 24, height: 24))
  }

  @Test("the pictures of a display list are given with their names")
  func displayed() {
    view.image = Image(.symbol("a"))
    #expect(test.window.displayList.images == [.symbol("a")])
    #expect(test.window.displayedImages == [.symbol("a")])
  }
}
