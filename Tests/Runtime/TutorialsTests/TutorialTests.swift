// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroMedia
import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing
import Tutorials

/// The code of the tutorials prints and draws what their articles show.
@MainActor
@Suite("Tutorials")
struct TutorialTests {
  @Test("colors and catalogs: what is printed is in the article, and the catalog is mended")
  func colors() throws {
    let folder = try TemporaryFolder()
    let path = try Self.copyCatalog(to: folder)
    let contents = "\(path)/Sand.colorset/Contents.json"
    let before = try String(contentsOfFile: contents, encoding: .utf8)
    var lines: [String] = []
    try ColorsAndCatalogs.makeColor { lines.append($0) }
    try ColorsAndCatalogs.mendCatalog(at: path) { lines.append($0) }
    #expect(lines == Article(name: "ColorsAndCatalogs").printed)
    // Everything that stood there still does; one value was added.
    let after = try String(contentsOfFile: contents, encoding: .utf8).split(separator: "\n")
    let former = before.split(separator: "\n")
    #expect(after.count > former.count)
    let kept = former.filter { line in after.contains { $0.hasPrefix(line) } }
    #expect(kept == former)
  }

  @Test("colors and catalogs: the sheet before and after", .enabled(if: Self.canDraw))
  func colorSheets() throws {
    let folder = try TemporaryFolder()
    let path = try Self.copyCatalog(to: folder)
    for name in ["sand-before.png", "sand-after.png"] {
      let sand = try #require(try AssetCatalog(path: path).color(named: "Sand"))
      #expect(try RecordedPicture(name: name).mismatch(ColorSheet.picture(of: sand)) == nil)
      try ColorsAndCatalogs.mendCatalog(at: path) { _ in }
    }
  }

  @Test("port a view: its border goes with the style once it is registered")
  func port() {
    var lines: [String] = []
    // As a program starts: what other tests made current on this thread does not matter.
    TraitCollection(userInterfaceStyle: .light).performAsCurrent {
      PortedView.followStyle { lines.append($0) }
      #expect(PortedView.olderBorders() == lines.suffix(2).map { String($0.suffix(7)) })
    }
    #expect(lines == Article(name: "PortAView").printed)
    #expect(lines[0].hasSuffix(lines[1].suffix(7)), "the snapshot stays without a registration")
  }

  @Test("port a view: eight appearances", .enabled(if: Self.canDraw))
  func appearances() throws {
    #expect(try RecordedPicture(name: "tide-card.png").mismatch(PortedView.picture()) == nil)
  }

  @Test("a control of your own: a pointer and keys change it, switches do not draw it")
  func control() {
    var lines: [String] = []
    OwnControl.use { lines.append($0) }
    #expect(lines == Article(name: "YourOwnControl").printed)
  }

  @Test(
    "a control of your own: its pictures", .enabled(if: Self.canDraw),
    arguments: [(UserInterfaceStyle.light, "rating@2x.png"), (.dark, "rating~dark@2x.png")])
  func controlPicture(_ style: UserInterfaceStyle, _ name: String) throws {
    #expect(try RecordedPicture(name: name).mismatch(OwnControl.picture(style)) == nil)
  }

  /// Whether there is something that sets text and writes pictures.
  private nonisolated static let canDraw =
    PangoTextShaper() != nil && SystemImageDecoder.formats.contains(.png)

  /// A copy of the example app's catalog, which the tutorial changes.
  private static func copyCatalog(to folder: TemporaryFolder) throws -> String {
    let path = folder.path("Assets.xcassets")
    try FileManager.default.copyItem(
      atPath: "\(SourceTree.root)/Examples/Tidepool/Tidepool/Assets.xcassets", toPath: path)
    return path
  }
}
