// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDesktop

/// Followers that run programs, and those of the person.
@Suite("Followers that run programs")
struct FollowerCommandTests {
  private static let note = "#!/bin/sh\necho \"$@\" >>HOME/notes\n"

  private func notes(_ home: FollowerHome) -> [String] {
    (home.text("notes") ?? "").split(separator: "\n").map(String.init)
  }

  @Test("Emacs is told a theme when the style changes, once")
  func emacs() throws {
    let home = try FollowerHome(["bin/emacsclient": Self.note, "run/emacs/server": ""])
    try home.choose("emacs", FollowerChoice(isOn: true, dark: "leuven-dark"))
    for isDark in [true, true, false] { #expect(home.set.tell(isDark: isDark) == []) }
    let words = { (theme: String) in
      "--socket-name HOME/run/emacs/server --eval (progn (mapc #'disable-theme "
        + "custom-enabled-themes) (load-theme '\(theme) t) nil)"
    }
    #expect(notes(home) == [words("leuven-dark"), words("modus-operandi")])
    #expect(home.set.giveBack() == [])
    #expect(notes(home).count == 2)
  }

  @Test("a theme's name is no program of Emacs", arguments: ["a) (kill-emacs", "", "x'y", "é"])
  func injection(name: String) throws {
    let home = try FollowerHome(["bin/emacsclient": Self.note, "run/emacs/server": ""])
    try home.choose("emacs", FollowerChoice(isOn: true, dark: name))
    #expect(home.set.tell(isDark: true).count == 1)
    #expect(notes(home) == [])
  }

  @Test("tmux and Neovim are told where they run, and found where they are installed")
  func absent() throws {
    let home = try FollowerHome([
      "bin/tmux": Self.note, "bin/nvim": Self.note, ".config/tmux/dark.conf": "",
      ".config/tmux/light.conf": "", "run/nvim.999999999.0": "",
    ])
    for name in ["tmux", "neovim"] {
      #expect(home.set.reports().first { $0.name == name }?.state == .off)
      try home.choose(name, FollowerChoice(isOn: true))
    }
    #expect(home.set.tell(isDark: true) == [])
    #expect(home.set.reports().first { $0.name == "neovim" }?.state == .on)
    #expect(!notes(home).contains { $0.contains("999999999") })
  }

  @Test(
    "a picture is shown by the desktop's program",
    arguments: [
      ("sway", "swaymsg", "output * bg \"HOME/night.png\" fill"),
      ("KDE", "plasma-apply-wallpaperimage", "HOME/night.png"),
      ("Hyprland", "hyprctl", "hyprpaper wallpaper ,HOME/night.png"),
      ("i3", "feh", "--no-fehbg --bg-fill HOME/night.png"),
    ])
  func wallpaper(desktop: String, program: String, words: String) throws {
    let home = try FollowerHome(
      ["bin/\(program)": Self.note, "night.png": "", "day.png": ""], desktop: desktop)
    try home.choose(
      "wallpaper", FollowerChoice(isOn: true, light: "~/day.png", dark: "~/night.png"))
    #expect(home.set.tell(isDark: true) == [])
    #expect(notes(home) == [words])
  }

  @Test("WezTerm asks by itself, or says what to do")
  func wezTerm() throws {
    let state = { (text: String) in
      let home = try FollowerHome([".wezterm.lua": text])
      return withExtendedLifetime(home) {
        home.set.reports().first { $0.name == "wezterm" }
      }
    }
    #expect(try state("return {}")?.state == .off)
    #expect(try state("return {}")?.reason.contains("get_appearance") == true)
    #expect(try state("wezterm.gui.get_appearance()")?.state == .itself)
  }

  @Test("a program of the person is called with the style, and with off at the end")
  func own() throws {
    let home = try FollowerHome([
      ".config/chiaro/followers.d/lamp": "#!/bin/sh\necho $1 $CHIARO_STYLE >>HOME/notes\n",
      ".config/chiaro/followers.d/broken": "#!/bin/sh\necho oh >&2; exit 7\n",
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: home.path(".config/chiaro/followers.d"))
    #expect(home.set.names.suffix(2) == ["broken", "lamp"])
    let first = home.set.tell(isDark: true)
    #expect(first.count == 1 && first[0].message.contains("exited with 7"))
    // It is not called again with the style that it has, and its failure is not forgotten.
    #expect(home.set.tell(isDark: true) == first)
    _ = home.set.tell(isDark: false)
    let states = home.set.reports().suffix(2).map(\.state)
    #expect(states == [.stuck, .on])
    try FileManager.default.removeItem(atPath: home.path(".config/chiaro/followers.d/broken"))
    #expect(home.set.tell(isDark: false) == [])
    try home.choose("lamp", FollowerChoice(isOn: false))
    _ = home.set.tell(isDark: false)
    #expect(notes(home) == ["dark dark", "light light", "off"])
    _ = home.set.giveBack()
    #expect(notes(home).count == 3)
  }

  @Test("a program that others may write to is refused, and the reason is said")
  func refused() throws {
    let home = try FollowerHome([".config/chiaro/followers.d/open": "#!/bin/sh\n"])
    let folder = home.path(".config/chiaro/followers.d")
    for (path, mode) in [(folder, 0o700), ("\(folder)/open", 0o777)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    #expect(home.set.tell(isDark: true).count == 1)
    #expect(home.set.reports().last?.reason.contains("users other than its owner") == true)
  }
}
