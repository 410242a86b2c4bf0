// SPDX-License-Identifier: MIT

/// What rules ask of the colors and grounds around one, so that none reads a whole file for each.
///
/// The same value on the same object is kept once: a file of thousands of equal lines is asked as
/// fast as one of a few.
struct ColorIndex: Sendable {
  /// An object of a type, whose text and ground belong together.
  struct Object: Hashable, Sendable {
    var type: String
    var receiver: String

    init(_ type: String, _ receiver: String) {
      self.type = type
      self.receiver = receiver
    }

    init(of site: Site) { self.init(site.type, site.receiver) }
  }

  /// The most types that one constant is looked for in; a palette has fewer.
  private static let bound = 64

  /// The types in which constants of a name have fixed colors, in the order of the file.
  private(set) var typesOfConstant: [String: [String]] = [:]
  /// The names of the colors that a type declares.
  private(set) var constants: [String: Set<String>] = [:]
  /// The roles of the colors that a type declares.
  private(set) var constantRoles: [String: Set<ColorRole>] = [:]
  /// The grounds of SwiftUI bodies, by their type.
  private(set) var bodyGrounds: [String: Set<ColorValue>] = [:]
  /// The text in other members than the body, by its type.
  private(set) var memberTexts: [String: Set<ColorValue>] = [:]
  /// The fixed text or tint of an object.
  private(set) var texts: [Object: Set<ColorValue>] = [:]
  /// The fixed grounds of an object, not those of its layer; no more than two are kept.
  private(set) var backgrounds: [Object: [ColorUse]] = [:]
  /// Objects with a ground that is no clear one.
  private(set) var grounded: Set<Object> = []
  /// The fixed grounds under many things of a type, which are always there.
  private(set) var containers: [String: Set<Container>] = [:]
  /// Types in which a style or effect is forced for good.
  private(set) var forcedTypes: Set<String> = []

  /// A fixed ground of one of the objects on which others stand.
  struct Container: Hashable, Sendable {
    var receiver: String
    var value: ColorValue
  }

  init() {}

  init(_ file: FileFacts) {
    for color in file.colors.uses { add(color) }
    for ground in file.colors.grounds { add(ground) }
    for lock in file.styles.locks where lock.kind != .system && !lock.isChosen {
      if !lock.site.type.isEmpty { forcedTypes.insert(lock.site.type) }
    }
  }

  private mutating func add(_ color: ColorUse) {
    let type = color.site.type
    if let name = color.sink.constant { add(color, name) }
    switch color.role {
    case .text:
      texts[Object(of: color.site), default: []].insert(color.value)
      if color.site.member != "body" { memberTexts[type, default: []].insert(color.value) }
    case .tint: texts[Object(of: color.site), default: []].insert(color.value)
    case .background:
      if case .argument("background", nil) = color.sink, color.site.member == "body" {
        bodyGrounds[type, default: []].insert(color.value)
      }
      let object = Object(of: color.site)
      if !color.isLayer, (backgrounds[object]?.count ?? 0) < 2 {
        backgrounds[object, default: []].append(color)
      }
    default: break
    }
  }

  private mutating func add(_ color: ColorUse, _ name: String) {
    let type = color.site.type
    constants[type, default: []].insert(name)
    if let role = color.role { constantRoles[type, default: []].insert(role) }
    if !color.site.isFallback, typesOfConstant[name]?.contains(type) != true,
      (typesOfConstant[name]?.count ?? 0) < Self.bound
    {
      typesOfConstant[name, default: []].append(type)
    }
  }

  private mutating func add(_ ground: Ground) {
    if case .clear = ground.kind { return }
    grounded.insert(Object(ground.type, ground.receiver))
    if !ground.isConditional, case .fixed(let value) = ground.kind,
      Self.isContainer(ground.receiver)
    {
      containers[ground.type, default: []].insert(
        Container(receiver: ground.receiver, value: value))
    }
  }

  /// A ground under many things of its type, by its name.
  static func isContainer(_ receiver: String) -> Bool {
    let last = receiver.split(whereSeparator: { $0 == "." || $0 == "/" }).last ?? "self"
    let name = last.lowercased()
    return ["self", "view", "contentview", "cell", "container", "bubble", "card", "stack"]
      .contains { name.hasSuffix($0) || name.contains("background") || name.contains("container") }
  }
}
