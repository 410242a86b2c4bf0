// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit
import Foundation
import Testing

/// Templates, originals and symbols with dynamic tints, as pixels of both kinds of canvas.
@MainActor
@Suite("Tints as pixels")
struct TintPixelTests {
  private nonisolated static let day = Color(.displayP3, 0.9, 0.3, 0.1)
  private nonisolated static let night = Color(.sRGB, 0.2, 0.6, 1)
  private nonisolated static let own = Color(.displayP3, 0, 1, 0)

  /// A green square with a transparent left half, in Display P3, and symbols.
  private struct Source: PictureSource {
    private let symbols = MediaPictureSource()

    func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
      guard reference == .file("half") else { return symbols.picture(reference, size: size) }
      let pixels = (0..<16).flatMap { [UInt8](arrayLiteral: 0, 255, 0, $0 % 8 < 4 ? 0 : 255) }
      return .bitmap(
        Bitmap(
          size: PixelSize(width: 8, height: 2), samples: .eightBit(pixels),
          colorSpace: .displayP3, alphaState: .straight))
    }
  }

  private let screen: UIScreen
  private let window: UIWindow

  init() {
    screen = UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 40, height: 40),
      systemTraits: UITraitCollection(userInterfaceStyle: .light))
    screen.activate()
    window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.rootViewController = UIViewController()
  }

  enum Kind: CaseIterable {
    case template, original, originalTinted, symbol, symbolTinted
  }

  private func view(_ kind: Kind) -> UIImageView {
    let half = UIImage(.file("half"))
    let dot = UIImage(.symbol("circle.fill"))
    let tint = UIColor { $0.userInterfaceStyle == .dark ? UIColor(Self.night) : UIColor(Self.day) }
    let image =
      switch kind {
      case .template: half.withRenderingMode(.alwaysTemplate)
      case .original: half.withRenderingMode(.alwaysOriginal)
      case .originalTinted: half.withTintColor(tint)
      case .symbol: dot
      case .symbolTinted: dot.withTintColor(tint, renderingMode: .alwaysOriginal)
      }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    if kind == .template || kind == .symbol { view.tintColor = tint }
    return view
  }

  @Test(
    "S157, S158: shapes take the tint of the style, originals keep their color, after a switch too",
    arguments: Kind.allCases, [ColorSpace.sRGB, .displayP3])
  func tint(_ kind: Kind, _ space: ColorSpace) {
    window.rootViewController?.view.addSubview(view(kind))
    for depth in Canvas.Depth.allCases {
      let renderer = Renderer(
        canvas: Canvas(
          size: PixelSize(width: 40, height: 40), colorSpace: space, depth: depth),
        resources: RenderResources(pictures: Source()))
      for (style, tint) in [(UIUserInterfaceStyle.light, Self.day), (.dark, Self.night)] {
        screen.systemTraits = UITraitCollection(userInterfaceStyle: style)
        let picture = renderer.render(window.displayList)
        let expected: ColorComponents = (kind == .original ? Self.own : tint).converted(to: space)
          .components
          .clamped(lowerBound: .zero, upperBound: .one)
        // In the right half, far enough from its edge, where the square and the disc are whole.
        let gap = picture.color(x: 30, y: 20).components - expected
        #expect(max(gap.max(), -gap.min()) <= 1.0 / 255, "\(kind) in \(style)")
        #expect(picture.color(x: 30, y: 20).alpha == 1)
        #expect(picture.color(x: 0, y: 0).alpha == 0)
      }
    }
  }
}
