// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Screens in plain UIKit and AppKit: each is drawn in every appearance.
@Suite("Plain screens")
struct PlainScreenTests {
  /// What the program prints.
  ///
  /// The letters stand for light, with more contrast, with large text and from right to left, then
  /// the same in dark; nothing that could not be drawn follows.
  private static let recorded = """
    settings: 42 views, layouts AABCAABC, pictures ABCDEFGH
    onboarding: 23 views, layouts AABCAABC, pictures ABCDEFGH
    berth-form: 31 views, layouts AABCAABC, pictures ABCDEFGH
    harbors: 59 views, layouts AABCAABC, pictures ABCDEFGH
    preferences: 19 views, layouts AAABAAAB, pictures ABACDEDF

    """

  @Test("every screen is drawn in eight appearances, and what changes is as recorded")
  func screens() throws {
    let folder = try TemporaryFolder()
    let run = try Program(name: "PlainScreens", folder: folder.path).run(["out"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    #expect(run.output == Self.recorded)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
    #expect(names.count == 8 * 5)
  }
}
