// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit
import Foundation
import Testing

/// What interfaces look like at the end of it all: as pixels.
@MainActor
@Suite("Pixels")
struct PixelTests {
  private let screen: UIScreen
  private let window: UIWindow
  private let renderer: Renderer

  /// Two pictures of one color each.
  private struct Plain: PictureSource {
    func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
      guard case .file(let name, _) = reference else { return nil }
      if name == "paper" {
        return .bitmap(
          Bitmap(
            size: PixelSize(width: 24, height: 24),
            samples: .eightBit([UInt8](repeating: 255, count: 24 * 24 * 4)), colorSpace: .sRGB,
            alphaState: .straight))
      }
      guard let level = ["day": UInt8(200), "night": 40][name] else { return nil }
      return .bitmap(
        Bitmap(
          size: PixelSize(width: 1, height: 1), samples: .eightBit([level, level, level, 255]),
          colorSpace: .sRGB, alphaState: .straight))
    }
  }

  init() {
    screen = UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 120, height: 40),
      systemTraits: UITraitCollection(userInterfaceStyle: .light))
    screen.activate()
    window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .systemBackground
    renderer = Renderer(
      canvas: Canvas(size: PixelSize(width: 120, height: 40)),
      resources: RenderResources(textShaper: PangoTextShaper(), pictures: Plain()))
  }

  private func show(_ view: UIView, _ style: UIUserInterfaceStyle) {
    view.frame = CGRect(x: 10, y: 5, width: 100, height: 30)
    window.rootViewController?.view.addSubview(view)
    screen.systemTraits = UITraitCollection(userInterfaceStyle: style)
  }

  /// The red channels of the frame: everything here is gray.
  private func grays() -> [UInt8] {
    guard case .eightBit(let samples) = renderer.render(window.displayList).samples else {
      return []
    }
    return stride(from: 0, to: samples.count, by: 4).map { samples[$0] }
  }

  @Test("a cell has its own color, until it is chosen")
  func cell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = UIColor(white: 0.4, alpha: 1)
    let middle = 20 * 120 + 60
    for style in [UIUserInterfaceStyle.light, .dark] {
      show(cell, style)
      #expect(grays()[middle] == 102)
    }
    cell.isSelected = true
    #expect(grays()[middle] != 102)
  }

  @Test(
    "S189: a label's letters are black in light and white in dark",
    arguments: [(UIUserInterfaceStyle.light, UInt8(255), UInt8(0)), (.dark, 0, 255)])
  func label(style: UIUserInterfaceStyle, paper: UInt8, ink: UInt8) {
    let label = UILabel()
    label.text = "Dark"
    show(label, style)
    let grays = grays()
    #expect(grays.first == paper)
    #expect(grays.contains(ink))
  }

  @Test("S190: attributed text without a color is white in a dark label and black in a text view")
  func attributed() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Dark")
    show(label, .dark)
    #expect(grays().contains(255))
    label.removeFromSuperview()
    let page = UITextView()
    page.attributedText = NSAttributedString(string: "Dark")
    (page.backgroundColor, page.showsVerticalScrollIndicator) = (.clear, false)
    show(page, .dark)
    #expect(Set(grays()) == [0])
    window.rootViewController?.view.backgroundColor = .white
    let onWhite = grays()
    #expect(onWhite.contains(0) && onWhite.first == 255)
  }

  @Test("a white background is softened in dark where asked, and light gives the first bytes back")
  func softened() {
    let view = UIImageView(image: UIImage(.file("paper")))
    view.softensWhiteBackgrounds = true
    show(view, .light)
    let light = grays()
    #expect(Set(light) == [255])
    show(view, .dark)
    #expect(Set(grays()) == [0, 224])
    view.showsUserContent = true
    #expect(Set(grays()) == [0, 255])
    view.showsUserContent = false
    show(view, .light)
    #expect(grays() == light)
  }

  @Test(
    "S149, S151: an image view shows the picture of its style, and the other one after a switch")
  func image() {
    let asset = UIImageAsset()
    asset.register(UIImage(.file("day")), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(UIImage(.file("night")), with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(
      image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)))
    let center = 20 * 120 + 60
    show(view, .light)
    #expect(grays()[center] == 200)
    show(view, .dark)
    #expect(grays()[center] == 40)
    view.overrideUserInterfaceStyle = .light
    #expect(grays()[center] == 200)
  }

  @Test("S158: a template with a dynamic tint needs no picture for each style")
  func template() {
    let view = UIImageView(image: UIImage(.file("day")).withRenderingMode(.alwaysTemplate))
    view.tintColor = .label
    let center = 20 * 120 + 60
    show(view, .light)
    #expect(grays()[center] == 0)
    show(view, .dark)
    #expect(grays()[center] == 255)
  }

  /// Changes its colors inside the methods of the table only.
  private final class Card: UIView {
    private let label = UILabel()
    override func layoutSubviews() {
      super.layoutSubviews()
      if label.superview == nil { addSubview(label) }
      label.text = "Light and dark"
      label.frame = bounds
      layer.backgroundColor = UIColor.secondarySystemBackground.cgColor
    }
    override func draw(_ rect: CGRect) {
      UIColor.separator.setStroke()
      GraphicsContext.current?.stroke(rect, width: 1)
    }
  }

  @Test("S88, S92: after any number of switches the picture is that of a fresh launch")
  func switches() throws {
    show(Card(), .light)
    let light = renderer.render(window.displayList)
    for style in [UIUserInterfaceStyle.dark, .light, .dark, .light, .dark] {
      screen.systemTraits = UITraitCollection(userInterfaceStyle: style)
      renderer.draw(window.displayList)
    }
    let fresh = PixelTests()
    fresh.show(Card(), .dark)
    #expect(renderer.bitmap == fresh.renderer.render(fresh.window.displayList))
    #expect(renderer.bitmap != light)
  }
}
