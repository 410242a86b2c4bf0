// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit
import Foundation

/// Draws pages: a screen, a window, and what shapes text and finds pictures.
@MainActor
final class Studio {
  /// The size of a screen in points.
  static let size = CGSize(width: 390, height: 844)
  private let scale: Int
  private let pictures = GalleryPictures()
  private let resources: RenderResources
  private var found: Set<String> = []
  /// The screen of the page that was made last: a window does not keep its own.
  private var stage: UIScreen?

  /// A studio whose pictures have so many pixels a point.
  init(scale: Int) throws(GalleryProblem) {
    guard let shaper = PangoTextShaper() else {
      throw GalleryProblem(
        exitCode: 70, message: "text cannot be set without Pango: run Scripts/setup-libraries")
    }
    self.scale = scale
    resources = RenderResources(
      textShaper: shaper, pictures: pictures, materials: SystemMaterials())
    TextSetting.shaper = shaper
  }

  /// What could not be drawn as it should be, each thing once.
  var problems: [String] { (found.union(pictures.problems)).sorted() }

  /// A page in an appearance.
  func picture(of page: GalleryPage, in appearance: GalleryAppearance) -> Bitmap {
    render(list(of: page, in: appearance), Self.size, scale: scale)
  }

  /// What a page draws in an appearance.
  func list(of page: GalleryPage, in appearance: GalleryAppearance) -> DisplayList {
    window(of: page, in: appearance).displayList
  }

  /// What stands for the pixels of a page: in both color spaces, each on one thread and on two,
  /// and in 16 bits.
  func digests(of page: GalleryPage, in appearance: GalleryAppearance) -> [String] {
    let list = list(of: page, in: appearance)
    let whole = canvas(Self.size, scale: scale)
    return [ColorSpace.sRGB, .displayP3].flatMap { space in
      let lines = [1, 2].map { bands in
        let canvas = Canvas(size: whole.size, scale: whole.scale, colorSpace: space)
        let renderer = Renderer(canvas: canvas, resources: resources)
        renderer.bands = bands
        return "\(space) bands \(bands): \(renderer.render(list).contentDigest)"
      }
      let deep = Canvas(
        size: PixelSize(width: 195, height: 422), scale: 0.5, colorSpace: space,
        depth: .sixteenBit)
      let picture = Renderer(canvas: deep, resources: resources).render(list)
      return lines + ["\(space) 16 bits: \(picture.contentDigest)"]
    }
  }

  /// Adds how the texts of a page stand out in an appearance.
  func measure(
    _ page: GalleryPage, in appearance: GalleryAppearance, into report: inout ContrastReport
  ) {
    let window = window(of: page, in: appearance)
    let meter = ContrastMeter(canvas: canvas(Self.size, scale: scale), resources: resources)
    report.add(
      meter.contrasts(of: window.displayList), labels: window.textsOfLabels, of: page,
      in: appearance)
  }

  /// The window of a page.
  private func window(of page: GalleryPage, in appearance: GalleryAppearance) -> UIWindow {
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: Self.size), systemTraits: appearance.traits)
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    let root = page.make()
    window.rootViewController = root
    screen.update()
    if let presented = page.presented?() { root.present(presented) }
    stage = screen
    return window
  }

  /// A contact sheet.
  func picture(of sheet: ContactSheet) -> Bitmap {
    for (index, card) in sheet.cards.enumerated() {
      pictures.lend(card.picture, as: sheet.name(of: index))
    }
    return render(sheet.list, sheet.size, scale: 1)
  }

  private func render(_ list: DisplayList, _ size: CGSize, scale: Int) -> Bitmap {
    let renderer = Renderer(canvas: canvas(size, scale: scale), resources: resources)
    let bitmap = renderer.render(list)
    for diagnostic in renderer.diagnostics { found.insert("\(diagnostic)") }
    return bitmap
  }

  private func canvas(_ size: CGSize, scale: Int) -> Canvas {
    let pixels = PixelSize(width: Int(size.width) * scale, height: Int(size.height) * scale)
    return Canvas(size: pixels, scale: Float(scale))
  }
}
