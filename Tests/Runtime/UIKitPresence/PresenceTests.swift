// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import ChiaroUIKit
import Testing

/// Of the 300 names of UIKit that public apps use most, how many are here.
@Suite("Presence of UIKit's names")
@MainActor
struct PresenceTests {
  private static let folder = SourceTree.folder()
  private static let names = CSVTable(path: folder + "/uikit-members.csv").rows.map { $0["name"] }

  /// The names behind the lines that use them; that these compile is the proof.
  private static let proved = Set(
    ["Types", "Members", "Values", "Screens", "Gestures"].flatMap { part in
      text("Tests/Runtime/UIKitPresence/Presence+\(part).swift").split(separator: "\n").compactMap { line in
        line.ranges(of: "  // ").last.map { String(line[$0.upperBound...]) }
      }
    })

  private static func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: SourceTree.root + "/" + path) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  @Test("300 names are listed, each once")
  func list() {
    #expect(Self.names.count == 300)
    #expect(Set(Self.names).count == 300)
    #expect(Self.proved.isSubset(of: Self.names))
  }

  @Test("what is not proved by a line stands in Unsupported.md")
  func rest() {
    let missing = Self.names.filter { !Self.proved.contains($0) }
    let manual = Self.text("Documentation/Unsupported.md")
    #expect(missing.filter { !manual.contains("`\($0)`") } == [])
    #expect(missing.count <= 2)
  }
}
