// SPDX-License-Identifier: MIT

import ChiaroInterpreter

/// The names that generators of code make of texts, colors and images, where what they made is not
/// among the files: `L10n.Settings.title`, `R.string.localizable.settingsTitle()`,
/// `Asset.Colors.primary.color`.
struct GeneratedNames {
  /// The names with which they begin.
  static let roots: Set = ["L10n", "R", "Asset", "Assets"]

  private let strings: StringTables
  /// The sets of catalogs by the letters and digits of their names.
  private let colors: [String: String]
  private let images: [String: String]

  init(strings: StringTables, colors: [String], images: [String]) {
    self.strings = strings
    let plain = { (names: [String]) in
      Dictionary(names.sorted().map { (StringTables.plain($0), $0) }) { first, _ in first }
    }
    (self.colors, self.images) = (plain(colors), plain(images))
  }

  /// The value of a member of a chain of names; nil for one more name.
  func member(_ name: String, of value: HostValue) -> Value? {
    guard let path = path(value) else { return nil }
    switch path[0] {
    case "L10n": return text(path.dropFirst() + [name], [])
    case "Asset", "Assets": return asset(name, path.dropFirst())
    default: return nil
    }
  }

  /// The value of a call at the end of a chain of names; nil for one more name.
  func result(of call: HostCall, on value: HostValue) -> Value? {
    guard let path = path(value) else { return nil }
    let values = call.arguments.map(\.value)
    switch path[0] {
    case "L10n": return text(path.dropFirst() + [call.name], values)
    case "R" where path.count > 1:
      switch path[1] {
      case "string": return text(path.dropFirst(2) + [call.name], values)
      case "image": return asset("image", path.dropFirst(2) + [call.name]).map { .some($0) }
      case "color": return asset("color", path.dropFirst(2) + [call.name]).map { .some($0) }
      default: return nil
      }
    default: return nil
    }
  }

  /// The value of a member right behind the first name.
  func value(of call: HostCall) -> Value? {
    let parts = call.name.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[0] == "L10n" else { return nil }
    return text([parts[1]], call.arguments.map(\.value))
  }

  private func path(_ value: HostValue) -> [String]? {
    let names = value.name.split(separator: ".").map(String.init)
    guard let first = names.first, Self.roots.contains(first) else { return nil }
    return names + value.modifiers.map(\.name)
  }

  private func text(_ path: some Sequence<String>, _ values: [Value]) -> Value? {
    strings.text(ofGenerated: path.joined()).map { .string(Formats.text($0, values)) }
  }

  private func asset(_ kind: String, _ path: some Sequence<String>) -> Value? {
    let names = Array(path)
    // Groups of a catalog may be names before that of a set.
    let found = { (sets: [String: String]) -> String? in
      names.indices.lazy.compactMap { sets[StringTables.plain(names[$0...].joined())] }.first
    }
    switch kind {
    case "color": return found(colors).map { Value.made("UIColor", [("named", .string($0))]) }
    case "swiftUIColor", "suiColor":
      return found(colors).map { Value.made("Color", [("", .string($0))]) }
    case "image": return found(images).map { Value.made("UIImage", [("named", .string($0))]) }
    case "swiftUIImage", "suiImage":
      return found(images).map { Value.made("Image", [("", .string($0))]) }
    case "name": return (found(colors) ?? found(images)).map { .string($0) }
    default: return nil
    }
  }
}
