// SPDX-License-Identifier: MIT

public import ChiaroColor

/// One value of a color, with the environment for which it is used.
///
/// Apple counterpart: a slot of a color set · Source: Asset Catalog Format Reference (statement
/// S234) · Fidelity: exact
public struct ColorVariant: Hashable, Sendable {
  /// The environment for which the value is used.
  public var slot: VariantSlot
  /// The color for the environment that `slot` describes.
  public var color: Color

  /// Creates a variant.
  public init(_ slot: VariantSlot, _ color: Color) {
    self.slot = slot
    self.color = color
  }
}

extension DynamicColor {
  /// Creates a color from values for light and dark and, optionally, for increased contrast.
  ///
  /// If a value for increased contrast is nil, the normal value of the same style is used.
  public convenience init(
    light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil
  ) {
    self.init(inner: [.style, .contrast], definition: .variants) { key in
      let isHigh = key.contrast == .high
      return key.style == .dark
        ? (isHigh ? highContrastDark : nil) ?? dark
        : (isHigh ? highContrastLight : nil) ?? light
    }
  }

  /// Creates a color from values for any environments; the value is chosen as in asset catalogs.
  ///
  /// ```swift
  /// var dark = VariantSlot()
  /// dark.luminosity = .dark
  /// let ink = DynamicColor(variants: [
  ///   ColorVariant(VariantSlot(), .black), ColorVariant(dark, .white),
  /// ])
  /// ```
  ///
  /// If no variant fits an environment, the color resolves to `Color.clear`, as named colors do.
  public convenience init(variants: [ColorVariant]) {
    let slots = variants.map(\.slot)
    let dependsOnIdiom = slots.contains { $0.idiom != .universal }
    self.init(
      outer: dependsOnIdiom ? .idiom : .none, inner: [.style, .contrast, .level, .gamut],
      definition: .variants
    ) { key in
      VariantSelection.select(slots, for: VariantQuery(key)).map { variants[$0].color }
        ?? .clear
    }
  }

  /// Creates a named color from a closure that is called once for each environment.
  ///
  /// The initializer calls the closure but does not store it: the color is a table of values, like
  /// a named color in an asset catalog. In environments for which the closure returns nil, the
  /// color resolves to `Color.clear`.
  public convenience init(name: String, color: (TraitCollection) -> Color?) {
    self.init(outer: .idiom, definition: .named(name)) { color($0.traits) ?? .clear }
  }

  /// Creates a color with a name, from a closure that is called once for each appearance key by
  /// which the color can differ.
  ///
  /// - Parameters:
  ///   - name: the name by which the color is printed and compared
  ///   - dependsOnIdiom: whether the color can differ by the kind of device
  ///   - color: returns the color for a key; where it returns nil, the color is `Color.clear`
  package convenience init(
    named name: String, dependsOnIdiom: Bool, _ color: (AppearanceKey) -> Color?
  ) {
    self.init(
      outer: dependsOnIdiom ? .idiom : .none, inner: [.style, .contrast, .level, .gamut, .palette],
      definition: .named(name)
    ) { color($0) ?? .clear }
  }

  /// Creates a color with the smallest table that gives the same values as a closure.
  convenience init(
    outer: ColorTableLayout.OuterAxis = .none, inner: [TraitField] = TraitField.innerAxes,
    definition: Definition, _ color: (AppearanceKey) -> Color
  ) {
    let (layout, colors) = ColorTableLayout.smallest(
      outer: outer, inner: inner.reduce(0) { $0 | UInt32($1.mask) }, color)
    self.init(colors, layout: layout, definition: definition)
  }

  /// The traits on which the color's value depends; nil if they cannot be determined.
  ///
  /// It is nil for a color created with a closure, for `tintColor`, and for colors derived from
  /// these. A color that is the same in light and dark does not depend on the style.
  public var dependencies: [Trait]? {
    guard isTable else {
      switch definition {
      case .alpha(let base, _): return base.dependencies
      case .effect(let base, _):
        let style: Trait = TraitUserInterfaceStyle.self
        return base.dependencies.map { $0.contains { $0 == style } ? $0 : [style] + $0 }
      default: return nil
      }
    }
    let mask = UInt64(layout.innerMask) | UInt64(layout.outerMask) << UInt64(layout.outerShift)
    let axes: [(TraitField, Trait)] = [
      (.style, TraitUserInterfaceStyle.self), (.contrast, TraitAccessibilityContrast.self),
      (.level, TraitUserInterfaceLevel.self), (.gamut, TraitDisplayGamut.self),
      (.palette, TraitSystemRelease.self), (.activity, TraitActiveAppearance.self),
      (.idiom, TraitUserInterfaceIdiom.self),
      (.accent, TraitAccentColor.self), (.list, TraitListEnvironment.self),
    ]
    return axes.filter { $0.0.mask & mask != 0 }.map(\.1)
  }
}
