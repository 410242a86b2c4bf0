// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// `--fix --unsafe` on source, and assets judged by the code that uses them.
@Suite("Audit: source and assets together")
struct SourceFixTests {
  private static let view = """
    import UIKit
    final class Header: UIView {
      func set() {
        label.textColor = .black
      }
    }

    """

  @Test("--unsafe changes source, --dry-run shows the difference, and nothing is left to change")
  func fix() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.view, to: "App/Header.swift")
    let safe = try Program(folder: folder.path).run(
      ["audit", "App", "--fix", "-q", "--fail-on", "never"])
    #expect(safe.code == 0)
    #expect(folder.bytes("App/Header.swift") == Array(Self.view.utf8))

    let dry = try Program(folder: folder.path).run(
      ["audit", "App", "--fix", "--unsafe", "--dry-run"])
    #expect(dry.output.contains("-    label.textColor = .black\n+    label.textColor = .label\n"))
    #expect(folder.bytes("App/Header.swift") == Array(Self.view.utf8))

    let run = try Program(folder: folder.path).run(
      ["audit", "App", "--fix", "--unsafe"])
    #expect(run.errors.contains("fix: use .label"))
    let after = Self.view.replacing(".black", with: ".label")
    #expect(folder.bytes("App/Header.swift") == Array(after.utf8))
    let again = try Program(folder: folder.path).run(
      ["audit", "App", "--fix", "--unsafe", "-q"])
    #expect(again.errors.isEmpty)
    #expect(folder.bytes("App/Header.swift") == Array(after.utf8))
  }

  @Test("an unused color is one note, and a color's role is where code sets it")
  func assets() throws {
    let folder = try TemporaryFolder()
    let set = { (hex: String) in
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"0x\(hex)","green":"0x\(hex)","blue":"0x\(hex)","alpha":"1.000"}}}],
      "info":{"author":"xcode","version":1}}
      """
    }
    for (name, hex) in [("Page", "F2"), ("Unused", "F2"), ("Middle", "77")] {
      let path = "App/Assets.xcassets/\(name).colorset/Contents.json"
      _ = try folder.write(set(hex), to: path)
    }
    let code = """
      import UIKit
      final class A: UIViewController {
        func set() {
          view.backgroundColor = UIColor(named: "Page")
          button.tintColor = UIColor(resource: .middle)
          label.textColor = UIColor(named: "page")
        }
      }
      """
    _ = try folder.write(code, to: "App/A.swift")
    let run = try Program(folder: folder.path).run(
      ["audit", "App", "-q", "-f", "json", "--fail-on", "never"])
    #expect(run.output.contains("as a background under the system's text: #F2F2F2"))
    #expect(run.output.contains("No code, storyboard or property list uses this set"))
    #expect(run.output.contains("no catalog has 'page', but 'Page' exists"))
    #expect(run.output.components(named: "Unused") == 1)
    #expect(run.output.components(named: "Middle") == 0)
  }
}

extension String {
  /// How many findings are about an object.
  fileprivate func components(named name: String) -> Int {
    ranges(of: "\"object\": \"\(name)\"").count
  }
}
