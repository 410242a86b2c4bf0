// SPDX-License-Identifier: MIT

/// What types inherit, and where their members are seen.
extension ProjectFacts {
  /// The facts of a type and, as far as they are here, of those it inherits from.
  func family(of name: String) -> TypeFacts {
    var facts = TypeFacts()
    var pending = [name]
    var seen: Set<String> = []
    var known = 0
    while let next = pending.popLast(), known < 32 {
      guard seen.insert(next).inserted, let more = types[next] else { continue }
      known += 1
      facts.merge(more)
      pending += more.inherits.sorted()
    }
    return facts
  }

  /// The properties whose text is given a color by way of a cell: `cell.title.textColor = …`.
  static func textsOfCells(in types: [String: TypeFacts]) -> Set<String> {
    let paths = types.values.lazy.flatMap(\.assignments.keys)
    return Set(
      paths.compactMap { key in
        let names = key.split { "./".contains($0) }
        guard names.count > 2, names.last == "textColor",
          names[names.count - 3].lowercased().hasSuffix("cell")
        else { return nil }
        return String(names[names.count - 2])
      })
  }

  /// Whether a type inherits from a view or a controller of one.
  func isView(_ type: String) -> Bool {
    types[type]?.inherits.contains { name in
      ["View", "ViewController", "Cell", "Control", "Button"].contains(where: name.hasSuffix)
    } ?? false
  }

  /// The properties that code gives colors, with the objects whose they are:
  /// `item` of `item.titleColor = …`.
  static func givenProperties(in types: [String: TypeFacts]) -> [String: Set<String>] {
    var given: [String: Set<String>] = [:]
    for key in types.values.lazy.flatMap(\.assignments.keys) {
      let names = key.split { "./".contains($0) }.map(String.init)
      guard names.count > 1, let name = names.last, names[names.count - 2] != "self" else {
        continue
      }
      given[name, default: []].insert(names[names.count - 2])
    }
    return given
  }

  /// Whether code gives objects of a type a color by a property: by its name where the system has
  /// none of that name, and else where the object is called as the type.
  func isGiven(_ property: String, to type: String) -> Bool {
    guard let objects = givenProperties[property] else { return false }
    if !Self.systemProperties.contains(property) { return true }
    let own = type.split(separator: ".").last?.lowercased() ?? ""
    return objects.contains { object in
      let name = object.lowercased()
      return own.hasSuffix(name) || name.hasSuffix(own)
    }
  }

  private static let systemProperties: Set = [
    "textColor", "backgroundColor", "tintColor", "barTintColor", "borderColor", "color",
    "fillColor", "strokeColor", "shadowColor", "separatorColor", "foregroundColor",
    "titleColor", "onTintColor", "thumbTintColor", "selectionColor",
  ]

  /// Whether members of a type can be named alone in another.
  func isSeen(_ owner: String, from type: String) -> Bool {
    var next = [type.split(separator: ".").last.map(String.init) ?? ""]
    for _ in 0..<8 {
      if next.contains(owner) { return true }
      next = next.flatMap { types[$0]?.inherits.sorted() ?? [] }
    }
    return false
  }
}

extension TypeFacts {
  /// Whether attributes with a color are set of an object, or of one that holds it.
  static func isAttributed(_ object: String, in assignments: [String: Set<String>]) -> Bool {
    assignments.keys.contains { key in
      guard key.hasSuffix("ttributes"), let dot = key.lastIndex(of: ".") else { return false }
      let owner = key[..<dot]
      return object == owner || object.hasPrefix(owner + ".")
    }
  }

  /// Whether a type is a view or a controller, which has traits and something may show.
  var isOfScreens: Bool {
    inherits.contains { name in
      ["View", "Controller", "Cell", "Button", "Label", "Control"].contains(where: name.hasSuffix)
    }
  }
}
