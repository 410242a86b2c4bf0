// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Fades between appearances as frames of pixels: S214.
@MainActor
@Suite("Transitions as pixels")
struct TransitionPixelTests {
  private let test = TestScreen(stage: Stage(resources: Self.resources))
  private let clock = AppearanceTransitionTests.ManualClock()
  private let frames: WindowRenderer
  private let label = Label(frame: CGRect(x: 10, y: 110, width: 100, height: 40))

  private static let canvas = Canvas(size: PixelSize(width: 120, height: 160))
  private static let resources = RenderResources(
    textShaper: BarShaper())

  /// Sets a text as a bar of its size.
  private struct BarShaper: TextShaper {
    func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize {
      PointSize(width: Double(text.size) * 2, height: Double(text.size))
    }

    func shape(_ text: DisplayList.Text, width: Float, height: Float, scale: Float) -> ShapedText {
      let size = PixelSize(width: Int(text.size * scale) * 2, height: Int(text.size * scale))
      let mask = CoverageMask(size: size, packed: repeatElement(255, count: size.pixelCount))
      return ShapedText(masks: [PlacedMask(mask, at: PixelPoint(x: 0, y: 0))])
    }
  }

  /// A page with a background, stripes, a material, and text.
  init() {
    frames = WindowRenderer(of: test.window, canvas: Self.canvas)
    test.root.view.backgroundColor = .systemBackground
    for (index, color) in [DynamicColor.systemRed, .label, .systemBlue].enumerated() {
      let stripe = View(frame: CGRect(x: 10 + 40 * index, y: 10, width: 20, height: 90))
      stripe.backgroundColor = color
      test.root.view.addSubview(stripe)
    }
    let panel = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
    panel.frame = CGRect(x: 20, y: 30, width: 80, height: 40)
    panel.layer.cornerRadius = 8
    label.text = "Text"
    for view in [panel, label] { test.root.view.addSubview(view) }
    test.screen.cycle.now = { [clock] in clock.now }
    test.screen.cycle.transition = AppearanceTransition.Settings(duration: .milliseconds(200))
    _ = test.window.displayList
  }

  private func wait(_ milliseconds: Int) { clock.wait(.milliseconds(milliseconds)) }
  private func frame() -> Bitmap { frames.frame(at: clock.now) }

  /// What the window shows when everything is over, drawn by another renderer.
  private func settled() -> Bitmap {
    Renderer(canvas: Self.canvas, resources: Self.resources).render(test.window.displayList)
  }

  /// The greatest difference to a mix of pictures, in steps of 8 bits.
  private func error(_ picture: Bitmap, _ mix: [(Bitmap, Double)]) -> Double {
    let parts = mix.map { (samples($0.0), $0.1) }
    return samples(picture).enumerated().reduce(0) { worst, sample in
      let exact = parts.reduce(0) { $0 + Double($1.0[sample.offset]) * $1.1 }
      return max(worst, abs(Double(sample.element) - exact))
    }
  }

  private func samples(_ bitmap: Bitmap) -> [UInt8] {
    if case .eightBit(let samples) = bitmap.samples { samples } else { [] }
  }

  @Test("S214: every frame is a blend of both finished pictures; the first and the last are those")
  func blends() {
    let before = frame()
    test.switchStyle(to: .dark)
    let after = settled()
    #expect(before != after)
    #expect(frame() == before)
    for step in 1...19 {
      wait(10)
      let share = Double(step) / 20
      #expect(error(frame(), [(before, 1 - share), (after, share)]) <= 0.51)
      // As one display list: with the rounding of a renderer of 8 bits.
      let list = test.window.displayList(at: clock.now)
      let picture = Renderer(canvas: Self.canvas, resources: Self.resources).render(list)
      #expect(error(picture, [(before, 1 - share), (after, share)]) <= 1)
    }
    wait(10)
    #expect(frame() == after)
    #expect(test.window.transition == nil && frame() == after)
  }

  @Test("no pixel turns back on its way")
  func monotone() {
    var former = samples(frame())
    test.switchStyle(to: .dark)
    let after = samples(settled())
    let signs = zip(former, after).map { $1 >= $0 }
    for _ in 0..<20 {
      wait(10)
      let now = samples(frame())
      let isSteady = signs.indices.allSatisfy {
        signs[$0] ? now[$0] >= former[$0] : now[$0] <= former[$0]
      }
      #expect(isSteady)
      former = now
    }
    #expect(former == after)
  }

  @Test(
    "S214: few frames, late frames and many frames show what is due, and the end in time",
    arguments: [[16, 16, 16, 152], [150, 50], [199, 1], [300], [1, 1, 1, 197], [0, 0, 200]])
  func frameRates(steps: [Int]) {
    let before = frame()
    test.switchStyle(to: .dark)
    let after = settled()
    var passed = 0
    for step in steps {
      wait(step)
      passed += step
      let share = min(1, Double(passed) / 200)
      #expect(error(frame(), [(before, 1 - share), (after, share)]) <= 0.51)
    }
    #expect(frame() == after)
  }

  @Test("a second switch goes on from what is seen", arguments: [1, 50, 100, 199])
  func switchedBack(milliseconds: Int) {
    let light = frame()
    test.switchStyle(to: .dark)
    let dark = settled()
    wait(milliseconds)
    let shown = frame()
    test.switchStyle(to: .light)
    #expect(frame() == shown)
    wait(100)
    #expect(error(frame(), [(shown, 0.5), (light, 0.5)]) <= 1.1)
    wait(100)
    #expect(frame() == light)
    #expect(light != dark)
  }

  @Test("however often the style is switched, no frame jumps and the last switch is not lost")
  func hurried() {
    var former = frame()
    for step in 0..<60 {
      test.switchStyle(to: step.isMultiple(of: 2) ? .dark : .light)
      // Contrast changes in between too: four pictures are mixed.
      if step.isMultiple(of: 7) { test.change { $0.accessibilityContrast = .high } }
      if step.isMultiple(of: 11) { test.change { $0.accessibilityContrast = .normal } }
      #expect(error(frame(), [(former, 1)]) <= 1, "switch \(step) flashes")
      wait(10)
      let now = frame()
      // A twentieth of black to white.
      #expect(error(now, [(former, 1)]) <= 255 / 20 + 1, "switch \(step) jumps")
      former = now
    }
    wait(200)
    #expect(frame() == settled())
    #expect(test.root.traitCollection.userInterfaceStyle == .light)
  }

  @Test("a fade that is ended shows the new appearance at once, and leaves nothing behind")
  func ended() {
    let light = frame()
    test.switchStyle(to: .dark)
    wait(60)
    test.window.endTransition()
    #expect(frame() == settled())
    test.switchStyle(to: .light)
    #expect(frame() != light, "from what is seen now, which is dark")
    wait(200)
    #expect(frame() == light)
  }

  @Test("what changes during a fade is seen in it, and right in the end")
  func changes() {
    let before = frame()
    test.switchStyle(to: .dark)
    wait(100)
    label.font = Font.systemFont(ofSize: 30)
    label.text = "More"
    let after = settled()
    #expect(error(frame(), [(before, 0.5), (after, 0.5)]) <= 0.51)
    wait(100)
    #expect(frame() == after)
  }

  @Test("a text size that changes with the style fades with it, and alone changes at once")
  func textSizes() {
    label.font = .preferredFont(forTextStyle: .body)
    let before = frame()
    test.change {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityExtraLarge
    }
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: test.root.traitCollection)
    let after = settled()
    wait(50)
    #expect(error(frame(), [(before, 0.75), (after, 0.25)]) <= 0.51)
    wait(150)
    #expect(frame() == after)
    test.change { $0.preferredContentSizeCategory = .small }
    #expect(test.window.transition == nil)
    #expect(frame() == settled())
  }

  @Test("a sheet fades with what it covers; one that is presented meanwhile is seen")
  func sheets() {
    let sheet = ViewController()
    sheet.view.backgroundColor = .secondarySystemBackground
    test.root.present(sheet)
    let before = frame()
    test.switchStyle(to: .dark)
    let after = settled()
    wait(100)
    #expect(error(frame(), [(before, 0.5), (after, 0.5)]) <= 0.51)
    let other = ViewController()
    other.view.backgroundColor = .systemYellow
    sheet.present(other)
    let covered = settled()
    #expect(covered != after)
    #expect(error(frame(), [(before, 0.5), (covered, 0.5)]) <= 0.51)
    wait(100)
    #expect(frame() == covered)
  }

  @Test("a fade is the same as frames and as a list, also after a switch between two frames")
  func meaning() {
    _ = frame()
    test.switchStyle(to: .dark)
    wait(40)
    let seen = frame()
    wait(30)
    test.switchStyle(to: .light)
    for pause in [0, 50, 100] {
      wait(pause)
      let list = Renderer(canvas: Self.canvas, resources: Self.resources)
        .render(test.window.displayList(at: clock.now))
      let shown = frame()
      #expect(error(shown, [(list, 1)]) <= 2)
      if pause == 0 { #expect(shown == seen) }
    }
  }

  @Test("frames that are asked for late join a fade where it is")
  func joined() {
    test.switchStyle(to: .dark)
    wait(50)
    let list = Renderer(canvas: Self.canvas, resources: Self.resources)
      .render(test.window.displayList(at: clock.now))
    #expect(error(frame(), [(list, 1)]) <= 1)
  }

  @Test("a window without a background fades too")
  func translucent() {
    test.root.view.backgroundColor = nil
    let before = frame()
    test.switchStyle(to: .dark)
    let after = settled()
    wait(50)
    #expect(error(frame(), [(before, 0.75), (after, 0.25)]) <= 0.51)
  }
}
