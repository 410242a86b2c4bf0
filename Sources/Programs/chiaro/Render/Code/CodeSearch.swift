// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The Swift files at a path whose screens are drawn.
struct CodeSearch {
  /// The folder of the project, to which the files are relative.
  let root: String
  /// The paths of all Swift files, sorted: screens may need any of them.
  let sources: [String]
  /// The paths of those that may have screens.
  var shown: [String]
  /// What screens depend on besides code: catalogs, pictures and texts.
  let resources: [String]
  /// The path's last part.
  let name: String

  /// Whether a path is that of a Swift file.
  static func isSwiftFile(_ path: String) -> Bool {
    guard FolderReader.identity(of: path)?.isFolder == false else { return false }
    return FileKind.swift.matches(Path.lastComponent(path))
  }

  /// Searches a project, or takes a file with its project around it; nil where no file can have a
  /// screen.
  ///
  /// - Throws: that there is none, where one is required
  init?(_ path: String, isRequired: Bool) throws {
    let real = FileReader.realPath(path) ?? path
    let isFile = Self.isSwiftFile(path)
    var root = path
    if isFile {
      let folder = Path.parent(real)
      root = Project.Options.ofProgram.boundary?.project(of: folder) ?? folder
    } else if FolderReader.identity(of: path)?.isFolder != true {
      if isRequired { throw Outcome.unreadable("\(path): no such folder or Swift file") }
      return nil
    }
    self.init(
      try Self.scan(root), root: root, name: Path.lastComponent(real), file: isFile ? real : nil)
    guard shown.isEmpty else { return }
    if isRequired {
      throw Outcome.unreadable("\(path): there is no view and no preview in Swift code")
    }
    return nil
  }

  /// The code of a project that was scanned; nil where no file can have a screen.
  init?(of project: Project) {
    self.init(project, root: project.root, name: Path.lastComponent(project.root), file: nil)
    if shown.isEmpty { return nil }
  }

  private init(_ project: Project, root: String, name: String, file: String?) {
    (self.root, self.name) = (root, name)
    let all = project.sources.filter { FileKind.swift.matches(Path.lastComponent($0)) }
    sources = all.map { Path.relative($0, to: root) }.sorted()
    // Storyboards and xibs hold what code speaks of.
    resources =
      project.catalogs + project.pictures + project.storyboards
      + ["strings", "xcstrings"].flatMap {
        project.files(of: FileKind(rawValue: $0)).map(\.path)
      }
    shown =
      file.map { [Path.relative($0, to: FileReader.realPath(root) ?? root)] }
      ?? sources.filter { Self.mayHaveScreens(Path.join(root, $0)) }
  }

  private static func scan(_ root: String) throws -> Project {
    try Outcome.reading { () throws(ProjectError) in
      try Project.scan(root, options: .ofProgram)
    }
  }

  /// The largest size of a file that is searched for screens in bytes.
  private static let byteCount = 8 << 20

  /// The modules whose classes are views and controllers.
  private static let kits = ["UIKit", "AppKit", "Cocoa"]

  /// The paths of the files that may have tests.
  var tests: [String] {
    sources.filter { path in
      guard let text = Self.text(Path.join(root, path)) else { return false }
      return text.contains("XCTest") || text.contains("import Testing")
        || text.contains("napshot")
    }
  }

  private static func text(_ path: String) -> String? {
    (try? FileReader.bytes(atPath: path, limit: byteCount)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether a file may have a screen: it names what previews and views are made of.
  private static func mayHaveScreens(_ path: String) -> Bool {
    guard let text = text(path) else { return false }
    return text.contains("#Preview") || text.contains("PreviewProvider")
      || text.contains("some View") && text.contains("SwiftUI")
      || kits.contains { text.contains("import \($0)") } && text.contains("class ")
  }
}
