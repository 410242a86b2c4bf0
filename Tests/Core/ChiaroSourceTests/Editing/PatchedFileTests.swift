// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Patches on disk: inside of the project, through no link, onto nothing that is read-only.
@Suite("Patched files")
struct PatchedFileTests {
  private let folder: TemporaryFolder
  private let text = "[1, 2]"

  init() throws { folder = try TemporaryFolder() }

  private func patch(_ name: String) -> SourcePatch {
    SourcePatch(file: folder.path(name), bytes: Array(text.utf8), edits: [.removeJSON(at: 4)])
  }

  private func file(_ name: String, inside root: String = "app") throws -> PatchedFile {
    try PatchedFile(patch(name), inside: folder.path(root))
  }

  @Test("a file is changed, and nothing is beside it")
  func change() throws {
    try folder.write(text, to: "app/a.json")
    #expect(chmod(folder.path("app/a.json"), 0o640) == 0)
    let file = try file("app/a.json")
    #expect(file.before == Array(text.utf8) && file.after == Array("[1]".utf8))
    #expect(folder.bytes("app/a.json") == file.before)
    try file.write()
    #expect(folder.bytes("app/a.json") == file.after)
    #expect(try FolderReader.list(folder.path("app")).entries.map(\.name) == ["a.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("app/a.json"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    // Once more: the file holds something else now.
    #expect(throws: PatchError.changedMeanwhile) { try self.file("app/a.json") }
  }

  @Test("what lies outside of the project is not touched, whatever link leads there")
  func outside() throws {
    try folder.write(text, to: "other/a.json")
    try folder.makeFolder("app")
    try folder.link("app/out", to: "../other")
    try folder.link("app/a.json", to: "../other/a.json")
    try folder.write(text, to: "app/b.json")
    try folder.link("app/c.json", to: "b.json")
    for (name, error) in [
      ("other/a.json", PatchError.outside), ("app/out/a.json", .outside), ("app/a.json", .link),
      ("app/c.json", .link),
    ] {
      #expect(throws: error, "\(name)") { try file(name) }
    }
    #expect(folder.bytes("other/a.json") == Array(text.utf8))
    // A project that is reached through a link is one all the same.
    try folder.link("linked", to: "app")
    #expect(try file("linked/b.json", inside: "linked").after == Array("[1]".utf8))
  }

  @Test("a file that is read-only stays")
  func readOnly() throws {
    try folder.write(text, to: "app/a.json")
    #expect(chmod(folder.path("app/a.json"), 0o444) == 0)
    #expect(throws: PatchError.readOnly) { try file("app/a.json") }
  }

  @Test("a file that is missing, a folder or too large is said in words")
  func unreadable() throws {
    try folder.makeFolder("app/folder")
    for name in ["app/none.json", "app/folder"] {
      let error = #expect(throws: PatchError.self) { try file(name) }
      #expect(error.map { "\($0)".isEmpty } == false)
    }
  }

  @Test("who saves the file between the reading and the writing keeps what was saved")
  func savedMeanwhile() throws {
    try folder.write(text, to: "app/a.json")
    let file = try file("app/a.json")
    try FileManager.default.removeItem(atPath: folder.path("app/a.json"))
    try folder.write("[1, 2, 3]", to: "app/a.json")
    #expect(throws: PatchError.changedMeanwhile) { try file.write() }
    #expect(folder.bytes("app/a.json") == Array("[1, 2, 3]".utf8))
  }
}
