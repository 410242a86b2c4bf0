// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation
import Testing

/// A style of an app's own.
private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(5).background(.green)
  }
}

/// A bar as wide as the value in percent, with the label of the value.
private struct Bar: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      box(configuration.value * 100, 1)
      configuration.currentValueLabel
    }
  }
}

@Suite("Controls of nodes")
@MainActor
struct ControlTests {
  private func controls<Kind: KernelView>(_ kind: Kind.Type, in shown: Shown) -> [Kind] {
    func all(_ view: KernelView) -> [KernelView] { [view] + view.subviews.flatMap(all) }
    return all(shown.window).compactMap { $0 as? Kind }
  }

  @Test("SU195: a toggle is the kernel's switch, and spreads over the width")
  func toggle() {
    var isOn = false
    let shown = Shown(CGSize(width: 300, height: 100)) {
      Toggle("a", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    }
    let control = controls(Switch.self, in: shown).first
    control?.activate()
    #expect(isOn)
    #expect(control.map { $0.convert($0.bounds, to: nil).maxX } == 300)
  }

  @Test("SU191: a style of an app's own makes buttons of their labels")
  func styles() {
    let shown = Shown { Button("a") {}.buttonStyle(Framed()) }
    #expect(shown.colors.contains("#34C759"))
    let size = Laid.frames(nil, nil) { Button("abc") {}.buttonStyle(Framed()) }
    #expect(size.map(\.width).max() == 40)
  }

  @Test("a style of an app's own makes gauges of their share and labels")
  func gauges() {
    let gauge = Gauge(value: 3, in: 0...4) {
      box(1, 1)
    } currentValueLabel: {
      box(7, 1)
    }
    #expect(Laid.frames(nil, nil) { gauge.gaugeStyle(Bar()) }.map(\.width) == [75, 7])
    #expect(
      Laid.frames(nil, nil) { gauge.gaugeStyle(.accessoryCircular) }.contains { $0.width == 7 })
    let broken = Gauge(value: Double.nan) {
      box(1, 1)
    } currentValueLabel: {
      box(7, 1)
    }
    #expect(Laid.frames(nil, nil) { broken.gaugeStyle(Bar()) }.map(\.width) == [0, 7])
  }

  @Test("SU70: a share of the container has its places and the gaps between them")
  func containerFrames() {
    let shown = Shown(CGSize(width: 100, height: 100)) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
    }
    // (100 - 3 × 4) / 4 = 22, and 2 × 22 + 4 = 48.
    #expect(shown.nodes?.tree?.leafFrames.map(\.width) == [48])
    let half = Shown(CGSize(width: 100, height: 100)) {
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    }
    #expect(half.nodes?.tree?.leafFrames.map(\.width) == [50])
  }

  @Test("SU199: the option of a segmented picker is chosen by its tag")
  func picker() {
    var choice = "b"
    let shown = Shown(CGSize(width: 300, height: 100)) {
      Picker("", selection: Binding(get: { choice }, set: { choice = $0 })) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
    let control = controls(SegmentedControl.self, in: shown).first
    #expect(control?.segments == [.title("a"), .title("b"), .title("c")])
    #expect(control?.selectedSegmentIndex == 1)
    control?.selectedSegmentIndex = 2
    control?.sendActions(for: .valueChanged)
    #expect(choice == "c")
  }

  @Test("SU200: a label is its icon and its title, or one of them")
  func label() {
    let both = Laid.frames(nil, nil) {
      Label {
        box(20, 5)
      } icon: {
        box(10, 5)
      }
    }
    #expect(both.map(\.width).sorted() == [10, 20])
    let title = Laid.frames(nil, nil) {
      Label {
        box(20, 5)
      } icon: {
        box(10, 5)
      }.labelStyle(.titleOnly)
    }
    #expect(title.map(\.width) == [20])
  }

  @Test("SU205: a stack shows the kernel's bar with the title of its content")
  func title() {
    let shown = Shown(CGSize(width: 300, height: 300)) {
      NavigationStack { Color.red.navigationTitle("Trails") }
    }
    let bar = controls(NavigationBar.self, in: shown).first
    #expect(bar?.title == "Trails")
    #expect(bar?.prefersLargeTitles == true)
    let small = Shown(CGSize(width: 300, height: 300)) {
      NavigationStack {
        Color.red.navigationTitle("Trails").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(controls(NavigationBar.self, in: small).first?.prefersLargeTitles == false)
  }

  @Test("SU189: a link leads to its view, with a way back")
  func link() {
    let shown = Shown(CGSize(width: 300, height: 300)) {
      NavigationStack { NavigationLink("a") { Color.green } }
    }
    controls(Control.self, in: shown).first?.activate()
    shown.screen.update()
    #expect(shown.colors.contains("#34C759"))
    #expect(controls(NavigationBar.self, in: shown).first?.backTitle == "Back")
  }

  @Test("SU143: a box stands for a text that is hidden")
  func redacted() {
    let shown = Shown { Text("abc").redacted(reason: .placeholder) }
    #expect(shown.colors.last == "#000000 0.16")
  }

  @Test("SU68: what is at an edge makes the safe area smaller")
  func inset() {
    let frames = Laid.frames(100, 100) {
      Color.red.safeAreaInset(edge: .bottom) { box(100, 30) }
    }
    #expect(frames.map(\.minY) == [0, 70])
    #expect(frames.first?.height == 70)
  }

  @Test("SU68: the layout keeps content below what covers the screen, and the scroll view does not")
  func scrolled() {
    let shown = Shown { ScrollView { Text("a") } }
    let scroll = controls(ChiaroControls.ScrollView.self, in: shown).first
    #expect(scroll?.contentInsetAdjustmentBehavior == .never)
  }

  @Test("a shadow is cast once, by the ground of what is cut, and not by what lies on it")
  func shadows() {
    let shown = Shown {
      Text("a").padding(8)
        .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.green))
        .background(Color.red).cornerRadius(4).shadow(color: .blue, radius: 2)
    }
    #expect("\(shown.window.displayList)".components(separatedBy: "shadow").count == 2)
  }

  @Test("a stack of navigation has a ground of its own")
  func ground() {
    #expect(Shown { NavigationStack { Text("a") } }.colors.contains("#FFFFFF"))
  }

  @Test("SU112: a trimmed circle begins at its right and goes down first")
  func trim() {
    let path = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    guard case .move(let start)? = path.elements.first,
      case .line(let end)? = path.elements.last
    else {
      Issue.record("the path is \(path.elements)")
      return
    }
    #expect(abs(start.x - 10) < 0.1 && abs(start.y - 5) < 0.1)
    #expect(abs(end.x - 5) < 0.2 && abs(end.y - 10) < 0.2)
  }
}
