// SPDX-License-Identifier: MIT

import ChiaroSource

/// The systems for which a file is built, as far as they decide how its colors are written.
package struct FileReach: OptionSet, Sendable {
  package var rawValue: UInt8

  /// Phones and tablets, the default.
  package static let phone = FileReach(rawValue: 1)
  /// The Mac, without Mac Catalyst.
  package static let mac = FileReach(rawValue: 2)
  /// Apple TV, which has no system colors for backgrounds.
  package static let television = FileReach(rawValue: 4)

  /// Creates a set of systems.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the systems of platforms as project files name them.
  init(platformNames names: [String]) {
    self = []
    for name in names {
      switch name {
      case "macos": insert(.mac)
      case "tvos": insert(.television)
      default: insert(.phone)
      }
    }
  }

  /// Creates the systems that a path suggests where no target is known to build its file: the Mac
  /// where a folder or the file is called after it, else phones.
  init(path: String) {
    let isMac = Lexicon.names(Lexicon.macs, in: path)
    self = isMac ? .mac : .phone
  }

  /// Whether it is built for the Mac and for others.
  var isShared: Bool { contains(.mac) && self != .mac }

  /// The systems of files, by their paths, from a request's list.
  static func all(_ list: JSONValue?) -> [String: FileReach] {
    var reaches: [String: FileReach] = [:]
    for entry in list.map({ Array($0.elements) }) ?? [] {
      let names = entry["platforms"]?.elements.compactMap(\.string) ?? []
      for file in entry["files"]?.elements.compactMap(\.string) ?? [] {
        reaches[file, default: []].formUnion(FileReach(platformNames: names))
      }
    }
    return reaches
  }
}
