// SPDX-License-Identifier: MIT

import Testing

/// Public types and free functions say which of Apple's they are, where that is known from, and how
/// near they come.
@Suite("Signature lines")
struct SignatureTests {
  /// A public declaration at the left margin, and its documentation.
  struct Declaration: CustomTestStringConvertible {
    var place: String
    var line: Substring
    var documentation: String

    var testDescription: String { "\(place): \(line)" }
  }

  static let declarations = SourceFile.all(in: ["Sources"]).flatMap(declarations(of:))

  @Test("there are public types in the project")
  func found() {
    #expect(Self.declarations.count > 150)
  }

  @Test("the documentation ends with Apple's counterpart, the source and the fidelity")
  func signature() {
    let form =
      #/Apple counterpart: \S.* · Source: \S.* · Fidelity: (?:exact|measured|approximate)\b[^·]*$/#
    let missing = Self.declarations.filter { $0.documentation.firstMatch(of: form) == nil }
    #expect(missing.map(\.testDescription) == [])
  }

  private static func declarations(of file: SourceFile) -> [Declaration] {
    let kinds =
      #/^public (?:final |indirect )?(?:struct|enum|class|protocol|actor|func|typealias) /#
    return file.lines.enumerated().compactMap { number, line in
      guard line.firstMatch(of: kinds) != nil else { return nil }
      let above = file.lines[..<number].reversed()
        .prefix { $0.hasPrefix("///") || $0.hasPrefix("@") }.reversed()
      let words = above.filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }
        .map { $0.drop { $0 == " " } }
      return Declaration(
        place: "\(file.path):\(number + 1)", line: line,
        documentation: words.joined(separator: " "))
    }
  }
}
