// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// `chiaro audit` with a program for source text that does what a test wants.
@Suite("The program for source text")
struct SourceProgramTests {
  /// An audit of a folder with one Swift file, with a script as the program.
  private func audit(
    _ script: String?, source: String = "let a = 1\n", _ arguments: String...
  ) throws -> Program.Run {
    let folder = try TemporaryFolder()
    let program = folder.path("source-audit")
    if let script {
      try folder.write("#!/bin/sh\n\(script)\n", to: "source-audit")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program)
    }
    try folder.write(source, to: "App/View.swift")
    return try Program(folder: folder.path, environment: ["CHIARO_SOURCE_AUDIT": program])
      .run(["audit", "App"] + arguments)
  }

  private static let rules = #"""
    "rules":[{"id":"loud","title":"Loud","severity":"warning","summary":"s","reason":"r","help":"h"}]
    """#

  private static let listing = #"""
    if [ "$1" = --rules ]; then echo '{"version":1,\#(rules)}'; exit 0; fi
    """#

  @Test("what it finds is reported, and its rules can be named")
  func findings() throws {
    let answer = #"""
      grep -q '"files":\["View.swift"\]' || exit 5
      echo '{"version":1,\#(Self.rules),"findings":[{"rule":"loud","severity":"warning",
      "file":"View.swift","line":1,"column":5,"object":"View","message":"very \u001b[31mloud",
      "related":[],"measured":{"value":1,"minimum":4.5}}],"diagnostics":[]}'
      """#
    let run = try audit(
      "\(Self.listing)\n\(answer)", "--only", "loud", "--format", "xcode", "--fail-on", "warning")
    #expect(run.code == 1)
    #expect(run.output.contains("App/View.swift:1:5: warning: View: very"), "\(run)")
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("the page quotes the line, with its colors, and nothing in it acts")
  func quoted() throws {
    let answer = #"""
      echo '{"version":1,\#(Self.rules),"findings":[{"rule":"loud","severity":"warning",
      "file":"View.swift","line":1,"column":5,"object":"View","message":"fixed #336699",
      "related":[]},{"rule":"loud","severity":"warning","file":"../../etc/passwd","line":1,
      "column":1,"object":"Other","message":"elsewhere","related":[]}],"diagnostics":[]}'
      """#
    let run = try audit(
      "\(Self.listing)\n\(answer)", source: "  let\ta = \"</pre><script>evil()</script>\"\n",
      "-f", "html")
    let lines = run.output.matches(of: #/<pre>(.*?)<\/pre>/#).map { String($0.1) }
    // Once among the worst, and once in the list.
    #expect(Set(lines).count == 1 && lines.count == 2)
    #expect(
      lines.first == "let a = &quot;&lt;/pre&gt;&lt;script&gt;evil()&lt;/script&gt;&quot;",
      "\(run.errors)")
    #expect(run.output.contains("<span class=\"hex k0\">#336699</span>"))
  }

  @Test(
    "one that dies, says nonsense or too much is said to have given no answer",
    arguments: [
      "exit 3", "kill -9 $$", "echo nonsense", "echo '{\"version\":2}'", "cat /dev/zero", ":",
    ])
  func broken(_ end: String) throws {
    let run = try audit("\(Self.listing)\n\(end)", "--format", "json")
    #expect(run.code == 0)
    #expect(run.output.contains("\"source-not-audited\""), "\(run)")
    #expect(run.output.contains("1 source file was not looked at"))
  }

  @Test("without it the audit says what was not looked at", arguments: [nil, "exit 1"])
  func missing(_ script: String?) throws {
    let run = try audit(script, "--format", "json")
    #expect(run.code == 0 && run.output.contains("chiaro-source-audit is not beside chiaro"))
    #expect(try audit(script, "--only", "loud").code == 2)
  }
}
