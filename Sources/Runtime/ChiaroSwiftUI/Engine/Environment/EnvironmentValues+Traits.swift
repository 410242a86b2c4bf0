// SPDX-License-Identifier: MIT

package import ChiaroAppearance
public import Foundation

/// The color scheme: light or dark.
///
/// Apple counterpart: `ColorScheme` · Source: SwiftUI reference · Fidelity: exact
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark

  package var style: UserInterfaceStyle { self == .dark ? .dark : .light }
}

/// The contrast between colors and their backgrounds.
///
/// Apple counterpart: `ColorSchemeContrast` · Source: SwiftUI reference · Fidelity: exact
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// The direction in which views follow one another: left to right, or right to left.
///
/// Apple counterpart: `LayoutDirection` · Source: SwiftUI reference · Fidelity: exact
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The text size that a person prefers.
///
/// Apple counterpart: `DynamicTypeSize` · Source: SwiftUI reference (statement SU84) · Fidelity:
/// exact
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Returns whether a size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  package var category: ContentSizeCategory { Self.categories[rawValue] }

  package init(_ category: ContentSizeCategory) {
    self = Self.categories.firstIndex(of: category).flatMap(Self.init) ?? .large
  }

  private static let categories: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension EnvironmentValues {
  /// The color scheme: light or dark.
  public var colorScheme: ColorScheme {
    get {
      let own = overrides.userInterfaceStyle
      return (own == .unspecified ? base.userInterfaceStyle : own) == .dark ? .dark : .light
    }
    set { override(TraitCollection(userInterfaceStyle: newValue.style)) }
  }

  /// The contrast that the person asked for.
  public var colorSchemeContrast: ColorSchemeContrast {
    let own = overrides.accessibilityContrast
    return (own == .unspecified ? base.accessibilityContrast : own) == .high
      ? .increased : .standard
  }

  /// Sets the contrast, as the system does.
  package mutating func setContrast(_ contrast: ColorSchemeContrast) {
    override(TraitCollection(accessibilityContrast: contrast == .increased ? .high : .normal))
  }

  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      let own = overrides.preferredContentSizeCategory
      return DynamicTypeSize(own == .unspecified ? base.preferredContentSizeCategory : own)
    }
    set { override(TraitCollection(preferredContentSizeCategory: newValue.category)) }
  }

  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get {
      let own = overrides.layoutDirection
      return (own == .unspecified ? base.layoutDirection : own) == .rightToLeft
        ? .rightToLeft : .leftToRight
    }
    set {
      override(
        TraitCollection(
          layoutDirection: newValue == .rightToLeft ? .rightToLeft : .leftToRight))
    }
  }

  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get {
      let own = overrides.displayScale
      return CGFloat(max(1, own > 0 ? own : base.displayScale))
    }
    set { override(TraitCollection(displayScale: Double(newValue))) }
  }

  /// The length of one pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The level of the ground: base or elevated.
  package var level: UserInterfaceLevel {
    get {
      let own = overrides.userInterfaceLevel
      return own == .unspecified ? base.userInterfaceLevel : own
    }
    set { override(TraitCollection(userInterfaceLevel: newValue)) }
  }

  /// The traits in force.
  package var traits: TraitCollection { TraitCollection(traitsFrom: [base, overrides]) }
}
