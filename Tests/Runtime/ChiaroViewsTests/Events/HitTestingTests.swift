// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Which view a point reaches.
@MainActor
@Suite("Hit-testing")
struct HitTestingTests {
  /// A tree in which every view has a name: `back` fills the root, `front` covers its right half,
  /// `inner` stands in `front` and sticks out of it to the left.
  @MainActor
  struct Tree {
    let test = TestScreen()
    let back = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let front = View(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
    let inner = View(frame: CGRect(x: -50, y: 50, width: 100, height: 50))

    init() {
      test.root.view.addSubview(back)
      test.root.view.addSubview(front)
      front.addSubview(inner)
      test.screen.update()
    }

    func name(at x: CGFloat, _ y: CGFloat) -> String {
      let hit = test.window.hitTest(CGPoint(x: x, y: y), with: nil)
      if hit === test.window { return "window" }
      let names: [(View, String)] = [
        (test.root.view, "root"), (back, "back"), (front, "front"), (inner, "inner"),
      ]
      return names.first { $0.0 === hit }?.1 ?? "nothing"
    }
  }

  @Test(
    "the front view is reached, and nothing outside of the view that holds it",
    arguments: [
      (10, 10, "back"), (99.5, 60, "back"), (100, 60, "inner"), (149, 60, "inner"),
      (150, 60, "front"), (120, 10, "front"), (200, 10, "root"), (10, 200, "root"),
      (-1, 10, "nothing"), (10, 900, "nothing"),
    ] as [(CGFloat, CGFloat, String)])
  func places(_ x: CGFloat, _ y: CGFloat, _ name: String) {
    #expect(Tree().name(at: x, y) == name)
  }

  @Test(
    "what is hidden, all but transparent or takes no input is passed over",
    arguments: [
      (false, 1, true, "inner"), (true, 1, true, "back"), (false, 0.005, true, "back"),
      (false, 0.01, true, "inner"), (false, 1, false, "back"),
    ] as [(Bool, CGFloat, Bool, String)])
  func passedOver(_ isHidden: Bool, _ alpha: CGFloat, _ takesInput: Bool, _ name: String) {
    let tree = Tree()
    tree.front.isHidden = isHidden
    tree.front.alpha = alpha
    tree.front.isUserInteractionEnabled = takesInput
    #expect(tree.name(at: 120, 60) == name)
  }

  @Test("a view that scrolled is reached where it is seen")
  func scrolled() {
    let tree = Tree()
    tree.front.bounds.origin = CGPoint(x: 0, y: 40)
    #expect(tree.name(at: 120, 20) == "inner")
    #expect(tree.name(at: 120, 70) == "front")
    #expect(tree.front.convert(CGPoint(x: 0, y: 40), to: nil) == CGPoint(x: 100, y: 0))
    #expect(tree.inner.convert(CGPoint(x: 100, y: 0), from: nil) == CGPoint(x: 50, y: -10))
  }

  @Test("a view that is turned, scaled or moved is reached where it is seen")
  func transformed() {
    let tree = Tree()
    // A quarter turn about (150, 100): what was at the right is at the bottom.
    tree.front.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(tree.name(at: 60, 100) == "front")
    #expect(tree.name(at: 199, 40) == "back")
    let place = tree.front.convert(CGPoint(x: 100, y: 100), to: nil)
    #expect(abs(place.x - 150) < 0.001 && abs(place.y - 150) < 0.001)
    let back = tree.front.convert(place, from: nil)
    #expect(abs(back.x - 100) < 0.001 && abs(back.y - 100) < 0.001)
    let around = tree.front.convert(tree.front.bounds, to: nil)
    #expect(abs(around.width - 200) < 0.001 && abs(around.height - 100) < 0.001)
    tree.front.transform = .scale(x: 0.5, y: 0.5)
    #expect(tree.name(at: 120, 60) == "back")
    #expect(tree.name(at: 130, 80) == "inner")
    tree.front.transform = .scale(x: 0, y: 0)
    #expect(tree.name(at: 150, 100) == "back")
  }

  @Test("labels and pictures let pointers through")
  func letThrough() {
    let tree = Tree()
    for view in [Label(text: "text"), ImageView(image: nil)] as [View] {
      view.frame = tree.back.bounds
      tree.back.addSubview(view)
    }
    #expect(tree.name(at: 10, 10) == "back")
  }

  @Test("a view can be larger for pointers than it is")
  func larger() {
    final class Generous: View {
      override func point(inside point: CGPoint, with event: InputEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let tree = Tree()
    let view = Generous(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    tree.back.addSubview(view)
    #expect(tree.test.window.hitTest(CGPoint(x: 75, y: 75), with: nil) === view)
    #expect(tree.test.window.hitTest(CGPoint(x: 81, y: 75), with: nil) === tree.back)
  }
}
