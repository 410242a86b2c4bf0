// SPDX-License-Identifier: MIT

// The system traits that layout depends on, one after the other: a table in the shape of code.

/// How much room there is across.
///
/// Apple counterpart: `UITraitHorizontalSizeClass` · Source: UIKit reference (S7) ·
/// Fidelity: exact
public enum TraitHorizontalSizeClass: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<UserInterfaceSizeClass> = TraitSlot(
    .horizontalSizeClass, unspecified: .unspecified, [.compact, .regular])
}

/// How much room there is down.
///
/// Apple counterpart: `UITraitVerticalSizeClass` · Source: UIKit reference (S7) ·
/// Fidelity: exact
public enum TraitVerticalSizeClass: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<UserInterfaceSizeClass> = TraitSlot(
    .verticalSizeClass, unspecified: .unspecified, [.compact, .regular])
}

/// The direction in which lines run.
///
/// Apple counterpart: `UITraitLayoutDirection` · Source: UIKit reference (S8) ·
/// Fidelity: exact
public enum TraitLayoutDirection: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = LayoutDirection.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<LayoutDirection> = TraitSlot(
    .layoutDirection, unspecified: .unspecified, [.leftToRight, .rightToLeft])
}

/// Pixels a point; 0 when nothing is said.
///
/// Apple counterpart: `UITraitDisplayScale` · Source: UIKit reference (S9) ·
/// Fidelity: exact
public enum TraitDisplayScale: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = 0.0
  /// Where the value lies.
  public static let slot: TraitSlot<Double> = TraitSlot(
    \.displayScale, .displayScale, unspecified: 0)
}

/// The text size that a person chose.
///
/// Apple counterpart: `UITraitPreferredContentSizeCategory` · Source: UIKit reference (S9) ·
/// Fidelity: exact
public enum TraitPreferredContentSizeCategory: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = ContentSizeCategory.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<ContentSizeCategory> = TraitSlot(
    \.contentSizeCategory, .contentSizeCategory, unspecified: .unspecified)
}

/// Whether Bold Text is on.
///
/// Apple counterpart: `UITraitLegibilityWeight` · Source: UIKit reference (S9) ·
/// Fidelity: exact
public enum TraitLegibilityWeight: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = LegibilityWeight.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<LegibilityWeight> = TraitSlot(
    .legibilityWeight, unspecified: .unspecified, [.regular, .bold])
}

/// The size of items in a Mac toolbar.
///
/// Apple counterpart: `UITraitToolbarItemPresentationSize` · Source: UIKit reference (S12) ·
/// Fidelity: exact
public enum TraitToolbarItemPresentationSize: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = ToolbarItemPresentationSize.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<ToolbarItemPresentationSize> = TraitSlot(
    .toolbarItemSize, unspecified: .unspecified, [.regular, .small, .large])
}

/// Where the accessory of a tab bar stands.
///
/// Apple counterpart: `UITraitTabAccessoryEnvironment` · Source: UIKit reference (S12) ·
/// Fidelity: exact
public enum TraitTabAccessoryEnvironment: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = TabAccessoryEnvironment.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<TabAccessoryEnvironment> = TraitSlot(
    .tabAccessory, unspecified: .unspecified, [.none, .regular, .inline])
}

/// How the split view around a view is laid out.
///
/// Apple counterpart: `UITraitSplitViewControllerLayoutEnvironment` · Source: UIKit reference (S12)
/// · Fidelity: exact
public enum TraitSplitViewControllerLayoutEnvironment: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = SplitViewLayoutEnvironment.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<SplitViewLayoutEnvironment> = TraitSlot(
    .splitViewLayout, unspecified: .unspecified, [.none, .expanded, .collapsed])
}
