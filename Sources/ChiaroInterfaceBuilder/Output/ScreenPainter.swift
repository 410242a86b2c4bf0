// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroSource
import ChiaroViews
import Foundation

/// Draws screens and writes them as PNG.
@MainActor
struct ScreenPainter {
  let folder: String
  /// The real paths of the projects through whose links nothing is written.
  let projects: [String]
  let scale: Int

  /// The largest number of pixels of a picture.
  private static let mostPixels = 40_000_000

  /// Draws a screen in some appearances.
  ///
  /// It returns the pictures as JSON, with the diagnostics of those that could not be written. The
  /// name is how the pictures' files begin, below the folder.
  func paint(
    _ screen: InterfaceScreen, in appearances: [ScreenAppearance], name: String
  ) -> (pictures: [JSON], odd: [Diagnostic]) {
    var pictures: [JSON] = []
    var odd: [Diagnostic] = []
    for appearance in appearances {
      screen.show(appearance.traits)
      let bitmap = Self.bitmap(of: screen, scale: Double(scale))
      let path = "\(name)-\(appearance.name).png"
      do throws(FileError) {
        try write(bitmap, to: Path.join(folder, path))
        pictures.append(["appearance": appearance.json, "path": .string(path)])
      } catch {
        odd.append(
          Diagnostic(
            .error, id: "picture-not-written", at: SourceLocation(file: path), "\(error)"))
      }
    }
    if let usual = appearances.first { screen.show(usual.traits) }
    return (pictures, odd)
  }

  /// The room for a picture on a contact sheet, in points.
  private static let cell = PointSize(width: 216, height: 440)

  /// Draws a screen small, for a contact sheet in an appearance.
  ///
  /// It has the size in which the sheet shows it, so that no pixel is made of others. A cell
  /// without a ground stands on that of the system, as it does in its table.
  func card(_ screen: InterfaceScreen, in appearance: ScreenAppearance) -> ContactSheet.Card {
    screen.show(appearance.traits)
    let (width, height) = (Double(screen.size.width), Double(screen.size.height))
    let fit = min(1, Self.cell.width / max(1, width), Self.cell.height / max(1, height))
    return ContactSheet.Card(
      title: screen.name, detail: screen.className,
      picture: Self.bitmap(
        of: screen, scale: fit < 1 ? fit * 0.999 : 1,
        on: DynamicColor.systemBackground.resolved(with: screen.window.traitCollection)))
  }

  /// Writes the contact sheet of a file's screens; nil where it was written.
  func writeSheet(_ cards: [ContactSheet.Card], title: String, to path: String) -> Diagnostic? {
    let sheet = ContactSheet(
      title: title, cards: cards, columns: 6, cell: Self.cell)
    do throws(FileError) {
      try write(sheet.picture(textShaper: SystemTextShaper()), to: Path.join(folder, path))
      return nil
    } catch {
      return Diagnostic(
        .error, id: "picture-not-written", at: SourceLocation(file: path), "\(error)")
    }
  }

  /// The most pixels of a preview; larger screens have none.
  private static let mostPixelsOfPreview = 4_000_000

  /// Returns a screen in light and dark as PNG in Base64, a pixel for each point; empty for one
  /// that is too large.
  static func previews(of screen: InterfaceScreen) -> JSON {
    guard Double(screen.size.width * screen.size.height) <= Double(mostPixelsOfPreview) else {
      return []
    }
    let previews = ScreenAppearance.usual.compactMap { appearance -> JSON? in
      screen.show(appearance.traits)
      return PNGWriter.bytes(bitmap(of: screen, scale: 1), isQuick: true).map {
        [
          "appearance": .string(appearance.name),
          "png": .string(Data($0).base64EncodedString()),
        ]
      }
    }
    ScreenAppearance.usual.first.map { screen.show($0.traits) }
    return .array(previews)
  }

  private static func bitmap(
    of screen: InterfaceScreen, scale wanted: Double, on ground: Color? = nil
  ) -> Bitmap {
    let size = screen.size
    var scale = wanted
    while scale > 1, Double(size.width * size.height) * scale * scale > Double(mostPixels) {
      scale -= 1
    }
    let pixels = PixelSize(
      width: max(1, Int((Double(size.width) * scale).rounded(.up))),
      height: max(1, Int((Double(size.height) * scale).rounded(.up))))
    let canvas = Canvas(size: pixels, scale: Float(scale))
    let renderer = Renderer(canvas: canvas, resources: screen.window.stage.resources)
    var list = screen.window.displayList
    if let ground {
      list.commands.insert(
        .fill(
          Rectangle(x: 0, y: 0, width: Float(size.width), height: Float(size.height)),
          ColorSlot(list.colors.count)), at: 0)
      list.colors.append(ground)
    }
    return renderer.render(list)
  }

  private func write(_ bitmap: Bitmap, to path: String) throws(FileError) {
    guard let bytes = PNGWriter.bytes(bitmap, isQuick: true) else {
      throw FileError(.notWritten, path: path, detail: "no libpng when this was built")
    }
    try Boundary.own.check(path, projects: projects)
    try FolderWriter.make(Path.parent(path))
    try AtomicFile.write(bytes, toPath: path, links: .refused)
  }
}
