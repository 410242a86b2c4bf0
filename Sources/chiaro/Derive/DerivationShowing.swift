// SPDX-License-Identifier: MIT

import ChiaroDerivation
import ChiaroSource

/// Derivations before and after, in a file or on standard output.
struct DerivationShowing {
  private let derivations: [Derivation]
  private let title: String
  private let place: OutputPlace

  init(_ derivations: [Derivation], title: String, in project: String) {
    self.derivations = derivations
    self.title = title
    place = OutputPlace(projects: [project])
  }

  func show(as format: DerivationFormat, in path: String?) throws {
    switch format {
    case .html: try write(DerivationPage(derivations, title: title).html, to: path)
    case .table:
      try write(derivations.map { DerivationTable($0).text }.joined(separator: "\n"), to: path)
    case .json:
      let json: JSON = ["version": 1, "catalogs": .array(derivations.map(\.json))]
      guard let path else { return try Terminal.print(json) }
      try place.write(json.text() + "\n", to: path)
    case .png:
      let sheet = DerivationSheet(derivations)
      let picture = try Easel(try PictureOptions.standard).picture(of: sheet.list, sheet.size)
      try PictureFile.write(picture, to: path ?? "", in: place)
    }
  }

  private func write(_ text: String, to path: String?) throws {
    if let path { try place.write(text, to: path) } else { try Terminal.print(text) }
  }
}
