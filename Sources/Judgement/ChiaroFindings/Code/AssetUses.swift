// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroSource

/// The uses of assets in the code of a project, by the folder of the set, because targets may have
/// sets of the same name.
///
/// A code reader provides them before any rule judges. Without a code reader the value is nil, and
/// assets are judged by their names alone.
package struct AssetUses: Sendable {
  /// The use of a color in code.
  package enum Role: String, Sendable {
    case text
    case background
    case tint
    case border
    case drawing
    case shadow
  }

  /// The uses of colors, by the folder of their set.
  package typealias Roles = [String: Set<Role>]

  /// The uses of one asset.
  package struct Use: Sendable {
    /// The number of places that name the asset.
    package var count: Int
    /// Whether some place shows only the shape of the asset.
    package var isTemplate: Bool
    /// Whether some place shows the asset in its own colors.
    package var isPlain: Bool
    /// The uses of the color in code; empty if unknown.
    package var roles: Set<Role>
    /// The first places that name the asset.
    package var places: [SourceLocation]
    /// The folders of the color sets that are grounds in all that writes with the color; empty
    /// where something writes on the system's.
    package var grounds: [String]

    /// Creates the uses of an asset.
    package init(
      count: Int, isTemplate: Bool = false, isPlain: Bool = false, roles: Set<Role> = [],
      places: [SourceLocation] = [], grounds: [String] = []
    ) {
      self.count = count
      self.isTemplate = isTemplate
      self.isPlain = isPlain
      self.roles = roles
      self.places = places
      self.grounds = grounds
    }
  }

  /// The uses of an asset, with the folder of its set.
  package struct Named: Sendable {
    package var set: String
    package var use: Use

    /// Creates the uses of the asset whose set is a folder.
    package init(_ set: String, _ use: Use) {
      self.set = set
      self.use = use
    }
  }

  /// A text and the ground under it, which one object is given: color sets, one of the two the
  /// system's, or a text whose color is written down.
  package struct Pair: Hashable, Sendable {
    /// The folder of the text's set; nil for a text whose color is the system's or written down.
    package var text: String?
    /// The color that is written down; nil for any other text.
    package var fixed: Color?
    /// The folder of the ground's set; nil for a ground of the system's.
    package var ground: String?
    /// The name by which code calls the system's color, such as `label`; nil for none.
    package var system: String?
    /// The place of the text's color.
    package var place: SourceLocation

    /// Creates a pair.
    package init(
      text: String?, fixed: Color? = nil, ground: String?, system: String? = nil,
      place: SourceLocation
    ) {
      self.text = text
      self.fixed = fixed
      self.ground = ground
      self.system = system
      self.place = place
    }
  }

  /// Whether code finds pictures by names that it makes.
  package var findsPictures = false
  /// The pairs that code shows, in the order of the files.
  package var pairs: [Pair] = []
  private var uses: [String: Use] = [:]

  /// Creates an empty value: nothing is used.
  package init() {}

  /// Creates a value of the uses of assets, by the folders of their sets.
  package init(_ assets: [Named]) {
    uses = Dictionary(assets.map { ($0.set, $0.use) }) { _, last in last }
  }

  /// The uses of each color, as far as they are known.
  package var roles: Roles {
    uses.compactMapValues { $0.roles.isEmpty ? nil : $0.roles }
  }

  /// The uses of the asset whose set is a folder; nil if no reader of code searched for them.
  package subscript(set: String) -> Use? {
    get { uses[set] }
    set { uses[set] = newValue }
  }
}
