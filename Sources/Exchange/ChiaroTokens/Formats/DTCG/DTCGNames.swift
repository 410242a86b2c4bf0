// SPDX-License-Identifier: MIT

/// The places of colors in a tree of design tokens.
///
/// A name there must not begin with `$`, nor contain a dot or a brace: other characters take their
/// place. A color that is a group as well stands in it as `$root`.
struct DTCGNames {
  /// The keys that lead to each color.
  private(set) var paths: [TokenName: [String]] = [:]

  private final class Group {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    var groups: [String: Group] = [:]
  }

  /// Gives every name of a palette its place.
  ///
  /// - Parameters:
  ///   - palette: the colors
  ///   - rootName: what a color is called that is a group as well; a plain name is made distinct
  ///     from those in the group
  init(_ palette: TokenPalette, rootName: String = "$root") {
    let root = Group()
    var places: [(TokenName, [String], Group)] = []
    for token in palette.tokens {
      var group = root
      var path: [String] = []
      for part in token.name.parts {
        let name = Self.name(for: part, in: group)
        let inner = group.groups[name] ?? Group()
        group.groups[name] = inner
        path.append(name)
        group = inner
      }
      places.append((token.name, path, group))
    }
    for (name, path, group) in places {
      paths[name] =
        group.groups.isEmpty
        ? path : path + [rootName == "$root" ? rootName : Self.distinct(rootName, in: group)]
    }
    variantsGroup = Self.distinct("chiaro-variants", in: root)
  }

  /// The name of the group that holds values of colors that several modifiers decide.
  let variantsGroup: String

  /// Returns a group's name for a part, distinct from those of other parts.
  private static func name(for part: String, in group: Group) -> String {
    if let name = group.names[part] { return name }
    let name = distinct(escaped(part), in: group)
    group.names[part] = name
    return name
  }

  /// Returns a name that nothing else in a group has.
  private static func distinct(_ stem: String, in group: Group) -> String {
    var name = stem
    var number = 1
    while !group.taken.insert(name).inserted {
      number += 1
      name = "\(stem)-\(number)"
    }
    return name
  }

  private static func escaped(_ part: String) -> String {
    let plain = String(part.map { "{}.".contains($0) ? "_" : $0 })
    return plain.hasPrefix("$") ? "_" + plain.dropFirst() : plain
  }
}
