// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource

/// A color of one value for both styles, measured on the grounds of its platform in the role that
/// code gives it; what is wrong with text the rules of contrast tell.
struct SingleValue {
  /// The problem with the color.
  struct Failure {
    var appearance: AuditAppearance
    var severity: Severity
    var ratio: Double
    var minimum: Double
    var words: String
  }

  private let color: ColorSubject
  private let roles: Set<AssetUses.Role>
  private let isKnown: Bool
  private let platform: Platform

  init(_ color: ColorSubject, _ use: AssetUses.Use, _ catalog: CatalogSubject) {
    self.color = color
    platform = catalog.platform
    isKnown = !use.roles.isEmpty
    roles = isKnown && !color.words.isBackgroundLike ? use.roles : Self.roles(by: color.words)
  }

  private static func roles(by words: NameWords) -> Set<AssetUses.Role> {
    if words.isBackgroundLike { return [.background] }
    return words.isTextLike ? [.text] : []
  }

  /// The worst of what is wrong in its roles; nil when it can serve both styles.
  var failure: Failure? {
    guard let value = color.color(.light), let other = color.color(.dark), value.alpha > 0.55,
      let light = SystemBackdrops.on(platform).main(.light),
      let dark = SystemBackdrops.on(platform).main(.dark)
    else { return nil }
    let inLight = value.contrast(on: light).lowest.value
    let inDark = other.contrast(on: dark).lowest.value
    if roles == [.background] { return asGround(other, on: dark) }
    guard roles.contains(.tint) || roles.contains(.drawing) || roles.contains(.border) else {
      return nil
    }
    let isLine = !roles.contains(.tint) && !roles.contains(.drawing)
    if inDark < 1.5 { return failure(.dark, "as \(isLine ? "border" : "tint")", inDark, 3) }
    // White stands on something else.
    if !isLine && inLight < 1.7 && inLight > 1.1 { return failure(.light, "as tint", inLight, 3) }
    guard roles.contains(.tint), inDark < 4.5 else { return nil }
    // A tint is the color of a button's text too.
    var weak = failure(.dark, "as tint", inDark, 4.5)
    weak.severity = .note
    return weak
  }

  /// A light ground, on which the system's text turns white in the dark.
  private func asGround(_ value: Color, on dark: Color) -> Failure? {
    let ground = value.alpha < 1 ? value.composited(over: dark) : value
    let ratio = Color.white.contrast(on: ground).lowest.value
    guard ratio < 2, value.alpha > 0.7, ResolvedColor(value).chroma < 0.06 else { return nil }
    return failure(.dark, "as ground under the system's text", ratio, 4.5)
  }

  private func failure(
    _ appearance: AuditAppearance, _ role: String, _ ratio: Double, _ minimum: Double
  ) -> Failure {
    let tenths = Int(saturating: (ratio * 10).rounded(.down))
    return Failure(
      appearance: appearance, severity: isKnown ? .warning : .note, ratio: ratio, minimum: minimum,
      words: (color.isReference(.dark) ? "a system color, " : "one value for light and dark, ")
        + "\(color.hex(appearance)), which has "
        + "\(tenths / 10).\(tenths % 10):1 \(role) in \(appearance)")
  }
}
