// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// An app that knows no dark is told once, and its places are doubtful.
@Suite("Apps without a dark appearance")
struct LightDesignTests {
  private static let rule = "app-without-dark"

  /// A screen with light grounds and dark texts.
  private static func screen(_ grounds: Int, _ texts: Int, _ more: String = "") -> String {
    let lines =
      (0..<grounds).map { "box\($0).backgroundColor = .white" }
      + (0..<texts).map { "name\($0)Label.textColor = .black" }
    return """
      import UIKit
      class Screen: UITableViewCell {
        func set() {
          \(lines.joined(separator: "\n    "))
        }
        \(more)
      }
      """
  }

  private func answer(
    _ files: [(String, String)], _ rules: Set<String>, assets: [NamedAsset]? = nil
  ) -> SourceAnswer {
    SourceAuditor.audit(files.map { ($0.0, Array($0.1.utf8)) }, only: rules, assets: assets)
  }

  private func isTold(_ files: (String, String)..., assets: [NamedAsset]? = nil) -> Bool {
    !answer(files, [Self.rule], assets: assets).findings.isEmpty
  }

  @Test(
    "four light grounds, and ten of grounds and texts, show a decision",
    arguments: [(4, 6, true), (3, 9, false), (4, 5, false), (10, 0, true), (0, 20, false)])
  func counts(_ grounds: Int, _ texts: Int, _ isTold: Bool) {
    #expect(self.isTold(("A.swift", Self.screen(grounds, texts))) == isTold)
  }

  @Test(
    "whatever follows the style, or sets one, takes the decision back",
    arguments: [
      ("", true), ("func f() { line.backgroundColor = .opaqueSeparator }", false),
      ("func f() { line.backgroundColor = UIColor.systemFill }", false),
      ("func f() { if traitCollection.userInterfaceStyle == .dark { } }", false),
      ("func f() { overrideUserInterfaceStyle = .light }", false),
      // A label of the app's own that is called like a color.
      ("func f() { cell.secondaryLabel.text = name }", true),
      ("func f() { line.backgroundColor = .red }", true),
    ])
  func adapting(_ more: String, _ isTold: Bool) {
    #expect(self.isTold(("A.swift", Self.screen(5, 5, more))) == isTold)
  }

  @Test(
    "other files tell too: SwiftUI, property lists, Objective-C; a watch's tell nothing",
    arguments: [
      ("B.swift", "import UIKit\nclass B {}", true),
      ("B.swift", "import SwiftUI\nstruct B: View { var body: some View { Text(a) } }", false),
      (
        "Watch App/B.swift", "import SwiftUI\nstruct B: View { var body: some View { Text(a) } }",
        true
      ),
      ("Info.plist", "<key>UIUserInterfaceStyle</key>\n<string>Light</string>", false),
      ("Info.plist", "<key>UIUserInterfaceStyle</key>\n<string>Automatic</string>", true),
      (
        "B.m", "@implementation B\n- (void)f { a.color = UIColor.systemBackgroundColor; }\n@end",
        false
      ),
      ("B.m", "@implementation B\n- (void)f { a.color = UIColor.redColor; }\n@end", true),
    ])
  func otherFiles(_ path: String, _ text: String, _ isTold: Bool) {
    #expect(self.isTold(("A.swift", Self.screen(5, 5)), (path, text)) == isTold)
  }

  @Test("a catalog that has something for the dark is a beginning", arguments: [true, false])
  func catalogs(_ adapts: Bool) {
    let assets = [NamedAsset("Ink", .color, adapts: adapts), NamedAsset("Moon", .image)]
    #expect(isTold(("A.swift", Self.screen(5, 5)), assets: assets) != adapts)
  }

  @Test("it is told where most places are, and these are doubtful then")
  func places() throws {
    let light = [("A.swift", Self.screen(2, 1)), ("B.swift", Self.screen(5, 5))]
    let findings = answer(light, [Self.rule, "fixed-color"]).findings
    let app = try #require(findings.first { $0.rule == Self.rule })
    #expect(app.location.file == "B.swift" && app.location.line == 4 && app.standing == .likely)
    #expect(app.message.contains("7 light backgrounds and 6 dark texts"))
    let places = findings.filter { $0.rule == "fixed-color" }
    #expect(
      !places.isEmpty
        && places.allSatisfy { $0.standing < .likely && $0.considers("knows-no-dark") })
    let half = light + [("C.swift", Self.screen(0, 0, "let ink = UIColor.secondaryLabel"))]
    let warned = answer(half, [Self.rule, "fixed-color"]).findings
    #expect(
      warned.contains { $0.standing == .likely } && !warned.contains { $0.rule == Self.rule })
    #expect(!warned.contains { $0.considers("knows-no-dark") })
  }
}
