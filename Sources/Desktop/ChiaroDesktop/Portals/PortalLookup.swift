// SPDX-License-Identifier: MIT

import ChiaroSource

/// What the desktop portal makes of its files: which back end answers which interface.
///
/// Source: portals.conf(5); xdg-desktop-portal 1.18 and 1.21, which differ where the first file
/// says nothing about an interface
struct PortalLookup {
  /// How many of the files the portal goes by.
  enum Reading: CaseIterable {
    /// The first one alone, as versions 1.17 to 1.20 do.
    case first
    /// The first of every folder, one after the other, as later ones do.
    case everyFolder
  }

  /// The file that each folder has, the one in force first.
  let files: [PortalPreferences]
  let backEnds: [PortalBackEnd]
  private let desktops: [String]

  /// Looks for the files of desktops, named as in `XDG_CURRENT_DESKTOP`.
  init(_ desktops: [String], folders: PortalFolders, tree: PortalTree) {
    let names = Self.names(of: desktops)
    self.desktops = names
    let choices = names.map { "\($0)-portals.conf" } + ["portals.conf"]
    files = folders.configuration.compactMap { folder in
      for path in choices.map({ Path.join(folder, $0) }) {
        if let bytes = tree[path], let file = PortalPreferences(path: path, bytes) { return file }
      }
      return nil
    }
    backEnds = PortalBackEnd.all(in: folders.backEnds, of: tree, desktops: names)
  }

  /// The desktops whose names can be part of a file's name, in small letters.
  static func names(of desktops: [String]) -> [String] {
    desktops.filter { name in
      !name.isEmpty
        && name.utf8.allSatisfy { byte in
          let character = Character(UnicodeScalar(byte))
          return byte < 128
            && (character.isLetter || character.isNumber || character == "-" || character == "_")
        }
    }.map { $0.lowercased() }
  }

  /// The name of the back end that answers an interface; nil for none.
  func answer(for interface: String, _ reading: Reading) -> String? {
    for file in considered(reading) {
      if file.forbids(interface) { return nil }
      for names in [file[interface], file.usual] {
        if let found = names.flatMap({ candidates($0, interface).first }) { return found }
      }
    }
    return fallbacks(for: interface).first
  }

  /// The names of all back ends that are asked, in turn, where several may answer: for settings.
  func answers(for interface: String, _ reading: Reading) -> [String] {
    for file in considered(reading) {
      if file.forbids(interface) { return [] }
      for names in [file[interface], file.usual] {
        let found = names.map { candidates($0, interface) } ?? []
        if !found.isEmpty { return found }
      }
    }
    return fallbacks(for: interface)
  }

  private func considered(_ reading: Reading) -> ArraySlice<PortalPreferences> {
    reading == .first ? files.prefix(1) : files[...]
  }

  /// The back ends that names of a configuration mean, each once.
  private func candidates(_ names: [String], _ interface: String) -> [String] {
    var found: [String] = []
    for name in names {
      for backEnd in backEnds where name == "*" || backEnd.name == name {
        if backEnd.interfaces.contains(interface), !found.contains(backEnd.name) {
          found.append(backEnd.name)
        }
      }
    }
    return found
  }

  /// The back ends for an interface about which no file decides.
  private func fallbacks(for interface: String) -> [String] {
    let able = backEnds.filter { $0.interfaces.contains(interface) }
    let volunteers = desktops.flatMap { desktop in able.filter { $0.desktops.contains(desktop) } }
    if !volunteers.isEmpty { return volunteers.map(\.name) }
    return able.filter { $0.busName == "\(PortalBackEnd.prefix)desktop.gtk" }.map(\.name).prefix(1)
      .map(\.self)
  }
}
