// SPDX-License-Identifier: MIT

// The system traits that can decide a color, one after the other: a table in the shape of code.

/// The kind of device.
///
/// Apple counterpart: `UITraitUserInterfaceIdiom` · Source: UIKit reference (S6) ·
/// Fidelity: exact
public enum TraitUserInterfaceIdiom: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = UserInterfaceIdiom.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<UserInterfaceIdiom> = TraitSlot(
    .idiom, unspecified: .unspecified, [.phone, .pad, .tv, .carPlay, .unspecified, .mac, .vision])
  /// True.
  public static let affectsColorAppearance = true
}

/// Light or dark.
///
/// Apple counterpart: `UITraitUserInterfaceStyle` · Source: UIKit reference (S2) ·
/// Fidelity: exact
public enum TraitUserInterfaceStyle: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<UserInterfaceStyle> = TraitSlot(
    .style, unspecified: .unspecified, [.light, .dark])
  /// True.
  public static let affectsColorAppearance = true
}

/// Which colors the screen can show.
///
/// Apple counterpart: `UITraitDisplayGamut` · Source: UIKit reference (S5) ·
/// Fidelity: exact
public enum TraitDisplayGamut: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = DisplayGamut.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<DisplayGamut> = TraitSlot(
    .gamut, unspecified: .unspecified, [.sRGB, .P3])
  /// True.
  public static let affectsColorAppearance = true
}

/// Whether Increase Contrast is on.
///
/// Apple counterpart: `UITraitAccessibilityContrast` · Source: UIKit reference (S4) ·
/// Fidelity: exact
public enum TraitAccessibilityContrast: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<AccessibilityContrast> = TraitSlot(
    .contrast, unspecified: .unspecified, [.normal, .high])
  /// True.
  public static let affectsColorAppearance = true
}

/// Whether content stands in a layer above other content; tvOS and watchOS do not have it.
///
/// Apple counterpart: `UITraitUserInterfaceLevel` · Source: UIKit reference (S3) ·
/// Fidelity: exact
public enum TraitUserInterfaceLevel: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = UserInterfaceLevel.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<UserInterfaceLevel> = TraitSlot(
    .level, unspecified: .unspecified, [.base, .elevated])
  /// True.
  public static let affectsColorAppearance = true
}

/// Whether the window is the active one.
///
/// Apple counterpart: `UITraitActiveAppearance` · Source: UIKit reference (S11) ·
/// Fidelity: exact
public enum TraitActiveAppearance: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = ActiveAppearance.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<ActiveAppearance> = TraitSlot(
    .activity, unspecified: .unspecified, [.active, .inactive])
  /// True.
  public static let affectsColorAppearance = true
}

/// The kind of list around a view.
///
/// It affects colors, yet stands in no set of the traits that do.
///
/// Apple counterpart: `UITraitListEnvironment` · Source: UIKit reference (S12, S14) ·
/// Fidelity: exact
public enum TraitListEnvironment: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = ListEnvironment.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<ListEnvironment> = TraitSlot(
    .list, unspecified: .unspecified,
    [.unspecified, .none, .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
  /// True.
  public static let affectsColorAppearance = true
}

/// The accent color that a person chose for a Mac.
///
/// Apple has no such trait: AppKit reads the setting. It is one here, so that the choice can be
/// overridden, previewed and tested like every other fact of the environment.
///
/// Apple counterpart: none · Source: HIG Color, App accent colors · Fidelity: exact
public enum TraitAccentColor: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = AccentColor.multicolor
  /// Where the value lies.
  public static let slot: TraitSlot<AccentColor> = TraitSlot(
    .accent, unspecified: .multicolor, AccentColor.allCases)
  /// True.
  public static let affectsColorAppearance = true
  /// A name of this project.
  public static let identifier = "chiaroscuro.TraitAccentColor"
  /// False.
  public static let hasAppleCounterpart = false
}
