// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The web pages and style sheets that lie beside the apps of a repository: a web site, or an
/// extension for browsers, which no app shows.
struct PagesBeside {
  private static let endings: Set = ["html", "htm", "css"]

  /// The folders of the Xcode projects.
  private let roots: [String]
  /// The folders directly below the root in which there is code for Apple's systems.
  private let areas: Set<String>

  /// - Parameter project: the project, whose Xcode projects tell where the apps are
  init(_ project: Project) {
    roots = project.xcodeProjects.map { Path.parent(Path.parent($0.path)) }
    let code = project.sources.filter { !Self.isPage($0) }
    areas = Set(code.map { Self.area(of: Path.relative($0, to: project.folder)) })
  }

  private static func isPage(_ path: String) -> Bool {
    Path.fileExtension(path).map { endings.contains($0.lowercased()) } ?? false
  }

  private static func area(of path: String) -> String {
    Path.components(path).dropLast().first.map(String.init) ?? ""
  }

  /// Returns whether a file is a page that no app shows; none is where no Xcode project tells.
  func contains(_ path: String, in project: Project) -> Bool {
    guard !roots.isEmpty, Self.isPage(path) else { return false }
    return !roots.contains { Path.contains($0, path) }
      && !areas.contains(Self.area(of: Path.relative(path, to: project.folder)))
  }
}
