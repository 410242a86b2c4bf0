// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroInspection
import ChiaroMedia
import ChiaroProject
package import ChiaroRaster
package import ChiaroSource
import ChiaroViews
import Foundation

/// The screens of a project's storyboards and xibs, drawn and described as JSON.
///
/// Apple counterpart: Interface Builder's canvas · Source: this project · Fidelity: approximate
@MainActor
package struct ScreenProject {
  private let request: ScreenRequest
  private let project: Project?
  /// Why the catalogs are missing.
  private let odd: [Diagnostic]
  private let names = NamedAssets()
  private let assets: InterfaceAssets
  private let resources: RenderResources
  /// What draws pictures; nil where none are asked for.
  private let painter: ScreenPainter?

  /// The largest size of a file in bytes.
  private static let byteCount = 32 << 20

  /// Reads the catalogs of the request's project.
  ///
  /// - Parameters:
  ///   - request: the request
  ///   - decoder: the decoder of pictures, which are untrusted
  package init(_ request: ScreenRequest, decoder: any ImageDecoder = SystemImageDecoder()) {
    self.request = request
    do throws(InspectionError) {
      let inventory = try Inventory(of: request.project ?? request.root)
      for catalog in inventory.catalogs.reversed() {
        names.addColors(from: catalog)
        names.addImages(from: catalog)
      }
      names.addImages(from: LoosePictures(paths: inventory.project.pictures))
      project = inventory.project
      odd = []
    } catch {
      project = nil
      odd = [
        Diagnostic(
          .error, id: "catalogs-unreadable", at: SourceLocation(file: request.root),
          "the catalogs cannot be read, so colors and images are missing: \(error)")
      ]
    }
    assets = InterfaceAssets(names: names)
    resources = RenderResources(
      textShaper: SystemTextShaper(fonts: project.map(ProjectFonts.init)),
      pictures: MediaPictureSource(decoder: decoder))
    let resources = resources
    painter = request.output.map { ScreenPainter(request, folder: $0, resources) }
  }

  /// Draws the screens of all files and returns their description as JSON.
  package func answer() -> JSON {
    ["version": 1, "files": .array(request.files.map { answer(for: $0) })]
  }

  /// Draws the screens of a file.
  private func answer(for file: String) -> JSON {
    let path = Path.join(request.root, file)
    do throws(FileError) {
      let bytes = try FileReader.bytes(atPath: path, limit: Self.byteCount)
      return answer(for: InterfaceDocument.read(bytes, file: file), file)
    } catch {
      let odd = Diagnostic(
        .error, id: "interface-unreadable", at: SourceLocation(file: file), "\(error)")
      return json(file, [], Vocabulary.Counts(), [odd])
    }
  }

  private func answer(for document: InterfaceDocument, _ file: String) -> JSON {
    let vocabulary = document.platform == .macOS ? Vocabulary.appKit : .uiKit
    var drawing = FileDrawing(request, document, lock: lock(of: file), painter: painter) {
      document in
      ScreenReading(document, assets: assets, names: names, resources: resources)
    }
    let screens = drawing.screens()
    return json(
      file, screens, vocabulary.count(document), document.diagnostics + drawing.odd)
  }

  /// The style that the app of a file is locked to, with the path of what says it.
  private func lock(of file: String) -> FileDrawing.Lock? {
    // Whoever asks may know of code that locks an app, and which target a file is in.
    if let locks = request.locks { return locks[file] }
    let path = Path.join(request.root, file)
    return project?.lock(governing: path).map {
      FileDrawing.Lock(style: $0.style, file: Path.relative($0.file, to: request.root))
    }
  }

  private func json(
    _ file: String, _ screens: [JSON], _ counts: Vocabulary.Counts, _ odd: [Diagnostic]
  ) -> JSON {
    [
      "file": .string(file), "screens": .array(screens),
      "elements": Self.json(counts.elements), "attributes": Self.json(counts.attributes),
      "diagnostics": .array((self.odd + odd + counts.diagnostics).sorted().map(Self.json)),
    ]
  }

  private static func json(_ count: Vocabulary.Count) -> JSON {
    ["read": .integer(count.read), "unknown": .integer(count.unknown)]
  }

  private static func json(_ diagnostic: Diagnostic) -> JSON {
    [
      "severity": .string(diagnostic.severity.rawValue), "id": .string(diagnostic.id),
      "file": .string(diagnostic.location.file),
      "line": diagnostic.location.line.map(JSON.integer) ?? .null,
      "column": diagnostic.location.column.map(JSON.integer) ?? .null,
      "message": .string(diagnostic.message), "fix": diagnostic.fix.map(JSON.string) ?? .null,
    ]
  }
}
