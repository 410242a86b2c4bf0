// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroMedia
package import ChiaroRaster
package import ChiaroSource
import ChiaroViews
package import Foundation

/// Draws screens and writes them as PNG.
@MainActor
package final class ScreenPainter {
  private let folder: String
  /// The real paths of the projects through whose links nothing is written.
  private let projects: [String]
  private let scale: Int
  private let textShaper: (any TextShaper)?
  private let easel: ScreenEasel
  private let cardEasel: ScreenEasel
  /// The folder in which the last file was written.
  private var writtenFolder: String?

  /// Creates a painter that writes into the folder of a request.
  package init(_ request: ScreenRequest, folder: String, _ resources: RenderResources) {
    self.folder = folder
    projects = request.projects
    scale = request.scale
    textShaper = resources.textShaper
    easel = ScreenEasel(resources)
    cardEasel = ScreenEasel(resources)
  }

  /// Draws a screen as it is shown.
  ///
  /// - Parameters:
  ///   - list: the display list of the screen
  ///   - size: its size in points
  ///   - appearance: the appearance in which it is shown
  ///   - name: the beginning of the picture's file name, below the folder
  /// - Returns: the picture as JSON, or the diagnostic of one that could not be written
  package func paint(
    _ list: DisplayList, _ size: CGSize, in appearance: ScreenAppearance, name: String
  ) -> (picture: JSON?, odd: Diagnostic?) {
    paint(list, size, scale: Double(scale), appearance.json, to: "\(name)-\(appearance.name).png")
  }

  /// Draws a screen as it is shown, to a path below the folder.
  package func paint(
    _ list: DisplayList, _ size: CGSize, scale: Double, _ appearance: JSON, to path: String
  ) -> (picture: JSON?, odd: Diagnostic?) {
    easel.draw(list, size, scale: scale)
    do throws(FileError) {
      let png = easel.png
      try write(png, to: Path.join(folder, path))
      let digest = png.map { String(ContentDigest.of($0), radix: 16) }
      return (
        [
          "appearance": appearance, "path": .string(path),
          "isBlank": .bool(easel.isBlank), "digest": digest.map(JSON.string) ?? .null,
        ], nil
      )
    } catch {
      return (nil, Self.odd(error, path))
    }
  }

  private static func odd(_ error: FileError, _ path: String) -> Diagnostic {
    Diagnostic(.error, id: "picture-not-written", at: SourceLocation(file: path), "\(error)")
  }

  // MARK: Contact sheets

  /// The room for a picture on a contact sheet, in points.
  private static let cell = PointSize(width: 216, height: 440)

  /// Draws a screen small, for a contact sheet, as it is shown.
  ///
  /// It has the size in which the sheet shows it, so that no pixel is made of others. A cell
  /// without a ground stands on that of the system, as it does in its table.
  func card(_ screen: InterfaceScreen, _ list: DisplayList) -> ContactSheet.Card {
    let (width, height) = (Double(screen.size.width), Double(screen.size.height))
    let fit = min(1, Self.cell.width / max(1, width), Self.cell.height / max(1, height))
    let ground = DynamicColor.systemBackground.resolved(with: screen.window.traitCollection)
    cardEasel.draw(list.on(ground, screen.size), screen.size, scale: fit, isCut: true)
    return ContactSheet.Card(
      title: screen.name, detail: screen.className, picture: cardEasel.bitmap)
  }

  /// A contact sheet with the path of its picture.
  struct Sheet {
    var title: String
    var path: String
    var cards: [ContactSheet.Card]
  }

  /// Writes the contact sheets of a file's screens.
  ///
  /// - Parameter sheets: the sheets, whose cards have the same titles
  /// - Returns: the diagnostics of those that could not be written
  func write(_ sheets: [Sheet]) -> [Diagnostic] {
    let shaper = textShaper.map { RememberingTextShaper($0) }
    return sheets.compactMap { sheet in
      let drawn = ContactSheet(
        title: sheet.title, cards: sheet.cards, columns: 6, cell: Self.cell
      ).picture(textShaper: shaper)
      do throws(FileError) {
        try write(FlatPNG.file(drawn), to: Path.join(folder, sheet.path))
        return nil
      } catch {
        return Self.odd(error, sheet.path)
      }
    }
  }

  // MARK: Files

  /// Returns the path of a file with each part changed to a safe and unique folder name.
  package static func folderName(of file: String) -> String {
    Path.components(file).map { part in
      var names = SafeFileNames()
      let name = names.name(for: String(part))
      // Names that were changed could meet.
      return name == part ? name : "\(name)-\(String(ContentDigest.of(String(part)), radix: 16))"
    }.joined(separator: "/")
  }

  private func write(_ bytes: [UInt8]?, to path: String) throws(FileError) {
    guard let bytes else {
      throw FileError(.notWritten, path: path, detail: "this build has no libpng")
    }
    try Boundary.own.check(path, projects: projects)
    let parent = Path.parent(path)
    if parent != writtenFolder { try FolderWriter.make(parent) }
    writtenFolder = parent
    try AtomicFile.writeUnflushed(bytes, toPath: path)
  }
}

/// Small pictures of screens for reports.
@MainActor
package enum ScreenPreview {
  /// The most pixels of a preview; larger screens have none.
  private static let mostPixels = 4_000_000

  /// Returns a screen in light and dark as PNG in Base64, a pixel for each point; empty for one
  /// that is too large.
  static func all(of screen: InterfaceScreen) -> JSON {
    let previews = ScreenAppearance.usual.compactMap { appearance -> JSON? in
      screen.show(appearance.traits)
      return picture(
        screen.window.displayList, screen.size, screen.window.stage.resources, in: appearance)
    }
    ScreenAppearance.usual.first.map { screen.show($0.traits) }
    return .array(previews)
  }

  /// Returns a drawing in an appearance as PNG in Base64; nil if it is too large.
  package static func picture(
    _ list: DisplayList, _ size: CGSize, _ resources: RenderResources,
    in appearance: ScreenAppearance
  ) -> JSON? {
    guard Double(size.width * size.height) <= Double(mostPixels) else { return nil }
    let easel = ScreenEasel(resources)
    easel.draw(list, size, scale: 1)
    return easel.png.map {
      ["appearance": .string(appearance.name), "png": .string(Data($0).base64EncodedString())]
    }
  }
}

extension DisplayList {
  /// The list on a ground of a size in points.
  fileprivate func on(_ ground: Color, _ size: CGSize) -> DisplayList {
    var list = self
    list.commands.insert(
      .fill(
        Rectangle(x: 0, y: 0, width: Float(size.width), height: Float(size.height)),
        ColorSlot(list.colors.count)), at: 0)
    list.colors.append(ground)
    return list
  }
}
