// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroTestSupport
import Foundation
import Testing

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
    var files = ServiceFiles(program: "/usr/bin/chiaro", desktops: ["chiaro"]).files
      .map { ($0.path, $0.text) }
    files.append(("xdg-desktop-portal/portals.conf", ServiceFiles.portalsConfiguration))
    for (path, text) in files {
      #expect(Recording("\(support)/\(path)").mismatch(text) == nil)
    }
  }

  @Test("what is installed under a prefix is removed again, and nothing else")
  func prefix() throws {
    let installation = try #require(ServiceInstallation(prefix: folder.path))
    try folder.write("theirs", to: "share/systemd/user/other.service")
    let paths = try installation.install(program: "/opt/bin/chiaro", desktops: ["GNOME", "sway"])
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
}
