// SPDX-License-Identifier: MIT

/// The common parts of a library, in Swift of our own.
///
/// A program that imports the library, or uses its names, gets it as a file.
package struct LibrarySource: Sendable {
  /// The name of the file.
  package var name: String
  /// The words by which a program is recognized: it must contain one of them.
  package var words: [String]
  package var code: String
  /// The declaration of the library itself: a program with its sources gets nothing.
  package var declaration: String?

  package init(module: String, code: String, unless declaration: String? = nil) {
    self.init(name: module, words: ["import \(module)"], code, declaration)
  }

  /// Creates the common parts of a module that every program imports, for programs that contain one
  /// of the words.
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
        return files.contains { $0.contains(bytes) }
      }
      if let own = library.declaration, has(own) { return false }
      return library.words.contains(where: has)
    }.map { Program.Source(path: "<\($0.name)>", bytes: Array($0.code.utf8)) }
  }
}

extension Program.Source {
  /// Whether the file contains some bytes.
  package func contains(_ words: [UInt8]) -> Bool {
    guard let first = words.first, bytes.count >= words.count else { return false }
    var start = bytes.startIndex
    while let place = bytes[start...].firstIndex(of: first) {
      if bytes[place...].starts(with: words) { return true }
      start = place + 1
    }
    return false
  }
}
