// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Files and folders on disk.
@Suite("Files and folders")
struct FileTests {
  private func kind(_ work: () throws -> Void) -> FileError.Kind? {
    do {
      try work()
      return nil
    } catch {
      return (error as? FileError)?.kind
    }
  }

  // MARK: Reading

  @Test("a file is read whole, up to its limit and not beyond")
  func reading() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("hello", to: "a.txt")
    #expect(try FileReader.bytes(atPath: path, limit: 5) == Array("hello".utf8))
    #expect(try FileReader.bytes(atPath: path, limit: .max) == Array("hello".utf8))
    #expect(kind { _ = try FileReader.bytes(atPath: path, limit: 4) } == .tooLarge)
    let empty = try folder.write("", to: "empty")
    #expect(try FileReader.bytes(atPath: empty, limit: 0).isEmpty)
    let large = try folder.write([UInt8](repeating: 7, count: 300_000), to: "large")
    #expect(try FileReader.bytes(atPath: large, limit: 1 << 20).count == 300_000)
  }

  @Test("what is no file is refused, without waiting")
  func refusals() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("folder")
    #expect(kind { _ = try FileReader.bytes(atPath: folder.path("no"), limit: 9) } == .notFound)
    #expect(kind { _ = try FileReader.bytes(atPath: "", limit: 9) } == .notFound)
    #expect(kind { _ = try FileReader.bytes(atPath: folder.path("folder"), limit: 9) } == .notAFile)
    try folder.write("x", to: "file")
    #expect(
      kind { _ = try FileReader.bytes(atPath: folder.path("file/x"), limit: 9) } == .notFound)
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(kind { _ = try FileReader.bytes(atPath: folder.path("pipe"), limit: 9) } == .notAFile)
    #expect(kind { _ = try FileReader.bytes(atPath: "/dev/zero", limit: 9) } == .notAFile)
    try folder.link("loop", to: "loop")
    #expect(
      kind { _ = try FileReader.bytes(atPath: folder.path("loop"), limit: 9) } == .unreadable)
    try folder.link("dangling", to: "nowhere")
    #expect(
      kind { _ = try FileReader.bytes(atPath: folder.path("dangling"), limit: 9) } == .notFound)
    let long = String(repeating: "x", count: 5000)
    #expect(kind { _ = try FileReader.bytes(atPath: long, limit: 9) } == .unreadable)
  }

  @Test(
    "a file that the system refuses is unreadable",
    .enabled(if: geteuid() != 0, "root may read anything"))
  func permissions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x", to: "secret")
    #expect(chmod(path, 0) == 0)
    #expect(kind { _ = try FileReader.bytes(atPath: path, limit: 9) } == .unreadable)
  }

  @Test(
    "a file that pretends to be empty and is not is refused",
    .enabled(
      if: FileManager.default.fileExists(atPath: "/proc/self/status"),
      "a file of unknown size is Linux's"))
  func unknownSize() {
    #expect(
      kind { _ = try FileReader.bytes(atPath: "/proc/self/status", limit: 99_999) } == .unreadable)
  }

  @Test("a sparse file of a gigabyte is refused by its size, before it is read")
  func sparseFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "sparse")
    #expect(truncate(path, 1 << 30) == 0)
    #expect(kind { _ = try FileReader.bytes(atPath: path, limit: 16 << 20) } == .tooLarge)
  }

  @Test(
    "an error says what failed where",
    arguments: [
      (FileError(.notFound, path: "a", detail: ""), "a: no such file or folder"),
      (FileError(.unreadable, path: "a", detail: "busy"), "a: cannot be read: busy"),
      (FileError(.tooLarge, path: "a", detail: "9 bytes"), "a: larger than 9 bytes"),
      (FileError(.notAFile, path: "a", detail: ""), "a: not a regular file"),
      (FileError(.notWritten, path: "a", detail: "full"), "a: cannot be written: full"),
    ])
  func errors(_ error: FileError, _ text: String) {
    #expect(error.description == text)
  }

  // MARK: Writing

  @Test("a file is created, and replaced with its permissions kept")
  func writing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    try AtomicFile.write("one", toPath: path)
    #expect(folder.bytes("a.txt") == Array("one".utf8))
    #expect(permissions(path) == 0o644)
    #expect(chmod(path, 0o640) == 0)
    try AtomicFile.write("two, and longer", toPath: path)
    #expect(folder.bytes("a.txt") == Array("two, and longer".utf8))
    #expect(permissions(path) == 0o640)
    try AtomicFile.write([], toPath: path)
    #expect(folder.bytes("a.txt") == [])
    #expect(folder.names() == ["a.txt"])
  }

  private func permissions(_ path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test("a link stays a link, and the file it leads to is replaced")
  func writingThroughLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a.txt")
    try folder.link("link", to: "real/a.txt")
    try AtomicFile.write("new", toPath: folder.path("link"))
    #expect(folder.bytes("real/a.txt") == Array("new".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "real/a.txt"
    )
  }

  @Test("where links are refused, neither the link nor what it leads to is written")
  func refusedLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a.txt")
    for (name, target) in [("link", "real/a.txt"), ("dangling", "real/b.txt")] {
      try folder.link(name, to: target)
      #expect(
        kind { try AtomicFile.write("new", toPath: folder.path(name), links: .refused) }
          == .notWritten)
    }
    #expect(folder.bytes("real/a.txt") == Array("old".utf8))
    #expect(folder.names() == ["dangling", "link", "real"])
    #expect(folder.bytes("real/b.txt") == nil)
  }

  @Test("what can be made again is written whole too, and through no link")
  func unflushed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.png")
    for content in ["one", "two, and longer", ""] {
      try AtomicFile.writeUnflushed(Array(content.utf8), toPath: path)
      #expect(folder.bytes("a.png") == Array(content.utf8))
      #expect(permissions(path) == 0o644)
    }
    try folder.link("link", to: "a.png")
    #expect(
      kind { try AtomicFile.writeUnflushed([1], toPath: folder.path("link")) } == .notWritten)
    #expect(
      kind { try AtomicFile.writeUnflushed([1], toPath: folder.path("no/b.png")) } == .notWritten)
    #expect(folder.bytes("a.png") == [])
    #expect(folder.names() == ["a.png", "link"])
  }

  @Test("a device is written to, not replaced, and says when it is full")
  func devices() throws {
    try AtomicFile.write("gone", toPath: "/dev/null")
    #expect(kind { try AtomicFile.write("too much", toPath: "/dev/full") } == .notWritten)
    #expect((try? FileReader.bytes(atPath: "/dev/full", limit: 1)) == nil)
  }

  @Test("what writers left that run no more is removed, and only that")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    let living = ProcessInfo.processInfo.processIdentifier
    // No process has a number this large (pid_max is at most 2^22).
    let dead = 1 << 23
    let kept = [
      ".a.txt.\(living)-7.partial", ".b.txt.\(dead)-0.partial", ".a.txt.\(dead).partial",
      ".a.txt.\(dead)-x.partial", "a.txt.\(dead)-0.partial", ".a.txt.\(dead)-0.partial.bak",
    ]
    let gone = [".a.txt.\(dead)-0.partial", ".a.txt.\(dead)-42.partial"]
    for name in kept + gone { try folder.write("part", to: name) }
    try folder.link(".a.txt.\(dead)-1.partial", to: "elsewhere")
    try AtomicFile.write("whole", toPath: folder.path("a.txt"))
    #expect(Set(folder.names()) == Set(kept + ["a.txt", ".a.txt.\(dead)-1.partial"]))
  }

  @Test("a write that fails leaves the file, and nothing beside it")
  func failedWrites() throws {
    let folder = try TemporaryFolder()
    #expect(kind { try AtomicFile.write("x", toPath: folder.path("no/a.txt")) } == .notWritten)
    try folder.write("old", to: "taken/inside.txt")
    // A folder that holds something cannot be replaced by a file.
    #expect(kind { try AtomicFile.write("x", toPath: folder.path("taken")) } == .notWritten)
    #expect(folder.bytes("taken/inside.txt") == Array("old".utf8))
    #expect(folder.names() == ["taken"])
  }

  @Test("somebody else's unfinished file is left alone, and in the way only when there are many")
  func unfinishedFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.txt")
    let process = ProcessInfo.processInfo.processIdentifier
    let partials = (0..<100).map { ".a.txt.\(process)-\($0).partial" }
    for name in partials.dropLast() { try folder.write("theirs", to: name) }
    try AtomicFile.write("new", toPath: folder.path("a.txt"))
    #expect(folder.bytes("a.txt") == Array("new".utf8))
    try folder.write("theirs", to: partials[99])
    #expect(kind { try AtomicFile.write("newer", toPath: folder.path("a.txt")) } == .notWritten)
    #expect(folder.bytes("a.txt") == Array("new".utf8))
    #expect(partials.allSatisfy { folder.bytes($0) == Array("theirs".utf8) })
  }

  @Test("of several files each is written whole, and one that cannot be stops no other")
  func together() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write("old", to: "b")
    let files = (0..<300).map { (path: folder.path("f\($0)"), bytes: Array("text \($0)".utf8)) }
    let failures = AtomicFile.write(
      files + [(folder.path("none/a"), [1]), (old, Array("new".utf8))])
    #expect(failures.map(\.path) == [folder.path("none/a")])
    #expect(try String(contentsOfFile: old, encoding: .utf8) == "new")
    for (path, bytes) in files {
      #expect(FileManager.default.contents(atPath: path) == Data(bytes))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 301)
  }

  @Test("failures are in the order of the files, whatever step of each it was")
  func orderOfFailures() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "c"] { try folder.makeFolder(name) }
    let names = ["a", "none/b", "c", "d", "none/e"]
    let failures = AtomicFile.write(names.map { (folder.path($0), [1]) })
    #expect(failures.map(\.path) == ["a", "none/b", "c", "none/e"].map(folder.path))
  }

  @Test("many writers at once leave the content of one of them")
  func manyWriters() async throws {
    let folder = try TemporaryFolder()
    let contents = (0..<20).map { [UInt8](repeating: UInt8($0), count: 10_000) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for content in contents {
        group.addTask { try AtomicFile.write(content, toPath: folder.path("a")) }
      }
      try await group.waitForAll()
    }
    #expect(contents.contains { $0 == folder.bytes("a") })
    #expect(folder.names() == ["a"])
  }

  @Test(
    "where nothing may be written, nothing is",
    .enabled(if: geteuid() != 0, "root may write anywhere"))
  func readOnlyFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "locked/a.txt")
    #expect(chmod(folder.path("locked"), 0o500) == 0)
    defer { _ = chmod(folder.path("locked"), 0o700) }
    #expect(
      kind { try AtomicFile.write("new", toPath: folder.path("locked/a.txt")) } == .notWritten)
    #expect(folder.bytes("locked/a.txt") == Array("old".utf8))
  }

  // MARK: Folders

  @Test("a folder is listed in the order of its names' scalars, each with its kind")
  func listing() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "Z", "é", "e\u{301}", "日"] { try folder.write("", to: name) }
    try folder.makeFolder("folder")
    try folder.link("link", to: "folder")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let listing = try FolderReader.list(folder.path)
    #expect(
      listing.entries.map { "\($0.name) \($0.kind)" } == [
        "Z file", "a file", "b file", "e\u{301} file", "folder folder", "link link", "pipe other",
        "é file", "日 file",
      ])
    #expect(!listing.isTruncated)
  }

  @Test("a listing stops at its limit and says so")
  func limitedListing() throws {
    let folder = try TemporaryFolder()
    for index in 0..<10 { try folder.write("", to: "\(index)") }
    let all = try FolderReader.list(folder.path, limit: 10)
    #expect(all.entries.count == 10 && !all.isTruncated)
    let some = try FolderReader.list(folder.path, limit: 9)
    #expect(some.entries.count == 9 && some.isTruncated)
    let none = try FolderReader.list(folder.path, limit: 0)
    #expect(none.entries.isEmpty && none.isTruncated)
  }

  @Test("what is not a folder cannot be listed")
  func unlistable() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(kind { _ = try FolderReader.list(folder.path("no")) } == .notFound)
    #expect(kind { _ = try FolderReader.list(folder.path("file")) } == .notFound)
  }

  @Test("a file has one identity, whatever path leads to it")
  func identities() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b")
    try folder.write("", to: "file")
    try folder.link("link", to: "a")
    let identity = FolderReader.identity(of: folder.path("a"))
    #expect(identity?.isFolder == true)
    #expect(FolderReader.identity(of: folder.path("link")) == identity)
    #expect(FolderReader.identity(of: folder.path("a/b/..")) == identity)
    #expect(FolderReader.identity(of: folder.path("a/b")) != identity)
    #expect(FolderReader.identity(of: folder.path("file"))?.isFolder == false)
    #expect(FolderReader.identity(of: folder.path("no")) == nil)
    #expect(FileReader.realPath(folder.path("link/b")) == folder.path("a/b"))
    #expect(FileReader.realPath(folder.path("no")) == nil)
  }
}
