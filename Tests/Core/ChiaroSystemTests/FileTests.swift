// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroSystem

/// Files and folders, as the system tells of them.
@Suite("Files of the system")
struct FileTests {
  @Test("what stands at a path")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("text", to: "file")
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let kinds: [(String, Bool, NodeKind)] = [
      (file, false, .file), (folder.path, true, .folder), (link, false, .link),
      (link, true, .file), ("/dev/null", true, .other),
    ]
    for (path, followingLinks, kind) in kinds {
      #expect(try System.status(atPath: path, followingLinks: followingLinks).kind == kind)
    }
    #expect(System.linkTarget(link) == file)
    #expect(System.linkOwner(link) == System.user)
    #expect(System.linkOwner(file) == nil)
    #expect(System.isFolder(folder.path) && !System.isFolder(file))
    #expect(System.names(inFolder: folder.path, limit: 9) == ["file", "link"])
    #expect(System.names(inFolder: folder.path, limit: 1) == ["file"])
    #expect(System.names(inFolder: file, limit: 9) == [])
  }

  @Test("a failure says what is the matter")
  func failures() throws {
    let failure = #expect(throws: SystemFailure.self) {
      try System.openForReading("/nowhere/at-all")
    }
    #expect(failure?.isMissing == true)
    let folder = try TemporaryFolder()
    let taken = #expect(throws: SystemFailure.self) {
      try System.createExclusively(try folder.write("", to: "file"))
    }
    #expect(taken?.isTaken == true)
    #expect(throws: SystemFailure.self) { try System.makeFolder("/proc/none") }
  }

  @Test("a lock is held by one descriptor at a time")
  func locks() throws {
    let folder = try TemporaryFolder()
    let first = try System.openForLocking("\(folder.path)/lock")
    let second = try System.openForLocking("\(folder.path)/lock")
    defer { System.closeFile(second) }
    #expect(System.lock(first) && !System.lock(second))
    System.closeFile(first)
    // A program that another test starts in this moment holds it until it begins.
    var isLocked = false
    for _ in 0..<6000 where !isLocked {
      isLocked = System.lock(second)
      if !isLocked { System.sleep(milliseconds: 10) }
    }
    #expect(isLocked)
  }

  @Test("a file without a name gets one, and holds what was written")
  func unnamed() throws {
    let folder = try TemporaryFolder()
    guard let file = System.createUnnamed(inFolder: folder.path) else { return }
    defer { System.closeFile(file) }
    try System.writeAll([1, 2, 3], to: file)
    #expect(System.names(inFolder: folder.path, limit: 9) == [])
    try System.name(file, "\(folder.path)/name")
    #expect(FileManager.default.contents(atPath: "\(folder.path)/name") == Data([1, 2, 3]))
    #expect(throws: SystemFailure.taken) { try System.name(file, "\(folder.path)/name") }
  }
}
