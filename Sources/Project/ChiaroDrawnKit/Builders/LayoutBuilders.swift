// SPDX-License-Identifier: MIT

package import ChiaroInterpreter

/// Libraries by which code writes constraints, each in Swift of our own: a program whose files
/// import one, and that does not have its sources, gets what most code uses of it.
package enum LayoutBuilders {
  /// The sources that files need.
  package static func sources(for files: [Program.Source]) -> [Program.Source] {
    all.filter { library in
      let words = Array("import \(library.name)".utf8)
      return files.contains { contains($0.bytes, words) }
    }.map { Program.Source(path: "<\($0.name)>", bytes: Array($0.code.utf8)) }
  }

  private static let all = [
    (name: "SnapKit", code: SnapKitSource.code),
    (name: "PureLayout", code: PureLayoutSource.code),
    (name: "TinyConstraints", code: TinyConstraintsSource.code),
  ]

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
