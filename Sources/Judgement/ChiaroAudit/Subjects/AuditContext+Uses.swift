// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroFindings
import ChiaroSource

extension AuditContext {
  /// The uses of a color set; nil if no reader of code searched for them.
  func use(of color: ColorSubject) -> AssetUses.Use? { assetUses?[color.set.path] }

  /// The uses of an image set; nil if no reader of code searched for them.
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
