// SPDX-License-Identifier: MIT

public import ChiaroColor

/// One value of a color, and what it is for.
///
/// Apple counterpart: a slot of a color set · Source: S234 · Fidelity: exact
public struct ColorVariant: Hashable, Sendable {
  /// What it is for.
  public var slot: VariantSlot
  /// The value.
  public var color: Color

  /// Creates a variant.
  public init(_ slot: VariantSlot, _ color: Color) {
    self.slot = slot
    self.color = color
  }
}

extension DynamicColor {
  /// A color with a value for light and one for dark, and, if given, for increased contrast.
  ///
  /// Without a value for increased contrast the normal one of the same style serves.
  public init(
    light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil
  ) {
    self.init(inner: [.style, .contrast], definition: .variants) { key in
      let traits = key.traits
      let isHigh = traits.accessibilityContrast == .high
      return traits.userInterfaceStyle == .dark
        ? (isHigh ? highContrastDark : nil) ?? dark
        : (isHigh ? highContrastLight : nil) ?? light
    }
  }

  /// A color with values for any combination of environments, chosen as asset catalogs choose.
  ///
  /// ```swift
  /// var dark = VariantSlot()
  /// dark.luminosity = .dark
  /// let ink = DynamicColor(variants: [
  ///   ColorVariant(VariantSlot(), .black), ColorVariant(dark, .white),
  /// ])
  /// ```
  ///
  /// An environment for which no variant fits resolves to `Color.clear`, as named colors do.
  public init(variants: [ColorVariant]) {
    let slots = variants.map(\.slot)
    let dependsOnIdiom = slots.contains { $0.idiom != .universal }
    self.init(
      outer: dependsOnIdiom ? .idiom : .none, inner: [.style, .contrast, .level, .gamut],
      definition: .variants
    ) { key in
      VariantSelection.select(slots, for: VariantQuery(key.traits)).map { variants[$0].color }
        ?? .clear
    }
  }

  /// A color of a name, as an asset catalog holds it: `color` is asked once for each environment.
  ///
  /// The values are taken now; the color is data from then on. `color` gives nil where the set has
  /// no value, which resolves to `Color.clear`.
  public init(name: String, color: (TraitCollection) -> Color?) {
    self.init(outer: .idiom, definition: .named(name)) { color($0.traits) ?? .clear }
  }

  /// A color of values: the smallest table that answers as `color` does.
  init(
    outer: ColorTableLayout.OuterAxis = .none, inner: [TraitField] = TraitField.innerAxes,
    definition: ColorNode.Definition, _ color: (AppearanceKey) -> Color
  ) {
    let (layout, colors) = ColorTableLayout.smallest(
      outer: outer, inner: inner.reduce(0) { $0 | UInt32($1.mask) }, color)
    node = .table(colors, layout: layout, definition: definition)
  }

  /// The traits on which the color's value can depend; nil when a closure decides.
  ///
  /// A color that is the same in light and dark does not depend on the style.
  public var dependencies: [Trait]? {
    guard node.isTable else {
      switch node.definition {
      case .alpha(let base, _): return base.dependencies
      case .effect(let base, _):
        let style: Trait = TraitUserInterfaceStyle.self
        return base.dependencies.map { $0.contains { $0 == style } ? $0 : [style] + $0 }
      default: return nil
      }
    }
    let layout = node.layout
    let mask = UInt64(layout.innerMask) | UInt64(layout.outerMask) << UInt64(layout.outerShift)
    let axes: [(TraitField, Trait)] = [
      (.style, TraitUserInterfaceStyle.self), (.contrast, TraitAccessibilityContrast.self),
      (.level, TraitUserInterfaceLevel.self), (.gamut, TraitDisplayGamut.self),
      (.activity, TraitActiveAppearance.self), (.idiom, TraitUserInterfaceIdiom.self),
      (.accent, TraitAccentColor.self), (.list, TraitListEnvironment.self),
    ]
    return axes.filter { $0.0.mask & mask != 0 }.map(\.1)
  }
}
