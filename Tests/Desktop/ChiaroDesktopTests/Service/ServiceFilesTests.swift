// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDesktop

/// The files by which a desktop finds the service.
@Suite("Files of the service")
struct ServiceFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func all() -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return files.filter { $0.split(separator: "/").last?.contains(".") == true }
      .filter { !$0.hasSuffix(".Settings") }.sorted()
  }

  @Test("Support holds what is installed for a program in /usr/bin")
  func support() {
    let support = "\(SourceTree.root)/Support"
    for file in ServiceFiles(program: "/usr/bin/chiaro", desktops: ["chiaro"]).files {
      #expect(Recording("\(support)/\(file.path)").mismatch(file.text) == nil)
    }
  }

  @Test("what is installed under a prefix is removed again, and nothing else")
  func prefix() throws {
    let installation = try #require(ServiceInstallation(prefix: folder.path))
    try folder.write("theirs", to: "share/systemd/user/other.service")
    let paths = try installation.install(
      program: "/opt/bin/chiaro", desktops: ["GNOME", "sway"]
    ).paths
    let text = { (name: String) -> String in
      String(decoding: folder.bytes("share/\(name)") ?? [], as: UTF8.self)
    }
    #expect(
      text("xdg-desktop-portal/portals/chiaro.portal").contains(
        "DBusName=org.freedesktop.impl.portal.desktop.chiaro\n"))
    #expect(text("xdg-desktop-portal/portals/chiaro.portal").contains("UseIn=GNOME;sway\n"))
    #expect(
      text("systemd/user/chiaro.service").contains(#"ExecStart="/opt/bin/chiaro" service"#))
    #expect(
      text("dbus-1/services/org.chiaroscuro.Setting.service").contains(
        #"Exec="/opt/bin/chiaro" service"#))
    #expect(paths.count == 4 && paths.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    #expect(installation.uninstall() == paths)
    #expect(all() == ["share/systemd/user/other.service"])
    #expect(installation.uninstall() == [])
  }

  @Test("where one file cannot be written none is, and what stood there is back")
  func undone() throws {
    try folder.write("theirs", to: "share/xdg-desktop-portal/portals/chiaro.portal")
    try folder.makeFolder("share/systemd/user/chiaro.service")
    let installation = try #require(ServiceInstallation(prefix: folder.path))
    let error = #expect(throws: FileError.self) {
      try installation.install(program: "/opt/bin/chiaro", desktops: [])
    }
    #expect(error?.path == folder.path("share/systemd/user/chiaro.service"))
    #expect(
      folder.bytes("share/xdg-desktop-portal/portals/chiaro.portal") == Array("theirs".utf8))
    #expect(folder.bytes("share/dbus-1/services/\(ServiceNames.setting).service") == nil)
  }

  @Test("files can be taken back, byte by byte, with folders that were not there")
  func takenBack() throws {
    try folder.write("theirs", to: "share/dbus-1/services/\(ServiceNames.setting).service")
    let before = all()
    let installation = try #require(ServiceInstallation(prefix: folder.path))
    let files = try installation.install(program: "/opt/bin/chiaro", desktops: ["GNOME"])
    #expect(files.isUpdate && files.paths.count == 4 && all().count == 4)
    #expect(files.undo() == [])
    #expect(all() == before && folder.names() == ["share"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("share")) == ["dbus-1"])
    #expect(
      folder.bytes("share/dbus-1/services/\(ServiceNames.setting).service")
        == Array("theirs".utf8))
  }

  @Test("a folder that cannot be made is named, with the system's reason")
  func unmakable() throws {
    try folder.write("a file", to: "data")
    let place = InstallationPath(path: folder.path("data/systemd/user/unit"))
    let error = #expect(throws: FileError.self) { try place.write("text") }
    #expect(error?.path == folder.path("data") && error?.kind == .notWritten)
    #expect(error?.reason == "cannot be written: File exists")
  }

  @Test("without namespaces for users the unit is the same but for what needs one")
  func unconfined() {
    let lines = { (isConfined: Bool) in
      Set(
        ServiceUnit.text(program: "/usr/bin/chiaro", isConfined: isConfined)
          .split(separator: "\n"))
    }
    let left = lines(true).subtracting(lines(false))
    #expect(left.contains("PrivateUsers=yes") && left.contains("CapabilityBoundingSet="))
    #expect(!left.contains("NoNewPrivileges=yes") && !left.contains("RestrictNamespaces=yes"))
    #expect(lines(false).subtracting(lines(true)).count == 1)
  }

  private static let analyzer = "/usr/bin/systemd-analyze"

  @Test(
    "systemd finds the service's unit exposed by 2.5 at most",
    .enabled(if: FileManager.default.isExecutableFile(atPath: analyzer), "no systemd-analyze"))
  func exposure() throws {
    let installation = try #require(ServiceInstallation(prefix: folder.path))
    _ = try installation.install(program: "/usr/bin/true", desktops: [])
    let output = folder.path("output")
    let judge = { (threshold: Int) in
      try TestProgram(
        Self.analyzer,
        [
          "security", "--offline=yes", "--no-pager", "--threshold=\(threshold)",
          folder.path(Self.unit),
        ], output: .file(output), errors: .file(output)
      ).run()
    }
    let end = try judge(25)
    #expect(end == .status(0), "\(String(decoding: folder.bytes("output") ?? [], as: UTF8.self))")
    // The judge does judge.
    #expect(try judge(5) == .status(1))
  }

  private static let unit = "share/systemd/user/chiaro.service"

  @Test(
    "no link below a prefix is written through, whoever set it",
    arguments: [("share", "."), ("share/systemd", "."), (unit, "victim"), (unit, "nowhere")])
  func links(at place: String, to target: String) throws {
    let aside = try TemporaryFolder()
    try aside.write("theirs", to: "victim")
    let parent = place.split(separator: "/").dropLast().joined(separator: "/")
    if !parent.isEmpty { try folder.makeFolder(parent) }
    try folder.link(place, to: aside.path(target))
    let installation = try #require(ServiceInstallation(prefix: folder.path))
    let error = #expect(throws: FileError.self) {
      try installation.install(program: "/opt/bin/chiaro", desktops: [])
    }
    #expect(error?.kind == .notWritten)
    #expect(aside.names() == ["victim"] && aside.bytes("victim") == Array("theirs".utf8))
    _ = installation.uninstall()
    #expect(aside.names() == ["victim"])
  }

  @Test(
    "a person's links to folders are followed, those of somebody else are not",
    .enabled(if: NSUserName() == "root"), arguments: [0, 65534] as [UInt32])
  func owners(owner: UInt32) throws {
    try folder.makeFolder("real")
    try folder.link("data", to: folder.path("real"))
    #expect(lchown(folder.path("data"), owner, owner) == 0)
    let place = InstallationPath(path: folder.path("data/systemd/unit"))
    if owner == 0 {
      try place.write("text")
    } else {
      #expect(throws: FileError.self) { try place.write("text") }
    }
    #expect((folder.bytes("real/systemd/unit") != nil) == (owner == 0))
    #expect(place.remove() == (owner == 0))
  }
}
