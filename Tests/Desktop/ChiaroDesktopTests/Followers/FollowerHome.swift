// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation

@testable import ChiaroBus
@testable import ChiaroDesktop

/// A home of a test's own, with other programs' configuration.
struct FollowerHome {
  let folder: TemporaryFolder
  let place: FollowerPlace

  init(_ files: [String: String] = [:], desktop: String = "") throws {
    let folder = try TemporaryFolder()
    let home = try folder.makeFolder("home")
    let variables = [
      "HOME": home, "XDG_DATA_DIRS": "\(home)/share", "PATH": "\(home)/bin",
      "XDG_CURRENT_DESKTOP": desktop, "XDG_RUNTIME_DIR": "\(home)/run",
    ]
    self.folder = folder
    guard let place = FollowerPlace({ variables[$0] }) else { throw CocoaError(.fileNoSuchFile) }
    self.place = place
    for (name, text) in files { try write(text, to: name) }
  }

  var set: FollowerSet { self.set(of: FollowerList.all) }

  func set(of followers: [any Follower]) -> FollowerSet {
    FollowerSet(
      place, bus: .custom("unix:path=\(place.home)/no-bus"), followers: followers)
  }

  func path(_ name: String) -> String { "\(place.home)/\(name)" }

  /// Writes a file; `HOME` in it is the path of this home.
  func write(_ text: String, to name: String) throws {
    try folder.write(text.replacing("HOME", with: place.home), to: "home/\(name)")
    if name.hasPrefix("bin/") || name.contains("followers.d/") {
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path(name))
    }
  }

  func text(_ name: String) -> String? {
    folder.bytes("home/\(name)").map {
      String(decoding: $0, as: UTF8.self).replacing(place.home, with: "HOME")
    }
  }

  func bytes(_ name: String) -> [UInt8]? { folder.bytes("home/\(name)") }

  func choose(_ name: String, _ choice: FollowerChoice) throws {
    var choices = set.choices
    try choices.set(name, choice)
  }

  /// Every file of the home but the person's choices, with its bytes; folders are nil.
  var everything: [String: [UInt8]?] {
    var all: [String: [UInt8]?] = [:]
    let paths = FileManager.default.subpaths(atPath: place.home) ?? []
    for name in paths where !name.hasPrefix(".config/chiaro") {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
      all[name] = .some(isFolder.boolValue ? nil : bytes(name))
    }
    // What the program made for itself, and keeps for the person's choices.
    for name in [".config", ".local", ".local/state", ".local/state/chiaro"] {
      all[name] = nil
    }
    return all
  }
}
