// SPDX-License-Identifier: MIT

import ChiaroInterpreter

/// The names that generators of code make of texts, colors and images, where what they made is not
/// among the files: `L10n.Settings.title`, `R.string.localizable.settingsTitle()`,
/// `Asset.Colors.primary.color`, `Localizations.title`, `Color(asset: Asset.ink)`.
struct GeneratedNames {
  /// What the name of a type of texts, colors or images begins or ends with, where generators are
  /// told another one than `L10n` or `Asset`.
  private static let beginnings = ["Locali", "L10n"]
  private static let endings = ["Strings", "Asset", "Assets", "Colors", "Images", "Localizable"]

  /// Whether a type of a name that the project does not declare may be one that a generator makes.
  static func isRoot(_ name: String) -> Bool {
    name == "R" || beginnings.contains { name.hasPrefix($0) }
      || endings.contains { name.hasSuffix($0) }
  }

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
    if path[0] == "R" { return nil }
    // One more name, also where views have a modifier that is called so.
    return asset(name, path.dropFirst(), at: value.call?.place)
      ?? text(path.dropFirst() + [name], [])
      ?? .host(
        value.adding(HostCall(name: name, arguments: [], place: .none, isCall: false)))
  }

  /// The value of a call at the end of a chain of names; nil for one more name.
  func result(of call: HostCall, on value: HostValue) -> Value? {
    guard let path = path(value) else { return nil }
    let values = call.arguments.map(\.value)
    if path[0] != "R" { return text(path.dropFirst() + [call.name], values) }
    guard path.count > 1 else { return nil }
    switch path[1] {
    case "string": return text(path.dropFirst(2) + [call.name], values)
    case "image", "color":
      return asset(path[1], path.dropFirst(2) + [call.name], at: call.place).map { .some($0) }
    default: return nil
    }
  }

  /// The value of a member right behind the first name, and of `Color(asset: Asset.ink)`.
  func value(of call: HostCall) -> Value? {
    if case .host(let named)? = call.argument("asset")?.unwrapped, let path = path(named) {
      return Self.assetKinds[call.name].flatMap { asset($0, path.dropFirst(), at: call.place) }
    }
    let parts = call.name.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[0] != "R", Self.isRoot(parts[0]) else { return nil }
    return text([parts[1]], call.arguments.map(\.value))
  }

  /// The members that give what a type makes of an asset.
  private static let assetKinds = [
    "Color": "swiftUIColor", "UIColor": "color", "NSColor": "color", "Image": "swiftUIImage",
    "UIImage": "image", "NSImage": "image",
  ]

  private func path(_ value: HostValue) -> [String]? {
    let names = value.name.split(separator: ".").map(String.init)
    guard let first = names.first, Self.isRoot(first) else { return nil }
    return names + value.modifiers.map(\.name)
  }

  private func text(_ path: some Sequence<String>, _ values: [Value]) -> Value? {
    strings.text(ofGenerated: path.joined()).map { .string(Formats.text($0, values)) }
  }

  /// What a member of a set is, at the place of its first name.
  private func asset(_ kind: String, _ path: some Sequence<String>, at place: Place?) -> Value? {
    let names = Array(path)
    let made = { (type: String, label: String?, name: String) -> Value in
      let call = HostCall(
        name: type, arguments: [CallArgument(label, .string(name))], place: place ?? .none,
        isCall: true)
      return .host(HostValue(.call(type: nil, call)))
    }
    // Groups of a catalog may be names before that of a set.
    let found = { (sets: [String: String]) -> String? in
      names.indices.lazy.compactMap { sets[StringTables.plain(names[$0...].joined())] }.first
    }
    switch kind {
    case "color": return found(colors).map { made("UIColor", "named", $0) }
    case "swiftUIColor", "suiColor":
      return found(colors).map { made("Color", nil, $0) }
    case "image": return found(images).map { made("UIImage", "named", $0) }
    case "swiftUIImage", "suiImage":
      return found(images).map { made("Image", nil, $0) }
    case "name": return (found(colors) ?? found(images)).map { .string($0) }
    default: return nil
    }
  }
}
