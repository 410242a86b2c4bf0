// SPDX-License-Identifier: MIT

import ChiaroGenerate
import ChiaroTestSupport
import Foundation
import Testing

/// What is generated is what the generator gives now.
@Suite("Generated files")
struct GeneratedFilesTests {
  @Test("every generated file is fresh")
  func fresh() throws {
    let files = try Generator.files(root: SourceTree.root)
    #expect(files.count == 14)
    for file in files {
      let recording = Recording("\(SourceTree.root)/\(file.path)")
      #expect(recording.mismatch(file.content) == nil)
    }
  }

  @Test("nothing else stands in the folders of what is generated")
  func strays() throws {
    let generated = Set(try Generator.files(root: SourceTree.root).map(\.path))
    let sources = FileManager.default.enumerator(atPath: "\(SourceTree.root)/Sources")
    let found = (sources?.allObjects as? [String] ?? []).filter { $0.contains("/Generated/") }
    #expect(found.count >= 8)
    #expect(Set(found.map { "Sources/\($0)" }).subtracting(generated) == [])
  }

  @Test("a project without its data is refused in words")
  func missingData() throws {
    let folder = try TemporaryFolder()
    #expect(throws: (any Error).self) { try Generator.files(root: folder.path) }
    for name in ["system-colors", "materials", "statements"] {
      try folder.write("[", to: "Data/\(name).json")
    }
    #expect(throws: GeneratorError.self) { try Generator.files(root: folder.path) }
  }
}
