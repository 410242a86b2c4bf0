// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroUIKit
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Images that a program draws.
@MainActor
@Suite("Drawn images")
struct ImageRendererTests {
  private func bitmap(_ image: UIImage) -> Bitmap? {
    guard case .object(let object) = image.content, let drawn = object as? PictureObject,
      case .bitmap(let bitmap) = drawn.picture
    else { return nil }
    return bitmap
  }

  @Test("an image has the size and the pixels of what was drawn, in the colors of its moment")
  func pixels() throws {
    let test = TestScreen()
    test.screen.activate()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    for (style, white) in [(UIUserInterfaceStyle.light, 0.0), (.dark, 1.0)] {
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format)
          .image { context in
            UIColor.label.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
          }
        #expect(image.size == CGSize(width: 10, height: 6))
        let pixels = bitmap(image)
        #expect(pixels?.size == PixelSize(width: 20, height: 12))
        #expect(pixels?.color(x: 2, y: 2).components.x == white)
        #expect(pixels?.color(x: 15, y: 2).alpha == 0)
      }
    }
  }

  @Test("a drawn image is shown by views and drawn into others without a source of pictures")
  func shown() throws {
    let test = TestScreen()
    test.screen.activate()
    let square = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let outer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in
      square.draw(at: CGPoint(x: 4, y: 0))
    }
    let pixels = try #require(bitmap(outer))
    #expect(pixels.color(x: pixels.size.width - 1, y: 1).components.x == 1)
    #expect(pixels.color(x: 0, y: 1).alpha == 0)
    let view = UIImageView(image: outer)
    #expect(view.frame.size == CGSize(width: 8, height: 4))
    test.root.view.addSubview(view)
    test.screen.update()
    let renderer = Renderer(canvas: Canvas(size: PixelSize(width: 20, height: 20)))
    let frame = renderer.render(test.window.displayList)
    #expect(frame.color(x: 6, y: 1).components.x == 1 && frame.color(x: 6, y: 1).components.y == 0)
  }

  /// The pixels that are red, as columns and rows.
  private func red(_ image: UIImage) throws -> [[Int]] {
    let pixels = try #require(bitmap(image))
    return (0..<pixels.size.height).flatMap { y in
      (0..<pixels.size.width).filter { pixels.color(x: $0, y: y).components.x == 1 }
        .map { [$0, y] }
    }
  }

  private func draw(_ width: Double, _ height: Double, _ body: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { _ in body() }
  }

  // Where the first pixel of a picture of 2 by 3 is shown: EXIF 1 to 8 in UIKit's order.
  @Test(
    "a picture is turned as its orientation says",
    arguments: [
      (UIImage.Orientation.up, [0, 0]), (.down, [1, 2]), (.left, [0, 1]), (.right, [2, 0]),
      (.upMirrored, [1, 0]), (.downMirrored, [0, 2]), (.leftMirrored, [0, 0]),
      (.rightMirrored, [2, 1]),
    ])
  func orientations(_ orientation: UIImage.Orientation, _ place: [Int]) throws {
    let image = draw(2, 3) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    }
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 0, orientation: orientation)
    #expect(try red(turned) == [place])
    let isLying = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    #expect(turned.size == CGSize(width: isLying ? 3 : 2, height: isLying ? 2 : 3))
  }

  @Test("a picture of a view is of what is pending, and without the view's own transform")
  func snapshots() throws {
    let test = TestScreen()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 2, height: 1))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    test.root.view.addSubview(view)
    test.screen.update()
    test.window.overrideUserInterfaceStyle = .dark
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    let image = draw(2, 1) { view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    #expect(try red(image) == [[0, 0], [1, 0]])
    #expect(view.transform.tx == 100)
  }

  @Test("a copied path goes on where the path ends")
  func copies() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.currentPoint == CGPoint(x: 3, y: 4))
    path.close()
    #expect(UIBezierPath(cgPath: path.cgPath).currentPoint == CGPoint(x: 1, y: 2))
    #expect(UIBezierPath(cgPath: CGPath()).currentPoint == .zero)
  }

  @Test("a size without pixels gives an empty image")
  func empty() {
    for side in [0, -1, CGFloat.nan, 1e9] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: 1)).image { _ in }
      #expect(bitmap(image) == nil)
    }
  }
}

/// Core Graphics' path of a context.
@MainActor
@Suite("Paths of a context")
struct ContextPathTests {
  /// The numbers of black and clear pixels in a picture of 20 by 20 points.
  private func count(_ draw: (CGContext) -> Void) -> (black: Int, clear: Int) {
    let test = TestScreen()
    test.screen.activate()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { draw($0.cgContext) }
    guard case .object(let object) = image.content, let drawn = object as? PictureObject,
      case .bitmap(let bitmap) = drawn.picture
    else { return (0, 0) }
    let alphas = (0..<400).map { bitmap.color(x: $0 % 20, y: $0 / 20).alpha }
    return (alphas.count { $0 == 1 }, alphas.count { $0 == 0 })
  }

  @Test("a path is filled or stroked, and then begins anew")
  func paths() {
    let square = count { context in
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fillPath()
      context.strokePath()
    }
    #expect(square == (100, 300))
    let line = count { context in
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.drawPath(using: .stroke)
    }
    #expect(line == (40, 360))
    let ring = count { context in
      context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.drawPath(using: .eoFill)
    }
    #expect(ring == (300, 100))
  }

  @Test("colors and lines come back as they were kept; an arc joins what it follows")
  func state() {
    let kept = count { context in
      context.setFillColor(UIColor.black.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.clear.cgColor)
      context.setLineWidth(9)
      context.restoreGState()
      context.restoreGState()
      context.fillEllipse(in: CGRect(x: -20, y: -20, width: 60, height: 60))
    }
    #expect(kept == (400, 0))
    // A quarter below the center: Core Graphics' clockwise is turned over in UIKit's contexts.
    let quarter = count { context in
      context.move(to: .zero)
      context.addArc(
        center: .zero, radius: 60, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      context.closePath()
      context.fillPath()
    }
    #expect(quarter == (400, 0))
  }
}
