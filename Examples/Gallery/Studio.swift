// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit
import Foundation

/// Draws pages: a screen, a window, and what shapes text and finds pictures.
@MainActor
final class Studio {
  /// The size of a screen in points.
  static let size = PointSize(width: 390, height: 844)
  private let options: GalleryOptions
  private let shaper: PangoTextShaper
  private let pictures = GalleryPictures()
  private let resources: RenderResources
  private var found: Set<String> = []

  /// A studio whose pictures are as they were asked for.
  init(_ options: GalleryOptions) throws(GalleryProblem) {
    guard let shaper = PangoTextShaper(fonts: .system) else {
      throw GalleryProblem(
        exitCode: 70,
        message: "text cannot be drawn without Pango: run Scripts/setup-libraries and build again")
    }
    self.options = options
    self.shaper = shaper
    resources = .standard(pictures: pictures)
  }

  /// What could not be drawn as it should be, each thing once.
  var problems: [String] { (found.union(pictures.problems)).sorted() }

  /// A page in an appearance, as it is seen under the condition.
  func picture(of page: GalleryPage, in appearance: GalleryAppearance) -> Bitmap {
    let renderer = Renderer(canvas: canvas, resources: resources)
    let bitmap = renderer.render(list(of: page, in: appearance))
    for diagnostic in renderer.diagnostics { found.insert("\(diagnostic)") }
    return options.condition.map { bitmap.seen(under: $0) } ?? bitmap
  }

  /// What a page draws in an appearance.
  func list(of page: GalleryPage, in appearance: GalleryAppearance) -> DisplayList {
    window(of: page, in: appearance).displayList
  }

  /// What stands for the pixels of a page: in both color spaces, each on one thread and on two,
  /// and in 16 bits.
  func digests(of page: GalleryPage, in appearance: GalleryAppearance) -> [String] {
    let list = list(of: page, in: appearance)
    let whole = canvas
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
    let meter = ContrastMeter(canvas: canvas, resources: resources)
    report.add(
      meter.contrasts(of: window.displayList), labels: window.textsOfLabels, of: page,
      in: appearance)
  }

  /// The window of a page.
  private func window(of page: GalleryPage, in appearance: GalleryAppearance) -> UIWindow {
    let bounds = CGRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height)
    let idiom: UIUserInterfaceIdiom = page.makeWindow == nil ? .phone : .mac
    let screen = UIScreen(
      bounds: bounds,
      systemTraits: traits(of: appearance).modifyingTraits { $0.userInterfaceIdiom = idiom },
      stage: Stage(resources: resources))
    screen.activate()
    if let make = page.makeWindow {
      // The app is kept by `NSApp`, and keeps the window.
      _ = NSApplication(screen: screen)
      let window = screen.stage.performAsCurrent { make(bounds) }
      screen.update()
      return window
    }
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    let root = page.make()
    window.rootViewController = root
    screen.update()
    if let presented = page.presented?() { root.present(presented) }
    return window
  }

  private func traits(of appearance: GalleryAppearance) -> UITraitCollection {
    appearance.traits.modifyingTraits {
      $0.displayGamut = options.colorSpace == .displayP3 ? .P3 : .sRGB
      $0.layoutDirection = options.direction
    }
  }

  /// A contact sheet.
  func picture(of sheet: ContactSheet) -> Bitmap {
    sheet.picture(colorSpace: options.colorSpace, textShaper: shaper)
  }

  private var canvas: Canvas {
    let pixels = PixelSize(
      width: Int(Self.size.width) * options.scale, height: Int(Self.size.height) * options.scale)
    return Canvas(
      size: pixels, scale: Float(options.scale), colorSpace: options.colorSpace,
      depth: options.depth)
  }
}
