// SPDX-License-Identifier: MIT

/// The places where storyboards and nibs show assets: a color by the property that has it, a
/// picture by the view around it.
///
/// Tags are read one by one; what they stand in matters for a button's states alone.
struct InterfaceMentions {
  /// The longest tag that is read; Interface Builder writes shorter ones.
  private static let longest = 4_096

  private(set) var uses: [AssetUse] = []
  private let table: AssetTable
  private var line = 1
  /// Whether the button around tints its pictures, as the system's do.
  private var isSystemButton = false
  /// Whether the file is a launch screen, in which no code puts a text on a color.
  private var isLaunchScreen = false
  /// The property that a runtime attribute sets.
  private var attribute = ""
  /// The image view around.
  private var view = ""
  /// The image views of pictures, by the place of the use, and the outlets that lead to views.
  private var views: [(use: Int, view: String)] = []
  private var outlets: [String: [String]] = [:]

  /// The types of buttons that take the shape of a picture alone, which the system tints.
  private static let systemButtons: Set = ["system", "roundedRect", "plain"]

  /// Whether a file is one of Interface Builder's.
  static func reads(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Reads the text of a storyboard or nib.
  init(_ bytes: [UInt8], _ table: AssetTable) {
    self.table = table
    var start: Int?
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "<"): start = place + 1
      case UInt8(ascii: ">"):
        if let start, place - start <= Self.longest { read(bytes[start..<place]) }
        start = nil
      default: break
      }
    }
    for (use, view) in views { uses[use].manner = .shown(outlets: outlets[view] ?? []) }
  }

  private mutating func read(_ tag: ArraySlice<UInt8>) {
    let text = String(decoding: tag, as: UTF8.self)
    let name = text.prefix { !$0.isWhitespace && $0 != "/" }
    switch name {
    case "document": isLaunchScreen = Self.value("launchScreen", in: text) == "YES"
    case "button":
      isSystemButton = Self.value("buttonType", in: text).map(Self.systemButtons.contains) ?? false
    case "outlet", "outletCollection":
      guard let property = Self.value("property", in: text),
        let destination = Self.value("destination", in: text)
      else { return }
      outlets[destination, default: []].append(property)
    case "userDefinedRuntimeAttribute": attribute = Self.value("keyPath", in: text) ?? ""
    case "color":
      guard let asset = Self.value("name", in: text), let key = Self.value("key", in: text) else {
        return
      }
      let property = key == "value" ? attribute : key
      let hasRole = property != "color" && !isLaunchScreen
      add(asset, .color, .plain, hasRole ? ColorRole(name: property) : nil)
    case "imageView":
      view = Self.value("id", in: text) ?? ""
      addPicture(text, .plain, in: view)
    case "imageCell": addPicture(text, .plain, in: view)
    case "menuItem": addPicture(text, .plain)
    case "tabBarItem", "barButtonItem": addPicture(text, .template)
    case "state": addPicture(text, isSystemButton ? .template : .plain)
    default: break
    }
  }

  private mutating func addPicture(
    _ tag: String, _ manner: AssetUse.Manner, in view: String? = nil
  ) {
    // A symbol of the system's may have the name of a set.
    guard let asset = Self.value("image", in: tag), Self.value("catalog", in: tag) != "system"
    else { return }
    let before = uses.count
    add(asset, .image, manner, nil)
    if let view, uses.count > before { views.append((before, view)) }
  }

  private mutating func add(
    _ name: String, _ kind: NamedAsset.Kind, _ manner: AssetUse.Manner, _ role: ColorRole?
  ) {
    let indices = table.indices(named: name).filter { table.assets[$0].kind == kind }
    guard !indices.isEmpty, uses.count < FactCollector.bound else { return }
    uses.append(AssetUse(assets: indices, manner: manner, role: role, line: line))
  }

  /// The value of an attribute of a tag.
  private static func value(_ name: String, in tag: String) -> String? {
    guard let place = tag.utf8.range(ofBytes: " \(name)=\"".utf8) else { return nil }
    return String(tag[place.upperBound...].prefix { $0 != "\"" })
  }
}
