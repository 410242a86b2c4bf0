// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

@testable import ChiaroMedia

/// What the helper can no longer do once it has given up its rights: a program tries it.
@Suite("Confinement")
struct ConfinementTests {
  /// What came of each attempt of `picture-server probe`, by its name.
  private func attempts() throws -> (inForce: String, outcomes: [String: String]) {
    let folder = try TemporaryFolder()
    let file = try folder.write("mine", to: "file")
    let program = TestProgram(
      PictureServer.path, ["probe", folder.path, file], output: .pipe)
    let started = try program.start()
    let lines = started.text().split(separator: "\n").map(String.init)
    #expect(started.wait() == .status(0))
    #expect(folder.bytes("file") == Array("mine".utf8))
    let pairs = lines.dropFirst().map { line in
      let parts = line.split(separator: ":")
      return (String(parts[0]), String(parts[1].dropFirst()))
    }
    return (lines.first ?? "", Dictionary(pairs) { $1 })
  }

  @Test("what is in force is said, and an open file takes no more bytes on any system")
  func limits() throws {
    let (inForce, outcomes) = try attempts()
    #expect(inForce.contains("system calls") && inForce.contains("Landlock"))
    #expect(outcomes["write to an open file"] == "refused")
    #expect(outcomes.count == 20)
  }

  #if os(Linux)
    @Test("a confined helper writes nothing, opens no socket and starts no program")
    func refused() throws {
      let (inForce, outcomes) = try attempts()
      try #require(inForce.hasPrefix("system calls filtered"), "this kernel has no seccomp")
      // Reading is Landlock's to refuse.
      let hasLandlock = !inForce.contains("no Landlock")
      let allowed: Set = ["read a library", "signal itself", "start a thread"]
      for (name, outcome) in outcomes where name != "read the user's file" || hasLandlock {
        #expect(outcome == (allowed.contains(name) ? "done" : "refused"), "\(name)")
      }
    }
  #endif
}
