// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The user's home folder and working directory, by which the end of a project is found.
///
/// A project ends at the top of its repository or, without one, at these folders. Files inside a
/// project may come from other people; files around a project are the user's own.
package struct Boundary: Sendable {
  /// The user's home folder, links resolved; nil when there is none.
  package var home: String?
  /// The working directory of the program, links resolved.
  package var workingFolder: String

  /// The boundary of the user who runs this process.
  package static let own = Boundary(
    home: System.variable("HOME"), workingFolder: System.workingFolder)

  /// Creates a boundary from the user's folders, resolving links.
  package init(home: String?, workingFolder: String) {
    self.home = home.flatMap { System.realPath($0) }
    self.workingFolder = System.realPath(workingFolder) ?? workingFolder
  }

  /// Returns the top folder of the git repository that contains a real path; nil when there is
  /// none.
  ///
  /// A home folder that is a repository does not count.
  package func repository(of folder: String) -> String? {
    for folder in Path.ancestors(folder) {
      if folder == home { return nil }
      if FolderReader.identity(of: Path.join(folder, ".git")) != nil { return folder }
    }
    return nil
  }

  /// Returns the real paths of the folders whose configuration files apply to a folder, innermost
  /// first.
  ///
  /// The list reaches up to the top of the folder's repository; without a repository, up to the
  /// home folder or to the working directory, if the folder lies in one of them; otherwise it
  /// contains only the folder.
  package func governingFolders(of folder: String) -> [String] {
    let ends = [repository(of: folder), home, workingFolder].compactMap { $0 }
    guard let end = ends.first(where: { Path.contains($0, folder) }) else { return [folder] }
    return Path.ancestors(folder).filter { Path.contains(end, $0) }
  }

  /// Returns the first symbolic link on a path that lies in one of the given folders or in any git
  /// repository; nil when there is none.
  ///
  /// - Parameters:
  ///   - path: the path to be written
  ///   - folders: the real paths of projects
  /// - Returns: the path of the link
  package func projectLink(onTheWayTo path: String, projects folders: [String]) -> String? {
    let absolute = path.utf8.first == UInt8(ascii: "/") ? path : Path.join(workingFolder, path)
    var place = "/"
    for component in Path.components(absolute) {
      let next = Path.join(place, String(component))
      if isLink(next), let folder = System.realPath(place),
        folders.contains(where: { Path.contains($0, folder) }) || repository(of: folder) != nil
      {
        return next
      }
      place = next
    }
    return nil
  }

  /// Throws for a path that leads through a symbolic link of a project.
  ///
  /// - Parameters:
  ///   - path: the path to be written
  ///   - folders: the real paths of projects
  /// - Throws: `FileError` of kind `notWritten`
  package func check(_ path: String, projects folders: [String]) throws(FileError) {
    guard let link = projectLink(onTheWayTo: path, projects: folders) else { return }
    throw FileError(
      .notWritten, path: path,
      detail: "\(link) is a link inside of the project, and chiaro does not write through it")
  }

  private func isLink(_ path: String) -> Bool {
    (try? System.status(atPath: path, followingLinks: false))?.kind == .link
  }
}

extension Path {
  /// Returns an absolute path and all folders around it, innermost first.
  static func ancestors(_ path: String) -> [String] {
    var all = [path]
    var path = path
    while path != "/" && !path.isEmpty {
      path = parent(path)
      all.append(path)
    }
    return all.filter { !$0.isEmpty }
  }
}
