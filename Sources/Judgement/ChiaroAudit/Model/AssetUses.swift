// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroColor
import ChiaroFindings
package import ChiaroSource

/// How the code of a project uses its assets, by the folder of the set: targets may have sets of
/// one name.
///
/// A rule pack that reads code says so in its result; rules for catalogs judge by it. Where nobody
/// says anything, the value is nil and assets are judged by their names alone.
package struct AssetUses: Sendable {
  /// What code uses a color for.
  package enum Role: String, Sendable {
    case text
    case background
    case tint
    case border
    case drawing
    case shadow
  }

  /// What colors are used for, by the folder of their set.
  package typealias Roles = [String: Set<Role>]

  /// The uses of one asset.
  package struct Use: Sendable {
    /// The number of places that name the asset.
    package var count: Int
    /// Whether some place shows only the shape of the asset.
    package var isTemplate: Bool
    /// Whether some place shows the asset in its own colors.
    package var isPlain: Bool
    /// What code uses a color for; empty if unknown.
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

  /// What each color is used for; only those of which it is known.
  package var roles: Roles {
    uses.compactMapValues { $0.roles.isEmpty ? nil : $0.roles }
  }

  /// The uses of the asset whose set is a folder; nil if no rule pack searched for them.
  package subscript(set: String) -> Use? {
    get { uses[set] }
    set { uses[set] = newValue }
  }
}

extension AuditContext {
  /// The uses of a color set; nil if no rule pack searched for them.
  func use(of color: ColorSubject) -> AssetUses.Use? { assetUses?[color.set.path] }

  /// The uses of an image set; nil if no rule pack searched for them.
  func use(of image: ImageSubject) -> AssetUses.Use? { assetUses?[image.set.path] }

  /// Whether a picture is shown as it is: some place of code says so, or none tells, and the
  /// picture has several colors, of which a template would leave one shape.
  func showsAsIs(_ image: ImageSubject, _ measures: PictureMeasures) -> Bool {
    guard let use = use(of: image), use.count > 0, !use.isTemplate else { return false }
    return use.isPlain || measures.isOfSeveralInks
  }

  /// Whether code was read and never names a set, so that nothing but that is worth saying.
  func isUnused(_ image: ImageSubject) -> Bool { use(of: image)?.count == 0 }

  /// Whether code was read and never names a set, so that nothing but that is worth saying.
  func isUnused(_ color: ColorSubject) -> Bool { use(of: color)?.count == 0 }
}

extension AuditContext {
  /// Rules over what is looked at: who draws for one style sees what fails in it.
  private static let ofPictures: Set = [
    ImageVanishesInDark.id, GlowingWhiteBackground.id, ImageWithoutDarkSibling.id,
  ]
  private static let ofContrast: Set = [LowContrast.id, ContrastBelowSeven.id]

  /// Whether code was read and a finding is about an appearance that an app never has, for it is
  /// locked to the other, or about one that whoever made the app always looks at.
  ///
  /// What waits in an app that is always light for the day on which the lock goes is said by the
  /// lock itself, and by the colors that have no dark value.
  func isNeverSeen(_ finding: Finding) -> Bool {
    guard assetUses != nil, let appearance = finding.appearance,
      let catalog = catalogs.first(where: { $0.scope == finding.scope }), let lock = catalog.lock
    else { return false }
    // Many a Mac app's pictures are older than its lock.
    if Self.ofPictures.contains(finding.rule) && catalog.platform != .macOS { return true }
    let isOfDark = appearance.hasPrefix("dark")
    return lock.style == .dark
      ? !isOfDark || finding.rule == MissingDarkVariant.id
      : isOfDark && Self.ofContrast.contains(finding.rule)
  }
}

extension AuditContext {
  /// Whether a color is that of text: by its uses, or by its name where they do not tell.
  ///
  /// What is a ground too is a hue that carries text of its own.
  func isText(_ color: ColorSubject) -> Bool {
    guard let isText = role(.text, of: color) else { return color.words.isTextLike }
    return isText && role(.background, of: color) == false && !color.words.isBackgroundLike
  }

  /// Whether a color is a ground: by its uses, or by its name where they do not tell.
  func isGround(_ color: ColorSubject) -> Bool {
    role(.background, of: color) ?? color.words.isBackgroundLike
  }

  /// Whether code was read, and does not tell that a color is that of text; of catalogs of examples
  /// it tells nothing.
  func guessesText(_ color: ColorSubject) -> Bool {
    use(of: color).map { !$0.roles.contains(.text) } ?? (assetUses != nil)
  }

  private func role(_ role: AssetUses.Role, of color: ColorSubject) -> Bool? {
    guard let roles = use(of: color)?.roles, !roles.isEmpty else { return nil }
    return roles.contains(role)
  }
}
