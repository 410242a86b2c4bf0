// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDesktop

/// Every registered follower, by the table of homes.
@Suite("Followers")
struct FollowerTests {
  @Test("each registered follower has a home in the table, or says why it needs none")
  func coverage() {
    let covered = Set(FollowerCase.all.map(\.follower))
    let others: Set = ["wezterm", "tmux", "neovim", "emacs", "wallpaper"]
    #expect(Set(FollowerList.all.map(\.name)) == covered.union(others))
    #expect(covered.isDisjoint(with: others))
  }

  @Test("names are distinct, and can be typed")
  func names() {
    let names = FollowerList.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }

  @Test(
    "told dark and light a home is as the table says, given back it has its bytes again",
    arguments: FollowerCase.all)
  func told(_ row: FollowerCase) throws {
    let home = try FollowerHome(row.home, desktop: row.desktop)
    if !row.isOnByItself { try home.choose(row.follower, row.choice) }
    let before = home.everything
    let set = home.set(of: FollowerList.all.filter { $0.name == row.follower })
    for (isDark, texts) in [(true, row.dark), (false, row.light), (true, row.dark)] {
      #expect(set.tell(isDark: isDark) == [])
      for name in row.dark.keys {
        #expect(home.text(name) == (texts[name] ?? row.home[name]))
      }
    }
    #expect(set.reports().first { $0.name == row.follower }?.state == .on)
    #expect(set.giveBack() == [])
    #expect(home.everything == before)
  }

  @Test(
    "a follower that is not on by itself waits, and changes nothing", arguments: FollowerCase.all)
  func waiting(_ row: FollowerCase) throws {
    let home = try FollowerHome(row.home, desktop: row.desktop)
    let before = home.everything
    let set = home.set(of: FollowerList.all.filter { $0.name == row.follower })
    if row.isOnByItself { try home.choose(row.follower, FollowerChoice(isOn: false)) }
    #expect(set.tell(isDark: true) == [])
    #expect(home.everything.filter { !$0.key.hasPrefix(".local/state") } == before)
    #expect(set.reports().first { $0.name == row.follower }?.state != .on)
  }

  @Test(
    "a change that a person makes meanwhile stays, and only our values are given back",
    arguments: FollowerCase.all)
  func changedMeanwhile(_ row: FollowerCase) throws {
    let home = try FollowerHome(row.home, desktop: row.desktop)
    if !row.isOnByItself { try home.choose(row.follower, row.choice) }
    let set = home.set(of: FollowerList.all.filter { $0.name == row.follower })
    _ = set.tell(isDark: true)
    let note = row.follower == "vscode" ? "\n// a note of the person\n" : "\n# a note\n"
    for name in row.dark.keys {
      try home.write((home.text(name) ?? "") + note, to: name)
    }
    _ = set.tell(isDark: false)
    _ = set.tell(isDark: true)
    _ = set.giveBack()
    for name in row.dark.keys {
      let own = row.home[name] ?? ""
      let text = home.text(name) ?? ""
      #expect(text.hasSuffix(note))
      let values = { (text: String) in Set(text.split { $0.isNewline }) }
      #expect(values(own).isSubset(of: values(text)))
      let ours = values(row.dark[name] ?? "").subtracting(values(own))
      // What a file of ours, or a group of ours, needs around our values may stay.
      let mayStay = row.home[name] == nil || row.follower == "kde"
      #expect(ours.isDisjoint(with: values(text)) || mayStay)
    }
  }

  @Test("hostile files are left alone or given back whole", arguments: FollowerCase.all)
  func hostile(_ row: FollowerCase) throws {
    for name in row.dark.keys {
      let text = Array((row.home[name] ?? row.dark[name] ?? "").utf8)
      var inputs: [[UInt8]] = [
        [], [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF] + text, Array("[".utf8), Array("=\n=".utf8),
        text + [0], Array(text.reversed()), [UInt8](repeating: 0x5B, count: 200_000), text + text,
        Array(String(decoding: text, as: UTF8.self).replacing("\n", with: "\r\n").utf8),
      ]
      inputs += stride(from: 1, to: text.count, by: max(1, text.count / 8)).map {
        Array(text.prefix($0))
      }
      for input in inputs {
        let home = try FollowerHome(row.home, desktop: row.desktop)
        try home.choose(row.follower, row.choice)
        try home.folder.write(input, to: "home/\(name)")
        let before = home.everything
        let set = home.set(of: FollowerList.all.filter { $0.name == row.follower })
        for isDark in [true, false, true] { _ = set.tell(isDark: isDark) }
        _ = set.reports()
        _ = set.giveBack()
        #expect(home.everything == before)
      }
    }
  }
}
