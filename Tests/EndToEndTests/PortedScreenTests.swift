// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Screens that others wrote: each is drawn in every appearance.
@Suite("Ported screens")
struct PortedScreenTests {
  /// What the program prints.
  ///
  /// The letters stand for light, with more contrast, with large text and from right to left, then
  /// the same in dark; nothing that could not be drawn follows.
  private static let recorded = """
    messagekit-settings: 65 views, layouts AAABAAAB, pictures ABACDEDF
    focus-onboarding: 25 views, layouts AAABAAAB, pictures ABACDEDF
    panmodal-members: 97 views, layouts AAABAAAB, pictures AAABCCCD
    panmodal-profile: 5 views, layouts AAABAAAB, pictures AAABAAAB
    brd-gift: 27 views, layouts AABCAABC, pictures ABCDEFGH
    stats-memory: 46 views, layouts AAABAAAB, pictures ABACDEDF

    """

  @Test("every screen is drawn in eight appearances, and what changes is as recorded")
  func screens() throws {
    let folder = try TemporaryFolder()
    let run = try Program(name: "PortedScreens", folder: folder.path).run(["out"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    #expect(run.output == Self.recorded)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
    #expect(names.count == 8 * 6)
  }
}
