// SPDX-License-Identifier: MIT

// The system traits that layout depends on, one after the other: a table in the shape of code.

/// The trait for the horizontal size class.
///
/// Apple counterpart: `UITraitHorizontalSizeClass` · Source: UIKit reference (statement S7) ·
/// Fidelity: exact
public enum TraitHorizontalSizeClass: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<UserInterfaceSizeClass> = TraitSlot(
    .horizontalSizeClass, unspecified: .unspecified, [.compact, .regular])
}

/// The trait for the vertical size class.
///
/// Apple counterpart: `UITraitVerticalSizeClass` · Source: UIKit reference (statement S7) ·
/// Fidelity: exact
public enum TraitVerticalSizeClass: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<UserInterfaceSizeClass> = TraitSlot(
    .verticalSizeClass, unspecified: .unspecified, [.compact, .regular])
}

/// The trait for the layout direction: left to right or right to left.
///
/// Apple counterpart: `UITraitLayoutDirection` · Source: UIKit reference (statement S8) · Fidelity:
/// exact
public enum TraitLayoutDirection: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = LayoutDirection.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<LayoutDirection> = TraitSlot(
    .layoutDirection, unspecified: .unspecified, [.leftToRight, .rightToLeft])
}

/// The trait for the display scale, in pixels per point; 0 if unspecified.
///
/// Apple counterpart: `UITraitDisplayScale` · Source: UIKit reference (statement S9) · Fidelity:
/// exact
public enum TraitDisplayScale: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = 0.0
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<Double> = TraitSlot(
    .displayScale, unspecified: 0, get: { $0.content.displayScale }, set: { $0.displayScale = $1 })
}

/// The trait for the text size that the user chose.
///
/// Apple counterpart: `UITraitPreferredContentSizeCategory` · Source: UIKit reference (statement
/// S9) · Fidelity: exact
public enum TraitPreferredContentSizeCategory: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = ContentSizeCategory.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<ContentSizeCategory> = TraitSlot(
    .contentSizeCategory, unspecified: .unspecified, get: { $0.content.contentSizeCategory },
    set: { $0.contentSizeCategory = $1 })
}

/// The trait that says whether Bold Text is on.
///
/// Apple counterpart: `UITraitLegibilityWeight` · Source: UIKit reference (statement S9) ·
/// Fidelity: exact
public enum TraitLegibilityWeight: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = LegibilityWeight.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<LegibilityWeight> = TraitSlot(
    .legibilityWeight, unspecified: .unspecified, [.regular, .bold])
}

/// The trait for the size of the items in a Mac toolbar.
///
/// Apple counterpart: `UITraitToolbarItemPresentationSize` · Source: UIKit reference (statement
/// S12) · Fidelity: exact
public enum TraitToolbarItemPresentationSize: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = ToolbarItemPresentationSize.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<ToolbarItemPresentationSize> = TraitSlot(
    .toolbarItemSize, unspecified: .unspecified, [.regular, .small, .large])
}

/// The trait for the place of a tab bar's accessory.
///
/// Apple counterpart: `UITraitTabAccessoryEnvironment` · Source: UIKit reference (statement S12) ·
/// Fidelity: exact
public enum TraitTabAccessoryEnvironment: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = TabAccessoryEnvironment.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<TabAccessoryEnvironment> = TraitSlot(
    .tabAccessory, unspecified: .unspecified, [.none, .regular, .inline])
}

/// The trait for the layout of the split view around a view.
///
/// Apple counterpart: `UITraitSplitViewControllerLayoutEnvironment` · Source: UIKit reference
/// (statement S12) · Fidelity: exact
public enum TraitSplitViewControllerLayoutEnvironment: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = SplitViewLayoutEnvironment.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<SplitViewLayoutEnvironment> = TraitSlot(
    .splitViewLayout, unspecified: .unspecified, [.none, .expanded, .collapsed])
}
