// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSourceAudit
import ChiaroTestSupport
import Foundation
import Testing

/// The examples' screens are UIKit's and AppKit's code but for one import.
@Suite("Plain screens as an app has them")
struct PlainScreensTests {
  /// The folders of screens, and the rest of the examples is no screen.
  private static let folders = ["Form", "Harbors", "Onboarding", "Preferences", "Settings"]

  private static let files: [String] = folders.flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: "\(SourceTree.root)/Examples/PlainScreens/\(folder)")
    return (names ?? []).sorted().map { "\(folder)/\($0)" }
  }

  @Test("five folders have a screen each")
  func screens() {
    let controllers = Self.files.filter { $0.hasSuffix("ViewController.swift") }
    #expect(controllers.count == Self.folders.count)
  }

  @Test("with Apple's import a screen is rewritten to what stands here", arguments: files)
  func oneImport(_ file: String) throws {
    let text = try String(
      contentsOfFile: "\(SourceTree.root)/Examples/PlainScreens/\(file)", encoding: .utf8)
    let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
    #expect(imports.allSatisfy { ["import ChiaroUIKit", "import ChiaroAppKit"].contains($0) })
    #expect(imports.count <= 1)
    let original = text.replacing("import Chiaro", with: "import ")
    let ported = PortedSource(Array(original.utf8), path: file)
    #expect(String(decoding: ported.text, as: UTF8.self) == text)
    #expect(ported.diagnostics.isEmpty)
  }
}
