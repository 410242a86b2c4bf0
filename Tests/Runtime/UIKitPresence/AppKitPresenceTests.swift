// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroTestSupport
import Testing

/// Of the 200 names of AppKit that public apps use most, how many are here.
@Suite("Presence of AppKit's names")
@MainActor
struct AppKitPresenceTests {
  private static let names =
    CSVTable(path: SourceTree.folder() + "/appkit-members.csv").rows.map { $0["name"] }

  /// The names behind the lines that use them; that these compile is the proof.
  private static let proved = Set(
    text("Tests/Runtime/UIKitPresence/AppKitPresence+Names.swift").split(separator: "\n")
      .compactMap { line in line.ranges(of: "  // ").last.map { String(line[$0.upperBound...]) } })

  private static func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: SourceTree.root + "/" + path) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  @Test("200 names are listed, each once")
  func list() {
    #expect(Self.names.count == 200)
    #expect(Set(Self.names).count == 200)
    #expect(Self.proved.isSubset(of: Self.names))
  }

  @Test("what is not proved by a line stands in Unsupported.md; 97 % are proved")
  func rest() {
    let missing = Self.names.filter { !Self.proved.contains($0) }
    let manual = Self.text("Documentation/Unsupported.md")
    #expect(missing.filter { !manual.contains("`\($0)`") } == [])
    #expect(missing.count <= 5)
  }
}
