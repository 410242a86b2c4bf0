// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroProject

/// Which folder is the project around a file.
@Suite("The folder of a project")
struct ProjectFolderTests {
  private let folder: TemporaryFolder
  private let boundary: Boundary

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "home/app/App.xcodeproj", "home/app/Sources/Deep", "home/app/Kit/Sources", "home/notes",
      "home/cloned/.git", "home/cloned/Packages/Core/Sources", "home/Own.xcworkspace",
    ] {
      try folder.makeFolder(name)
    }
    for name in ["home/app/Kit", "home/cloned/Packages/Core", "home/single"] {
      try folder.makeFolder(name)
      _ = try folder.write("", to: "\(name)/Package.swift")
    }
    boundary = Boundary(home: folder.path("home"), workingFolder: folder.path)
  }

  @Test(
    "it is that of the repository, or the outermost with a project",
    arguments: [
      ("home/app/Sources/Deep", "home/app"), ("home/app/Kit/Sources", "home/app"),
      ("home/cloned/Packages/Core/Sources", "home/cloned"), ("home/single", "home/single"),
      ("home/notes", nil), ("home", nil),
    ] as [(String, String?)])
  func project(_ name: String, _ expected: String?) {
    #expect(boundary.project(of: folder.path(name)) == expected.map { folder.path($0) })
  }
}
