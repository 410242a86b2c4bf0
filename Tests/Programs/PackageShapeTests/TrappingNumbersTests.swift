// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Numbers of untrusted files become whole ones without ending the program.
@Suite("Trapping numbers")
struct TrappingNumbersTests {
  @Test(
    "the compiler refuses Int(_:) of a Double in each module that reads what is not trusted",
    arguments: [
      "ChiaroSource", "ChiaroInterpreter", "ChiaroMedia", "ChiaroCatalog", "ChiaroProject",
      "ChiaroAudit", "ChiaroSourceAudit", "ChiaroReport", "ChiaroTokens", "ChiaroDerivation",
      "ChiaroBus", "ChiaroDesktop", "chiaro",
    ])
  func guarded(_ module: String) throws {
    let folder = "\(SourceTree.root)/\(SourceTree.sources(of: module))"
    // Its own file, or a link to it.
    let file = module == "ChiaroSource" ? "Numbers/TrappingNumbers.swift" : "TrappingNumbers.swift"
    let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    for type in ["Int", "UInt8", "Int32", "UInt32", "Int64"] {
      let lines = text.split(separator: "\n").drop { $0 != "extension \(type) {" }.prefix(5)
      #expect(lines.contains { $0.hasPrefix("  init(_ number: Double)") }, "\(type)")
      #expect(lines.contains { $0.hasPrefix("  init(_ number: Float)") }, "\(type)")
      #expect(lines.count { $0.contains("@available(*, deprecated") } == 2, "\(type)")
    }
  }
}
