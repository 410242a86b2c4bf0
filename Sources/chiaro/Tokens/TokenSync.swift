// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTokens
import Yams

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
    /// Whether every file was read to its end, so that what is not there is known to be gone.
    var isWhole = true
  }

  /// Reads the colors of the sources.
  func source(in folder: String) throws -> Source {
    var result = Source()
    for source in sources {
      let path = Path.join(folder, source)
      let found: TokenPalette
      if Path.fileExtension(source) == "xcassets" {
        let collection = try CatalogCollection(path: path)
        found = TokenPalette.read(collection.catalogs).palette
        result.isWhole = result.isWhole && collection.isWhole
      } else {
        let reading = try TokenFiles([path], format: nil).read()
        for diagnostic in reading.diagnostics { Terminal.say("\(diagnostic)") }
        found = reading.palette
        result.isWhole = result.isWhole && reading.isWhole
      }
      for token in found.tokens where !result.palette.add(token) {
        Terminal.say("\(token.name) stands in several sources; the first counts")
      }
    }
    if result.palette.tokens.isEmpty {
      throw Outcome.unreadable("no color in \(sources.joined(separator: ", "))")
    }
    return result
  }
}

extension ConfigurationReader {
  /// Reads `sync`.
  func sync(_ node: Node) throws -> TokenSync {
    var sync = TokenSync(sources: [], followers: [])
    for (key, value) in try members(node, "sync") {
      switch key.scalar?.string {
      case "source": sync.sources = [try inside(value)]
      case "sources": sync.sources = try items(value).map(inside)
      case "followers": sync.followers = try items(value).map(follower)
      default: throw unknown(key, ["source", "sources", "followers"], "key")
      }
    }
    if sync.sources.isEmpty { throw wrong(node, "a source") }
    return sync
  }

  private func follower(_ node: Node) throws -> TokenSync.Follower {
    let keys = ["catalog", "prune", "format", "output", "name", "flavor", "data_theme"]
    var options = TokenSheet.Options()
    var (catalog, prunes) = (String?.none, false)
    var (format, folder) = ((any TokenFormat.Type)?.none, "")
    for (key, value) in try members(node, "a follower") {
      switch key.scalar?.string {
      case "catalog": catalog = try inside(value)
      case "prune": prunes = try choice(value, ["true", "false"]) == "true"
      case "format":
        format = ExportFormats.named(try choice(value, ExportFormats.all.map { $0.name }))
      case "output": folder = try inside(value)
      case "name":
        options.stem = try inside(value)
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
