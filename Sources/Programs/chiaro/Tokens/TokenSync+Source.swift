// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTokens

extension TokenSync {
  /// The colors that rule.
  struct Source {
    var palette = TokenPalette()
    /// Why they are not all that is meant, in words; nothing for sources that were read whole.
    var problems: [String] = []
    /// The axes of which the sources can speak: what followers have besides on others is their own.
    var axes: Set<TokenCell.Axis> = []
  }

  /// Reads the colors of the sources.
  func source(in folder: String, _ modes: TokenModes) throws -> Source {
    var result = Source()
    var repeated: [String] = []
    for source in sources {
      let path = Path.join(folder, source)
      let found =
        Path.fileExtension(source) == "xcassets"
        ? try catalog(path, &result) : try files(path, modes, &result)
      repeated += found.tokens.filter { !result.palette.add($0) }.map(\.name.description)
    }
    if !repeated.isEmpty {
      Terminal.say("\(VisibleText.names(repeated)): in several sources; the first one counts")
    }
    if result.palette.tokens.isEmpty, result.problems.isEmpty {
      throw Outcome.unreadable("no color in \(sources.joined(separator: ", "))")
    }
    return result
  }

  private func catalog(_ path: String, _ result: inout Source) throws -> TokenPalette {
    let collection = try CatalogCollection(path: path)
    let palette = TokenPalette.read(collection.catalogs).palette
    if !collection.isWhole { result.problems.append("\(path) could not be read completely") }
    let baseless = palette.baseless
    if !baseless.isEmpty {
      result.problems.append(
        """
        \(path): \(VisibleText.names(baseless)): there are values only for dark or increased \
        contrast, and none for light
        """
      )
    }
    result.axes.formUnion([.scheme, .contrast, .gamut])
    return palette
  }

  private func files(
    _ path: String, _ modes: TokenModes, _ result: inout Source
  ) throws -> TokenPalette {
    let files = try TokenFiles([path], format: nil, modes)
    let reading = try files.read()
    for diagnostic in reading.diagnostics { Terminal.say("\(diagnostic)") }
    result.problems += reading.gaps.map { "\($0)" }
    result.axes.formUnion(files.axes)
    return reading.palette
  }
}
