// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroAudit

/// The two colors of a finding about contrast are those that were measured.
@Suite("Pairs of colors")
struct ColorPairTests {
  private static let catalogs: [(rule: any AuditRule.Type, catalog: String, pair: String)] = [
    (
      LowContrast.self, "CardText: any #888888\nCardBackground: any #999999",
      "#888888 on #999999, CardBackground"
    ),
    (LowContrast.self, "Caption: any #AAAAAA | dark #FFFFFF", "#AAAAAA on #F2F2F7"),
    // A translucent ground lies on the system's.
    (
      LowContrast.self, "CardText: any #FFFFFF\nCardBackground: any #00000080",
      "#FFFFFF on #7F7F7F, CardBackground"
    ),
    (ContrastBelowSeven.self, "Caption: any #606060 | dark #FFFFFF", "#606060 on #F2F2F7"),
    (WeakAccentColor.self, "AccentColor: any #FFE066", "#FFE066 on #FFFFFF"),
  ]

  @Test("a finding about contrast has them", arguments: catalogs.indices)
  func pair(_ index: Int) throws {
    let (rule, text, expected) = Self.catalogs[index]
    let catalog = try TextCatalog(RuleExample.triggering("a catalog", text, reports: ""))
    let finding = try #require(catalog.findings(rule).first)
    let pair = try #require(finding.pair)
    let words = "\(pair.text.hexText) on \(pair.ground.hexText), \(pair.groundName)"
    #expect(words.hasPrefix(expected))
    let measured = try #require(finding.measured)
    let ratio = pair.text.contrast(on: pair.ground).lowest.value
    #expect(abs(ratio - measured.value) < 0.01)
  }

  @Test("colors of opposite states are found beside many others, and the finding has a limit")
  func opposites() throws {
    let others = (0..<60).flatMap { ["Brand\($0): any #B05A00", "Shop\($0): any #7A7A00"] }
    let states = (0..<60).flatMap { ["ZBad\($0): any #B05A00", "ZGood\($0): any #7A7A00"] }
    for count in [2, states.count] {
      let example = RuleExample.triggering(
        "a catalog", (others + states.prefix(count)).joined(separator: "\n"),
        setting: "used ZBad0", reports: "")
      let findings = example.run(ColorVisionCollision.self)
      #expect(findings.count == 1 && findings.first?.object.hasPrefix("ZBad") == true)
      #expect(findings.first?.message.hasPrefix("Looks like ZGood") == true)
      #expect(findings.first?.related.count == min(count - 1, 41))
    }
  }

  @Test("a finding about something else has none")
  func none() throws {
    let catalog = try TextCatalog(
      RuleExample.triggering("a catalog", "Brand: any #FFFFFF | dark", reports: ""))
    let findings = catalog.findings(EmptyDarkSlot.self)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.pair == nil })
  }
}
