// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The platforms for which the files of a project are built, as its targets say.
struct BuiltPlatforms {
  /// The platforms with their files, as a request has them; empty if all files are for iOS alone.
  let json: JSON

  init(_ targets: [ProjectTarget], of project: Project) {
    var files: [[String]: Set<String>] = [:]
    for target in targets where target.source != .folder && !target.platformNames.isEmpty {
      files[target.platformNames, default: []].formUnion(target.sources)
    }
    // A file of iOS alone is written as one of which nobody knows.
    if files.keys.allSatisfy({ $0 == ["ios"] }) { files = [:] }
    json = .array(
      files.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { platforms, files in
        [
          "platforms": .array(platforms.map(JSON.string)),
          "files": .array(
            files.sorted().map { .string(Path.relative($0, to: project.root)) }),
        ]
      })
  }
}
