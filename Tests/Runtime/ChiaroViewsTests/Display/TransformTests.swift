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
    "a transform moves the picture about the view's center and leaves bounds and center",
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
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 100, y: 100))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
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

  /// A transform and the frame that a view of 40 by 20 points at 80, 120 has by it.
  struct Around: CustomTestStringConvertible {
    var transform: Transform
    var frame: CGRect
    var testDescription: String { "\(transform)" }
  }

  @Test(
    "the frame is the rectangle around the transformed view; bounds and center stay",
    arguments: [
      Around(transform: .scale(x: 2, y: 0.5), frame: CGRect(x: 60, y: 125, width: 80, height: 10)),
      Around(
        transform: .translation(x: 5, y: -7), frame: CGRect(x: 85, y: 113, width: 40, height: 20)),
      Around(
        transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        frame: CGRect(x: 90, y: 110, width: 20, height: 40)),
      Around(transform: .scale(x: -1, y: 1), frame: CGRect(x: 80, y: 120, width: 40, height: 20)),
      Around(transform: .scale(x: 0, y: 0), frame: CGRect(x: 100, y: 130, width: 0, height: 0)),
    ])
  func around(_ row: Around) {
    let view = View(frame: CGRect(x: 80, y: 120, width: 40, height: 20))
    view.transform = row.transform
    #expect(view.frame == row.frame)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 100, y: 130))
    view.frame = view.frame
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 100, y: 130))
    view.center = CGPoint(x: 101, y: 132)
    #expect(view.frame == row.frame.offsetBy(dx: 1, dy: 2))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 81, y: 122, width: 40, height: 20))
  }

  @Test("a frame that is set places and sizes the transformed view")
  func set() {
    let view = View(frame: CGRect(x: 80, y: 120, width: 40, height: 20))
    view.transform = .scale(x: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(view.bounds.size == CGSize(width: 50, height: 30))
    #expect(view.center == CGPoint(x: 50, y: 30))
  }

  @Test("constraints place a view without its transform")
  func constrained() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.transform = .scale(x: 2, y: 2)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 60, y: 65))
    #expect(view.frame == CGRect(x: 40, y: 55, width: 40, height: 20))
  }
}
