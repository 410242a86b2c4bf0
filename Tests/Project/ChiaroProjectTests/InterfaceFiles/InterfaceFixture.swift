// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// An interface file of a real project, and what an independent reader finds in it.
struct InterfaceFixture: CustomTestStringConvertible {
  var name: String
  var elements: Int
  var attributes: Int
  var hash: String

  var testDescription: String { name }

  static let folder = Path.parent(SourceTree.folder()) + "/Fixtures/InterfaceFiles"

  /// The files of `digests.tsv`.
  static let all: [InterfaceFixture] = {
    let table = (try? FileReader.bytes(atPath: "\(folder)/digests.tsv", limit: 1 << 20)) ?? []
    return String(decoding: table, as: UTF8.self).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t").map(String.init)
      return InterfaceFixture(
        name: parts[0], elements: Int(parts[1]) ?? -1, attributes: Int(parts[2]) ?? -1,
        hash: parts[3])
    }
  }()

  func bytes() throws -> [UInt8] {
    try FileReader.bytes(atPath: "\(Self.folder)/\(name)", limit: 1 << 20)
  }

  func document() throws -> InterfaceDocument { InterfaceDocument.read(try bytes(), file: name) }
}

extension InterfaceDocument {
  /// Reads a text as a file.
  init(_ text: String, limits: Limits = Limits()) {
    self = InterfaceDocument.read(Array(text.utf8), file: "A.xib", limits: limits)
  }

  /// All elements, the root first.
  var elements: [InterfaceElement] { root.map { [$0] + $0.descendants } ?? [] }
}
