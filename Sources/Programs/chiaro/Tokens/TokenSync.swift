// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTokens
import ChiaroYAML

/// What `sync` says in `.chiaro.yml`: which colors rule, and what follows them.
struct TokenSync {
  /// Something that is written anew when the source has changed.
  enum Follower {
    /// An asset catalog at a path; `prunes` removes color sets that the source does not have.
    case catalog(String, prunes: Bool)
    /// The files of a token format in a folder.
    case files(any TokenFormat.Type, folder: String, TokenSheet.Options)
  }

  /// The catalogs or files that rule, relative to the configuration's folder.
  var sources: [String]
  /// What follows.
  var followers: [Follower]

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
        \(path): \(VisibleText.names(baseless)): only values for dark or increased contrast, but \
        none for light
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

extension ConfigurationReader {
  /// Reads `sync`.
  func sync(_ node: YAMLNode) throws -> TokenSync {
    var sync = TokenSync(sources: [], followers: [])
    for (key, value) in try members(node, "sync") {
      switch key.text {
      case "source": sync.sources = [try inside(value)]
      case "sources": sync.sources = try items(value).map(inside)
      case "followers": sync.followers = try items(value).map(follower)
      default: throw unknown(key, ["source", "sources", "followers"], "key")
      }
    }
    if sync.sources.isEmpty { throw wrong(node, "a source") }
    return sync
  }

  /// A path in which something is written: inside of the folder, and of no repository's own.
  private func output(_ node: YAMLNode) throws -> String {
    let text = try inside(node)
    if Path.components(text).contains(where: OutputPlace.isRepository) {
      throw wrong(node, "a path outside of a version control folder such as .git")
    }
    return text
  }

  private func follower(_ node: YAMLNode) throws -> TokenSync.Follower {
    let keys = ["catalog", "prune", "format", "output", "name", "flavor", "data_theme"]
    var options = TokenSheet.Options()
    var (catalog, prunes) = (String?.none, false)
    var (format, folder) = ((any TokenFormat.Type)?.none, "")
    for (key, value) in try members(node, "a follower") {
      switch key.text {
      case "catalog": catalog = try output(value)
      case "prune": prunes = try choice(value, ["true", "false"]) == "true"
      case "format":
        format = ExportFormats.named(try choice(value, ExportFormats.all.map { $0.name }))
      case "output": folder = try output(value)
      case "name":
        options.stem = try output(value)
        if options.stem.contains("/") { throw wrong(value, "a name without slashes") }
      case "flavor": options.flavor = try choice(value, DTCGFormat.flavors)
      case "data_theme": options.themeAttribute = try choice(value, ["true", "false"]) == "true"
      default: throw unknown(key, keys, "key")
      }
    }
    if let catalog {
      if format != nil || !folder.isEmpty {
        throw wrong(node, "a catalog, or a format and its output, not both")
      }
      return .catalog(catalog, prunes: prunes)
    }
    guard let format else { throw wrong(node, "a catalog, or a format and its output") }
    return .files(format, folder: folder, options)
  }
}
