// SPDX-License-Identifier: MIT

package import ChiaroSource

/// How the code of a project uses its assets, by name.
///
/// A rule pack that reads code says so in its result; rules for catalogs judge by it. Where nobody
/// says anything, the value is nil and assets are judged by their names alone.
package struct AssetUses: Sendable {
  /// The kind of a set's content.
  package enum Kind: String, Sendable {
    case color
    case image
  }

  /// Where a color goes.
  package enum Role: String, Sendable {
    case text
    case background
    case tint
    case border
    case drawing
    case shadow
  }

  /// The uses of one asset.
  package struct Use: Sendable {
    /// How often it is named.
    package var count: Int
    /// Whether some place shows its shape alone.
    package var isTemplate: Bool
    /// Whether some place shows it as it is.
    package var isPlain: Bool
    /// Where a color goes; empty where nothing tells.
    package var roles: Set<Role>
    /// The first places.
    package var places: [SourceLocation]

    /// Creates the uses of an asset.
    package init(
      count: Int, isTemplate: Bool = false, isPlain: Bool = false, roles: Set<Role> = [],
      places: [SourceLocation] = []
    ) {
      self.count = count
      self.isTemplate = isTemplate
      self.isPlain = isPlain
      self.roles = roles
      self.places = places
    }
  }

  private struct Key: Hashable {
    var name: String
    var kind: Kind
  }

  private var uses: [Key: Use] = [:]

  /// Creates an empty value: nothing is used.
  package init() {}

  /// The uses of an asset; nil if no rule pack searched for them.
  package subscript(name: String, kind: Kind) -> Use? {
    get { uses[Key(name: name, kind: kind)] }
    set { uses[Key(name: name, kind: kind)] = newValue }
  }
}

extension AuditContext {
  /// The uses of a color set; nil if no rule pack searched for them.
  func use(of color: ColorSubject) -> AssetUses.Use? { assetUses?[color.name, .color] }

  /// The uses of an image set; nil if no rule pack searched for them.
  func use(of image: ImageSubject) -> AssetUses.Use? { assetUses?[image.name, .image] }

  /// Whether code was read and never names a set, so that nothing but that is worth saying.
  func isUnused(_ image: ImageSubject) -> Bool { use(of: image)?.count == 0 }

  /// Whether code was read and never names a set, so that nothing but that is worth saying.
  func isUnused(_ color: ColorSubject) -> Bool { use(of: color)?.count == 0 }
}

extension AuditContext {
  /// Whether a finding is about a set that nobody uses, of which nothing else is said.
  func isAboutUnused(_ finding: Finding) -> Bool {
    guard let assetUses, finding.rule != UnusedAsset.id,
      catalogs.contains(where: { $0.scope == finding.scope })
    else { return false }
    let uses = [AssetUses.Kind.color, .image].compactMap { assetUses[finding.object, $0] }
    return !uses.isEmpty && uses.allSatisfy { $0.count == 0 }
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

  /// Whether code was read, and does not tell that a color is that of text.
  func guessesText(_ color: ColorSubject) -> Bool {
    use(of: color).map { !$0.roles.contains(.text) } ?? false
  }

  private func role(_ role: AssetUses.Role, of color: ColorSubject) -> Bool? {
    guard let roles = use(of: color)?.roles, !roles.isEmpty else { return nil }
    return roles.contains(role)
  }
}
