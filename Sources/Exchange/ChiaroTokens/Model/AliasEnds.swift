// SPDX-License-Identifier: MIT

/// Where chains of aliases end, found in one walk over each of them.
struct AliasEnds<Name: Hashable & Sendable>: Sendable {
  /// What a name stands for.
  enum Step {
    /// The name stands for the color of another name.
    case alias(Name)
    /// The name has a color of its own.
    case color
    /// The name is unknown.
    case nothing
  }

  /// Where a chain ends.
  enum End: Sendable {
    case color, nothing, circle

    /// The identifier of the diagnostic for a chain that ends in no color.
    var diagnosticID: String { self == .circle ? "alias-cycle" : "alias-unknown" }

    /// The same in words.
    var words: String {
      self == .circle ? "aliases form a circle" : "an alias that does not lead to a color"
    }
  }

  private var ends: [Name: (end: End, place: Name)] = [:]

  /// Follows the aliases of some names.
  init(_ names: [Name], _ step: (Name) -> Step) {
    for name in names where ends[name] == nil { follow(name, step) }
  }

  private mutating func follow(_ name: Name, _ step: (Name) -> Step) {
    var walked: Set<Name> = []
    var place = name
    var found: (end: End, place: Name)?
    while found == nil {
      if let known = ends[place] {
        found = known
      } else if !walked.insert(place).inserted {
        found = (.circle, place)
      } else {
        switch step(place) {
        case .alias(let next): place = next
        case .color: found = (.color, place)
        case .nothing: found = (.nothing, place)
        }
      }
    }
    for name in walked { ends[name] = found }
  }

  /// The end of a name's chain.
  subscript(name: Name) -> End { ends[name]?.end ?? .nothing }

  /// The name at which a name's chain ends; of a circle always the same one, from wherever a chain
  /// comes to it.
  func place(of name: Name) -> Name { ends[name]?.place ?? name }
}
