// SPDX-License-Identifier: MIT

import ChiaroSystem
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDesktop

/// What is kept of files, whatever happens between two steps.
@Suite("What followers keep")
struct FollowerJournalTests {
  private static let name = ".config/gtk-4.0/settings.ini"
  private static let text = "[Settings]\ngtk-theme-name=Adwaita\n"
  private static let dark = "[Settings]\ngtk-theme-name=Adwaita-dark\n"
  private static let journal = ".local/state/chiaro/followers.json"

  private func home() throws -> FollowerHome { try FollowerHome([Self.name: Self.text]) }

  @Test("a run that ended before the file was written gives back what stands there")
  func endedEarly() throws {
    let home = try home()
    _ = home.set.tell(isDark: true)
    try home.write(Self.text, to: Self.name)
    #expect(home.set.giveBack() == [])
    #expect(home.text(Self.name) == Self.text)
  }

  @Test("a run that ended between one style and the other gives back the file from before")
  func endedBetween() throws {
    let key = ConfigurationKey(group: "Settings", name: "gtk-theme-name")
    let kept = KeptFile(
      path: "/x", format: .groups, before: Self.text, after: "[Settings]\ngtk-theme-name=Light\n",
      earlier: Self.dark, values: [.init(key: key, own: "Adwaita", ours: "Light")])
    #expect(kept.withoutOurs(Array(Self.dark.utf8)) == Array(Self.text.utf8))
    #expect(KeptFile(kept.json) == kept)
  }

  @Test("a theme that the person chooses meanwhile is the one that is given back")
  func chosenMeanwhile() throws {
    let home = try home()
    _ = home.set.tell(isDark: true)
    let own = "[Settings]\ngtk-theme-name=HighContrastInverse\n"
    try home.write(own, to: Self.name)
    _ = home.set.tell(isDark: false)
    #expect(home.text(Self.name) == "[Settings]\ngtk-theme-name=HighContrast\n")
    _ = home.set.giveBack()
    #expect(home.text(Self.name) == own)
  }

  @Test("a damaged copy of what is kept is made good by the other", arguments: ["", ".bak"])
  func damaged(end: String) throws {
    let home = try home()
    _ = home.set.tell(isDark: true)
    try home.write("{", to: Self.journal + end)
    _ = home.set.giveBack()
    #expect(home.text(Self.name) == Self.text)
  }

  @Test(
    "a journal of any content is read without harm",
    arguments: ["", "[]", "{\"files\": 1}", "{\"files\": [{}], \"told\": [], \"serial\": 1}"])
  func hostile(text: String) throws {
    let home = try home()
    for end in ["", ".bak"] { try home.write(text, to: Self.journal + end) }
    _ = home.set.tell(isDark: true)
    #expect(home.text(Self.name) == Self.dark)
    _ = home.set.giveBack()
    #expect(home.text(Self.name) == Self.text)
  }

  @Test("a link to the person's own file stays, and the file is changed and given back")
  func link() throws {
    let home = try FollowerHome(["dotfiles/settings.ini": Self.text])
    try home.folder.makeFolder("home/.config/gtk-4.0")
    try FileManager.default.createSymbolicLink(
      atPath: home.path(Self.name), withDestinationPath: home.path("dotfiles/settings.ini"))
    _ = home.set.tell(isDark: true)
    #expect(home.text("dotfiles/settings.ini") == Self.dark)
    _ = home.set.giveBack()
    #expect(home.text("dotfiles/settings.ini") == Self.text)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: home.path(Self.name))
    #expect(link == home.path("dotfiles/settings.ini"))
  }

  @Test("where nothing can be kept nothing is changed, and that is said")
  func unwritableState() throws {
    let home = try home()
    try home.write("", to: ".local/state/chiaro")
    let said = home.set.tell(isDark: true)
    #expect(said.count == 1)
    #expect(home.text(Self.name) == Self.text)
  }

  @Test("what the kernel says of a process is read, with the signals that it handles")
  func signals() {
    let text = "Name:\tfoot\nUid:\t1000\t1000\t1000\t1000\nSigCgt:\t0000000000000a00\n"
    let status = RunningPrograms.Status(text)
    #expect(status?.name == "foot" && status?.user == 1000)
    #expect(status?.handles(10) == true && status?.handles(12) == true)
    #expect(status?.handles(1) == false && status?.handles(0) == false)
    #expect(status?.handles(65) == false)
    #expect(RunningPrograms.Status("Name: x\n") == nil)
  }

  @Test("a signal goes to programs that handle it, and ends no other of the same name")
  func sending() async throws {
    let home = try FollowerHome()
    let name = "cf-\(ProcessInfo.processInfo.processIdentifier)"
    try home.folder.makeFolder("home/bin")
    for (source, copy) in [("/bin/sleep", name), ("/bin/sh", "\(name)h")] {
      try home.folder.copyProgram(source, to: "home/bin/\(copy)")
    }
    // Both end with this process, and block no signal. A day is longer than any run of all tests,
    // in which this one waits for its turn.
    let silent = try KeptProcess(
      .path(home.path("bin/\(name)")), ["86400"], environment: System.wholeEnvironment)
    let notes = home.path("notes")
    let handling = try KeptProcess(
      .path(home.path("bin/\(name)h")),
      [
        "-c",
        "trap 'echo heard >\(notes)' USR1; : >\(notes).ready; while :; do wait; sleep 0.02; done",
      ], environment: System.wholeEnvironment)
    defer {
      _ = silent.stop()
      _ = handling.stop()
    }
    await eventually(looks: 3000, every: .milliseconds(10)) {
      home.text("notes.ready") != nil && RunningPrograms.isRunning(name)
    }
    RunningPrograms.send(10, to: name)
    RunningPrograms.send(10, to: "\(name)h")
    await eventually(looks: 3000, every: .milliseconds(10)) { home.text("notes") != nil }
    #expect(home.text("notes") == "heard\n")
    #expect(silent.end() == nil)
  }
}
