// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// Where a project ends, and which links are the project's own.
@Suite("Boundaries")
struct BoundaryTests {
  private let folder: TemporaryFolder
  private let boundary: Boundary

  init() throws {
    folder = try TemporaryFolder()
    for name in ["home/app/.git", "home/app/src/deep", "home/notes", "work/run", "tmp/x"] {
      try folder.makeFolder(name)
    }
    boundary = Boundary(home: folder.path("home"), workingFolder: folder.path("work"))
  }

  @Test(
    "who may speak about a folder",
    arguments: [
      ("home/app/src/deep", ["home/app/src/deep", "home/app/src", "home/app"]),
      ("home/app", ["home/app"]), ("home/notes", ["home/notes", "home"]), ("home", ["home"]),
      ("work/run", ["work/run", "work"]), ("tmp/x", ["tmp/x"]),
    ])
  func governing(_ name: String, _ expected: [String]) {
    #expect(boundary.governingFolders(of: folder.path(name)) == expected.map { folder.path($0) })
  }

  @Test("a home that is a repository makes none of what lies in it")
  func homeRepository() throws {
    try folder.makeFolder("home/.git")
    #expect(boundary.repository(of: folder.path("home/notes")) == nil)
    #expect(boundary.repository(of: folder.path("home/app/src")) == folder.path("home/app"))
  }

  @Test("a link that stands in a project or a repository is told, a person's own is not")
  func links() throws {
    try folder.link("home/app/report", to: "../notes")
    try folder.link("home/app/src/file.html", to: "nowhere")
    try folder.link("home/mine", to: "notes")
    try folder.link("tmp/x/out", to: "../../home")
    let link = { (path: String, projects: [String]) in
      boundary.projectLink(
        onTheWayTo: folder.path(path), projects: projects.map { folder.path($0) })
    }
    #expect(link("home/app/report/a.html", []) == folder.path("home/app/report"))
    #expect(link("home/app/src/file.html", []) == folder.path("home/app/src/file.html"))
    #expect(link("home/mine/a.html", []) == nil)
    #expect(link("tmp/x/out/a.html", []) == nil)
    #expect(link("tmp/x/out/a.html", ["tmp/x"]) == folder.path("tmp/x/out"))
    #expect(link("home/app/a.html", ["home/app"]) == nil)
    // Through a person's link into a repository.
    try folder.link("home/app2", to: "app")
    #expect(link("home/app2/report/a.html", []) == folder.path("home/app2/report"))
  }

  @Test("a relative path is seen from where the program runs")
  func relative() throws {
    try folder.makeFolder("work/.git")
    try folder.link("work/out", to: "run")
    #expect(
      boundary.projectLink(onTheWayTo: "out/a.html", projects: []) == folder.path("work/out"))
    #expect(boundary.projectLink(onTheWayTo: "run/a.html", projects: []) == nil)
  }
}
