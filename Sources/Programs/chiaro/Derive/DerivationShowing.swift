// SPDX-License-Identifier: MIT

import ChiaroDerivation
import ChiaroSource

/// A derivation before and after, in a file or on standard output.
struct DerivationShowing {
  private let derivation: Derivation
  private let title: String
  private let project: String
  private let place: OutputPlace

  init(_ derivation: Derivation, title: String, in project: String) {
    self.derivation = derivation
    (self.title, self.project) = (title, project)
    place = OutputPlace(projects: [project])
  }

  func show(as format: DerivationFormat, in path: String?) throws {
    switch format {
    case .html: try write(DerivationPage(derivation, title: title, project: project).html, to: path)
    case .table:
      let tables = derivation.catalogs.indices.map { DerivationTable(derivation, of: $0).text }
      try write(tables.joined(separator: "\n"), to: path)
    case .json:
      let json: JSON = ["version": 1, "catalogs": derivation.json]
      guard let path else { return try Terminal.print(json) }
      try place.write(json.text() + "\n", to: path)
    case .png:
      let sheet = DerivationSheet(derivation)
      let picture = try Easel(try PictureOptions.standard).picture(of: sheet.list, sheet.size)
      try PictureFile.write(picture, to: path ?? "", in: place)
    }
  }

  private func write(_ text: String, to path: String?) throws {
    if let path { try place.write(text, to: path) } else { try Terminal.print(text) }
  }
}
