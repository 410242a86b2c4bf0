// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// What screens do not share: names, text, prediction, pending layout.
@MainActor
@Suite("Stages")
struct StageTests {
  /// A project whose one color has the name that another's has too.
  private struct Project: NamedColorSource, NamedImageSource {
    var value: Color
    var file: String

    func color(named name: String) -> DynamicColor? { name == "brand" ? DynamicColor(value) : nil }
    func image(named name: String) -> Image? { name == "logo" ? Image(.file(file)) : nil }
  }

  /// A view that loads its color and its picture by name whenever it draws.
  private final class Named: View {
    var seen: [ImageContent?] = []
    override func draw(_ rect: CGRect) {
      seen.append(Image(named: "logo")?.content)
      (DynamicColor(named: "brand") ?? .clear).setFill()
      GraphicsContext.current?.fill(rect)
    }
  }

  private func screen(_ red: Double, _ file: String) -> TestScreen {
    let test = TestScreen()
    let project = Project(value: Color(.sRGB, red, 0, 0), file: file)
    test.screen.stage.names.addColors(from: project)
    test.screen.stage.names.addImages(from: project)
    return test
  }

  @Test("two projects shown in one process do not see each other's names")
  func projects() {
    let tests = [screen(1, "a.png"), screen(0, "b.png")]
    let views = tests.map { test in
      let view = Named(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      test.root.view.addSubview(view)
      return view
    }
    for style in [UserInterfaceStyle.dark, .light, .dark] {
      for test in tests { test.switchStyle(to: style) }
      #expect(
        tests.map { $0.window.displayList.colors.last?.hexText } == ["#FF0000", "#000000"])
    }
    #expect(Set(views[0].seen) == [.file("a.png")])
    #expect(Set(views[1].seen) == [.file("b.png")])
  }

  @Test("names are found where a screen builds, hands out an event, or is active; else nowhere")
  func places() {
    final class Page: ViewController {
      var found: [Bool] = []
      override func loadView() {
        super.loadView()
        note()
      }
      override func viewDidLoad() { note() }
      override func viewWillAppear(_ animated: Bool) { note() }
      override func viewDidAppear(_ animated: Bool) { note() }
      override func keyPressed(_ event: KeyEvent) -> Bool {
        note()
        return true
      }
      func note() { found.append(DynamicColor(named: "brand") != nil) }
    }
    let (test, other) = (screen(1, "a.png"), TestScreen())
    #expect(DynamicColor(named: "brand") == nil)
    let page = test.screen.stage.performAsCurrent { Page() }
    test.window.rootViewController = page
    test.screen.update()
    _ = test.window.handle(KeyEvent(.down, .space, time: 0))
    #expect(page.found == [true, true, true, true, true])
    #expect(DynamicColor(named: "brand") == nil)
    test.screen.activate()
    #expect(DynamicColor(named: "brand") != nil)
    other.screen.activate()
    #expect(DynamicColor(named: "brand") == nil)
  }

  @Test("a screen that becomes active while another is at work is current afterwards")
  func activatedMeanwhile() {
    let (test, other) = (screen(1, "a.png"), screen(0, "b.png"))
    other.screen.activate()
    other.screen.stage.performAsCurrent { test.screen.activate() }
    #expect(Stage.current === test.screen.stage)
    #expect(DynamicColor(named: "brand")?.resolved == Color(.sRGB, 1, 0, 0))
  }

  @Test("what is made for one screen has its traits, whichever is active")
  func prediction() {
    let (light, dark) = (TestScreen(.light), TestScreen(.dark))
    #expect(View().traitCollection.userInterfaceStyle == .dark)
    let view = light.screen.stage.performAsCurrent { View() }
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.stage === light.screen.stage)
    #expect(View().stage === dark.screen.stage)
  }

  @Test("a text is measured by its screen's shaper, and anew when it comes to another screen")
  func text() {
    let typewriter = RenderResources(textShaper: Typewriter())
    let (typed, guessed) = (TestScreen(stage: Stage(resources: typewriter)), TestScreen())
    let label = Label(text: "twelve chars")
    label.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<2 {
      for (test, width) in [(typed, CGFloat(120)), (guessed, 12 * 8.5)] {
        test.root.view.addSubview(label)
        test.root.view.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
        test.screen.update()
        #expect(label.frame.width == width)
        #expect(label.stage === test.screen.stage)
      }
    }
  }

  @Test("views keep the stage of the screen that they left, also when it is gone")
  func left() {
    var test: TestScreen? = screen(1, "a.png")
    let (view, inner) = (View(), View())
    view.traitOverrides.userInterfaceStyle = .dark
    view.addSubview(inner)
    test?.root.view.addSubview(view)
    test?.screen.update()
    let stage = test?.screen.stage
    view.removeFromSuperview()
    weak let gone = test?.screen
    test = nil
    #expect(gone == nil)
    #expect(view.stage === stage && inner.stage === stage)
    let other = TestScreen()
    other.root.view.addSubview(view)
    other.screen.update()
    #expect(view.stage === other.screen.stage && inner.stage === other.screen.stage)
  }

  @Test("constraints of a hierarchy are solved whichever stages its views were made on")
  func layout() {
    let (first, second) = (TestScreen(), TestScreen())
    let root = first.screen.stage.performAsCurrent {
      View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    let child = second.screen.stage.performAsCurrent { View() }
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    LayoutConstraint.activate([
      child.widthAnchor.constraint(equalTo: root.widthAnchor),
      child.heightAnchor.constraint(equalToConstant: 7),
    ])
    child.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 50, height: 7))
    second.screen.update()
    #expect(second.screen.stage.pendingLayout.isEmpty)
  }

  @Test("a stage goes with its screen")
  func lifetime() {
    weak var stage: Stage?
    do {
      let test = screen(1, "a.png")
      stage = test.screen.stage
      _ = View()
      _ = test.window.displayList
      TestScreen().screen.activate()
    }
    #expect(stage == nil)
  }
}
