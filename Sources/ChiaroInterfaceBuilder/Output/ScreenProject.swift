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

/// The screens of a project's storyboards and xibs, drawn and told as JSON.
///
/// Apple counterpart: Interface Builder's canvas · Source: this project · Fidelity: approximate
@MainActor
package struct ScreenProject {
  private let request: ScreenRequest
  private let names = NamedAssets()
  private let assets: InterfaceAssets
  private let resources: RenderResources

  /// The largest size of a file in bytes.
  private static let byteCount = 32 << 20

  /// Reads the catalogs of the request's project.
  ///
  /// - Parameters:
  ///   - request: what is asked for
  ///   - decoder: the decoder of pictures, which are anybody's
  package init(_ request: ScreenRequest, decoder: any ImageDecoder = SystemImageDecoder()) {
    self.request = request
    let inventory = try? Inventory(of: request.root)
    for catalog in (inventory?.catalogs ?? []).reversed() {
      names.addColors(from: catalog)
      names.addImages(from: catalog)
    }
    assets = InterfaceAssets(names: names)
    resources = RenderResources(
      textShaper: SystemTextShaper(), pictures: MediaPictureSource(decoder: decoder))
  }

  /// Draws the screens of all files and tells them.
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
    guard document.runtime != .watchOS else {
      let odd = Diagnostic(
        .note, id: "screens-not-drawn", at: SourceLocation(file: file, line: 1, column: 1),
        "files of \(document.platform.rawValue) are not drawn yet")
      return json(file, [], vocabulary.count(document), document.diagnostics + [odd])
    }
    let reading = ScreenReading(document, assets: assets, names: names, resources: resources)
    var odd = document.diagnostics
    var screens: [JSON] = []
    var fileNames = SafeFileNames()
    var cards: [[ContactSheet.Card]] = ScreenAppearance.usual.map { _ in [] }
    for subject in reading.subjects {
      let screen = reading.screen(of: subject)
      odd += screen.diagnostics
      let name = fileNames.name(for: screen.name)
      let painted = paint(screen, file, name)
      odd += painted.odd
      if let painter {
        for (index, appearance) in ScreenAppearance.usual.enumerated() {
          cards[index].append(painter.card(screen, in: appearance))
        }
        ScreenAppearance.usual.first.map { screen.show($0.traits) }
      }
      screens.append(
        ScreenJSON.json(
          screen, file: file, platform: document.platform, pictures: painted.pictures,
          measured: request.measures ? ScreenMeter(screen).json() : nil))
    }
    odd += sheets(cards, file)
    return json(file, screens, vocabulary.count(document), odd)
  }

  /// The most screens on one contact sheet.
  private static let mostCards = 60

  /// Writes the contact sheets of a file, one an appearance, and says which could not be written.
  private func sheets(_ cards: [[ContactSheet.Card]], _ file: String) -> [Diagnostic] {
    guard let painter else { return [] }
    return zip(cards, ScreenAppearance.usual).compactMap { cards, appearance in
      if cards.isEmpty { return nil }
      return painter.writeSheet(
        Array(cards.prefix(Self.mostCards)), title: "\(file), \(appearance.name)",
        to: "sheets/\(Self.safe(file))-\(appearance.name).png")
    }
  }

  /// What draws pictures; nil where none are asked for.
  private var painter: ScreenPainter? {
    request.output.map {
      ScreenPainter(
        folder: $0, scale: request.scale,
        appearances: request.isFull ? ScreenAppearance.full : ScreenAppearance.usual)
    }
  }

  /// A file's path in the names of folders that stay where they are.
  private static func safe(_ file: String) -> String {
    Path.components(file).map { part in
      var names = SafeFileNames()
      return names.name(for: String(part))
    }.joined(separator: "/")
  }

  private func paint(
    _ screen: InterfaceScreen, _ file: String, _ name: String
  ) -> (pictures: [JSON], odd: [Diagnostic]) {
    painter?.paint(screen, name: "screens/\(Self.safe(file))/\(name)") ?? ([], [])
  }

  private func json(
    _ file: String, _ screens: [JSON], _ counts: Vocabulary.Counts, _ odd: [Diagnostic]
  ) -> JSON {
    [
      "file": .string(file), "screens": .array(screens),
      "elements": Self.json(counts.elements), "attributes": Self.json(counts.attributes),
      "diagnostics": .array((odd + counts.diagnostics).sorted().map(Self.json)),
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
