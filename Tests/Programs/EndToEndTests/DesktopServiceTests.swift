// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// `chiaro service` behind the real portal, and the setting without any service.
@Suite("The desktop's setting")
struct DesktopServiceTests {
  /// Whether this computer has what it takes; Scripts/setup-test-tools installs it.
  static let isPossible = [
    "/usr/bin/dbus-daemon", "/usr/bin/gdbus", "/usr/libexec/xdg-desktop-portal",
  ].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a script of the project with the program that was built beside these tests.
  ///
  /// A thread of its own waits for it: of those that run tests there are few, and it takes long.
  private func script(
    _ name: String, _ arguments: String...
  ) async throws -> (code: Int32, text: String) {
    let output = folder.path("output")
    let program = TestProgram(
      "/bin/sh",
      ["-c", #"exec "$0" "$@" 2>&1"#, "\(SourceTree.root)/Scripts/\(name)"] + arguments,
      environment: ProcessInfo.processInfo.environment.merging(["CHIARO": Program.path]) { $1 },
      output: .file(output))
    let end = await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: Result { try program.run() }) }
    }
    return (try end.get().code, String(decoding: folder.bytes("output") ?? [], as: UTF8.self))
  }

  private static func read(_ key: String) -> String {
    "gdbus call --session -d org.freedesktop.portal.Desktop -o /org/freedesktop/portal/desktop "
      + "-m org.freedesktop.portal.Settings.Read org.freedesktop.appearance \(key)"
  }

  @Test("with no service a change is kept for its start, and is no success")
  func alone() throws {
    let nowhere = "unix:path=\(folder.path)/nowhere"
    let program = Program(
      folder: folder.path,
      environment: ["HOME": folder.path, "DBUS_SESSION_BUS_ADDRESS": nowhere])
    let set = try program.run(["set", "dark"])
    #expect(set.code == 3 && set.output.isEmpty)
    #expect(set.errors.contains("none can be started: the setting is saved in "))
    let get = try program.run(["get", "style"])
    #expect(get.code == 0 && get.output == "dark\n")
    #expect(try program.run(["toggle"]).code == 3)
    #expect(try program.run(["get", "style"]).output == "light\n")
    let json = try program.run(["get", "--format", "json", "accent"])
    #expect(json.output == "{\n  \"version\": 1,\n  \"accent\": null\n}\n")
    #expect(folder.bytes(".local/state/chiaro/setting.json") != nil)
  }

  @Test(
    "without a bus nothing waits: what needs one ends with 3, says so, and changes nothing",
    arguments: [["service"], ["watch"], ["service", "--install"]])
  func noBus(words: [String]) throws {
    let program = Program(
      folder: folder.path,
      environment: [
        "HOME": folder.path, "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/nowhere",
        "XDG_CURRENT_DESKTOP": "sway",
      ])
    let run = try program.run(words)
    #expect(run.code == 3)
    #expect(run.errors.contains("the session's bus cannot be reached: "), "\(run.errors)")
    #expect(folder.bytes(".config/xdg-desktop-portal/sway-portals.conf") == nil)
    #expect(folder.bytes(".local/share/systemd/user/chiaro.service") == nil)
  }

  @Test(
    "behind the real portal every key is there, and a change is told",
    .enabled(if: isPossible, "Scripts/setup-test-tools"))
  func portal() async throws {
    let run = try await script(
      "with-service", "bash", "-c",
      """
      set -e
      \(Self.read("color-scheme")); \(Self.read("contrast"))
      \(Self.read("accent-color")); \(Self.read("reduced-motion"))
      "$CHIARO" watch --format json >"$CHIARO_LOG/watch" & watch=$!
      until grep -qs style "$CHIARO_LOG/watch"; do sleep 0.05; done
      "$CHIARO" set dark; "$CHIARO" set accent '#336699'; "$CHIARO" toggle
      until [ "$(wc -l <"$CHIARO_LOG/watch")" -ge 4 ]; do sleep 0.05; done
      \(Self.read("color-scheme")); \(Self.read("accent-color"))
      kill -INT $watch; wait $watch; echo "watch ended with $?"
      tail -n 3 "$CHIARO_LOG/watch"
      exit 7
      """)
    #expect(
      run.text == """
        (<<uint32 2>>,)
        (<<uint32 0>>,)
        (<<(-1.0, -1.0, -1.0)>>,)
        (<<uint32 0>>,)
        light
        (<<uint32 2>>,)
        (<<(0.20000000000000001, 0.40000000000000002, 0.59999999999999998)>>,)
        watch ended with 0
        {"version":1,"style":"dark","appearance":"dark"}
        {"version":1,"accent":"#336699"}
        {"version":1,"style":"light","appearance":"light"}

        """)
    #expect(run.code == 7)
  }

  @Test(
    "killed, unwritable, damaged, full and without a bus, it loses nothing",
    .enabled(if: isPossible, "Scripts/setup-test-tools"))
  func faults() async throws {
    let run = try await script("check-faults", "--quick")
    #expect(run.code == 0, "\(run.text)")
    #expect(!run.text.contains("FAILED"))
  }
}
