// SPDX-License-Identifier: MIT

import ChiaroBusFakes
import ChiaroDesktop
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Sources that read a file again when it changes.
@Suite("Files that are followed")
struct FileSourceTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func replace(_ name: String, with text: String) throws {
    try folder.write(text, to: name + ".new")
    _ = rename(folder.path(name + ".new"), folder.path(name))
  }

  @Test("a file is read when it is made, written, replaced, and removed")
  func overrides() async throws {
    let reports = Log<DesktopFacts>()
    let source = OverrideFile(path: folder.path("facts"))
    source.start { reports.add($0.facts) }
    #expect(reports.all.first == DesktopFacts())
    try folder.write("style = dark", to: "facts")
    #expect(await reports.wait { $0.last == .dark }.last == .dark)
    try replace("facts", with: "style = light")
    #expect(await reports.wait { $0.last == .light }.last == .light)
    try replace("facts", with: "style = dark")
    #expect(await reports.wait { $0.last == .dark }.last == .dark)
    try FileManager.default.removeItem(atPath: folder.path("facts"))
    #expect(await reports.wait { $0.last == DesktopFacts() }.last == DesktopFacts())
    source.stop()
  }

  @Test("a file whose folders are not there yet is found when they are made")
  func later() async throws {
    let reports = Log<DesktopFacts>()
    let source = KDEFacts(folder: folder.path("home/settings"))
    source.start { reports.add($0.facts) }
    _ = await reports.wait(count: 2)
    try folder.makeFolder("home/settings")
    try folder.write("[Colors:Window]\nBackgroundNormal=0,0,0", to: "home/settings/kdeglobals")
    #expect(await reports.wait { $0.last == .dark }.last == .dark)
    try replace("home/settings/kdeglobals", with: "[Colors:Window]\nBackgroundNormal=#ffffff")
    #expect(await reports.wait { $0.last == .light }.last == .light)
    source.stop()
  }

  @Test("a guess from GTK's settings is made again when they change")
  func theme() async throws {
    let reports = Log<DesktopFacts>()
    let source = ThemeNameGuess(folder: folder.path, theme: nil)
    source.start { reports.add($0.facts) }
    try folder.write("[Settings]\ngtk-theme-name=Arc-Dark\n", to: "gtk-3.0/settings.ini")
    #expect(await reports.wait { $0.last == .dark }.last == .dark)
    source.stop()
  }

  @Test("what cannot be read is said and holds nobody up", arguments: ["folder", "huge"])
  func odd(_ name: String) throws {
    try folder.makeFolder("folder")
    try folder.write([UInt8](repeating: 0, count: 1 << 17), to: "huge")
    let reports = Log<FactReport>()
    let source = OverrideFile(path: folder.path(name))
    source.start { reports.add($0) }
    #expect(reports.all.first?.facts == DesktopFacts())
    #expect(reports.all.first?.diagnostics.map(\.id) == ["unreadable"])
    source.stop()
  }
}
