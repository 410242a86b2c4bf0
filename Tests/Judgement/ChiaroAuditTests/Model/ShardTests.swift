// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroProject
import ChiaroSource
import Synchronization
import Testing

@testable import ChiaroAudit

/// The parts of an audit.
@Suite("Parts of an audit")
struct ShardTests {
  @Test(
    "a part is written as i/n, counted from 1 or from 0",
    arguments: [
      ("1/8", "1/8"), ("8/8", "8/8"), ("0/8", "8/8"), ("1/1", "1/1"), ("0/1", "1/1"),
      ("9/8", nil), ("-1/8", nil), ("1/0", nil), ("1", nil), ("1/2/3", nil), ("a/b", nil),
      ("1/", nil), ("1/10001", nil), ("", nil),
    ] as [(String, String?)])
  func notation(_ text: String, _ shard: String?) {
    #expect(Shard(text)?.description == shard)
  }

  @Test("each path belongs to exactly one part, and the parts are of about one size")
  func partition() {
    let shards = (0..<5).compactMap { Shard("\($0)/5") }
    let paths = (0..<1_000).map { "App/Folder\($0 % 7)/File\($0).swift" }
    for path in paths { #expect(shards.count { $0.contains(path) } == 1) }
    for shard in shards { #expect((120...280).contains(paths.count(where: shard.contains))) }
  }

  @Test("copies for several languages belong together, and what has no path to all")
  func togetherness() {
    for shard in (1...7).compactMap({ Shard("\($0)/7") }) {
      #expect(shard.contains(""))
      #expect(
        shard.contains("App/Base.lproj/Main.storyboard")
          == shard.contains("App/fr.lproj/Main.storyboard"))
    }
  }

  @Test("each picture is read by the part that its catalog belongs to, and by no other")
  func pictures() throws {
    let example = ExampleCatalog(
      "Moon.imageset: any moon.png = black disc noprofile | dark sea.heic = heic")
    let folders = (0..<8).map { "Part\($0)/" }
    let files = Dictionary(
      uniqueKeysWithValues: folders.flatMap { folder in
        example.files.map { (folder + $0, $1) }
      })
    let catalogs = try folders.map {
      try AssetCatalog(path: $0 + "Example.xcassets", in: MemoryTree(files))
    }
    let reads = Mutex<[String: Int]>([:])
    for shard in (1...3).compactMap({ Shard("\($0)/3") }) {
      var configuration = AuditConfiguration()
      configuration.shard = shard
      let store = PictureStore(decoder: ExamplePicture.Decoder()) { path in
        reads.withLock { $0[path, default: 0] += 1 }
        return files[path]
      }
      _ = Auditor.run(
        AuditContext(
          project: Project(root: "."), catalogs: catalogs, configuration: configuration,
          pictures: store))
    }
    let pictures = files.keys.filter { !$0.hasSuffix(".json") }
    #expect(reads.withLock { $0 } == Dictionary(uniqueKeysWithValues: pictures.map { ($0, 1) }))
  }
}
