// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroColor
import ChiaroSource
import Foundation
import Testing

@testable import ChiaroDerivation

/// What a designer decided on the page comes back into the catalog, and nothing else does.
@Suite("Decisions on a derivation")
struct DecisionTests {
  private static let palette = "Ink: any #101010\nSand: any #EFE9DC\nRust: any #A2451F"

  private func decisions(_ list: String) throws -> DerivationDecisions {
    let text = "{\"version\": 1, \"decisions\": [\(list)]}"
    return try DerivationDecisions(Array(text.utf8), file: "decisions.json")
  }

  private static func entry(_ name: String, _ decision: String, _ dark: String? = nil) -> String {
    let value = dark.map { ", \"dark\": \"\($0)\"" } ?? ""
    return """
      {"catalog": "Example.xcassets", "name": "\(name)", "idiom": "universal", "gamut": null,
       "decision": "\(decision)"\(value)}
      """
  }

  /// The decisions, the sets that are written, and the dark value that Sand has afterwards.
  @Test(
    "what is accepted is written as it was shown, and what is locked or undecided is not",
    arguments: [
      ("", [], nil), (entry("Sand", "lock"), [], nil),
      (entry("Sand", "accept", "#123456"), ["Sand"], "#123456"),
      (entry("Sand", "accept", "oklch(50% 0 0 / 1)"), ["Sand"], "#636363"),
      (
        entry("Sand", "accept", "#123456") + "," + entry("Ink", "accept"), ["Ink", "Sand"],
        "#123456"
      ),
      // The last of two decisions on a color holds.
      (entry("Sand", "accept", "#123456") + "," + entry("Sand", "lock"), [], nil),
    ] as [(String, [String], String?)])
  func written(_ list: String, _ names: [String], _ dark: String?) throws {
    let decided = try decisions(list)
    var palette = ExamplePalette(Self.palette) { $0.decisions = decided }
    let edits = try palette.write()
    #expect(edits.map { Path.stem(Path.parent($0.path)) }.sorted() == names)
    // What was written is what a person has set from then on.
    palette.options.decisions = nil
    let after = try palette.derivation().colors.first { $0.name == "Sand" }?.values[.dark]
    #expect(after?.isGiven == (dark != nil))
    if let dark { #expect(after?.color.hexText == dark) }
  }

  @Test("values for increased contrast follow from the dark one that was chosen")
  func following() throws {
    let decided = try decisions(Self.entry("Ink", "accept", "#C0C0C0"))
    let derivation = try ExamplePalette(Self.palette) { $0.decisions = decided }.derivation()
    let lightness = { (value: Color?) in value?.converted(to: .oklch).components.x ?? 0 }
    #expect(derivation.color("Ink", .dark)?.hexText == "#C0C0C0")
    #expect(
      lightness(derivation.color("Ink", .darkHigh)) > lightness(derivation.color("Ink", .dark)))
    #expect(decided.unknown(in: derivation.colors) == [])
    #expect(try decisions(Self.entry("Moss", "lock")).unknown(in: derivation.colors) == ["Moss"])
  }

  @Test(
    "what is no file of decisions is an error with its place, and nothing is taken from it",
    arguments: [
      "", "[]", "{\"version\": 2, \"decisions\": []}", "{\"version\": 1}",
      "{\"version\": 1, \"decisions\": [7]}",
      "{\"version\": 1, \"decisions\": [{\"catalog\": \"A\", \"name\": \"B\"}]}",
      "{\"version\": 1, \"decisions\": [{\"catalog\": \"A\", \"name\": \"B\", \"decision\": \"?\"}]}",
      "{\"version\": 1, \"decisions\": [\(entry("Sand", "accept", "no color"))]}",
    ])
  func malformed(_ text: String) {
    let error = #expect(throws: DerivationError.self) {
      try DerivationDecisions(Array(text.utf8), file: "decisions.json")
    }
    #expect(error?.description.hasPrefix("decisions.json") == true)
  }
}
