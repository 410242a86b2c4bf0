// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource
import Testing

@testable import ChiaroAudit

/// Crowds of pictures, from which nobody overlooks that they cannot be seen.
@Suite("Crowds of pictures")
struct CrowdedPicturesTests {
  private static let sure = Consideration("sure", "it is as good as certain", guess: 6)
  private static let unsure = Consideration("unsure", "it is as good as wrong", guess: -6)

  private func pictures(
    _ count: Int, _ scope: String = "A.xcassets", _ consequence: Consequence = .vanishes,
    _ consideration: Consideration = Self.sure, rule: String = ImageVanishesInDark.id
  ) -> [Finding] {
    (0..<count).map { number in
      Finding(
        rule: rule,
        judgement: Judgement(by: ImageVanishesInDark.description, consequence, [consideration]),
        location: ChiaroSource.SourceLocation(
          file: "\(scope)/P\(number)/Contents.json", line: 1, column: 1),
        object: "P\(number)", appearance: "dark", message: "", scope: scope)
    }
  }

  private func isOfCrowd(_ findings: [Finding]) -> [Bool] {
    CrowdedPictures.weighed(findings).map { $0.considers("crowd") }
  }

  @Test(
    "twelve pictures of a catalog that vanish are less likely, whatever they cost",
    arguments: [
      (11, Consequence.vanishes, false), (12, .vanishes, true), (40, .vanishes, true),
      (11, .recedes, false), (12, .recedes, true),
    ])
  func crowd(_ count: Int, _ consequence: Consequence, _ isCrowd: Bool) {
    let all = pictures(count, "A.xcassets", consequence)
    #expect(isOfCrowd(all) == all.map { _ in isCrowd })
    for (before, told) in zip(all, CrowdedPictures.weighed(all)) {
      #expect((told.judgement.guessed < before.judgement.guessed) == isCrowd)
    }
  }

  @Test("each catalog counts for itself, and what is unlikely and other rules do not count")
  func others() {
    let apart = pictures(6) + pictures(6, "B.xcassets")
    #expect(!isOfCrowd(apart).contains(true))
    let weak = pictures(11) + pictures(5, "A.xcassets", .vanishes, Self.unsure)
    #expect(!isOfCrowd(weak).contains(true))
    let rule = pictures(12, rule: DarkImageEqualsLight.id)
    #expect(!isOfCrowd(rule).contains(true))
    let beside = pictures(12) + pictures(3, "B.xcassets") + rule
    #expect(isOfCrowd(beside) == (0..<27).map { $0 < 12 })
  }

  @Test(
    "a faint text color that stands in two catalogs with one value is told once",
    arguments: [
      ("Caption: any #AAAAAA | dark #FFFFFF", 1), ("Caption: any #AAABAA | dark #FFFFFF", 2),
      ("Subtitle: any #AAAAAA | dark #FFFFFF", 2),
    ])
  func copies(_ other: String, _ count: Int) {
    var configuration = AuditConfiguration()
    configuration.onlyRules = [LowContrast.id]
    let catalogs = ["Caption: any #AAAAAA | dark #FFFFFF", other].map {
      ExampleCatalog($0).catalog
    }
    let context = AuditContext(
      project: Project(root: "."), catalogs: catalogs, configuration: configuration)
    let messages = Auditor.run(context).findings.map(\.message)
    #expect(messages.count == count)
    #expect(messages.first?.hasSuffix("; 1 more like it") == (count == 1))
  }

  @Test("an audit doubts a crowd, and believes fewer", arguments: [11, 12])
  func audit(_ count: Int) {
    let names = "Ant Bee Cat Dog Eel Fox Gnu Hen Ibis Jay Koi Lark".split(separator: " ")
      .prefix(count)
    let example = RuleExample(
      title: "",
      catalog: names.map { "\($0).imageset: any a.png = black disc" }.joined(separator: "\n"),
      setting: "", findings: [])
    let found = Auditor.run(example.context).findings.filter { $0.rule == ImageVanishesInDark.id }
    #expect(found.map { $0.considers("crowd") } == names.map { _ in count == 12 })
    #expect(found.map { $0.standing < .likely } == names.map { _ in count == 12 })
  }
}
