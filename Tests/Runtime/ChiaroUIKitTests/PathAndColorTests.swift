// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroUIKit
import ChiaroViews
import Foundation
import Testing

@Suite("Paths, colors and images under UIKit's names")
@MainActor
struct PathAndColorTests {
  /// Changes of a path from 0, 0 to 10, 0 to 10, 10, and where it goes on.
  private static let changes: [(@MainActor (UIBezierPath) -> Void, CGPoint)] = [
    ({ _ in }, CGPoint(x: 10, y: 10)),
    ({ $0.removeAllPoints() }, .zero),
    ({ $0.close() }, CGPoint(x: 1, y: 0)),
    ({ $0.apply(CGAffineTransform(translationX: 5, y: 6)) }, CGPoint(x: 15, y: 16)),
    (
      { $0.cgPath = UIBezierPath(rect: CGRect(x: 3, y: 4, width: 1, height: 1)).cgPath },
      CGPoint(x: 3, y: 4)
    ),
    (
      { path in
        let other = UIBezierPath()
        other.move(to: CGPoint(x: 7, y: 8))
        path.append(other)
      }, CGPoint(x: 7, y: 8)
    ),
  ]

  @Test("the current point is where a path goes on, however it was changed", arguments: 0..<6)
  func currentPoint(_ index: Int) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let (change, place) = Self.changes[index]
    change(path)
    #expect(path.currentPoint == place)
  }

  @Test(
    "a point is in a path by its fill rule",
    arguments: [
      (5.0, 5.0, true, false), (1, 1, true, true), (9.5, 5, true, true), (11, 5, false, false),
      (-1, 5, false, false), (5, 12, false, false),
    ] as [(Double, Double, Bool, Bool)])
  func contains(_ x: Double, _ y: Double, _ winding: Bool, _ evenOdd: Bool) {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    let point = CGPoint(x: x, y: y)
    #expect(path.contains(point) == winding)
    path.usesEvenOddFillRule = true
    #expect(path.contains(point) == evenOdd)
  }

  @Test("curves and open parts hold points, too")
  func containsCurves() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 5, y: 5)) && !circle.contains(CGPoint(x: 1, y: 1)))
    let open = UIBezierPath()
    open.move(to: .zero)
    open.addLine(to: CGPoint(x: 10, y: 0))
    open.addLine(to: CGPoint(x: 0, y: 10))
    #expect(open.contains(CGPoint(x: 2, y: 2)) && !open.contains(CGPoint(x: 8, y: 8)))
  }

  @Test(
    "the components of a CGColor are its channels and its alpha",
    arguments: [
      (UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), [0.25, 0.5, 0.75, 0.5]),
      (UIColor(white: 0.5, alpha: 1), [0.5, 1]),
    ])
  func components(_ color: UIColor, _ wanted: [CGFloat]) throws {
    let components = color.cgColor.components
    let values = try #require(components)
    #expect(values.count == wanted.count && color.cgColor.numberOfComponents == wanted.count)
    for (value, wish) in zip(values, wanted) { #expect(abs(value - wish) < 1e-6) }
    // ChiaroColor's own vector is there where the type says so.
    let vector: ColorComponents = color.cgColor.components
    #expect(abs(vector.x - Double(wanted[0])) < 1e-6)
  }

  @Test("an image asset gives an image, empty where no variant fits")
  func asset() {
    let asset = UIImageAsset()
    let none = asset.image(with: UITraitCollection(userInterfaceStyle: .dark))
    let image: UIImage = none
    #expect(image.size == .zero)
    // ChiaroAppearance's own method is there where its result is unwrapped.
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark))?.content == nil)
  }

  @Test("a scale of 0 is that of the screen", arguments: [0.0, 1, 3])
  func scale(_ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format)
    UITraitCollection(displayScale: 2).performAsCurrent {
      let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
      #expect(image.cgImage?.width == Int(4 * (scale == 0 ? 2 : scale)))
    }
  }

  @Test("whether a view takes several touches is kept")
  func touches() {
    let view = UIView()
    #expect(!view.isMultipleTouchEnabled)
    view.isMultipleTouchEnabled = true
    #expect(view.isMultipleTouchEnabled)
  }
}
