// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import ChiaroTestSupport

/// A data file in `Vectors`, whose `cases` the tests go through.
struct VectorFile {
  /// The cases, in the order of the file.
  let cases: [JSONValue]

  /// Reads a file; a file that cannot be read has no cases, and its test fails by their number.
  init(_ name: String) {
    let path = Path.parent(SourceTree.folder()) + "/Vectors/" + name
    let bytes = (try? FileReader.bytes(atPath: path, limit: 10_000_000)) ?? []
    let root = JSONDocument.read(bytes, file: name).document?.root
    cases = root?["cases"].map { Array($0.elements) } ?? []
  }
}

extension JSONValue {
  /// The numbers of an array; nil for `null` in it.
  var numbers: [Double?] { elements.map(\.number) }

  /// Three components; missing ones and `null` are 0.
  var components: ColorComponents {
    let numbers = numbers.map { $0 ?? 0 }
    return numbers.count == 3 ? [numbers[0], numbers[1], numbers[2]] : .zero
  }
}
