// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The storyboards and xibs at a path.
struct ScreenSearch {
  /// The folder to which the files are relative.
  let root: String
  /// The folder of the project that has the files' colors and images.
  let project: String
  /// The files' paths, sorted.
  let files: [String]
  /// What the files' screens depend on besides them: catalogs, pictures outside of catalogs,
  /// property lists and Xcode projects.
  let sources: [String]
  /// The path's last part.
  let name: String
  /// What was found and cannot be drawn.
  let odd: [JSON]

  /// Whether a path is that of a storyboard or xib.
  static func isInterfaceFile(_ path: String) -> Bool {
    guard FolderReader.identity(of: path)?.isFolder == false else { return false }
    return InterfaceDocument.kind(ofFileNamed: path) != nil
  }

  private static func sources(_ project: Project) -> [String] {
    project.catalogs + project.pictures + project.infoPlists.map(\.path)
      + project.xcodeProjects.map(\.path)
  }

  /// What is told of a compiled storyboard or xib that keeps no document.
  private static func leftOut(_ folder: String) -> JSON {
    [
      "severity": "warning", "id": "interface-compiled", "file": .string(folder), "line": .null,
      "column": .null,
      "message":
        "left out: the file is compiled, and does not contain its source document",
      "fix": "add its source storyboard or xib to the project",
    ]
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
      odd = []
      // The catalogs of a file's project may be anywhere in its repository.
      let folder = FileReader.realPath(root) ?? root
      project = Project.Options.ofProgram.boundary?.repository(of: folder) ?? root
      sources = (try? Project.scan(project, options: .ofProgram)).map { Self.sources($0) } ?? []
      return
    }
    guard FolderReader.identity(of: path)?.isFolder == true else {
      if isRequired { throw Outcome.unreadable("\(path): no such folder, storyboard or xib") }
      return nil
    }
    root = path
    project = path
    let found = try Outcome.reading { () throws(ProjectError) in
      try Project.scan(path, options: .ofProgram)
    }
    files = (found.storyboards + found.compiledInterfaces)
      .map { Path.relative($0, to: path) }.sorted()
    sources = Self.sources(found)
    odd = found.closedInterfaces.map { Path.relative($0, to: path) }.sorted().map(Self.leftOut)
    guard files.isEmpty else { return }
    if isRequired { throw Outcome.unreadable("\(path): there is no storyboard and no xib") }
    return nil
  }
}
