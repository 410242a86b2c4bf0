// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroMedia
import ChiaroRaster
import ChiaroSource
import ChiaroViews
import Foundation

/// Draws screens and writes them as PNG.
@MainActor
struct ScreenPainter {
  let folder: String
  let scale: Int
  let appearances: [ScreenAppearance]

  /// The largest number of pixels of a picture.
  private static let mostPixels = 40_000_000

  /// Draws a screen in each appearance.
  ///
  /// It returns the pictures as JSON, with the diagnostics of those that could not be written. The
  /// name is how the pictures' files begin, below the folder.
  func paint(_ screen: InterfaceScreen, name: String) -> (pictures: [JSON], odd: [Diagnostic]) {
    var pictures: [JSON] = []
    var odd: [Diagnostic] = []
    for appearance in appearances {
      screen.show(appearance.traits)
      let bitmap = bitmap(of: screen)
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

  private func bitmap(of screen: InterfaceScreen) -> Bitmap {
    let size = screen.size
    var scale = Double(scale)
    while scale > 1, Double(size.width * size.height) * scale * scale > Double(Self.mostPixels) {
      scale -= 1
    }
    let pixels = PixelSize(
      width: max(1, Int((Double(size.width) * scale).rounded(.up))),
      height: max(1, Int((Double(size.height) * scale).rounded(.up))))
    let canvas = Canvas(size: pixels, scale: Float(scale))
    let renderer = Renderer(canvas: canvas, resources: screen.window.stage.resources)
    return renderer.render(screen.window.displayList)
  }

  private func write(_ bitmap: Bitmap, to path: String) throws(FileError) {
    guard let bytes = PNGWriter.bytes(bitmap, isQuick: true) else {
      throw FileError(.notWritten, path: path, detail: "no libpng when this was built")
    }
    try FolderWriter.make(Path.parent(path))
    try AtomicFile.write(bytes, toPath: path, links: .refused)
  }
}
