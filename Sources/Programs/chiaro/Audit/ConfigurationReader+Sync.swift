// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTokens
import ChiaroYAML

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
