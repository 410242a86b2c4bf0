// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The storyboards and xibs at a path.
struct ScreenSearch {
  /// The folder to which the files are relative.
  let root: String
  /// The files' paths, sorted.
  let files: [String]
  /// The catalogs whose colors and images the files can name.
  let catalogs: [String]
  /// The path's last part.
  let name: String

  /// Whether a path is that of a storyboard or xib.
  static func isInterfaceFile(_ path: String) -> Bool {
    guard FolderReader.identity(of: path)?.isFolder == false else { return false }
    return InterfaceDocument.kind(ofFileNamed: path) != nil
  }

  /// Searches a project, or takes a file.
  ///
  /// Without any file it is nil, or throws where one is required.
  init?(_ path: String, isRequired: Bool) throws {
    let real = FileReader.realPath(path) ?? path
    name = Path.lastComponent(real)
    if Self.isInterfaceFile(path) {
      let parent = Path.parent(path)
      root = parent.isEmpty ? "." : parent
      files = [Path.lastComponent(path)]
      catalogs = (try? Project.scan(root, options: .ofProgram).catalogs) ?? []
      return
    }
    guard FolderReader.identity(of: path)?.isFolder == true else {
      if isRequired { throw Outcome.unreadable("\(path): no such folder, storyboard or xib") }
      return nil
    }
    root = path
    let project = try Outcome.reading { () throws(ProjectError) in
      try Project.scan(path, options: .ofProgram)
    }
    files = project.storyboards.map { Path.relative($0, to: path) }.sorted()
    catalogs = project.catalogs
    guard files.isEmpty else { return }
    if isRequired { throw Outcome.unreadable("\(path): no storyboard and no xib") }
    return nil
  }
}
