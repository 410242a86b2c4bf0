// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Every catalog in `Fixtures`, against its expected model as text; `CHIARO_RECORD=all` writes it.
@Suite("Fixtures of catalogs")
struct FixtureTests {
  static let folder = Path.parent(SourceTree.folder()) + "/Fixtures"
  static let names =
    (try? FolderReader.list(folder).entries.map(\.name).filter { $0.hasSuffix(".xcassets") }) ?? []

  @Test("a catalog reads as its text says", arguments: names)
  func fixture(_ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let text = CatalogText(try AssetCatalog(path: path)).text
    let expected = Recording("\(Self.folder)/\(Path.stem(name)).txt")
    #expect(expected.mismatch(text) == nil)
  }

  @Test("a catalog reads the same from memory", arguments: names)
  func fromMemory(_ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let disk = try AssetCatalog(path: path)
    let memory = try AssetCatalog(path: path, in: try MemoryTree(contentsOf: path))
    #expect(CatalogText(memory).text == CatalogText(disk).text)
    #expect(memory.statistics == disk.statistics)
  }

  @Test("every diagnostic names a file, a line and a column", arguments: names)
  func places(_ name: String) throws {
    let catalog = try AssetCatalog(path: "\(Self.folder)/\(name)")
    for diagnostic in catalog.diagnostics {
      let location = diagnostic.location
      #expect(location.line ?? 0 > 0 && location.column ?? 0 > 0, "\(diagnostic)")
      #expect(FileManager.default.fileExists(atPath: location.file), "\(diagnostic)")
      #expect(!diagnostic.message.hasSuffix(".") && !diagnostic.id.contains(" "))
      #expect(diagnostic.message.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(diagnostic)")
    }
  }

  @Test("every text belongs to a catalog")
  func noStrayTexts() throws {
    let entries = try FolderReader.list(Self.folder).entries.map(\.name)
    let texts = entries.filter { $0.hasSuffix(".txt") }.map { Path.stem($0) }
    #expect(texts == Self.names.map { Path.stem($0) })
    #expect(Self.names.count >= 10)
  }
}

extension MemoryTree {
  /// Every file below a folder of the disk, by its path there.
  init(contentsOf folder: String) throws {
    var files: [String: [UInt8]] = [:]
    var folders = [folder]
    while let next = folders.popLast() {
      for entry in try FolderReader.list(next).entries {
        let path = Path.join(next, entry.name)
        switch entry.kind {
        case .folder: folders.append(path)
        case .file: files[path] = try FileReader.bytes(atPath: path, limit: 1 << 24)
        case .link, .other: continue
        }
      }
    }
    self.init(files)
  }
}
