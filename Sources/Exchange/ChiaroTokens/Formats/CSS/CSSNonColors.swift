// SPDX-License-Identifier: MIT

/// The properties of stylesheets that are no colors: numbers that no function makes one, and names
/// of such properties.
struct CSSNonColors {
  /// The properties that have three numbers, which may be channels of a color.
  private(set) var triplets: [String] = []
  private var names: Set<String> = []

  /// Looks at the values of all properties.
  ///
  /// - Parameters:
  ///   - values: the values that may be colors
  ///   - triplets: the functions of those that are numbers
  ///   - themed: the properties of a theme, of which those for colors begin with `color-`
  ///   - others: the properties whose values are of another kind
  init(
    _ values: [String: CSSCells], _ triplets: CSSTriplets, _ themed: Set<String>,
    _ others: Set<String>
  ) {
    var ends: [String: Bool] = [:]
    for (name, cells) in values {
      if cells.isRaw {
        if triplets.functions[name] == nil { names.insert(name) }
        continue
      }
      guard cells.all.allSatisfy({ if case .known(.alias) = $0 { true } else { false } }) else {
        continue
      }
      let isPlain = Self.isPlain(name, values, triplets, others, &ends)
      let isDeadTheme =
        themed.contains(name) && CSSReader.short(name) == nil && Self.isDead(name, cells, values)
      if isPlain || isDeadTheme { names.insert(name) }
    }
    self.triplets = names.filter { name in
      values[name]?.all.contains { CSSTriplets.isTriplet($0) } == true
    }.sorted()
  }

  /// Whether a property is no color.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether a property has its values from elsewhere: one that is nowhere, or of its own name.
  private static func isDead(
    _ name: String, _ cells: CSSCells, _ values: [String: CSSCells]
  ) -> Bool {
    cells.all.allSatisfy {
      guard case .known(.alias(let target)) = $0 else { return false }
      return values[target.description] == nil || target.description == name
    }
  }

  /// Whether all that an alias leads to is no color.
  private static func isPlain(
    _ name: String, _ values: [String: CSSCells], _ triplets: CSSTriplets, _ others: Set<String>,
    _ ends: inout [String: Bool]
  ) -> Bool {
    var walked: [String] = []
    var seen: Set<String> = []
    var place = name
    var end = false
    while seen.insert(place).inserted {
      if let known = ends[place] {
        end = known
        break
      }
      walked.append(place)
      guard let cells = values[place] else {
        end = others.contains(place)
        break
      }
      if cells.isRaw {
        end = triplets.functions[place] == nil
        break
      }
      guard case .known(.alias(let next))? = cells.all.first,
        cells.all.allSatisfy({ if case .known(.alias(next)) = $0 { true } else { false } })
      else { break }
      place = next.description
    }
    for name in walked { ends[name] = end }
    return end
  }
}
