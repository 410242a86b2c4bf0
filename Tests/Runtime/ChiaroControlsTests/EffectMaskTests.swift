// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroControls
@testable import ChiaroViews

/// Masks of views and of effect views as pixels: S179.
@MainActor
@Suite("Masks")
struct EffectMaskTests {
  private let test = TestScreen()
  private static let size = PixelSize(width: 100, height: 100)
  private static let frame = CGRect(x: 20, y: 20, width: 60, height: 60)

  /// A view that fills what it is given, once or several times.
  private final class Shape: View {
    var fills: [@MainActor @Sendable (GraphicsContext) -> Void] = [] {
      didSet { setNeedsDisplay() }
    }
    override func draw(_ rect: CGRect) {
      guard let context = GraphicsContext.current else { return }
      for fill in fills { fill(context) }
    }
  }

  /// Lays red and blue side by side.
  init() {
    for (index, color) in [DynamicColor.red, .blue].enumerated() {
      let half = View(frame: CGRect(x: 50 * index, y: 0, width: 50, height: 100))
      half.backgroundColor = color
      test.root.view.addSubview(half)
    }
  }

  private func picture() -> Bitmap {
    test.screen.update()
    return Renderer(
      canvas: Canvas(size: Self.size), resources: RenderResources()
    ).render(test.window.displayList)
  }

  private func show(_ view: View) {
    view.frame = Self.frame
    test.root.view.addSubview(view)
  }

  private func plain(_ frame: CGRect, radius: CGFloat = 0) -> View {
    let mask = View(frame: frame)
    mask.backgroundColor = .black
    mask.layer.cornerRadius = radius
    return mask
  }

  // MARK: Effects

  @Test("S179: a mask around an effect view stops its effect, one in its content does not")
  func around() {
    let sharp = picture()
    let around = View(frame: test.root.view.bounds)
    test.root.view.addSubview(around)
    let view = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
    view.frame = Self.frame
    around.addSubview(view)
    let whole = picture()
    #expect(whole != sharp && view.issues == [])
    around.mask = plain(around.bounds)
    // The mask cuts nothing; yet nothing lies behind the effect in what is masked.
    #expect(picture() == sharp && view.issues == [.maskedAncestor])
    around.mask = nil
    #expect(picture() == whole && view.issues == [])
    view.contentView.mask = plain(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(picture() == whole)
    let content = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    content.backgroundColor = .black
    view.contentView.addSubview(content)
    let cut = picture()
    #expect(cut.color(x: 22, y: 22) == .black)
    #expect(cut.color(x: 30, y: 30) == whole.color(x: 30, y: 30))
    let inner = VisualEffectView(effect: BlurEffect(style: .light))
    view.contentView.addSubview(inner)
    #expect(inner.issues == [])
  }

  @Test("S179: a mask on the effect view cuts the material and the content, and nothing else")
  func onEffect() {
    let sharp = picture()
    let view = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
    let content = View(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    content.backgroundColor = .green
    view.contentView.addSubview(content)
    show(view)
    let whole = picture()
    let mask = plain(CGRect(x: 0, y: 0, width: 40, height: 60))
    view.mask = mask
    let cut = picture()
    #expect(view.issues == [])
    for y in stride(from: 22, to: 80, by: 4) {
      for x in stride(from: 22, to: 80, by: 4) {
        #expect(cut.color(x: x, y: y) == (x < 60 ? whole : sharp).color(x: x, y: y), "\(x) \(y)")
      }
    }
    // A translucent mask is a translucent view.
    mask.alpha = 0.5
    #expect(view.issues == [.translucentView])
    #expect(picture().color(x: 30, y: 50) == sharp.color(x: 30, y: 50))
  }

  // MARK: Shapes

  private nonisolated static var triangle: Path {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 60, y: 0))
    path.line(to: Point(x: 0, y: 60))
    path.close()
    return path
  }

  /// The points at which a mask is looked at: a corner, the middle, and near the far corner.
  private static let places = [(21, 21), (44, 45), (78, 78), (40, 38)]

  private nonisolated static let masks: [(String, @MainActor @Sendable () -> View, [Bool])] = [
    ("an empty view", { View(frame: CGRect(x: 0, y: 0, width: 60, height: 60)) }, .none(4)),
    (
      "a rectangle that is filled",
      {
        let mask = Shape(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        mask.fills = [{ $0.fill(CGRect(x: 10, y: 10, width: 30, height: 30)) }]
        return mask
      }, [false, true, false, false]
    ),
    (
      "round corners",
      {
        let mask = View(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        mask.backgroundColor = .white
        mask.layer.cornerRadius = 30
        return mask
      }, [false, true, false, true]
    ),
    (
      "a round rectangle that is filled",
      {
        let mask = Shape(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        mask.fills = [{ $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 30) }]
        return mask
      }, [false, true, false, true]
    ),
    (
      "a path",
      {
        let mask = Shape(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        mask.fills = [{ $0.fill(triangle) }]
        return mask
      }, [true, true, false, true]
    ),
    (
      "two fills, which cut to the frame",
      {
        let mask = Shape(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
        let dot = CGRect(x: 0, y: 0, width: 1, height: 1)
        mask.fills = [{ $0.fill(dot) }, { $0.fill(dot) }]
        return mask
      }, [true, true, false, true]
    ),
    (
      "a hidden view",
      {
        let mask = View(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        mask.backgroundColor = .white
        mask.isHidden = true
        return mask
      }, .none(4)
    ),
  ]

  @Test("a mask lets its shape through", arguments: masks)
  func shapes(_ name: String, _ make: @MainActor @Sendable () -> View, _ seen: [Bool]) {
    let behind = picture()
    let view = View()
    view.backgroundColor = .green
    show(view)
    // The mask stands in the coordinates of the view, which may be scrolled.
    for origin in [CGPoint.zero, CGPoint(x: 100, y: -50)] {
      let mask = make()
      mask.frame.origin.x += origin.x
      mask.frame.origin.y += origin.y
      view.bounds.origin = origin
      view.mask = mask
      let picture = picture()
      for (place, isSeen) in zip(Self.places, seen) {
        let color = isSeen ? "#00FF00" : behind.color(x: place.0, y: place.1).hexText
        #expect(picture.color(x: place.0, y: place.1).hexText == color, "\(name) \(place)")
      }
    }
  }

  @Test("what changes in a mask is seen with the next picture")
  func changes() {
    let view = View()
    view.backgroundColor = .green
    show(view)
    let mask = Shape(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.mask = mask
    func isSeen() -> Bool { picture().color(x: 30, y: 50).hexText == "#00FF00" }
    #expect(!isSeen())
    mask.fills = [{ $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60)) }]
    #expect(isSeen())
    mask.frame.origin.x = 30
    #expect(!isSeen())
    mask.frame.origin.x = 0
    mask.alpha = 0.5
    let mixed = picture().color(x: 30, y: 50).components
    #expect(abs(mixed.x - 0.5) < 0.01 && abs(mixed.y - 0.5) < 0.01)
    mask.alpha = 1
    #expect(isSeen())
    // A view masks one other at a time.
    let other = View()
    other.mask = mask
    #expect(view.mask == nil && mask.window == nil)
    #expect(isSeen())
  }
}

extension [Bool] {
  fileprivate static func none(_ count: Int) -> [Bool] { Array(repeating: false, count: count) }
}
