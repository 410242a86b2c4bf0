// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroProject
import ChiaroSource

/// Which files of a project are code of a Mac, and which of other devices.
struct SourceSystems {
  /// What speaks for a system.
  private struct Kinds: OptionSet {
    let rawValue: Int

    static let mac = Kinds(rawValue: 1)
    static let others = Kinds(rawValue: 2)
  }

  /// The systems of the targets of each file that is in one with a system.
  private var targets: [String: Kinds] = [:]
  /// The systems of all targets.
  private var all: Kinds = []
  private let root: String

  /// Finds the systems of the targets of a project.
  ///
  /// - Parameters:
  ///   - project: the project; nil for none
  ///   - root: the folder to which paths are relative
  ///   - sources: the code, which tells where no target does
  init(_ project: Project?, root: String, _ sources: [Program.Source] = []) {
    self.root = root
    for target in project?.targets().targets ?? [] where !target.isTest {
      var kinds: Kinds = target.platformNames.contains("macos") ? .mac : []
      if target.platformNames.contains(where: { $0 != "macos" }) { kinds.insert(.others) }
      all.formUnion(kinds)
      for path in target.sources { targets[path, default: []].formUnion(kinds) }
    }
    guard all.isEmpty else { return }
    let imports = sources.reduce(into: Set<String>()) { $0.formUnion(Self.imports(of: $1.bytes)) }
    if !imports.isDisjoint(with: Self.macKits), !imports.contains("UIKit") { all = .mac }
  }

  /// The systems that a file is built for; both where nobody knows.
  private func kinds(_ path: String) -> Kinds {
    let known = targets[Path.join(root, path)] ?? targets[path] ?? []
    return known.isEmpty ? [.mac, .others] : known
  }

  /// Whether a file is code of a Mac: its targets say so, else what it imports, else all targets.
  ///
  /// - Parameters:
  ///   - path: the path of the file, relative to the root
  ///   - text: the text of the file, which is asked for where the targets do not tell
  /// - Returns: whether a Mac runs it
  func isOfMac(_ path: String, _ text: () -> [UInt8]) -> Bool {
    let kinds = kinds(path)
    if kinds != [.mac, .others] { return kinds == .mac }
    let imports = Self.imports(of: text())
    let kits = (imports.isDisjoint(with: Self.macKits), !imports.contains("UIKit"))
    if kits.0 != kits.1 { return !kits.0 }
    return all == .mac
  }

  /// Whether a file is built for a system.
  func isBuilt(_ path: String, forMac: Bool) -> Bool {
    kinds(path).contains(forMac ? .mac : .others)
  }

  private static let macKits: Set = ["AppKit", "Cocoa"]

  /// The names of the modules that lines of a text import.
  private static func imports(of bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.prefix(200).split { $0 == 32 || $0 == 9 || $0 == 13 }
      guard let place = words.firstIndex(where: { $0.elementsEqual("import".utf8) }), place < 3,
        place + 1 < words.count
      else { continue }
      found.insert(String(decoding: words[place + 1], as: UTF8.self))
    }
    return found
  }
}
