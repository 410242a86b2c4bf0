// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import chiaro

/// Links from reports to the pages of rules.
@Suite("Links to the pages of rules")
struct TerminalLinkTests {
  private static func variables(_ text: String) -> [String: String] {
    let pairs = text.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(
      uniqueKeysWithValues: pairs.map { ("\($0[0])", $0.count > 1 ? "\($0[1])" : "") })
  }

  @Test(
    "a terminal opens links if it is known to, and no log of a build does",
    arguments: [
      ("TERM=xterm-kitty", true), ("TERM=xterm-256color", false), ("TERM=alacritty", true),
      ("TERM=xterm TERM_PROGRAM=iTerm.app", true), ("TERM=xterm VTE_VERSION=6003", true),
      ("TERM=xterm TERM_PROGRAM=Apple_Terminal", false), ("TERM=xterm VTE_VERSION=4205", false),
      ("TERM=xterm WT_SESSION=a", true), ("TERM=xterm-kitty CI=true", false), ("", false),
      ("TERM=dumb WT_SESSION=a", false), ("TERM=xterm-kitty NO_COLOR=1", false),
      ("TERM=dumb FORCE_HYPERLINK=1", true), ("TERM=xterm-kitty FORCE_HYPERLINK=0", false),
    ])
  func terminals(_ variables: String, _ opens: Bool) {
    let environment = Self.variables(variables)
    #expect(TerminalLinks.areOpened(isTerminal: true) { environment[$0] } == opens)
    let isForced = environment["FORCE_HYPERLINK"] == "1"
    #expect(TerminalLinks.areOpened(isTerminal: false) { environment[$0] } == isForced)
  }

  private static let audit = [
    "audit", "Examples/Tidepool", "--only", "low-contrast", "-q", "--all",
  ]

  @Test(
    "reports link to the pages that CHIARO_RULE_PAGES names, if that is an address of the web",
    arguments: [("https://a.org/rules", true), ("/etc", false), ("javascript:x", false)])
  func formats(_ address: String, _ isTaken: Bool) throws {
    let program = Program(environment: ["CHIARO_RULE_PAGES": address, "FORCE_HYPERLINK": "1"])
    let page = "https://a.org/rules/low-contrast.md"
    for format in ["terminal", "sarif", "html"] {
      let output = try program.run(Self.audit + ["-f", format]).output
      #expect(output.contains("low-contrast"))
      #expect(output.contains(page) == isTaken, "\(format)")
      #expect(isTaken || !output.contains("]8;;") && !output.contains("helpUri"))
    }
  }

  @Test("pages that were installed are for this machine's terminal alone")
  func installed() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("bin")
    for name in ["chiaro", "chiaro-source-audit"] {
      try folder.copyProgram(Program.products.appendingPathComponent(name).path, to: "bin/\(name)")
    }
    try folder.write("a page", to: "share/doc/chiaro/Rules/low-contrast.md")
    let program = Program(name: folder.path("bin/chiaro"), environment: ["FORCE_HYPERLINK": "1"])
    let address = "file://\(folder.path("share/doc/chiaro/Rules/low-contrast.md"))"
    let run = try program.run(Self.audit)
    #expect(run.output.contains("]8;;\(address)"), "\(run)")
    for format in ["sarif", "html"] {
      #expect(try !program.run(Self.audit + ["-f", format]).output.contains(address))
    }
  }
}
