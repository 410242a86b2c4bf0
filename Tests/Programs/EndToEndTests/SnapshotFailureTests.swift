// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// A program that ends while it runs snapshot tests.
@Suite("Snapshot tests that end the program")
struct SnapshotFailureTests {
  @Test("the tests of other files are run, and the file is named")
  func halves() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B", "C"] {
      try folder.write(
        "import XCTest\nimport SwiftUI\n#Preview { Text(\"a\") }\n", to: "App/\(name).swift")
    }
    let program = try folder.write(
      #"""
      #!/bin/sh
      read -r request
      case "$request" in
      *'"shown":null'* | *'"shown":['*'"B.swift"'*']'*) exit 1 ;;
      esac
      told() {
        test=null picture=null
        case "$request" in *"\"shown\":["*"\"$1.swift\""*"]"*)
          test="\"$1Tests.test\"" picture="\"$1.png\"" ;;
        esac
        printf '{"reference":"%s.png","test":%s,"picture":%s,' "$1" "$test" "$picture"
        printf '"reason":null,"assumed":[]}'
      }
      printf '{"version":1,"cases":[%s,%s,%s],' "$(told A)" "$(told B)" "$(told C)"
      printf '"diagnostics":[]}'

      """#, to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let run = try Program(folder: folder.path, environment: ["CHIARO_SCREENS": program])
      .run(["snapshots", "App", "--output", "out"])
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("A.png: drawn\n") && run.output.contains("C.png: drawn\n"))
    #expect(run.output.contains("B.png: not drawn") && run.output.contains("2 of 3"), "\(run)")
    let json = try Program(folder: folder.path, environment: ["CHIARO_SCREENS": program])
      .run(["snapshots", "App", "--output", "out", "--format", "json"])
    #expect(json.output.contains("screens-not-drawn") && json.output.contains("B.swift"))
  }
}
