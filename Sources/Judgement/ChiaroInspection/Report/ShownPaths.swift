// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroProject
package import ChiaroReport
import ChiaroSource

/// The paths of inspected projects as reports show them: relative to the project, even if its
/// folder was given as an absolute path.
///
/// Several projects share the nearest folder that contains all of them.
package struct ShownPaths: Sendable {
  /// The folders at which the shown paths start.
  package let root: ReportRoot
  /// The folder of each project as it was given, with its shown path; the longest first.
  private let projects: [(given: String, shown: String)]

  /// Creates the paths to show for inspected projects.
  package init(_ inspections: [Inspection]) {
    let folders = inspections.map(\.context.project.folder)
    let real = folders.map { FileReader.realPath($0) ?? $0 }
    let common = Self.commonFolder(real)
    root = ReportRoot(
      folder: common, repository: common.isEmpty ? "" : inspections.first?.repository ?? "")
    projects = zip(folders, real).map { given, real in
      let shown = Path.relative(real, to: common)
      return (given, shown == "." ? "" : shown)
    }.sorted { $0.given.utf8.count > $1.given.utf8.count }
  }

  /// Returns the path to show for the path of a file; the same path if no project contains the
  /// file.
  package func shown(_ path: String) -> String {
    for project in projects {
      guard let inside = Self.inside(path, project.given) else { continue }
      return inside == "." && !project.shown.isEmpty
        ? project.shown : Path.join(project.shown, inside)
    }
    return path.hasPrefix("/") ? shownFromRoot(path) : path
  }

  /// Returns an absolute path relative to the root that all projects share, also where it lies in
  /// a folder above, as their configuration may; the same path for another.
  private func shownFromRoot(_ path: String) -> String {
    if root.folder.isEmpty { return path }
    if Path.contains(root.folder, path) { return Path.relative(path, to: root.folder) }
    let above = Path.parent(path)
    guard Path.contains(above, root.folder) else { return path }
    let depth = Path.components(Path.relative(root.folder, to: above)).count
    return String(repeating: "../", count: depth) + Path.lastComponent(path)
  }

  func shown(_ location: SourceLocation) -> SourceLocation {
    var location = location
    location.file = shown(location.file)
    return location
  }

  /// Returns a path relative to a folder; nil if the path lies outside.
  private static func inside(_ path: String, _ folder: String) -> String? {
    if Path.contains(folder, path) { return Path.relative(path, to: folder) }
    let isBelow = Path.normalized(folder) == "." && !Path.escapes(path)
    return isBelow ? Path.relative(path, to: ".") : nil
  }

  /// Returns the nearest folder around all; "" where that would be the root of the disk.
  private static func commonFolder(_ paths: [String]) -> String {
    guard let first = paths.first else { return "" }
    let common = paths.dropFirst().reduce(Path.components(first)) { common, path in
      zip(common, Path.components(path)).prefix { $0 == $1 }.map(\.0)
    }
    return common.isEmpty ? (paths.count == 1 ? first : "") : "/" + common.joined(separator: "/")
  }
}
