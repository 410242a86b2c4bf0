// SPDX-License-Identifier: MIT

import ChiaroRaster
import Synchronization
import Testing

@testable import ChiaroAudit

@Suite("Picture store")
struct PictureStoreTests {
  /// Counts how often each path is read.
  private final class Disk: Sendable {
    private let reads = Mutex<[String: Int]>([:])
    var counts: [String: Int] { reads.withLock { $0 } }

    func read(_ path: String) -> [UInt8]? {
      reads.withLock { $0[path, default: 0] += 1 }
      return path == "none" ? nil : ExamplePicture.bytes("black disc", path)
    }
  }

  @Test("a picture is read once, also when it is not there")
  func once() {
    let disk = Disk()
    let store = PictureStore(decoder: ExamplePicture.Decoder()) { disk.read($0) }
    for _ in 0..<3 {
      #expect(store.picture(at: "a.png") != nil)
      #expect(store.picture(at: "none") == nil)
    }
    #expect(disk.counts == ["a.png": 1, "none": 1])
  }

  @Test("many threads that ask for many pictures get the same answers")
  func concurrent() async {
    let store = PictureStore(decoder: ExamplePicture.Decoder()) { Disk().read($0) }
    store.load(
      Dictionary(uniqueKeysWithValues: (0..<50).map { ("\($0).png", PictureQuestions()) }))
    let hashes = await withTaskGroup(of: [Bool].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<50).map { store.picture(at: "\($0).png") != nil } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(hashes.allSatisfy { $0.allSatisfy { $0 } })
  }

  @Test("without a decoder there are bytes and no pixels")
  func withoutDecoder() {
    let store = PictureStore { Disk().read($0) }
    #expect(!store.canDecode)
    #expect(store.picture(at: "a.png") != nil)
  }
}
