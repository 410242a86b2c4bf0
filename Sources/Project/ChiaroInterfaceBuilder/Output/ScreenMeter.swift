// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroViews
import Foundation

/// Measures what is seen of a screen in light and in dark, with increased contrast and reduced
/// transparency: the contrast of its texts and symbols, and how light its areas are.
@MainActor
struct ScreenMeter {
  private let screen: InterfaceScreen

  /// The largest number of pixels that are measured; larger screens are left out.
  private static let mostPixels = 8_000_000
  /// The share of the screen from which a view is an area.
  private static let leastShare = 0.05

  init(_ screen: InterfaceScreen) { self.screen = screen }

  /// The measurements; null for a screen that is too large.
  func json() -> JSON {
    let size = PixelSize(
      width: max(1, Int(saturating: screen.size.width.rounded(.up))),
      height: max(1, Int(saturating: screen.size.height.rounded(.up))))
    guard size.width * size.height <= Self.mostPixels else { return .null }
    let canvas = Canvas(size: size, scale: 1)
    var pictures: [Bitmap] = []
    let looks = appearances.map { appearance -> JSON in
      screen.show(appearance.traits)
      let picture = Renderer(canvas: canvas, resources: screen.window.stage.resources)
        .render(screen.window.displayList)
      pictures.append(picture)
      let map = LightMap(picture)
      let inks = InkMeter(screen, canvas: canvas)
      return [
        "name": .string(appearance.words), "dark": .number(map.darkShare),
        "texts": .array(inks.texts()), "marks": .array(inks.marks()),
        "areas": .array(areas(map)),
        "selections": .array(SelectionMeter(screen: screen).selections()),
      ]
    }
    if let usual = ScreenAppearance.usual.first { screen.show(usual.traits) }
    return [
      "looks": .array(looks),
      "isSame": .bool(pictures.prefix(2).allSatisfy { $0 == pictures.first }),
    ]
  }

  /// The appearances that are measured: light and dark, the same with increased contrast, and with
  /// reduced transparency where something is translucent.
  private var appearances: [ScreenAppearance] {
    let isTranslucent = screen.views.contains { placed in
      placed.element.isNamed("visualEffectView") || placed.view is Bar
    }
    return ScreenAppearance.usual + ScreenAppearance.contrasted
      + (isTranslucent ? ScreenAppearance.opaque : [])
  }

  // MARK: Areas

  /// The large views that are seen and fill their place with a color of their own.
  private func areas(_ map: LightMap) -> [JSON] {
    let whole = screen.size.width * screen.size.height
    return screen.views.compactMap { placed -> JSON? in
      guard let object = placed.element.objectID else { return nil }
      let place = InterfaceScreen.windowFrame(of: placed)
        .intersection(CGRect(origin: .zero, size: screen.size))
      let share = Double(place.width * place.height / max(1, whole))
      guard !place.isNull, share >= Self.leastShare else { return nil }
      return [
        "object": .string(object), "share": .number(share),
        "light": .number(map.lightShare(of: place)),
        "isFilled": .bool(isFilled(placed)),
      ]
    }
  }

  /// Whether a view has a background that nothing shows through.
  private func isFilled(_ placed: PlacedElement) -> Bool {
    guard !placed.view.isHidden, placed.view.alpha >= 0.95 else { return false }
    let traits = screen.window.traitCollection
    return placed.colors.contains { key, color in
      guard key == "backgroundColor" || key == "fillColor", let color else { return false }
      return color.resolved(with: traits).alpha >= 0.95
    }
  }
}

/// Which pixels of a picture are light, and which are dark; those that show through are neither.
private struct LightMap {
  private let size: PixelSize
  /// The luminances of the pixels that are looked at; nil for those that show through.
  private let luminances: [Double?]

  /// The luminance from which a pixel is light.
  private static let light = 0.6
  /// The luminance up to which a pixel is dark.
  private static let dark = 0.2
  /// The steps between the pixels that are looked at.
  private static let step = 3

  init(_ picture: Bitmap) {
    size = picture.size
    var luminances = [Double?](repeating: nil, count: size.width * size.height)
    for y in stride(from: 0, to: size.height, by: Self.step) {
      for x in stride(from: 0, to: size.width, by: Self.step) {
        let color = picture.color(x: x, y: y)
        guard color.alpha > 0.9 else { continue }
        luminances[y * size.width + x] = color.withAlpha(1).relativeLuminance
      }
    }
    self.luminances = luminances
  }

  /// The share of dark pixels in the picture.
  var darkShare: Double {
    share(of: CGRect(x: 0, y: 0, width: size.width, height: size.height)) { $0 < Self.dark }
  }

  /// Returns the share of light pixels in a place within the picture.
  func lightShare(of place: CGRect) -> Double { share(of: place) { $0 > Self.light } }

  private func share(of place: CGRect, _ counts: (Double) -> Bool) -> Double {
    var (found, all) = (0, 0)
    for y in stride(from: first(place.minY), to: Int(saturating: place.maxY), by: Self.step) {
      for x in stride(from: first(place.minX), to: Int(saturating: place.maxX), by: Self.step) {
        all += 1
        if let luminance = luminances[y * size.width + x], counts(luminance) { found += 1 }
      }
    }
    return all == 0 ? 0 : Double(found) / Double(all)
  }

  /// Returns the first pixel that is looked at from an edge on.
  private func first(_ edge: CGFloat) -> Int {
    let edge = Int(saturating: edge.rounded(.up))
    return (edge + Self.step - 1) / Self.step * Self.step
  }
}
