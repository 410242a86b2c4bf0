// SPDX-License-Identifier: MIT

import ChiaroSource

/// A file `portals.conf` or `DESKTOP-portals.conf`: which back ends answer which interface.
struct PortalPreferences {
  /// The path of the file.
  let path: String
  private let text: String
  private let file: KeyFile
  private let values: [String: [String]]

  private static let group = "preferred"
  /// The key for interfaces that have no key of their own.
  private static let usual = "default"

  /// Reads a file; nil where the portal would pass over it.
  init?(path: String, _ bytes: [UInt8]) {
    guard let file = KeyFile(bytes), file.groups.contains(where: { $0.name == Self.group }) else {
      return nil
    }
    var values: [String: [String]] = [:]
    for entry in file.entries where entry.group == Self.group {
      guard let names = KeyFile.list(entry.value) else { return nil }
      values[entry.key] = names
    }
    self.path = path
    self.file = file
    self.values = values
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The names of the back ends for an interface alone; nil where the file has no key for it.
  subscript(interface: String) -> [String]? { values[interface] }

  /// The names of the back ends for every other interface.
  var usual: [String]? { values[Self.usual] }

  /// Whether the file says that nobody answers an interface.
  func forbids(_ interface: String) -> Bool { (self[interface] ?? usual ?? []).contains("none") }

  /// The line that decides about an interface, with its number; nil where none does.
  func line(for interface: String) -> (text: String, number: Int)? {
    let key = values[interface] == nil ? Self.usual : interface
    return file.entries.last { $0.group == Self.group && $0.key == key }
      .map { ("\($0.key)=\($0.value)", $0.line) }
  }

  /// The text of the file with another value for an interface, in a line behind the group's name.
  func text(setting interface: String, to names: [String]) -> String {
    let replaced = Set(
      file.entries.filter { $0.group == Self.group && $0.key == interface }.map(\.line))
    let start = file.groups.first { $0.name == Self.group }?.line
    var lines: [Substring] = []
    for (index, line) in KeyFile.lines(of: text).enumerated() where !replaced.contains(index + 1) {
      lines.append(line)
      if index + 1 == start { lines.append(Substring(Self.line(interface, names))) }
    }
    let whole = lines.joined(separator: "\n")
    return whole.hasSuffix("\n") ? whole : whole + "\n"
  }

  /// The text of a file with a value for one interface alone.
  static func text(of interface: String, _ names: [String]) -> String {
    "[\(group)]\n\(line(interface, names))\n"
  }

  /// A line that gives an interface its back ends.
  static func line(_ interface: String, _ names: [String]) -> String {
    "\(interface)=\(names.joined(separator: ";"))"
  }
}
