// SPDX-License-Identifier: MIT

import ChiaroSystem
import ChiaroTestSupport
import Foundation
import Testing

@testable import chiaro

/// What git may take.
@Suite("The limits of git")
struct GitLimitTests {
  private static let short = Duration.milliseconds(300)

  @Test(
    "a git that never ends is ended, with what it started, and the audit says so",
    arguments: [
      "exec sleep 600", "sleep 600 & wait", "trap '' TERM; sleep 600 & while :; do wait; done",
      "while :; do :; done",
    ])
  func endless(_ script: String) throws {
    let project = try GitProject()
    let mark = project.folder.path("pid")
    let path = try project.folder.write("#!/bin/sh\necho $$ >'\(mark)'\n\(script)\n", to: "git")
    #expect(chmod(path, 0o755) == 0)
    var limits = GitCommand.limits
    limits.time = Self.short
    let git = GitCommand(
      try GitView(of: GitRepository(root: project.path(""))), program: .path(path), limits: limits)
    let outcome = try #require(throws: Outcome.self) { try git.output("status") }
    #expect(outcome.code == .unreadable)
    #expect(outcome.message == "git took longer than \(Self.short)")
    // It may have been ended before it said who it is.
    let text = String(decoding: project.folder.bytes("pid") ?? [], as: UTF8.self)
    if let id = Int32(text.filter(\.isNumber)) { #expect(kill(id, 0) != 0) }
  }

  @Test("git has a limit of seconds and of memory")
  func limits() {
    #expect(GitCommand.limits.time <= .seconds(60))
    #expect(GitCommand.limits.memory ?? .max <= 4 << 30)
  }
}
