// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Pictures of a hierarchy in appearances other than its own.
@MainActor
@Suite("Off screen")
struct OffscreenTests {
  let test = TestScreen()

  /// Draws in the style that is current, and says which that was.
  private final class Painter: View {
    var styles: [UserInterfaceStyle] = []
    override func draw(_ rect: CGRect) {
      styles.append(traitCollection.userInterfaceStyle)
      GraphicsContext.current?.fillColor =
        TraitCollection.current.userInterfaceStyle == .dark ? .white : .black
      GraphicsContext.current?.fill(rect)
    }
  }

  private func fill(_ view: View) -> Painter {
    let painter = Painter(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    let label = Label(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    label.text = "Hello"
    let effect = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
    effect.frame = CGRect(x: 0, y: 70, width: 100, height: 20)
    view.backgroundColor = .systemBackground
    for child in [painter, label, effect] { view.addSubview(child) }
    return painter
  }

  private let styles: [TraitCollection] = [UserInterfaceStyle.light, .dark].map {
    TraitCollection(userInterfaceStyle: $0)
  }

  @Test("several appearances side by side equal those of live windows, wish 6")
  func sideBySide() {
    let live: View = test.root.view
    _ = fill(live)
    let lists = styles.map { live.displayList(with: $0) }
    for (style, list) in zip([UserInterfaceStyle.light, .dark], lists) {
      let other = TestScreen(style)
      _ = fill(other.root.view)
      #expect(list.description == other.window.displayList.description)
    }
    #expect(lists[0] != lists[1])
  }

  @Test("the live tree is not disturbed: no callback, no other traits, the same list")
  func undisturbed() {
    let controller = TracingController("c", test.trace)
    test.window.rootViewController = controller
    let tracing = TracingView("v", test.trace)
    controller.view.addSubview(tracing)
    let painter = fill(controller.view)
    let before = test.window.displayList
    _ = test.trace.take()
    _ = controller.view.displayList(with: styles[1])
    let drawings = test.trace.take()
    #expect(drawings == ["v draw dark"])
    #expect(painter.styles.last == .dark)
    #expect(painter.traitCollection.userInterfaceStyle == .light)
    #expect(test.window.displayList == before)
    test.screen.update()
    #expect(test.trace.take().isEmpty)
  }

  @Test("what is read while drawing off screen makes nothing depend on it")
  func untracked() {
    final class Curious: View {
      var draws = 0
      var isCurious = false
      override func draw(_ rect: CGRect) {
        draws += 1
        if isCurious { _ = traitCollection.legibilityWeight }
      }
    }
    let view = Curious(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    test.root.view.addSubview(view)
    test.screen.update()
    view.isCurious = true
    _ = view.displayList(with: styles[1])
    let draws = view.draws
    test.change { $0.legibilityWeight = .bold }
    #expect(view.draws == draws)
  }

  @Test("overrides in the tree stay in force, what is not asked for is as it is around")
  func overrides() {
    let panel = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    panel.backgroundColor = .systemBackground
    panel.overrideUserInterfaceStyle = .dark
    test.root.view.addSubview(panel)
    test.change { $0.accessibilityContrast = .high }
    let list = test.root.view.displayList(with: styles[0])
    #expect(list.lines(of: "fill") == ["fill 0 0 10 10 #000000"])
    let gray = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    gray.backgroundColor = .systemGray
    test.root.view.addSubview(gray)
    #expect(
      gray.displayList(with: styles[0]).lines(of: "fill") == ["fill 0 0 10 10 #6C6C70"])
  }

  @Test("a hierarchy without a window is laid out and drawn")
  func detached() {
    final class Row: View {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    test.screen.activate()
    let row = Row(frame: CGRect(x: 7, y: 9, width: 30, height: 10))
    let child = View()
    child.backgroundColor = .systemBackground
    row.addSubview(child)
    #expect(row.displayList(with: styles[0]).description == "fill 0 0 30 10 #FFFFFF\n")
    #expect(row.displayList(with: styles[1]).description == "fill 0 0 30 10 #000000\n")
  }

  @Test("an image view shows the variant of the other appearance, and keeps its own")
  func images() {
    let asset = ImageAsset()
    asset.register(Image(.file("day")), with: styles[0])
    asset.register(Image(.file("night")), with: styles[1])
    let view = ImageView(image: asset.image(with: styles[0]))
    test.root.view.addSubview(view)
    #expect(view.displayList(with: styles[1]).images == [.file("night")])
    #expect(test.window.displayList.images == [.file("day")])
  }

  @Test("printing is light unless asked otherwise, and base where a sheet is elevated")
  func printing() {
    let dark = TestScreen(.dark)
    dark.root.view.backgroundColor = .systemBackground
    dark.root.view.layer.cornerRadius = 0
    let label = Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Paper"
    dark.root.view.addSubview(label)
    #expect(dark.window.displayList.color(ofText: "Paper") == "#FFFFFF")
    #expect(dark.root.view.printedDisplayList().color(ofText: "Paper") == "#000000")
    #expect(
      dark.root.view.printedDisplayList(with: styles[1]).color(ofText: "Paper") == "#FFFFFF")
    let sheet = ViewController()
    sheet.view.backgroundColor = .systemBackground
    dark.root.present(sheet)
    #expect(dark.window.displayList.lines(of: "fill").last?.hasSuffix("#1C1C1E") == true)
    let printed = sheet.view.printedDisplayList(with: styles[1])
    #expect(printed.lines(of: "fill").last?.hasSuffix("#000000") == true)
  }

  @Test("S146: a color that a person chose is the same in every appearance and on paper")
  func chosen() {
    let canvas = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.backgroundColor = DynamicColor(Color(SRGB8(red: 255, green: 128, blue: 0)))
    test.root.view.addSubview(canvas)
    let lists = styles.map { canvas.displayList(with: $0) } + [canvas.printedDisplayList()]
    #expect(Set(lists.map(\.description)) == ["fill 0 0 10 10 #FF8000\n"])
  }
}
