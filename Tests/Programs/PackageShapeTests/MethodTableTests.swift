// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What the compiler gives the classes of the library as tables of methods.
///
/// A public override in a file that imports the module of the overridden method for itself alone
/// gets an entry of its own. Programs that use the library do not count it, and call another method
/// than the one that they name.
@Suite("Tables of methods")
struct MethodTableTests {
  /// The bytes of this program, which holds the library with its symbols.
  private static let program = try? Data(
    contentsOf: URL(fileURLWithPath: CommandLine.arguments[0]), options: .mappedIfSafe)

  @Test("this program has symbols of the library")
  func found() throws {
    let program = try #require(Self.program)
    #expect(program.range(of: Data("$s14ChiaroControls14RefreshControlCN\0".utf8)) != nil)
  }

  @Test("no public override of the library has an entry besides the one of what it overrides")
  func entries() throws {
    let program = try #require(Self.program)
    let end = Data("FTV\0".utf8)
    var thunks: [String] = []
    var start = program.startIndex
    while let found = program.range(of: end, in: start..<program.endIndex) {
      let name = program[..<found.lowerBound].suffix(400)
        .split(separator: 0, omittingEmptySubsequences: false).last
      let symbol = String(decoding: name ?? Data(), as: UTF8.self)
      let module = symbol.firstMatch(of: #/^\$s\d+(Chiaro[A-Za-z]*)/#)?.1
      if let module, !module.hasSuffix("Tests") { thunks.append(symbol) }
      start = found.upperBound
    }
    #expect(thunks == [])
  }
}
