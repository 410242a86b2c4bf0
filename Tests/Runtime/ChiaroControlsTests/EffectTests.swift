// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Blur, vibrancy and glass as far as display lists say: group N.
@MainActor
@Suite("Effects")
struct EffectTests {
  let test = TestScreen()

  private func show(_ effect: any VisualEffect) -> VisualEffectView {
    let view = VisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    test.root.view.addSubview(view)
    return view
  }

  private func traits(
    _ style: UserInterfaceStyle, _ idiom: UserInterfaceIdiom = .phone
  ) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = style
      $0.userInterfaceIdiom = idiom
    }
  }

  @Test("S167: the styles in the order of their raw values")
  func styles() {
    let names = BlurEffect.Style.allCases.map { "\($0)" }
    let plain = ["UltraThin", "Thin", "", "Thick", "Chrome"].map { "system\($0)Material" }
    #expect(
      names == ["extraLight", "light", "dark", "extraDark", "regular", "prominent"]
        + plain + plain.map { $0 + "Light" } + plain.map { $0 + "Dark" })
    #expect(BlurEffect.Style.allCases.map(\.rawValue) == Array(0...20))
  }

  @Test(
    "S168: the traditional styles are the same in light and dark",
    arguments: [BlurEffect.Style.extraLight, .light, .dark])
  func fixed(_ style: BlurEffect.Style) {
    let blur = BlurEffect(style: style)
    #expect(blur.materialID(with: traits(.light)) == "ios/\(style)/any")
    #expect(blur.materialID(with: traits(.dark)) == "ios/\(style)/any")
  }

  @Test(
    "S169: regular is light or dark; prominent extra light or dark, on a TV extra dark",
    arguments: [
      (BlurEffect.Style.regular, UserInterfaceIdiom.phone, BlurEffect.Style.light, .dark),
      (.prominent, .phone, .extraLight, .dark), (.prominent, .tv, .extraLight, .extraDark),
    ] as [(BlurEffect.Style, UserInterfaceIdiom, BlurEffect.Style, BlurEffect.Style)])
  func adaptive(
    _ style: BlurEffect.Style, _ idiom: UserInterfaceIdiom, _ light: BlurEffect.Style,
    _ dark: BlurEffect.Style
  ) {
    #expect(style.resolved(with: traits(.light, idiom)) == light)
    #expect(style.resolved(with: traits(.dark, idiom)) == dark)
  }

  @Test("S170: five system materials adapt, the ten with a suffix do not")
  func pinned() {
    for style in BlurEffect.Style.allCases where style.isSystemMaterial {
      let ids = [UserInterfaceStyle.light, .dark].compactMap {
        BlurEffect(style: style).materialID(with: traits($0))
      }
      #expect(ids.count == 2)
      #expect((ids[0] != ids[1]) == (style.rawValue <= 10), "\(style)")
    }
    let dark = BlurEffect(style: .systemThinMaterialDark)
    #expect(dark.materialID(with: traits(.light)) == "ios/systemThinMaterial/dark")
  }

  @Test("S171: a TV has the traditional styles and no system materials or vibrancies")
  func television() {
    for style in BlurEffect.Style.allCases {
      #expect(style.isAvailable(on: .tvOS) == (style.rawValue < 6))
      #expect(style.isAvailable(on: .iOS) == (style != .extraDark))
      let id = BlurEffect(style: style).materialID(with: traits(.dark, .tv))
      #expect((id != nil) == (style.rawValue < 6), "\(style)")
    }
    #expect(VibrancyEffect.Style.allCases.allSatisfy { !$0.isAvailable(on: .tvOS) })
  }

  @Test("S172: eight vibrancies in the order of their raw values")
  func vibrancies() {
    #expect(
      VibrancyEffect.Style.allCases.map { "\($0)" } == [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill",
        "tertiaryFill", "separator",
      ])
    #expect(VibrancyEffect.Style.allCases.map(\.rawValue) == Array(0...7))
  }

  @Test("S173: a vibrancy belongs into the content of an effect view with its blur")
  func vibrancyInItsBlur() {
    let blur = BlurEffect(style: .systemMaterial)
    let outer = show(blur)
    let inner = VisualEffectView(effect: VibrancyEffect(blurEffect: blur))
    #expect(inner.issues == [.vibrancyOutsideOfItsBlur])
    outer.contentView.addSubview(inner)
    #expect(inner.issues == [])
    outer.effect = BlurEffect(style: .systemThinMaterial)
    #expect(inner.issues == [.vibrancyOutsideOfItsBlur])
  }

  /// The color that is drawn for a color under a vibrancy.
  private func vibrant(_ color: DynamicColor, _ style: VibrancyEffect.Style) -> Color? {
    let blur = BlurEffect(style: .systemMaterial)
    let outer = show(blur)
    let inner = VisualEffectView(
      effect: VibrancyEffect(blurEffect: blur, style: style))
    let content = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    content.backgroundColor = color
    inner.contentView.addSubview(content)
    outer.contentView.addSubview(inner)
    defer { outer.removeFromSuperview() }
    return test.window.displayList.colors.last
  }

  @Test(
    "S174, S175: of a color only the alpha counts, except under label",
    arguments: VibrancyEffect.Style.allCases)
  func alphaOnly(_ style: VibrancyEffect.Style) {
    let (red, green) = (vibrant(.red, style), vibrant(.green, style))
    #expect((red == green) == (style != .label))
    #expect(vibrant(DynamicColor.red.withAlphaComponent(0.5), style) != red)
  }

  @Test("S176: subviews go into the content view; one in the effect view itself is an error")
  func contentView() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { VisualEffectView(effect: nil).addSubview(View()) }
    }
    let view = show(BlurEffect(style: .regular))
    let child = View()
    view.contentView.addSubview(child)
    #expect(child.isDescendant(of: view))
  }

  @Test("S177: what is behind comes before the material, what is in the content after it")
  func order() {
    let behind = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    behind.backgroundColor = .red
    test.root.view.addSubview(behind)
    let view = show(BlurEffect(style: .systemMaterial))
    let content = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    content.backgroundColor = .green
    view.contentView.addSubview(content)
    let names = test.window.displayList.description.split(separator: "\n")
    #expect(
      names == [
        "fill 0 0 10 10 #FF0000", "material 0 0 100 40 r0 ios/systemMaterial/light",
        "fill 0 0 10 10 #00FF00",
      ])
  }

  @Test("S179: a translucent effect view or one around it is told of, one in the content is not")
  func translucency() {
    let view = show(BlurEffect(style: .regular))
    view.alpha = 0.9
    #expect(view.issues == [.translucentView])
    view.alpha = 1
    test.root.view.alpha = 0.5
    #expect(view.issues == [.translucentAncestor])
    test.root.view.alpha = 1
    let inner = VisualEffectView(effect: BlurEffect(style: .light))
    view.contentView.alpha = 0.5
    view.contentView.addSubview(inner)
    #expect(inner.issues == [])
  }

  @Test("S180: with Reduce Transparency an opaque fill of the same tone stands for the material")
  func reducedTransparency() {
    _ = show(BlurEffect(style: .systemMaterial))
    for (style, lightness) in [(UserInterfaceStyle.light, 0.8...1), (.dark, 0...0.3)] {
      test.change {
        $0.userInterfaceStyle = style
        $0[TraitReduceTransparency.self] = true
      }
      let list = test.window.displayList
      #expect(list.materials == [])
      #expect(list.colors.map(\.alpha) == [1])
      #expect(list.colors.allSatisfy { lightness.contains($0.components.x) }, "\(style)")
    }
    test.change { $0[TraitReduceTransparency.self] = false }
    #expect(test.window.displayList.materials.map(\.name) == ["ios/systemMaterial/dark"])
  }

  @Test("S252: Increase Contrast alone, or with Reduce Transparency, makes materials opaque too")
  func increasedContrast() {
    _ = show(BlurEffect(style: .systemMaterial))
    for isReduced in [false, true] {
      for contrast in [AccessibilityContrast.normal, .high] {
        test.change {
          $0.accessibilityContrast = contrast
          $0[TraitReduceTransparency.self] = isReduced
        }
        let isFlat = isReduced || contrast == .high
        let recipe = MaterialRecipe.withID("ios/systemMaterial/light")
        #expect(
          test.window.displayList.colors
            == (isFlat ? [recipe?.opaqueForm(contrast: contrast)].compactMap { $0 } : []))
        #expect(test.window.displayList.materials.isEmpty == isFlat)
      }
    }
  }

  @Test("the list of styles has a row for every case, in their order")
  func listed() {
    let names = { (kind: MaterialStyle.Kind) in
      MaterialStyle.all.filter { $0.kind == kind }.map(\.name)
    }
    #expect(names(.blur) == BlurEffect.Style.allCases.map { "\($0)" })
    #expect(names(.vibrancy) == VibrancyEffect.Style.allCases.map { "\($0)" })
    #expect(names(.window) == WindowMaterial.allCases.map { "\($0)" })
    let deprecated = MaterialStyle.all.filter(\.isDeprecated).map(\.name)
    #expect(deprecated == WindowMaterial.allCases.filter(\.isDeprecated).map { "\($0)" })
  }

  @Test("S178: of the images under a vibrancy only templates take part")
  func images() {
    let blur = BlurEffect(style: .systemMaterial)
    let outer = show(blur)
    let inner = VisualEffectView(
      effect: VibrancyEffect(blurEffect: blur, style: .fill))
    inner.tintColor = .red
    let image = Image(.file("a.png"))
    for shown in [image, image.withRenderingMode(.alwaysTemplate)] {
      inner.contentView.addSubview(ImageView(image: shown))
    }
    outer.contentView.addSubview(inner)
    let fill = DynamicColor.systemFill.resolved(with: traits(.light)).hexText
    #expect(
      test.window.displayList.lines(of: "image") == [
        "image 0 0 24 24 a.png", "image 0 0 24 24 a.png in \(fill)",
      ])
  }

  @Test(
    "S226: a view that follows its window is flat while that is not in use",
    arguments: [
      BlurEffect(style: .systemMaterial).kind, GlassEffect().kind,
      GlassEffect(style: .clear).kind,
    ],
    [
      (VisualEffectView.State.followsWindowActiveState, [true, false]),
      (.active, [true, true]), (.inactive, [false, false]),
    ])
  func state(_ kind: VisualEffectKind, _ expected: (VisualEffectView.State, [Bool])) {
    test.change { $0.userInterfaceIdiom = .mac }
    let view = show(kind.effect)
    #expect(test.window.displayList.materials.count == 1)
    // Of a view that was shown already, in a window that is in use.
    view.state = expected.0
    let seen = [true, false].map { isActive in
      test.window.isActive = isActive
      return !test.window.displayList.materials.isEmpty
    }
    #expect(seen == expected.1)
    #expect(VisualEffectView.State.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test("S181: glass is regular, still and without a color, unless something else is said")
  func glass() {
    let glass = GlassEffect()
    #expect(GlassEffect.Style.allCases.map(\.rawValue) == [0, 1])
    #expect(glass.style == .regular)
    #expect(!glass.isInteractive && glass.tintColor == nil)
    let view = show(glass)
    #expect(test.window.displayList.lines(of: "fill") == [])
    var stained = glass
    stained.tintColor = .blue
    view.effect = stained
    #expect(test.window.displayList.lines(of: "fill").count == 1)
  }

  @Test(
    "S182: small glass flips with what is behind it and hesitates in the middle, large does not",
    arguments: [
      (0.9, 44, UserInterfaceStyle.dark, UserInterfaceStyle.light), (0.1, 44, .light, .dark),
      (0.5, 44, .light, .light), (0.5, 44, .dark, .dark), (0.9, 400, .dark, .dark),
    ] as [(Double, CGFloat, UserInterfaceStyle, UserInterfaceStyle)])
  func flipping(
    _ luminance: Double, _ height: CGFloat, _ current: UserInterfaceStyle,
    _ expected: UserInterfaceStyle
  ) {
    let size = CGSize(width: 300, height: height)
    #expect(GlassEffect.style(over: luminance, size: size, current: current) == expected)
    let (small, large) = (CGSize(width: 300, height: 44), CGSize(width: 300, height: 400))
    #expect(GlassEffect().opacity(of: large) > GlassEffect().opacity(of: small))
  }
}
