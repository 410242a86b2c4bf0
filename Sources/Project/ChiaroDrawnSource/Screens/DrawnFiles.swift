// SPDX-License-Identifier: MIT

import ChiaroSource

/// What was drawn of the files of a program.
@MainActor
struct DrawnFiles {
  let end: RunEnd
  var names = SafeFileNames()
  private var files: [String: (screens: [JSON], odd: [Diagnostic])] = [:]
  /// The names of the types that a screen shows, by the files of the screens.
  private var shownTypes: [String: Set<String>] = [:]

  init(_ end: RunEnd) { self.end = end }

  mutating func add(_ screens: [JSON], _ odd: [Diagnostic], to file: String) {
    files[file, default: ([], [])].screens += screens
    files[file, default: ([], [])].odd += odd
    for case .array(let types)? in screens.map({ $0["types"] }) {
      for case .string(let name) in types { shownTypes[file, default: []].insert(name) }
    }
  }

  func screens(of file: String) -> [JSON] { files[file]?.screens ?? [] }

  /// The types that no screen of their file shows, though the file has previews.
  func unshown(_ types: [SourceSubject], after subjects: [SourceSubject]) -> [SourceSubject] {
    let drawn = Set(subjects.filter(\.isOfApp).map(\.location))
    return types.filter { type in
      !drawn.contains(type.location)
        && shownTypes[type.location.file]?.contains(type.name) != true
    }
  }

  /// The answers, one a file that has screens, types or diagnostics.
  func answers(_ types: [SourceSubject]) -> [JSON] {
    let declared = Dictionary(grouping: types, by: \.location.file)
    return Set(files.keys).union(declared.keys).sorted().map { file in
      SourceJSON.file(
        file, files[file]?.screens ?? [], files[file]?.odd ?? [], types: declared[file] ?? [])
    }
  }
}
