// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// A setting on disk outlives what happens to files.
@Suite("State file")
struct StateFileTests {
  private let folder: TemporaryFolder
  private let file: StateFile

  init() throws {
    folder = try TemporaryFolder()
    file = StateFile(path: folder.path("state/setting.json"))
  }

  private func write(_ texts: String...) throws {
    var content: JSON?
    for text in texts { content = try file.write(["text": .string(text)], after: content).content }
  }

  private var text: JSON? { file.read().content?["text"] }

  @Test("what was written last is read, from two copies")
  func whole() throws {
    try write("first", "second")
    #expect(text == "second")
    #expect(file.read().diagnostics == [])
    let copies = ["setting.json", "setting.json.bak"].map { folder.bytes("state/\($0)") }
    #expect(copies[0] != nil && copies[0] == copies[1])
    #expect(file.read().isComplete)
  }

  @Test("nothing is nothing, without a word")
  func missing() {
    #expect(file.read().content == nil)
    #expect(file.read().diagnostics == [])
  }

  @Test(
    "a copy that is damaged is passed over for the other",
    arguments: ["setting.json", "setting.json.bak"],
    [
      "", "{", "{\"text\": \"sec", "[]", "null", "\u{0}\u{0}\u{0}",
      String(repeating: "[", count: 9999),
    ])
  func damaged(name: String, damage: String) throws {
    try write("first", "second")
    try folder.write(damage, to: "state/\(name)")
    #expect(text == "second")
    let diagnostics = file.read().diagnostics
    #expect(diagnostics.map(\.id) == ["state-unreadable"])
    #expect(diagnostics.first?.location.file == folder.path("state/\(name)"))
    #expect(!file.read().isComplete)
  }

  @Test("a copy that is too large is not read")
  func tooLarge() throws {
    try write("first")
    try folder.write(String(repeating: " ", count: 1 << 20) + "{}", to: "state/setting.json")
    #expect(text == "first")
  }

  @Test("a file that a person wrote, without a number, counts more than the kept copy")
  func byHand() throws {
    try write("first")
    try write("second")
    try folder.write(#"{"text": "by hand"}"#, to: "state/setting.json")
    #expect(text == "by hand")
    try write("third")
    try FileManager.default.removeItem(atPath: folder.path("state/setting.json"))
    #expect(text == "third")
  }

  @Test("where only one copy can be written, it is the newer one from then on")
  func oneCopy() throws {
    try write("first")
    try FileManager.default.removeItem(atPath: folder.path("state/setting.json"))
    try folder.makeFolder("state/setting.json")
    let written = try file.write(["text": "second"], after: file.read().content)
    #expect(written.diagnostics.map(\.id) == ["state-not-written"])
    #expect(text == "second")
    try FileManager.default.removeItem(atPath: folder.path("state/setting.json"))
    try folder.write(#"{"text": "old", "serial": 1}"#, to: "state/setting.json")
    #expect(text == "second")
  }

  @Test("where no copy can be written, what stood there stands there still")
  func noCopy() throws {
    try write("first")
    let state = folder.path("state")
    let aside = folder.path("aside")
    try FileManager.default.moveItem(atPath: state, toPath: aside)
    try folder.write("no folder", to: "state")
    #expect(throws: FileError.self) { try write("second") }
    try FileManager.default.removeItem(atPath: state)
    try FileManager.default.moveItem(atPath: aside, toPath: state)
    #expect(text == "first")
  }

  @Test(
    "a copy of another user is passed over", .enabled(if: NSUserName() == "root"),
    arguments: ["setting.json", "setting.json.bak"])
  func foreign(name: String) throws {
    try write("first")
    try FileManager.default.setAttributes(
      [.ownerAccountID: 65534], ofItemAtPath: folder.path("state/\(name)"))
    #expect(text == "first")
    #expect(file.read().diagnostics.map(\.message).joined().contains("another user"))
  }

  @Test(
    "whatever number stands in the copies, writing goes on, again and again",
    arguments: [
      "9223372036854775807", "-9223372036854775808", "9007199254740991", "9007199254740992", "-7",
      "1e999", "0.5", "99999999999999999999999999", #""7""#, "null", "[]", "0",
    ])
  func serial(number: String) throws {
    for name in ["setting.json", "setting.json.bak"] {
      try folder.write(#"{"text": "odd", "serial": \#(number)}"#, to: "state/\(name)")
    }
    #expect(text == "odd")
    var content = file.read().content
    for next in ["a", "b", "c"] {
      content = try file.write(["text": .string(next)], after: content).content
      #expect(text == .string(next))
      content = file.read().content
    }
    #expect(file.read().isComplete && file.read().diagnostics == [])
  }

  @Test("a number that is none of ours is said, and never wins over one that is")
  func oddSerial() throws {
    try write("first", "second")
    for name in ["setting.json", "setting.json.bak"] {
      let whole = folder.bytes("state/\(name)") ?? []
      try folder.write(#"{"text": "odd", "serial": 9223372036854775807}"#, to: "state/\(name)")
      #expect(text == "second")
      #expect(file.read().diagnostics.map(\.id) == ["state-serial"])
      #expect(!file.read().isComplete)
      try folder.write(String(decoding: whole, as: UTF8.self), to: "state/\(name)")
    }
  }

  @Test("a name that occurs twice counts once, and does not come up again when it goes")
  func repeated() throws {
    try folder.write(#"{"hold": "a", "text": "b", "hold": "c"}"#, to: "state/setting.json")
    var content = try #require(file.read().content)
    #expect(content["hold"] == "a")
    content["hold"] = nil
    _ = try file.write(content, after: content)
    #expect(file.read().content?["hold"] == nil && text == "b")
  }

  @Test("behind the last number comes the first, which is the newer one")
  func roundAbout() throws {
    try folder.write(#"{"text": "last", "serial": 9007199254740991}"#, to: "state/setting.json")
    try folder.makeFolder("state/setting.json.bak")
    _ = try file.write(["text": "next"], after: file.read().content)
    try FileManager.default.removeItem(atPath: folder.path("state/setting.json.bak"))
    try folder.write(#"{"text": "last", "serial": 9007199254740991}"#, to: "state/setting.json.bak")
    #expect(text == "next")
  }

  @Test("a lock is held once, until it is let go")
  func lock() {
    let path = folder.path("state/lock")
    var first: FileLock.Attempt? = FileLock.take(path)
    #expect({ if case .held = first { true } else { false } }())
    #expect({ if case .taken = FileLock.take(path) { true } else { false } }())
    first = nil
    // A program that another test starts in this moment holds it until it begins.
    #expect({ if case .held = FileLock.take(path, within: 60) { true } else { false } }())
    #expect({ if case .impossible = FileLock.take("/dev/null/lock") { true } else { false } }())
  }
}
