// SPDX-License-Identifier: MIT

import ChiaroSource

/// Where a person wants something to be written.
///
/// A project can be anybody's, and hold links: nothing is written through one that stands in it.
struct OutputPlace: Sendable {
  /// The real paths of the projects that are looked at.
  var projects: [String] = []

  init(projects: [String] = []) { self.projects = projects.compactMap(FileReader.realPath) }

  /// Writes a file, whole or not at all, into a folder that is made where it is missing.
  func write(_ bytes: [UInt8], to path: String) throws {
    try check(path)
    let folder = Path.parent(path)
    if !folder.isEmpty { try makeFolder(folder) }
    do throws(FileError) {
      try AtomicFile.write(bytes, toPath: path)
    } catch {
      throw Outcome.unwritable("\(error)")
    }
  }

  /// Writes files into folders that are there, each whole or not at all.
  ///
  /// Where one cannot be written, the others are. Files that can be made again need not be flushed
  /// to the disk.
  func write(_ files: [(path: String, bytes: [UInt8])], flushes: Bool = true) throws {
    for file in files { try check(file.path) }
    if let failure = AtomicFile.write(files, flushes: flushes).first {
      throw Outcome.unwritable("\(failure)")
    }
  }

  /// Writes a text.
  func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  /// Makes a folder, and those around it.
  func makeFolder(_ path: String) throws {
    try check(path)
    do throws(FileError) {
      try FolderWriter.make(path)
    } catch {
      throw Outcome.unwritable("\(error)")
    }
  }

  /// Refuses a path that leads through a link of a project, or into a repository's own folder.
  func check(_ path: String) throws {
    let real = Self.realPath(around: path).map { Path.components($0) } ?? []
    if (Path.components(path) + real).contains(where: Self.isRepository) {
      throw Outcome.unwritable(
        """
        \(path): the file cannot be written, because it is inside of a version control folder \
        such as .git
        """)
    }
    do throws(FileError) {
      try Boundary.own.check(path, projects: projects)
    } catch {
      throw Outcome.unwritable("\(error)")
    }
  }

  /// Whether a folder is one in which a repository keeps itself.
  static func isRepository(_ name: Substring) -> Bool {
    [".git", ".hg", ".svn", ".jj"].contains(name.lowercased())
  }

  /// The real path of the nearest folder around a path that is there.
  private static func realPath(around path: String) -> String? {
    var place = path
    while !place.isEmpty {
      if let real = FileReader.realPath(place) { return real }
      if place == "/" || place == Path.parent(place) { return nil }
      place = Path.parent(place)
    }
    return FileReader.realPath(".")
  }
}
