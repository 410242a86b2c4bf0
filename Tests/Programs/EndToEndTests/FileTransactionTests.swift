// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import chiaro

/// Files that are written together.
@Suite("Files that are written together")
struct FileTransactionTests {
  private static func files(_ folder: TemporaryFolder) -> [(path: String, bytes: [UInt8])] {
    let groups = (0..<40).map { "A.xcassets/G\($0)" }
    let names = ["A.xcassets"] + groups.flatMap { group in [group, "\(group)/C.colorset"] }
    return names.map { (folder.path("\($0)/Contents.json"), Array("{}".utf8)) }
  }

  @Test("a folder of a catalog is never there without its contents, whenever a run is killed")
  func whole() throws {
    let folder = try TemporaryFolder()
    let isOver = Mutex(false)
    let torn = Mutex<Set<String>>([])
    DispatchQueue.concurrentPerform(iterations: 2) { turn in
      if turn == 0 {
        for round in 0..<5 {
          let place = folder.path("\(round)")
          try? FileManager.default.createDirectory(
            atPath: place, withIntermediateDirectories: true)
          let files = Self.files(folder).map {
            ($0.path.replacing(folder.path, with: place), $0.bytes)
          }
          try? FileTransaction.run(files, removing: [], in: place, flushes: false)
        }
        isOver.withLock { $0 = true }
        return
      }
      while !isOver.withLock({ $0 }) {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        for path in paths where path.contains(".xcassets") && !path.contains(".partial") {
          if Path.lastComponent(path) == "Contents.json" { continue }
          if !FileManager.default.fileExists(atPath: folder.path("\(path)/Contents.json")) {
            torn.withLock { _ = $0.insert(path) }
          }
        }
      }
    }
    #expect(torn.withLock { $0 } == [])
    for round in 0..<5 {
      #expect(folder.bytes("\(round)/A.xcassets/G39/C.colorset/Contents.json") != nil)
    }
  }

  @Test("nothing stays of files that cannot all be written, nor of their folders")
  func undone() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "A.xcassets/G39")
    #expect(throws: FileError.self) {
      try FileTransaction.run(
        Self.files(folder), removing: [], in: folder.path, flushes: false)
    }
    #expect(folder.names() == ["A.xcassets"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("A.xcassets"))
    #expect(left == ["G39"])
    #expect(folder.bytes("A.xcassets/G39") == Array("a file".utf8))
  }
}
