// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// A color of one value for both styles, measured on the grounds of its platform in the role that
/// code gives it; what is wrong with text the rules of contrast tell.
struct SingleValue {
  /// The problem with the color.
  struct Failure {
    var appearance: AuditAppearance
    var ratio: Double
    var minimum: Double
    /// Whether it is that of a tint.
    var isOfTint: Bool
    var words: String
  }

  private let color: ColorSubject
  private let roles: Set<AssetUses.Role>
  private let platform: Platform

  init(_ color: ColorSubject, _ use: AssetUses.Use, _ catalog: CatalogSubject) {
    self.color = color
    platform = catalog.platform
    let isKnown = !use.roles.isEmpty && !color.words.isBackgroundLike
    roles = isKnown ? use.roles : Self.roles(by: color.words)
  }

  private static func roles(by words: NameWords) -> Set<AssetUses.Role> {
    if words.isBackgroundLike { return [.background] }
    return words.isTextLike ? [.text] : []
  }

  /// The worst of what is wrong in its roles; nil when it can serve both styles.
  var failure: Failure? {
    // A stop of a gradient is a part of what is looked at as a whole.
    guard !color.words.words.contains("gradient"),
      let value = color.color(.light), let other = color.color(.dark), value.alpha > 0.55,
      let light = SystemBackdrops.on(platform).main(.light),
      let dark = SystemBackdrops.on(platform).main(.dark)
    else { return nil }
    let inLight = value.contrast(on: light).lowest.value
    let inDark = other.contrast(on: dark).lowest.value
    if roles == [.background] { return asGround(other, on: dark) }
    // A ground under texts of its own, or one that is drawn as well.
    if roles == [.background, .drawing], let failure = asGround(other, on: dark) { return failure }
    if isHighlight { return asHighlight(value, other) }
    // A hue that is text here and a ground there is measured as what it is, a color of accents.
    let isHue = ResolvedColor(value).chroma >= 0.04
    let isAccent =
      isHue && roles.isSuperset(of: [.text, .background]) && !color.words.isBackgroundLike
    guard isAccent || !roles.isDisjoint(with: [.tint, .drawing, .border]) else { return nil }
    let isLine = !isAccent && !roles.contains(.tint) && !roles.contains(.drawing)
    if inDark < 1.5 {
      // What is dark in both styles mostly stands on what is bright in both.
      return failure(.dark, "as a \(isLine ? "border" : "tint")", inDark, 3)
    }
    guard !isLine else { return nil }
    // White and light gray stand on something else; a hue may be the ground of a button.
    let isLight = inLight < 1.6 && ResolvedColor(value).chroma < 0.04
    // The system's own green and orange have hardly more than 2:1 in the light, its yellow less.
    if inLight < (isAccent ? 3 : 1.65) && !isLight {
      return failure(.light, "as a tint", inLight, 3)
    }
    // A tint is the color of a button's text too.
    guard roles.contains(.tint), inDark < 4.5 else { return nil }
    return failure(.dark, "as a tint", inDark, 4.5)
  }

  /// Whether it is the ground of what is touched or selected, for that moment.
  private var isHighlight: Bool {
    !roles.isEmpty && roles.isSubset(of: [.shadow, .background])
      && !Set(["highlight", "highlighted", "selection", "selected"]).isDisjoint(
        with: color.words.words)
  }

  /// A ground for a moment, under a text that nobody sets for that moment.
  private func asHighlight(_ light: Color, _ dark: Color) -> Failure? {
    guard light.alpha > 0.7 else { return nil }
    let sides: [(AuditAppearance, Color, Color)] = [(.light, .black, light), (.dark, .white, dark)]
    for (appearance, text, ground) in sides {
      let ratio = text.contrast(on: ground.withAlpha(1)).lowest.value
      if ratio < 2 {
        return failure(appearance, "as a highlight under the system's text", ratio, 4.5)
      }
    }
    return nil
  }

  /// A light ground, on which the system's text turns white in the dark.
  private func asGround(_ value: Color, on dark: Color) -> Failure? {
    let ground = value.alpha < 1 ? value.composited(over: dark) : value
    let ratio = Color.white.contrast(on: ground).lowest.value
    guard ratio < 2, value.alpha > 0.7, ResolvedColor(value).chroma < 0.06 else { return nil }
    return failure(.dark, "as a background under the system's text", ratio, 4.5)
  }

  private func failure(
    _ appearance: AuditAppearance, _ role: String, _ ratio: Double, _ minimum: Double
  ) -> Failure {
    let isTint = role == "as a tint"
    let lead = isTint || role == "as a border" ? PlainWords.shape : PlainWords.text
    return Failure(
      appearance: appearance, ratio: ratio, minimum: minimum, isOfTint: isTint,
      words: lead(ratio, appearance.description)
        + " \(role): \(color.hex(appearance)), \(ContrastRatio(ratio))"
        + (color.isReference(.dark)
          ? "; the set refers to a system color" : "; the color is the same in light and dark"))
  }
}
