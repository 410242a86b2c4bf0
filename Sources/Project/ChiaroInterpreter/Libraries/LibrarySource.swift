// SPDX-License-Identifier: MIT

/// What most code uses of a library, in Swift of our own.
///
/// A program that imports the library gets it as a file.
package struct LibrarySource: Sendable {
  /// The name of the module.
  package var module: String
  package var code: String
  /// What the library itself declares: a program that has its sources gets nothing.
  package var declaration: String?

  package init(module: String, code: String, unless declaration: String? = nil) {
    self.module = module
    self.code = code
    self.declaration = declaration
  }

  /// The files of those libraries that a program imports.
  package static func files(
    of libraries: [LibrarySource], for files: [Program.Source]
  ) -> [Program.Source] {
    libraries.filter { library in
      let own = library.declaration.map { Array($0.utf8) }
      if let own, files.contains(where: { contains($0.bytes, own) }) { return false }
      let words = Array("import \(library.module)".utf8)
      return files.contains { contains($0.bytes, words) }
    }.map { Program.Source(path: "<\($0.module)>", bytes: Array($0.code.utf8)) }
  }

  private static func contains(_ bytes: [UInt8], _ words: [UInt8]) -> Bool {
    guard let first = words.first, bytes.count >= words.count else { return false }
    var start = bytes.startIndex
    while let place = bytes[start...].firstIndex(of: first) {
      if bytes[place...].starts(with: words) { return true }
      start = place + 1
    }
    return false
  }
}
