// SPDX-License-Identifier: MIT

import ChiaroGenerate
import ChiaroTestSupport
import Testing

/// Generated files are what their generators give.
@Suite("Generated files")
struct GeneratedFilesTests {
  @Test("every file that is generated is fresh, and there is nothing else in those folders")
  func fresh() throws {
    let files = try Generator.files(root: SourceTree.root)
    #expect(files.count >= 8)
    for file in files {
      #expect(Recording("\(SourceTree.root)/\(file.path)").mismatch(file.content) == nil)
    }
    let generated = Set(files.map(\.path))
    let strays = SourceFile.all(in: ["Sources"]).filter {
      $0.isGenerated && !generated.contains($0.path)
    }
    #expect(strays.map(\.path) == [])
  }
}
