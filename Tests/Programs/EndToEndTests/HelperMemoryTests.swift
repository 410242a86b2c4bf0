// SPDX-License-Identifier: MIT

#if os(Linux)
  import ChiaroTestSupport
  import Foundation
  import Testing

  @testable import chiaro

  /// The memory of the programs that read a project's files for `chiaro`.
  @Suite("The memory of helpers")
  struct HelperMemoryTests {
    private static let xib =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"

    @Test(
      "each is started with a limit of memory",
      arguments: ["CHIARO_SOURCE_AUDIT", "CHIARO_SCREENS"])
    func limited(_ variable: String) throws {
      let folder = try TemporaryFolder()
      // In kilobytes: what it may write, and all its addresses. Rules are of no project.
      let script = """
        #!/bin/sh
        if [ "$1" = --rules ]; then echo '{"version":1,"rules":[]}'; exit 0; fi
        { ulimit -d; ulimit -v; } >'\(folder.path("data"))'
        exit 3

        """
      try folder.write(script, to: "helper")
      #expect(chmod(folder.path("helper"), 0o755) == 0)
      try folder.write("let a = 1\n", to: "App/View.swift")
      try folder.write(Self.xib, to: "App/A.xib")
      let program = Program(
        folder: folder.path, environment: [variable: folder.path("helper")])
      let run = try program.run(["audit", "App", "--screens"])
      #expect(run.code == 75, "\(run)")
      let text = String(decoding: try #require(folder.bytes("data")), as: UTF8.self)
      let limits = text.split(separator: "\n").map { Int($0) }
      #expect(limits == [HelperMemory.limit >> 10, HelperMemory.limit >> 7], "\(text)")
      #expect(HelperMemory.limit <= 8 << 30)
    }
  }
#endif
