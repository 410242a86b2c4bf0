// SPDX-License-Identifier: MIT

import Testing

/// Public types and free functions that Apple has too say which of Apple's they are, where that is
/// known from, and how near they come.
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

  @Test("there are public types in the project, many of them with a counterpart")
  func found() {
    #expect(Self.declarations.count > 400)
    #expect(Self.signed.count > 300)
  }

  @Test("where a counterpart is named, its source and the fidelity are too, at the end")
  func signature() throws {
    let form = try Regex(
      #"Apple counterpart: \S.* · Source: \S.* · Fidelity: "#
        + #"(?:exact|measured|approximate|inert)\b[^·]*$"#)
    let incomplete = Self.signed.filter { $0.documentation.firstMatch(of: form) == nil }
    #expect(incomplete.map(\.testDescription) == [])
  }

  @Test("nothing is said of a counterpart that does not exist")
  func none() {
    let empty = Self.declarations.filter { $0.documentation.contains("counterpart: none") }
    #expect(empty.map(\.testDescription) == [])
  }

  @Test("types with the name of one of UIKit's, AppKit's or SwiftUI's name the counterpart")
  func shells() {
    let prefixed = #/^public (?:\w+ )*(?:struct|enum|class|protocol|actor) (?:UI|NS|CG|CA)[A-Z]/#
    let missing = Self.declarations.filter {
      $0.line.firstMatch(of: prefixed) != nil
        && !$0.documentation.contains("Apple counterpart: ")
    }
    #expect(missing.map(\.testDescription) == [])
  }

  private static let signed = declarations.filter {
    $0.documentation.contains("Apple counterpart: ")
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
