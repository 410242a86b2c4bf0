// SPDX-License-Identifier: MIT

/// What most code uses of a library, in Swift of our own.
///
/// A program that imports the library, or uses its names, gets it as a file.
package struct LibrarySource: Sendable {
  /// The name of the file.
  package var name: String
  /// Words of which a program has one.
  package var words: [String]
  package var code: String
  /// What the library itself declares: a program that has its sources gets nothing.
  package var declaration: String?

  package init(module: String, code: String, unless declaration: String? = nil) {
    self.init(name: module, words: ["import \(module)"], code, declaration)
  }

  /// What code uses of a module that all import: given to programs that have one of the words.
  package init(uses words: [String], code: String, unless declaration: String? = nil) {
    self.init(name: words.first ?? "", words: words, code, declaration)
  }

  private init(name: String, words: [String], _ code: String, _ declaration: String?) {
    (self.name, self.words, self.code, self.declaration) = (name, words, code, declaration)
  }

  /// The files of those libraries that a program uses.
  package static func files(
    of libraries: [LibrarySource], for files: [Program.Source]
  ) -> [Program.Source] {
    libraries.filter { library in
      let has = { (words: String) in
        let bytes = Array(words.utf8)
        return files.contains { contains($0.bytes, bytes) }
      }
      if let own = library.declaration, has(own) { return false }
      return library.words.contains(where: has)
    }.map { Program.Source(path: "<\($0.name)>", bytes: Array($0.code.utf8)) }
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
