// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The oldest iOS that the files of a project have to run on, as its targets say.
struct OldestSystems {
  /// The versions with their files, as a request has them.
  let json: JSON

  init(_ targets: [ProjectTarget], of project: Project) {
    let declared = targets.filter { $0.source != .folder }
    let versions = declared.map(Self.version)
    // A target that says nothing has its version where nobody looks, as in an `.xcconfig`: the
    // others may tell, and none is no promise.
    let rest = versions.compactMap { $0 }.min() ?? 0
    var files: [Int: Set<String>] = [:]
    for (target, version) in zip(declared, versions) {
      let silent = target.source == .package ? Self.firstOfPackages : rest
      files[version ?? silent, default: []].formUnion(target.sources)
    }
    // Where a program makes the targets, as Tuist does, nobody knows theirs; a plain folder is of
    // any project.
    if !declared.isEmpty || project.sources.contains(where: Self.describesTargets) {
      let known = Set(declared.flatMap(\.sources))
      files[rest, default: []].formUnion(project.sources.filter { !known.contains($0) })
    }
    let root = project.root
    json = .array(
      files.sorted { $0.key < $1.key }.map { version, files in
        [
          "ios": .integer(version),
          "files": .array(files.sorted().map { .string(Path.relative($0, to: root)) }),
        ]
      })
  }

  private static func describesTargets(_ path: String) -> Bool {
    ["Project.swift", "Workspace.swift"].contains(Path.lastComponent(path))
  }

  /// The iOS for which a package is built that names none (SwiftPM 5.9 to 6.3).
  private static let firstOfPackages = 12

  /// The oldest iOS of a target, without the part behind the point; nil where it says nothing.
  private static func version(_ target: ProjectTarget) -> Int? {
    let values = target.settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? []
    let numbers = values.map { Int($0.prefix { $0 != "." }) ?? 0 }
    return numbers.min()
  }
}
