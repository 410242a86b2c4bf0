// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// Views that are turned, scaled or moved.
@MainActor
@Suite("Transforms of views")
struct TransformTests {
  private let test = TestScreen()
  private let view = View(frame: CGRect(x: 80, y: 90, width: 40, height: 20))

  init() {
    view.backgroundColor = .red
    test.root.view.backgroundColor = .white
    test.root.view.addSubview(view)
  }

  private func color(_ x: Int, _ y: Int) -> String {
    Renderer(canvas: Canvas(size: PixelSize(width: 200, height: 200)))
      .render(test.window.displayList).color(x: x, y: y).hexText
  }

  @Test(
    "a transform moves the picture about the view's center and leaves the frame",
    arguments: [
      ("quarter turn", Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), [(100, 85)], [(85, 100)]),
      ("twice as large", .scale(x: 2, y: 2), [(65, 85), (135, 115)], [(55, 100), (100, 75)]),
      ("moved", .translation(x: 50, y: 0), [(135, 95), (165, 105)], [(100, 100)]),
      ("mirrored", .scale(x: -1, y: 1), [(85, 100), (115, 100)], [(75, 100)]),
    ] as [(String, Transform, [(Int, Int)], [(Int, Int)])])
  func picture(
    _ name: String, _ transform: Transform, _ inside: [(Int, Int)], _ outside: [(Int, Int)]
  ) {
    view.transform = transform
    for (x, y) in inside { #expect(color(x, y) == "#FF0000", "\(x), \(y)") }
    for (x, y) in outside { #expect(color(x, y) == "#FFFFFF", "\(x), \(y)") }
    #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    view.transform = .identity
    #expect(color(100, 100) == "#FF0000")
    #expect(color(100, 85) == "#FFFFFF")
  }

  @Test("what is in a view goes with it, clips and opacity too")
  func content() {
    let child = View(frame: CGRect(x: 30, y: 0, width: 40, height: 20))
    child.backgroundColor = .black
    view.addSubview(child)
    view.clipsToBounds = true
    view.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    // What was at the right is at the bottom now, and still cut off after ten points.
    #expect(color(100, 115) == "#000000")
    #expect(color(100, 100) == "#FF0000")
    #expect(color(100, 125) == "#FFFFFF")
    view.alpha = 0.5
    #expect(color(100, 115) == "#808080" || color(100, 115) == "#7F7F7F")
  }

  @Test("a switch resolves colors under a transform and records nothing anew")
  func style() {
    view.backgroundColor = .label
    view.transform = .scale(x: 2, y: 2)
    #expect(color(65, 85) == "#000000")
    let commands = test.window.displayList.commands
    test.switchStyle(to: .dark)
    #expect(color(65, 85) == "#FFFFFF")
    #expect(test.window.displayList.commands == commands)
  }

  @Test("a view under a transform counts as visible up to the transform")
  func visible() {
    let child = View(frame: CGRect(x: 30, y: 0, width: 40, height: 20))
    view.addSubview(child)
    view.clipsToBounds = true
    view.transform = .translation(x: 500, y: 0)
    #expect(child.visibleBounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.visibleBounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    view.isHidden = true
    #expect(child.visibleBounds == .zero)
  }
}
