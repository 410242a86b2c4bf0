// SPDX-License-Identifier: MIT

import ChiaroProject
package import ChiaroSource

/// A request to the program `chiaro-screens`.
package struct ScreenRequest: Sendable {
  /// The largest size of a request in bytes.
  package static let limit = 64 << 20

  /// The folder to which paths are relative.
  package var root: String
  /// The folder of the project that has the files' colors and images; nil for the root.
  package var project: String?
  /// The paths of the storyboards and xibs, relative to the root.
  package var files: [String]
  /// The folder for pictures; nil for none.
  package var output: String?
  /// The real paths of the projects through whose links nothing is written.
  package var projects: [String] = []
  /// Whether all appearances are drawn, rather than light and dark.
  package var isFull: Bool
  /// The pixels of a point in pictures.
  package var scale: Int
  /// Whether visible content is measured.
  package var measures: Bool
  /// Whether the answer has small pictures of the screens.
  package var showsPreviews = false
  /// The styles that the files' apps are locked to, by the files' paths; nil where the property
  /// lists of the project are asked.
  var locks: [String: FileDrawing.Lock]?

  /// Creates a request.
  package init(
    root: String, files: [String], output: String?, isFull: Bool = false, scale: Int = 2,
    measures: Bool = false
  ) {
    self.root = root
    self.files = files
    self.output = output
    self.isFull = isFull
    self.scale = scale
    self.measures = measures
  }

  /// Reads a request; nil for an invalid one.
  package init?(_ value: JSONValue) {
    guard value["version"]?.integer == 1, let root = value["root"]?.string,
      let files = value["files"]?.elements
    else { return nil }
    self.root = root
    project = value["project"]?.string
    self.files = files.compactMap(\.string)
    output = value["output"]?.string
    projects = value["projects"]?.elements.compactMap(\.string) ?? []
    isFull = value["matrix"]?.string == "full"
    scale = min(4, max(1, value["scale"]?.integer ?? 2))
    measures = value["measure"]?.bool ?? false
    showsPreviews = value["previews"]?.bool ?? false
    locks = value["locks"].flatMap(Self.locks)
  }

  /// Reads the styles of apps; nil where nobody looked for any.
  private static func locks(_ value: JSONValue) -> [String: FileDrawing.Lock]? {
    guard value.kind == .array else { return nil }
    var locks: [String: FileDrawing.Lock] = [:]
    for lock in value.elements {
      guard let file = lock["file"]?.string, let place = lock["by"]?.string,
        let style = lock["style"]?.string.flatMap(InfoPlist.Lock.init(setting:))
      else { continue }
      locks[file] = FileDrawing.Lock(style: style, file: place)
    }
    return locks
  }

  /// The request as JSON.
  package var json: JSON {
    [
      "version": 1, "root": .string(root), "project": project.map(JSON.string) ?? .null,
      "files": .array(files.map(JSON.string)),
      "output": output.map(JSON.string) ?? .null,
      "projects": .array(projects.map(JSON.string)), "matrix": isFull ? "full" : "default",
      "scale": .integer(scale), "measure": .bool(measures),
      "previews": .bool(showsPreviews),
      "locks": locks.map(Self.json) ?? .null,
    ]
  }

  private static func json(_ locks: [String: FileDrawing.Lock]) -> JSON {
    .array(
      locks.sorted { $0.key < $1.key }.map { file, lock in
        [
          "file": .string(file), "style": .string(lock.style.rawValue.lowercased()),
          "by": .string(lock.file),
        ]
      })
  }
}
