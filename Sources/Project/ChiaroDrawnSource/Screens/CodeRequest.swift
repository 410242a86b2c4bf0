// SPDX-License-Identifier: MIT

import ChiaroInterfaceBuilder
package import ChiaroSource

/// A request to `chiaro-screens` to draw code.
package struct CodeRequest: Sendable {
  /// The kind of code to draw.
  package enum Kind: String, Sendable {
    /// Previews and views.
    case source
    /// The views that snapshot tests assert.
    case snapshots
  }

  package var kind = Kind.source
  /// The folder to which paths are relative.
  package var root: String
  /// The folder of the project that has the colors, images and texts; nil for the root.
  package var project: String?
  /// The paths of all Swift files, relative to the root.
  package var sources: [String]
  /// The paths of those whose screens are drawn; nil for all.
  package var shown: [String]?
  /// The folder for pictures; nil for none.
  package var output: String?
  /// The real paths of the projects through whose links nothing is written.
  package var projects: [String] = []
  /// Whether all appearances are drawn, rather than light and dark.
  package var isFull = false
  /// The pixels of a point in pictures.
  package var scale = 2
  /// The name of the only previews that are drawn; nil for all.
  package var preview: String?
  /// The name of the device; nil for the usual one.
  package var device: String?
  /// Whether visible content is measured, on at most as many screens as an audit has time for.
  package var measures = false

  /// Whether the answer contains small pictures, for the pages of a report.
  package var showsPreviews = false

  /// Creates a request.
  package init(root: String, sources: [String], output: String?) {
    (self.root, self.sources, self.output) = (root, sources, output)
  }

  /// Reads a request; nil for an invalid one.
  package init?(_ value: JSONValue) {
    guard value["version"]?.integer == 1, let root = value["root"]?.string,
      let kind = value["kind"]?.string.flatMap(Kind.init(rawValue:)),
      let sources = value["sources"]?.elements
    else { return nil }
    self.kind = kind
    self.root = root
    project = value["project"]?.string
    self.sources = sources.compactMap(\.string)
    if let list = value["shown"], list.kind == .array { shown = list.elements.compactMap(\.string) }
    output = value["output"]?.string
    projects = value["projects"]?.elements.compactMap(\.string) ?? []
    isFull = value["matrix"]?.string == "full"
    scale = min(4, max(1, value["scale"]?.integer ?? 2))
    preview = value["preview"]?.string
    device = value["device"]?.string
    measures = value["measure"]?.bool ?? false
    showsPreviews = value["previews"]?.bool ?? false
  }

  /// The same request, as what paints screens of files knows it.
  var ofFiles: ScreenRequest {
    var request = ScreenRequest(
      root: root, files: [], output: output, isFull: isFull, scale: scale)
    request.projects = projects
    return request
  }
}
