// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroTestSupport
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroControls
@testable import ChiaroViews

/// Blur, vibrancy, glass and web pages as pixels: group N, S192 and S252.
@MainActor
@Suite("Effects as pixels")
struct EffectPixelTests {
  private let test = TestScreen()
  private static let size = PixelSize(width: 200, height: 200)
  /// Where effect views lie; a sharp edge between two colors runs down its middle.
  private static let frame = CGRect(x: 20, y: 20, width: 160, height: 60)

  /// A picture of one color, and a browser that draws nothing but the answer to a media query.
  private struct Pictures: PictureSource {
    func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
      let name = "\(reference)"
      if name.hasPrefix("object:page") {
        return .bitmap(Self.plain(name.hasSuffix("prefers: dark)") ? [0, 255, 0, 255] : .zero))
      }
      return .bitmap(Self.plain([255, 0, 0, 255]))
    }

    private static func plain(_ pixel: SIMD4<UInt8>) -> Bitmap {
      Bitmap(
        size: PixelSize(width: 1, height: 1), samples: .eightBit((0..<4).map { pixel[$0] }),
        colorSpace: .sRGB, alphaState: .premultiplied)
    }
  }

  init() { ground(.red, .blue) }

  /// Lays two colors side by side.
  private func ground(_ left: DynamicColor, _ right: DynamicColor) {
    for (index, color) in [left, right].enumerated() {
      let half = View(frame: CGRect(x: 100 * index, y: 0, width: 100, height: 200))
      half.backgroundColor = color
      test.root.view.addSubview(half)
    }
  }

  private func show(_ effect: (any VisualEffect)?) -> VisualEffectView {
    let view = VisualEffectView(effect: effect)
    view.frame = Self.frame
    test.root.view.addSubview(view)
    return view
  }

  private func picture() -> Bitmap {
    Renderer(
      canvas: Canvas(size: Self.size),
      resources: RenderResources(pictures: Pictures())
    ).render(test.window.displayList)
  }

  /// What an effect makes of the two colors, in a style.
  private func picture(
    _ effect: (any VisualEffect)?, _ style: UserInterfaceStyle,
    _ idiom: UserInterfaceIdiom = .phone
  ) -> Bitmap {
    test.change {
      $0.userInterfaceStyle = style
      $0.userInterfaceIdiom = idiom
    }
    let view = show(effect)
    defer { view.removeFromSuperview() }
    return picture()
  }

  // MARK: Styles

  @Test("S168: light, extraLight and dark give the same pixels in both styles, others do not")
  func fixed() {
    for style in BlurEffect.Style.allCases where style != .extraDark {
      let blur = BlurEffect(style: style)
      #expect((picture(blur, .light) == picture(blur, .dark)) == !style.isAdaptive, "\(style)")
      #expect(picture(blur, .light) != picture(nil, .light), "\(style)")
    }
  }

  @Test(
    "S169, S170: an adaptive style has the pixels of the fixed one that it stands for",
    arguments: [
      (BlurEffect.Style.regular, BlurEffect.Style.light, BlurEffect.Style.dark),
      (.prominent, .extraLight, .dark),
      (.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
      (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
      (.systemMaterial, .systemMaterialLight, .systemMaterialDark),
      (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
      (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
    ] as [(BlurEffect.Style, BlurEffect.Style, BlurEffect.Style)])
  func standsFor(_ style: BlurEffect.Style, _ light: BlurEffect.Style, _ dark: BlurEffect.Style) {
    let blur = BlurEffect(style: style)
    // A fixed style looks the same in both.
    #expect(picture(blur, .light) == picture(BlurEffect(style: light), .dark))
    #expect(picture(blur, .dark) == picture(BlurEffect(style: dark), .light))
  }

  @Test("S171: on a TV a system material changes no pixel, a traditional style does")
  func television() {
    let bare = picture(nil, .dark, .tv)
    for style in BlurEffect.Style.allCases {
      let isBare = picture(BlurEffect(style: style), .dark, .tv) == bare
      #expect(isBare == style.isSystemMaterial, "\(style)")
    }
  }

  // MARK: Vibrancy

  /// What a view of a color looks like in a vibrancy in a blur.
  private func vibrant(_ content: View, _ style: VibrancyEffect.Style) -> Bitmap {
    let blur = BlurEffect(style: .systemMaterial)
    let outer = show(blur)
    let inner = VisualEffectView(effect: VibrancyEffect(blurEffect: blur, style: style))
    inner.frame = outer.bounds
    content.frame = CGRect(x: 30, y: 10, width: 40, height: 40)
    inner.contentView.addSubview(content)
    outer.contentView.addSubview(inner)
    defer { outer.removeFromSuperview() }
    return picture()
  }

  private func vibrant(_ color: DynamicColor, _ style: VibrancyEffect.Style) -> Bitmap {
    let view = View()
    view.backgroundColor = color
    return vibrant(view, style)
  }

  @Test(
    "S174, S175: red and green give the same pixels, but under label; half of the alpha others",
    arguments: VibrancyEffect.Style.allCases)
  func alphaOnly(_ style: VibrancyEffect.Style) {
    let red = vibrant(.red, style)
    #expect((red == vibrant(.green, style)) == (style != .label))
    #expect(red != vibrant(DynamicColor.red.withAlphaComponent(0.5), style))
    #expect(red != vibrant(.clear, style))
  }

  @Test("S178: an original image keeps its pixels under a vibrancy, a template follows it")
  func images() {
    let original = Image(.file("red"))
    let template = original.withRenderingMode(.alwaysTemplate)
    let own = vibrant(ImageView(image: original), .fill)
    #expect(own.color(x: 70, y: 50).hexText == "#FF0000")
    let ink = View()
    ink.backgroundColor = .black
    #expect(vibrant(ImageView(image: template), .fill) == vibrant(ink, .fill))
    let tinted = ImageView(image: template)
    tinted.tintColor = .green
    let outer = vibrant(tinted, .label)
    #expect(outer.color(x: 70, y: 50).hexText == "#00FF00")
  }

  // MARK: What is blurred

  @Test("S177: an edge behind is blurred, an edge in the content is not")
  func blurred() {
    let view = show(BlurEffect(style: .systemThinMaterial))
    let content = View(frame: CGRect(x: 40, y: 20, width: 80, height: 20))
    content.backgroundColor = .white
    view.contentView.addSubview(content)
    let picture = picture()
    func reds(_ columns: Range<Int>, y: Int) -> Set<Color> {
      Set(columns.map { picture.color(x: $0, y: y) })
    }
    #expect(reds(80..<120, y: 100).count == 2, "the edge below the effect view is sharp")
    #expect(reds(80..<120, y: 30).count > 8, "the edge behind it is not")
    #expect(reds(60..<140, y: 50).count == 1, "the content is of one color")
    #expect(picture.color(x: 59, y: 50) != .white && picture.color(x: 60, y: 50) == .white)
    // A view in front of the effect view is not behind it.
    let bare = reds(20..<60, y: 30)
    let front = View(frame: CGRect(x: 140, y: 20, width: 40, height: 60))
    test.root.view.addSubview(front)
    front.backgroundColor = .green
    #expect(Set((20..<60).map { self.picture().color(x: $0, y: 30) }) == bare)
  }

  @Test(
    "S179: alpha on the effect view or around it stops the effect, alpha in its content does not")
  func translucent() {
    let sharp = picture(nil, .light)
    let around = View(frame: test.root.view.bounds)
    test.root.view.addSubview(around)
    let view = show(BlurEffect(style: .systemMaterial))
    around.addSubview(view)
    let whole = picture()
    #expect(whole != sharp)
    for outer in [view, around] {
      outer.alpha = 0.9
      // Nothing lies behind it in its own group: the effect is not seen at all.
      #expect(picture() == sharp)
      outer.alpha = 1
    }
    view.contentView.alpha = 0.5
    #expect(picture() == whole)
    let content = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    content.backgroundColor = .black
    view.contentView.addSubview(content)
    let half = picture()
    #expect(half.color(x: 100, y: 70) == whole.color(x: 100, y: 70))
    let (mixed, behind) = (half.color(x: 30, y: 30), whole.color(x: 30, y: 30))
    #expect((mixed.components - 0.5 * behind.components).max() < 1 / 255)
  }

  @Test(
    "S180: with Reduce Transparency no pixel depends on what is behind; the tone stays",
    arguments: [UserInterfaceStyle.light, .dark])
  func opaque(_ style: UserInterfaceStyle) throws {
    let other = EffectPixelTests()
    other.ground(.white, .black)
    for styles in BlurEffect.Style.allCases where styles != .extraDark {
      let pictures = [self, other].map { tests in
        tests.test.change {
          $0.userInterfaceStyle = style
          $0[TraitReduceTransparency.self] = true
        }
        let view = tests.show(BlurEffect(style: styles))
        defer { view.removeFromSuperview() }
        return tests.picture()
      }
      let colors = pictures.map { picture in
        Set((20..<180).map { picture.color(x: $0, y: 50) })
      }
      #expect(colors[0].count == 1 && colors[0] == colors[1], "\(styles)")
      let traits = TraitCollection(userInterfaceStyle: style)
      let id = try #require(BlurEffect(style: styles).materialID(with: traits))
      let tone = try #require(MaterialRecipe.withID(id)).opaqueForm(contrast: .normal)
      #expect(colors[0].first.map { $0.hexText } == tone.hexText)
      #expect(colors[0].first?.alpha == 1)
    }
  }

  @Test("S181: glass takes its color from behind, and a tint where it is given one")
  func glass() {
    let pictures = [DynamicColor.gray, .red].map { color in
      ground(color, color)
      return picture(GlassEffect(), .light).color(x: 100, y: 50).components
    }
    #expect(pictures[0].x == pictures[0].y && pictures[0].y == pictures[0].z)
    #expect(pictures[1].x > pictures[1].y + 0.2 && pictures[1].y == pictures[1].z)
    var stained = GlassEffect()
    stained.tintColor = .blue
    let tinted = picture(stained, .light).color(x: 100, y: 50).components
    #expect(tinted.z > pictures[1].z && tinted.x < pictures[1].x)
    let clear = picture(GlassEffect(style: .clear), .light).color(x: 100, y: 50).components
    #expect(clear.y < pictures[1].y, "clear glass shows more of the red behind it")
  }

  // MARK: Web pages

  @Test(
    "S192: a page that does not opt in has a white canvas; its media query follows the style",
    arguments: [
      ("<p>Light</p>", UserInterfaceStyle.light, "#FFFFFF", "#FFFFFF"),
      ("<p>Light</p>", .dark, "#FFFFFF", "#00FF00"),
      ("<meta name='color-scheme' content='light dark'>", .light, "#FFFFFF", "#FFFFFF"),
      ("<meta name='color-scheme' content='light dark'>", .dark, "#1E1E1E", "#00FF00"),
      ("<style>:root { color-scheme: dark }</style>", .light, "#1E1E1E", "#1E1E1E"),
    ])
  func web(_ html: String, _ style: UserInterfaceStyle, _ canvas: String, _ mark: String) {
    let view = WebView(frame: Self.frame)
    view.html = html
    test.root.view.addSubview(view)
    test.switchStyle(to: style)
    #expect(picture().color(x: 50, y: 50).hexText == mark)
    let blank = Renderer(canvas: Canvas(size: Self.size)).render(test.window.displayList)
    #expect(blank.color(x: 50, y: 50).hexText == canvas)
  }

  // MARK: Settings

  @Test("S252: style × Increase Contrast × Reduce Transparency, eight pictures as pixels")
  func matrix() {
    let view = show(BlurEffect(style: .systemMaterial))
    let content = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    content.backgroundColor = .systemBlue
    view.contentView.addSubview(content)
    var lines: [String] = []
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        for reduces in [false, true] {
          test.change {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
            $0[TraitReduceTransparency.self] = reduces
          }
          let picture = picture()
          let colors = [(25, 50), (100, 50), (175, 50), (40, 40)].map {
            picture.color(x: $0.0, y: $0.1).hexText
          }
          #expect((colors[0] == colors[2]) == (reduces || contrast == .high))
          lines.append("\(style) \(contrast) \(reduces ? "opaque" : "translucent"): \(colors)")
        }
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    let recording = Recording("\(SourceTree.folder())/Recordings/accessibility-pixels.txt")
    #expect(recording.mismatch(text) == nil)
    #expect(Set(lines.map { $0.drop { $0 != "[" } }).count == 6, "high contrast is opaque anyway")
  }
}
