// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// Views that are drawn in part and at a scale.
@MainActor
@Suite("Partial display")
struct PartialDisplayTests {
  private let test = TestScreen()

  private final class Drawer: View {
    var asked: [CGRect] = []
    var scales: [CGFloat] = []
    override func draw(_ rect: CGRect) {
      asked.append(rect)
      scales.append(contentScaleFactor)
      DynamicColor.systemBackground.setFill()
      GraphicsContext.current?.fill(rect)
    }
  }

  private func make() -> Drawer {
    let drawer = Drawer(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    test.root.view.addSubview(drawer)
    test.screen.update()
    return drawer
  }

  @Test("setNeedsDisplay(_:) draws the rectangle, setNeedsDisplay() everything")
  func parts() {
    let drawer = make()
    let part = CGRect(x: 4, y: 4, width: 8, height: 8)
    drawer.setNeedsDisplay(part)
    test.screen.update()
    drawer.setNeedsDisplay()
    test.screen.update()
    #expect(drawer.asked == [drawer.bounds, part, drawer.bounds])
    #expect(drawer.partial?.patches.isEmpty == true)
  }

  @Test("all of the parts together are everything, and so is another size")
  func everything() {
    let drawer = make()
    drawer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 20, height: 40))
    drawer.setNeedsDisplay(CGRect(x: 20, y: 0, width: 20, height: 40))
    test.screen.update()
    #expect(drawer.asked.last == drawer.bounds)
    drawer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    drawer.frame.size.width = 50
    test.screen.update()
    #expect(drawer.asked.last == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test("what was not drawn yet is drawn as a whole")
  func first() {
    let drawer = Drawer(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    drawer.isDisplayPending = false
    drawer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    test.root.view.addSubview(drawer)
    test.screen.update()
    #expect(drawer.asked == [drawer.bounds])
  }

  @Test("parts keep resolving their colors by the view's traits")
  func colors() {
    let drawer = make()
    drawer.setNeedsDisplay(CGRect(x: 4, y: 4, width: 8, height: 8))
    test.screen.update()
    let clips = test.window.displayList.commands.filter {
      if case .clip = $0 { true } else { false }
    }
    #expect(clips.count == 5)
    #expect(test.window.displayList.colors.last?.hexText == "#FFFFFF")
    // Off screen the whole view is drawn, without patches.
    let dark = drawer.displayList(with: TraitCollection(userInterfaceStyle: .dark))
    #expect(dark.description == "fill 0 0 40 40 #000000\n")
  }

  @Test("the scale factor is the display's, unless another was set; a change draws anew")
  func scale() {
    let drawer = make()
    #expect(drawer.contentScaleFactor == 1)
    test.change { $0.displayScale = 3 }
    #expect(drawer.contentScaleFactor == 3)
    drawer.contentScaleFactor = 2
    test.screen.update()
    drawer.contentScaleFactor = 0
    test.screen.update()
    #expect(drawer.scales == [1, 3, 2, 3])
  }

  @Test("a view is told of each move into another one and out")
  func moves() {
    final class Mover: View {
      var parents: [View?] = []
      override func didMoveToSuperview() { parents.append(superview) }
    }
    let (mover, outer) = (Mover(), View())
    outer.addSubview(mover)
    outer.addSubview(View())
    outer.insertSubview(mover, at: 0)
    mover.removeFromSuperview()
    mover.removeFromSuperview()
    #expect(mover.parents.map { $0 === outer } == [true, false])
  }
}
