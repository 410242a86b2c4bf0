// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What built-in views override of the kernel, a view of another module can override too: nothing
/// is imported here for testing.
@Suite("Views of other modules")
@MainActor
struct OutsideViewTests {
  /// A view that scrolls content of its own, and notes what it is told.
  private final class Map: View {
    var notes: [String] = []
    var keeps = false

    override var wantsHover: Bool { true }
    override var keepsPointer: Bool { keeps }
    override var tintedBackground: TintedBackground { .scrolled }
    override func hoverMoved(_ isHovered: Bool) { notes.append("hover \(isHovered)") }
    override func scrollContent(by delta: CGSize) -> Bool {
      notes.append("scroll \(delta.height)")
      return true
    }
    override func reveal(_ rect: CGRect) { notes.append("reveal \(rect.minY)") }
    override func pointerBegan(_ event: PointerEvent) { notes.append("began") }
    override func pointerMoved(_ event: PointerEvent) {}
    override func pointerCancelled(_ event: PointerEvent) { notes.append("canceled") }
  }

  /// A view that stands on a baseline.
  private final class Line: View {
    override var baselineOffsets: (first: CGFloat, last: CGFloat) { (9, 4) }
  }

  private let test = TestScreen()
  private let map = Map(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("a wheel, a hovering pointer and the focus reach it")
  func input() {
    test.root.view.addSubview(map)
    let button = Button(frame: CGRect(x: 10, y: 40, width: 20, height: 20))
    map.addSubview(button)
    test.screen.update()
    let hand = Hand(test.window)
    hand.hover(80, 80)
    hand.scroll(80, 80, by: CGSize(width: 0, height: -30))
    hand.hover(300, 300)
    hand.key(.tab)
    #expect(map.notes == ["hover true", "scroll -30.0", "hover false", "reveal 40.0"])
  }

  @Test("a scroll view takes the pointer from it unless it keeps it", arguments: [false, true])
  func keeping(_ keeps: Bool) {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delaysContentTouches = false
    map.keeps = keeps
    scroll.addSubview(map)
    test.root.view.addSubview(scroll)
    test.screen.update()
    Hand(test.window).drag((50, 80), (50, 20), hold: 1)
    #expect(map.notes == (keeps ? ["began"] : ["began", "canceled"]))
    #expect((scroll.contentOffset.y > 0) != keeps)
  }

  @Test("constraints use its baselines")
  func baselines() {
    let (line, label) = (Line(), View(frame: CGRect(x: 0, y: 50, width: 10, height: 10)))
    test.root.view.addSubview(label)
    test.root.view.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.firstBaselineAnchor.constraint(equalTo: label.topAnchor).isActive = true
    line.heightAnchor.constraint(equalToConstant: 20).isActive = true
    test.screen.update()
    #expect(line.frame == CGRect(x: 0, y: 41, width: 0, height: 20))
  }

  @Test("a Mac's desktop tints its background as that of a scroll view, and no other view's")
  func background() {
    let views = [map, ScrollView(frame: map.frame), View(frame: map.frame)]
    for view in views {
      view.backgroundColor = .controlBackgroundColor
      test.root.view.addSubview(view)
    }
    test.change {
      $0.userInterfaceIdiom = .mac
      $0.userInterfaceStyle = .dark
      $0[TraitDesktopTint.self] = DesktopTint(
        wallpaper: Color(.sRGB, 1, 0, 0), policy: .darkAlways, amount: 0.5)
    }
    let fills = test.window.displayList.lines(of: "fill").suffix(3)
      .compactMap { $0.split(separator: " ").last }
    #expect(fills.count == 3 && fills.first == fills.dropFirst().first)
    #expect(fills.first != fills.last)
  }
}
