// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroDeriveStudy
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDerivation

/// The study that the examples come from.
@Suite("Derivation study")
struct DerivationStudyTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(SourceTree.root)/\(path)", encoding: .utf8)
  }

  private static func pairs() throws -> [DesignedPair] {
    try DesignedPair.read(text("Data/designed-pairs.csv"))
  }

  @Test("the data is what the manual says: enough pairs of enough apps, kept ones among them")
  func data() throws {
    let pairs = try Self.pairs()
    #expect(try Self.text("Documentation/Derivation.md").contains(StudyReport.heading(pairs)))
    #expect(Set(pairs.map(\.app)).count >= 62)
    #expect(Set(pairs.filter { $0.part != .first }.map(\.app)).count >= 30)
    for app in Dictionary(grouping: pairs, by: \.app) {
      #expect(Set(app.value.map(\.part)).count == 1, "\(app.key)")
      #expect(Set(app.value).count == app.value.count, "\(app.key)")
    }
    #expect(throws: StudyError.self) { try DesignedPair.read("part\nfirst, a, b, c, red") }
    #expect(throws: StudyError.self) { try DesignedPair.read("part\nnone, a, b, c, red, red") }
  }

  @Test("the table of examples is that of the data")
  func table() throws {
    let text = ExampleTable.text(DesignedPair.examples(try Self.pairs()))
    #expect(try Self.text(ExampleTable.path) == text)
  }

  /// Deriving all catalogs takes a release build; each ninth color's own value tells here whether
  /// the manual's figure is still that of the rules.
  @Test("out of fold by app, the rules come as near as the manual says, and keep the hue")
  func quality() throws {
    let pairs = try Self.pairs()
    let examples = DesignedPair.examples(pairs)
    var outcomes: [HeldOutStudy.Outcome] = []
    for (number, app) in Set(pairs.map(\.app)).sorted().enumerated() {
      let own = pairs.indices.filter { pairs[$0].app == app }
      let manner = DerivationManner(
        pairs.indices.filter { pairs[$0].app != app }.map { examples[$0] })
      for index in own where (index + number).isMultiple(of: max(1, own.count / 5)) {
        let (light, role) = (pairs[index].light, examples[index].role)
        let dark = manner.dark(of: light, as: role, examples[index].kind)
        outcomes.append(
          .init(pair: pairs[index], role: role, derived: Tone(dark, like: light).color))
      }
    }
    let measure = OutcomeMeasure(outcomes)
    #expect(measure.count > 200)
    #expect(measure.median <= 9.5)
    #expect(measure.share >= 52)
    #expect(outcomes.compactMap(\.hueDrift).sorted().dropLast(outcomes.count / 10).last ?? 0 < 5)
  }

  #if !DEBUG
    @Test("the manual's tables are those of the study")
    func manual() throws {
      let report = StudyReport(HeldOutStudy(try Self.pairs())).text
      let manual = try Self.text("Documentation/Derivation.md")
      for line in report.split(separator: "\n") { #expect(manual.contains(line)) }
    }
  #endif

  @Test("an app of many pairs counts as forty, and each of its pairs the same")
  func weights() throws {
    let line = { (app: String, number: Int, dark: String) in
      "kept, \(app), A, C\(number), #808080, \(dark)"
    }
    let lines =
      (0..<80).map { line("Big", $0, "#808080") } + (0..<40).map { line("One", $0, "#000") }
      + (0..<10).map { line("Two", $0, "#000") }
    let pairs = try DesignedPair.read("part\n" + lines.joined(separator: "\n"))
    let outcomes = pairs.map {
      HeldOutStudy.Outcome(pair: $0, role: .accent, derived: $0.light)
    }
    let measure = OutcomeMeasure(outcomes)
    #expect((measure.share - 100 * 40 / 90).magnitude < 1)
    #expect((measure.pooled.share - 100 * 80 / 130).magnitude < 1)
    #expect((measure.perApp.share - 100.0 / 3).magnitude < 1)
    #expect(measure.median > 10 && measure.pooled.median == 0)
  }

  @Test("the pairs of a folder's catalogs are read as lines of the data")
  func extraction() throws {
    let folder = try TemporaryFolder()
    let files = ExamplePalette(
      "Ink: any #101010 | dark #FFFFFF\nSame: any #336699 | dark #336699\nOne: any #FF0000\n"
        + "Clear: any #FFFFFF00 | dark #000000\nLink: any ref linkColor ios | dark #FFFFFF"
    ).files
    for (path, bytes) in files {
      let file = URL(fileURLWithPath: folder.path("App/\(path)"))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    let pairs = try CatalogExtraction.pairs(in: folder.path("App"), of: "a/B", .develop)
    #expect(
      pairs.map(\.line) == [
        "develop, a/B, Example, Ink, #101010, #FFFFFF",
        "develop, a/B, Example, Same, #336699, #336699",
      ])
    #expect(pairs.map(\.isKept) == [false, true])
  }
}
