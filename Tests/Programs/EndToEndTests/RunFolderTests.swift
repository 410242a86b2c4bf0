// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// The folders in which git is shown a repository.
@Suite("Folders for git")
struct GitFolderTests {
  private static func makeOld(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: path)
  }

  /// Starts an audit with a git that never ends, and kills it once it has its folder.
  private static func kill(in project: GitProject, _ temporary: String) throws {
    let git = try project.folder.write("#!/bin/sh\nexec sleep 600\n", to: "bin/git")
    #expect(chmod(git, 0o755) == 0)
    let run = try TestProgram(
      Program.path, ["audit", "App", "--diff-base", "HEAD"],
      environment: [
        "HOME": project.folder.path, "PATH": "\(project.folder.path("bin")):/usr/bin:/bin",
        "TMPDIR": temporary,
      ], folder: project.path("")
    ).start()
    for _ in 0..<600 where !names(temporary).contains(where: { $0.hasPrefix("chiaro-git.") }) {
      usleep(100_000)
    }
    #expect(run.end(with: SIGKILL) == .signal(SIGKILL))
  }

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test("what a killed run left is removed by the next one, and nothing else")
  func leftovers() throws {
    let project = try GitProject()
    let folder = project.folder
    let temporary = try folder.makeFolder("tmp")
    #expect(chmod(temporary, 0o700) == 0)
    try Self.kill(in: project, temporary)
    let left = try #require(Self.names(temporary).first)
    #expect(left.hasPrefix("chiaro-git.") && Self.names(temporary).count == 1)
    try folder.write("kept", to: "outside/kept")
    try folder.link("tmp/\(left)/outside", to: folder.path("outside"))

    try folder.link("tmp/chiaro-git.link", to: folder.path("outside"))
    for name in ["chiaro-git.young", "chiaro-git.held", "other"] {
      try folder.write("kept", to: "tmp/\(name)/kept")
    }
    try folder.write("kept", to: "tmp/chiaro-git.file")
    for name in [left, "chiaro-git.held", "chiaro-git.file", "other"] {
      try Self.makeOld("\(temporary)/\(name)")
    }
    try Self.makeOld(folder.path("outside"))
    let held = open("\(temporary)/chiaro-git.held", O_RDONLY | O_CLOEXEC)
    defer { close(held) }
    #expect(flock(held, LOCK_EX | LOCK_NB) == 0)

    for _ in 0..<2 { #expect(try project.found(environment: ["TMPDIR": temporary]) == "New") }
    #expect(
      Self.names(temporary)
        == ["chiaro-git.file", "chiaro-git.held", "chiaro-git.link", "chiaro-git.young", "other"])
    for name in ["outside", "tmp/chiaro-git.young", "tmp/chiaro-git.held", "tmp/other"] {
      #expect(folder.bytes("\(name)/kept") == Array("kept".utf8), "\(name)")
    }
  }

  @Test("nothing is removed where others could put a folder in the place of another")
  func openPlaces() throws {
    let project = try GitProject()
    let temporary = try project.folder.makeFolder("tmp")
    try project.folder.write("kept", to: "tmp/chiaro-git.left/kept")
    try Self.makeOld("\(temporary)/chiaro-git.left")
    #expect(chmod(temporary, 0o777) == 0)
    #expect(try project.found(environment: ["TMPDIR": temporary]) == "New")
    #expect(Self.names(temporary) == ["chiaro-git.left"])
    #expect(chmod(temporary, 0o1777) == 0)
    #expect(try project.found(environment: ["TMPDIR": temporary]) == "New")
    #expect(Self.names(temporary) == [])
  }
}
