// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// The manual pages are what the commands say of themselves.
@Suite("Manual pages")
struct ManualPageTests {
  private static let folder = "\(SourceTree.root)/Documentation/man"

  @Test("Documentation/man is fresh, page by page")
  func fresh() throws {
    let written = try TemporaryFolder()
    let run = try Program().run(["manual", "--output", written.path("man")])
    #expect(run.code == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: written.path("man")).sorted()
    #expect(names.count >= 16)
    for name in names {
      let text = String(decoding: try #require(written.bytes("man/\(name)")), as: UTF8.self)
      #expect(Recording("\(Self.folder)/\(name)").mismatch(text) == nil)
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
    #expect(kept == names)
  }

  @Test("a page has what help has", arguments: ["", "audit", "init", "set", "resolve"])
  func contents(_ command: String) throws {
    let words = [command].filter { !$0.isEmpty }
    let page = try Program().run(["manual"] + words).output.replacing("\\-", with: "-")
    let help = try Program().run(words + ["--help"]).output
    for option in help.matches(of: #/--[a-z-]+/#).map({ String($0.0) }) {
      #expect(page.contains(option), "\(option)")
    }
    for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXAMPLES", "SEE ALSO"] {
      #expect(page.contains(".SH \"\(section)\"\n") || page.contains(".SH \(section)\n"))
    }
  }

  @Test("a formatter finds nothing wrong", .enabled(if: hasFormatter))
  func formatted() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder) {
      let run = try Program(name: "/usr/bin/groff")
        .run(["-man", "-Tutf8", "-ww", "-k", "-z", "\(Self.folder)/\(name)"])
      #expect(run.code == 0)
      #expect(run.errors == "", "\(name)")
    }
  }

  private static let hasFormatter = FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")

  @Test("an unknown command has no page, and the nearest is named")
  func unknown() throws {
    let run = try Program().run(["manual", "adit"])
    #expect(run.code == 3)
    #expect(run.errors == "chiaro: no command \"adit\" (nearest: audit)\n")
  }
}
