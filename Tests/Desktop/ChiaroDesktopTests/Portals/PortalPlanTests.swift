// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroDesktop

/// What an installation writes for the desktop portal, judged by who answers what before and after.
@Suite("Who answers portals")
struct PortalPlanTests {
  private static let environment = ["HOME": "/home/a"]
  private static let own = "/home/a/.config/xdg-desktop-portal"
  private static let settings = "org.freedesktop.impl.portal.Settings"

  private static let folders = PortalFolders { environment[$0] }

  private static func plan(
    _ desktop: PortalDesktop, _ files: [String: String]
  ) throws -> PortalPlan {
    PortalPlan(desktop.names, folders: try #require(folders), tree: PortalTree(files))
  }

  /// The files once the plan is carried out.
  private static func installed(
    _ plan: PortalPlan, _ desktop: PortalDesktop, _ files: [String: String]
  ) -> [String: String] {
    var files = files
    files["/home/a/.local/share/xdg-desktop-portal/portals/chiaro.portal"] =
      ServiceFiles.backEnd(desktop.names)
    if case .write(let file, _) = plan { files[file.path] = file.text }
    return files
  }

  private static func answers(
    _ desktop: PortalDesktop, _ files: [String: String], _ reading: PortalLookup.Reading
  ) throws -> [String: String?] {
    let lookup = PortalLookup(
      desktop.names, folders: try #require(folders), tree: PortalTree(files))
    let pairs = PortalDesktop.interfaces.filter { $0 != settings }
      .map { ($0, lookup.answer(for: $0, reading)) }
    return Dictionary(pairs) { $1 }
  }

  private static func asked(
    _ desktop: PortalDesktop, _ files: [String: String], _ reading: PortalLookup.Reading
  ) throws -> [String] {
    PortalLookup(desktop.names, folders: try #require(folders), tree: PortalTree(files))
      .answers(for: settings, reading)
  }

  @Test(
    "with the files that a desktop ships settings are ours, and every other portal is as before",
    arguments: PortalDesktop.all, PortalLookup.Reading.allCases)
  func shipped(desktop: PortalDesktop, reading: PortalLookup.Reading) throws {
    let before = desktop.files
    let plan = try Self.plan(desktop, before)
    guard case .write(let file, let source) = plan else {
      Issue.record("\(plan)")
      return
    }
    #expect(file.path == "\(Self.own)/\(desktop.names[0].lowercased())-portals.conf")
    #expect(source == desktop.configuration.map { "/usr/share/xdg-desktop-portal/\($0.name)" })
    let after = Self.installed(plan, desktop, before)
    #expect(
      try Self.answers(desktop, before, reading) == Self.answers(desktop, after, reading))
    let asked = try Self.asked(desktop, after, reading)
    #expect(asked.first == "chiaro")
    // Fonts and the like are told by those that told them before.
    #expect(try Array(asked.dropFirst()) == Self.asked(desktop, before, reading))
  }

  @Test(
    "one key alone, as it was written once, takes portals from who had them: the test would tell")
  func masked() throws {
    for desktop in PortalDesktop.all where ["niri", "sway"].contains(desktop.name) {
      var after = Self.installed(.asked(path: ""), desktop, desktop.files)
      after["\(Self.own)/portals.conf"] = "[preferred]\n\(Self.settings)=chiaro;*\n"
      let before = try Self.answers(desktop, desktop.files, .first)
      #expect(try before != Self.answers(desktop, after, .first))
    }
  }

  /// Files of a person's own: for settings, what the portal is to be told; nil where it asks us.
  private static let ownFiles: [(text: String, line: Int?, fix: String?)] = [
    (
      "[preferred]\ndefault=gtk\n\(settings)=darkman\n", 3,
      "change that line to \(settings)=chiaro;darkman"
    ),
    (
      "[preferred]\ndefault=hyprland;gtk\n", 2,
      "add the line \(settings)=chiaro;hyprland;gtk below [preferred]"
    ),
    ("[preferred]\ndefault=none\n", 2, "add the line \(settings)=chiaro below [preferred]"),
    (
      "[preferred]\n\(settings)=gtk;chiaro;\ndefault=gtk", 2,
      "change that line to \(settings)=chiaro;gtk"
    ),
    ("# mine\n[preferred]\n\(settings) = chiaro ; gtk\n", 3, "change that line"),
    ("[preferred]\n\(settings)=chiaro;gtk\ndefault=gtk\n", nil, nil),
    ("[preferred]\ndefault=chiaro;gtk\n", nil, nil),
    ("[preferred]\ndefault=*\n", nil, nil),
  ]

  @Test(
    "a file of one's own is left as it is, and the line to change is said",
    arguments: PortalDesktop.all, 0..<ownFiles.count)
  func ownFile(desktop: PortalDesktop, index: Int) throws {
    let own = Self.ownFiles[index]
    let last = desktop.names.last?.lowercased() ?? ""
    for name in ["portals.conf", "\(last)-portals.conf"] {
      var files = desktop.files
      files["\(Self.own)/\(name)"] = own.text
      let plan = try Self.plan(desktop, files)
      guard case .left(let diagnostic) = plan else {
        let after = Self.installed(plan, desktop, files)
        let first = try Self.asked(desktop, after, .first).first
        #expect(plan == .asked(path: "\(Self.own)/\(name)") && first == "chiaro")
        continue
      }
      #expect(diagnostic.location.file == "\(Self.own)/\(name)")
      #expect(diagnostic.location.line == own.line)
      let fix = try #require(own.fix, "\(desktop) \(diagnostic)")
      #expect(diagnostic.fix?.hasPrefix(fix) == true, "\(diagnostic.advice)")
    }
  }

  @Test("the line that is named does it, and changes nothing else", arguments: PortalDesktop.all)
  func advice(desktop: PortalDesktop) throws {
    let path = "\(Self.own)/portals.conf"
    var files = desktop.files
    files[path] = "[preferred]\ndefault=gtk\nx=y\n\(Self.settings)=darkman\n"
    guard case .left(let diagnostic) = try Self.plan(desktop, files),
      let line = diagnostic.fix?.split(separator: " ").last
    else {
      Issue.record("not left")
      return
    }
    var changed = files
    changed[path] = "[preferred]\ndefault=gtk\nx=y\n\(line)\n"
    #expect(try Self.plan(desktop, changed) == .asked(path: path))
    for reading in PortalLookup.Reading.allCases {
      #expect(
        try Self.answers(desktop, files, reading) == Self.answers(desktop, changed, reading))
    }
  }

  @Test(
    "what stands in folders between is found in their order",
    arguments: [
      "/home/a/.local/share", "/etc", "/etc/xdg", "/usr/local/share", "/usr/share",
    ])
  func order(folder: String) throws {
    let desktop = PortalDesktop(
      name: "niri", configuration: nil, backEnds: ["gnome", "gtk", "wlr"])
    let lower = ["/etc/xdg", "/etc", "/home/a/.local/share", "/usr/local/share", "/usr/share"]
      .drop { $0 != folder }
    var files = desktop.files
    for (index, folder) in lower.enumerated() {
      files["\(folder)/xdg-desktop-portal/portals.conf"] = "[preferred]\ndefault=n\(index)\n"
    }
    // In each folder the desktop's own goes first.
    files["\(folder)/xdg-desktop-portal/niri-portals.conf"] = "[preferred]\ndefault=wlr\n"
    guard case .write(let file, let source) = try Self.plan(desktop, files) else {
      Issue.record("nothing written")
      return
    }
    #expect(source == "\(folder)/xdg-desktop-portal/niri-portals.conf")
    #expect(file.text.contains("[preferred]\n\(Self.settings)=chiaro;wlr\ndefault=wlr\n"))
  }

  @Test("folders are those of portals.conf(5), each once, and the person's own first")
  func folderNames() throws {
    let all = try #require(
      PortalFolders {
        [
          "HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_CONFIG_DIRS": "/x:relative:/etc",
          "XDG_DATA_HOME": "no", "XDG_DATA_DIRS": "/d:/usr/share",
        ][$0]
      })
    let folders = ["/c", "/x", "/etc", "/h/.local/share", "/d", "/usr/share"]
    #expect(all.configuration.map(Path.parent) == folders)
    #expect(
      all.backEnds.map(Path.parent).map(Path.parent) == ["/h/.local/share", "/d", "/usr/share"])
    #expect(PortalFolders { _ in nil } == nil)
  }

  @Test(
    "installed again, its file is made anew of what is in force; one changed since is one's own")
  func again() throws {
    let niri = try #require(PortalDesktop.all.first { $0.name == "niri" })
    let first = try Self.plan(niri, niri.files)
    var files = Self.installed(first, niri, niri.files)
    #expect(try Self.plan(niri, files) == first)
    let former = "\(Self.own)/portals.conf"
    files[former] = "[preferred]\n\(Self.settings)=chiaro;*\n"
    #expect(try Self.plan(niri, files) == first)
    let folders = try #require(Self.folders)
    let path = "\(Self.own)/niri-portals.conf"
    #expect(PortalFile.all(in: folders, of: PortalTree(files)) == [path, former])
    files[path]? += "org.freedesktop.impl.portal.Usb=gtk\n"
    #expect(PortalFile.all(in: folders, of: PortalTree(files)) == [former])
    #expect(try Self.plan(niri, files) == .asked(path: path))
  }

  @Test(
    "a file that the portal cannot read is neither gone by nor written over",
    arguments: [
      "default=gtk\n", "[preferred\ndefault=gtk\n", "[preferred]\ndefault\n",
      "[preferred]\ndefault=gtk\\x\n", "[preferred]\n=gtk\n", "[other]\na=b\n", "",
    ])
  func unreadable(text: String) throws {
    let niri = try #require(PortalDesktop.all.first { $0.name == "niri" })
    var files = niri.files
    files["\(Self.own)/niri-portals.conf"] = text
    guard case .left(let diagnostic) = try Self.plan(niri, files) else {
      Issue.record("written over")
      return
    }
    #expect(diagnostic.id == "portals-unreadable")
    files["\(Self.own)/niri-portals.conf"] = nil
    files["/etc/xdg-desktop-portal/niri-portals.conf"] = text
    let source = "/usr/share/xdg-desktop-portal/niri-portals.conf"
    guard case .write(_, source) = try Self.plan(niri, files) else {
      Issue.record("gone by")
      return
    }
  }

  @Test("without a desktop's name nothing is written", arguments: [[], ["../x", "a b"]])
  func nameless(desktops: [String]) throws {
    let plan = PortalPlan(desktops, folders: try #require(Self.folders), tree: PortalTree([:]))
    guard case .left(let diagnostic) = plan else {
      Issue.record("written")
      return
    }
    #expect(diagnostic.id == "desktop-unknown")
  }
}
