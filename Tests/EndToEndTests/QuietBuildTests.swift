// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// `Scripts/swift-quiet`, with a program instead of swift that says what a test wants.
@Suite("Quiet builds")
struct QuietBuildTests {
  @Test("only what pkg-config's flags cause is left out, and the exit status stays")
  func filtered() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      #!/bin/sh
      echo "built $*"
      echo 'warning: prohibited flag(s): -pthread, -pthread' >&2
      echo 'warning: prohibited flag(s): -D_REENTRANT' >&2
      echo 'warning: prohibited flag(s): -fevil' >&2
      echo 'error: no such module' >&2
      exit 7

      """, to: "swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("swift"))
    let run = try Program(
      name: "\(SourceTree.root)/Scripts/swift-quiet",
      environment: ["PATH": "\(folder.path):/usr/bin:/bin"]
    ).run(["build", "--product", "a b"])
    #expect(run.code == 7)
    #expect(run.output == "built build --product a b\n")
    #expect(run.errors == "warning: prohibited flag(s): -fevil\nerror: no such module\n")
  }
}
