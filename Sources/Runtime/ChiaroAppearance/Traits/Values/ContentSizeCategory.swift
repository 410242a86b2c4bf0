// SPDX-License-Identifier: MIT

/// The text size that the user chose.
///
/// Apple counterpart: `UIContentSizeCategory` · Source: UIContentSizeCategory.h (statement S9) ·
/// Fidelity: exact
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable, Codable {
  /// The system's name for the category, such as `UICTContentSizeCategoryL`.
  public var rawValue: String

  /// Creates the category with a name; an unknown name is allowed.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  /// The text size is not specified.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = Self(suffix: "XS")
  /// Small.
  public static let small = Self(suffix: "S")
  /// Medium.
  public static let medium = Self(suffix: "M")
  /// Large, the default size on a new device.
  public static let large = Self(suffix: "L")
  /// Extra large.
  public static let extraLarge = Self(suffix: "XL")
  /// Extra extra large.
  public static let extraExtraLarge = Self(suffix: "XXL")
  /// Extra extra extra large.
  public static let extraExtraExtraLarge = Self(suffix: "XXXL")
  /// Accessibility medium, the smallest of the accessibility sizes.
  public static let accessibilityMedium = Self(suffix: "AccessibilityM")
  /// Accessibility large.
  public static let accessibilityLarge = Self(suffix: "AccessibilityL")
  /// Accessibility extra large.
  public static let accessibilityExtraLarge = Self(suffix: "AccessibilityXL")
  /// Accessibility extra extra large.
  public static let accessibilityExtraExtraLarge = Self(suffix: "AccessibilityXXL")
  /// Accessibility extra extra extra large.
  public static let accessibilityExtraExtraExtraLarge = Self(suffix: "AccessibilityXXXL")
}
