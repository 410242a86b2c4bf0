// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroTestSupport
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// A view of SwiftUI in a window.
@MainActor
final class Shown {
  let screen: Screen
  let window: Window
  private let controller: ViewController

  init(
    _ size: CGSize = CGSize(width: 100, height: 100), stage: Stage = Laid.stage(),
    @ViewBuilder _ view: () -> some View
  ) {
    screen = Screen(
      bounds: CGRect(origin: .zero, size: size),
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = .light
        $0.displayScale = 2
      }, stage: stage)
    window = Window(windowScene: WindowScene(screen: screen))
    window.makeKeyAndVisible()
    let view = view()
    controller = stage.performAsCurrent { UIHostingController(rootView: view) }
    window.rootViewController = controller
    screen.update()
  }

  var nodes: NodeView? { controller.view as? NodeView }

  func show(_ style: UserInterfaceStyle) {
    screen.systemTraits = screen.systemTraits.modifyingTraits { $0.userInterfaceStyle = style }
    screen.update()
  }

  /// The colors of rectangles and texts, in the order in which they are drawn.
  var colors: [String] {
    let list = window.displayList
    return list.commands.compactMap { command in
      switch command {
      case .fill(_, let slot), .fillRounded(_, _, let slot), .text(_, _, let slot),
        .path(_, _, _, let slot), .tintedImage(_, _, let slot), .stroke(_, _, _, let slot):
        let color = list.colors[Int(slot.index)]
        let name = String(color.hexText.prefix(7))
        return color.alpha < 1 ? "\(name) \((color.alpha * 100).rounded() / 100)" : name
      default: return nil
      }
    }
  }

  func bitmap(scale: Int) -> Bitmap {
    let size = screen.bounds.size
    let canvas = Canvas(
      size: PixelSize(width: Int(size.width) * scale, height: Int(size.height) * scale),
      scale: Float(scale))
    return Renderer(canvas: canvas, resources: screen.stage.resources).render(window.displayList)
  }
}

@Suite("Looks of nodes")
@MainActor
struct LookTests {
  @Test("SU140: system colors follow the style, and nothing is evaluated again")
  func switching() {
    let shown = Shown { Color.blue }
    #expect(shown.colors.last == "#007AFF")
    shown.show(.dark)
    #expect(shown.colors.last == "#0A84FF")
    #expect(shown.nodes?.evaluations == 1)
  }

  @Test("a body that reads the scheme is evaluated again where it changes")
  func reading() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { scheme == .dark ? Color.white : Color.black }
    }
    let shown = Shown { Reader() }
    #expect(shown.colors.last == "#000000")
    shown.show(.dark)
    #expect(shown.colors.last == "#FFFFFF")
    #expect(shown.nodes?.evaluations == 2)
  }

  @Test("a page is laid out again where the text size or the direction changes")
  func otherTraits() {
    let shown = Shown {
      HStack(spacing: 0) {
        Text("abc")
        Color.blue
      }
    }
    func text() -> CGRect? {
      let elements = shown.nodes?.tree?.elements ?? []
      return elements.first { if case .text = $0.kind { true } else { false } }?.frame
    }
    let before = text()
    shown.screen.environmentOverrides = TraitCollection(
      preferredContentSizeCategory: .accessibilityLarge)
    shown.screen.update()
    #expect(text()?.height ?? 0 > before?.height ?? 0)
    #expect(text()?.minX == 0)
    shown.screen.environmentOverrides = TraitCollection(layoutDirection: .rightToLeft)
    shown.screen.update()
    #expect(text()?.maxX == 100 && text()?.size == before?.size)
    #expect(shown.nodes?.evaluations == 3)
  }

  @Test("SU137: a scheme of the environment changes what is below, and nothing else")
  func scheme() {
    let shown = Shown {
      VStack(spacing: 0) {
        Color.blue
        Color.blue.environment(\.colorScheme, .dark)
      }
    }
    #expect(shown.colors.suffix(2) == ["#007AFF", "#0A84FF"])
    shown.show(.dark)
    #expect(shown.colors.suffix(2) == ["#0A84FF", "#0A84FF"])
  }

  @Test("SU134: a preferred scheme is the window's")
  func preferred() {
    let shown = Shown { Color.blue.preferredColorScheme(.dark) }
    shown.screen.update()
    #expect(shown.colors.last == "#0A84FF")
    #expect(shown.window.overrideUserInterfaceStyle == .dark)
  }

  @Test(
    "SU121, SU122: styles of the foreground",
    arguments: [
      ("the usual", "#000000"), ("secondary", "#3C3C43 0.6"), ("tertiary", "#3C3C43 0.3"),
      ("red", "#FF3B30"), ("secondary of red", "#FF3B30 0.5"), ("own second", "#34C759"),
      ("Color.secondary in red", "#3C3C43 0.6"), ("faded", "#FF3B30 0.2"), ("tint", "#FF9500"),
      ("text in red and green", "#FF3B30"), ("opaque primary", "#000000"),
    ])
  func foreground(_ name: String, _ expected: String) {
    let text = Text("a")
    let view: AnyView =
      switch name {
      case "secondary": AnyView(text.foregroundStyle(.secondary))
      case "tertiary": AnyView(text.foregroundStyle(.tertiary))
      case "red": AnyView(VStack { text }.foregroundStyle(.red))
      case "secondary of red":
        AnyView(VStack { text.foregroundStyle(.secondary) }.foregroundStyle(.red))
      case "own second":
        AnyView(VStack { text.foregroundStyle(.secondary) }.foregroundStyle(.red, .green))
      case "Color.secondary in red":
        AnyView(VStack { text.foregroundStyle(Color.secondary) }.foregroundStyle(.red))
      case "faded": AnyView(text.foregroundStyle(Color.red.opacity(0.2)))
      case "tint": AnyView(text.foregroundStyle(.tint).tint(.orange))
      case "text in red and green":
        AnyView(VStack { text.foregroundColor(.red) }.foregroundColor(.green))
      case "opaque primary": AnyView(text.foregroundStyle(Color.primary))
      default: AnyView(text)
      }
    #expect(Shown { view }.colors.last == expected)
  }

  @Test("SU131: a button is in the tint, and in red where it deletes")
  func buttons() {
    #expect(Shown { Button("a") {} }.colors.last == "#007AFF")
    #expect(Shown { Button("a") {}.tint(.green) }.colors.last == "#34C759")
    #expect(Shown { Button("a", role: .destructive) {} }.colors.last == "#FF3B30")
    #expect(Shown { Button("a") {}.disabled(true) }.colors.last == "#007AFF 0.5")
  }

  @Test("a button does what it is for, and what it changes is shown")
  func pressing() {
    struct Press: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let shown = Shown { Press() }
    let hand = Hand(shown.window)
    hand.tap(50, 50)
    shown.screen.update()
    #expect(shown.window.displayList.texts.map(\.string) == ["1"])
    hand.tap(50, 50)
    shown.screen.update()
    #expect(shown.window.displayList.texts.map(\.string) == ["2"])
  }

  @Test("SU144: opacity is multiplied, and put on each part")
  func opacity() {
    let shown = Shown {
      VStack {
        Color.red
        Color.blue
      }.opacity(0.5).opacity(0.5)
    }
    let groups = shown.window.displayList.commands.compactMap { command -> Float? in
      if case .group(let opacity) = command { opacity } else { nil }
    }
    #expect(groups == [0.25, 0.25])
  }

  @Test("SU39: the view in front is drawn last, by its height and then by its place")
  func order() {
    let shown = Shown {
      ZStack {
        Color.red.zIndex(1)
        Color.green
        Color.blue.zIndex(-1)
      }
    }
    #expect(shown.colors.suffix(3) == ["#007AFF", "#34C759", "#FF3B30"])
    #expect(Shown { Color.red.background(.blue) }.colors.suffix(2) == ["#007AFF", "#FF3B30"])
  }

  @Test(
    "lines are drawn as they were measured, whatever the width",
    .enabled(if: PangoTextShaper() != nil),
    arguments: [TextAlignment.leading, .center, .trailing])
  func lines(_ alignment: TextAlignment) {
    let words =
      "Clouds in the morning, which the wind drives away by noon; the evening stays clear."
    let stage = Stage(resources: .standard())
    for width in stride(from: CGFloat(90), to: 420, by: 11) {
      let shown = Shown(CGSize(width: width, height: 800), stage: stage.another) {
        Text(words).multilineTextAlignment(alignment)
      }
      let drawn = shown.window.displayList.texts.map(\.string)
      #expect(drawn.joined(separator: " ") == words, "\(width)")
      #expect(shown.nodes?.tree?.leafFrames.first.map { $0.width <= width } == true)
    }
  }

  @Test("a real-looking screen, in light and dark", arguments: [UserInterfaceStyle.light, .dark])
  func screen(_ style: UserInterfaceStyle) {
    let shown = Shown(CGSize(width: 390, height: 620)) { SettingsScreen() }
    shown.show(style)
    let path = "\(SourceTree.folder())/../Recordings/settings-\(style).txt"
    #expect(Recording(path).mismatch("\(shown.window.displayList)\n") == nil)
  }

  @Test(
    "its page has the color of the style", .enabled(if: PangoTextShaper() != nil),
    arguments: [UserInterfaceStyle.light, .dark])
  func pixels(_ style: UserInterfaceStyle) throws {
    let shown = Shown(
      CGSize(width: 390, height: 620), stage: Stage(resources: .standard())
    ) { SettingsScreen() }
    shown.show(style)
    let bitmap = shown.bitmap(scale: 2)
    let page = bitmap.color(x: 4, y: 4).hexText
    #expect(page == (style == .dark ? "#000000" : "#F2F2F7"))
  }
}

extension Stage {
  /// A stage of another screen with the same resources.
  fileprivate var another: Stage { Stage(resources: resources) }
}
