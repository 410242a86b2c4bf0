// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// Which storyboards and xibs the Xcode projects build.
///
/// A file that lies among sources of a target and is itself in none was left behind by a redesign:
/// nobody sees it. Of folders without such sources nothing is known.
struct BuiltInterfaces {
  private var files: Set<String> = []
  private var folders: Set<String> = []

  init(_ project: Project) {
    for target in project.targets().targets {
      files.formUnion(target.storyboards)
      guard target.source == .xcode, !target.isTest else { continue }
      folders.formUnion(target.sources.lazy.map(Path.parent))
      folders.formUnion(target.storyboards.lazy.map(Self.folder))
    }
  }

  /// The folder of a file, or the one around the folder of its language.
  private static func folder(of path: String) -> String {
    let folder = Path.parent(path)
    return folder.hasSuffix(".lproj") ? Path.parent(folder) : folder
  }

  /// Whether something beside a file is built, and the file is not.
  func lacks(_ path: String) -> Bool {
    !files.contains(path) && folders.contains(Self.folder(of: path))
  }
}
