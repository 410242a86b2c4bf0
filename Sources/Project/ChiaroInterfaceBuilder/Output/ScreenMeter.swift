// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroProject
package import ChiaroRaster
package import ChiaroSource
import ChiaroViews
package import Foundation

/// A meter of a screen's visible content in light and dark, with increased contrast and reduced
/// transparency: the contrast of texts and symbols, and the lightness of areas.
@MainActor
package struct ScreenMeter {
  private let screen: InterfaceScreen

  /// The largest number of pixels that are measured; larger screens are left out.
  private static let mostPixels = 8_000_000
  /// The smallest share of the screen at which a view is an area.
  package static let leastShare = 0.05

  init(_ screen: InterfaceScreen) { self.screen = screen }

  /// The measurements; null for a screen that is too large.
  func json() -> JSON {
    guard let canvas = Self.canvas(screen.size) else { return .null }
    var pictures: [Bitmap] = []
    let looks = appearances.map { appearance -> JSON in
      screen.show(appearance.traits)
      let picture = Renderer(canvas: canvas, resources: screen.window.stage.resources)
        .render(screen.window.displayList)
      pictures.append(picture)
      let map = LightMap(picture)
      let inks = InkMeter(screen, canvas: canvas)
      return Self.look(
        appearance, map, texts: inks.texts(), marks: inks.marks(), areas: areas(map),
        selections: SelectionMeter(screen: screen).selections())
    }
    if let usual = ScreenAppearance.usual.first { screen.show(usual.traits) }
    return Self.json(looks, pictures)
  }

  /// The measurements of a screen, as the audit reads them.
  ///
  /// - Parameters:
  ///   - looks: the measurements in each appearance
  ///   - pictures: the screen in them, light and dark first
  /// - Returns: the measurements
  package static func json(_ looks: [JSON], _ pictures: [Bitmap]) -> JSON {
    [
      "looks": .array(looks),
      "isSame": .bool(pictures.prefix(2).allSatisfy { $0 == pictures.first }),
    ]
  }

  /// The measurements of a screen in an appearance.
  package static func look(
    _ appearance: ScreenAppearance, _ map: LightMap, texts: [JSON], marks: [JSON], areas: [JSON],
    selections: [JSON] = []
  ) -> JSON {
    [
      "name": .string(appearance.words), "dark": .number(map.darkShare),
      "texts": .array(texts), "marks": .array(marks), "areas": .array(areas),
      "selections": .array(selections),
    ]
  }

  /// The canvas for measuring a screen of a size; nil if it is too large.
  package static func canvas(_ size: CGSize) -> Canvas? {
    let size = PixelSize(
      width: max(1, Int(saturating: size.width.rounded(.up))),
      height: max(1, Int(saturating: size.height.rounded(.up))))
    return size.width * size.height <= mostPixels ? Canvas(size: size, scale: 1) : nil
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
    screen.views.compactMap { placed -> JSON? in
      guard let object = placed.element.objectID else { return nil }
      return Self.area(
        object, InterfaceScreen.windowFrame(of: placed), on: screen.size, map,
        isFilled: isFilled(placed))
    }
  }

  /// A large area of any screen; nil for one that is not large.
  package static func area(
    _ object: String, _ frame: CGRect, on size: CGSize, _ map: LightMap, isFilled: Bool
  ) -> JSON? {
    let place = frame.intersection(CGRect(origin: .zero, size: size))
    let share = Double(place.width * place.height / max(1, size.width * size.height))
    guard !place.isNull, share >= leastShare else { return nil }
    return [
      "object": .string(object), "share": .number(share),
      "light": .number(map.lightShare(of: place)), "isFilled": .bool(isFilled),
    ]
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
