// SPDX-License-Identifier: MIT

// The system traits that can decide a color, one after the other: a table in the shape of code.

/// The trait for the kind of device.
///
/// Apple counterpart: `UITraitUserInterfaceIdiom` · Source: UIKit reference (statement S6) ·
/// Fidelity: exact
public enum TraitUserInterfaceIdiom: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = UserInterfaceIdiom.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<UserInterfaceIdiom> = TraitSlot(
    .idiom, unspecified: .unspecified, [.phone, .pad, .tv, .carPlay, .unspecified, .mac, .vision])
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
}

/// The trait for the interface style: light or dark.
///
/// Apple counterpart: `UITraitUserInterfaceStyle` · Source: UIKit reference (statement S2) ·
/// Fidelity: exact
public enum TraitUserInterfaceStyle: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<UserInterfaceStyle> = TraitSlot(
    .style, unspecified: .unspecified, [.light, .dark])
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
}

/// The trait for the range of colors that the screen can show.
///
/// Apple counterpart: `UITraitDisplayGamut` · Source: UIKit reference (statement S5) · Fidelity:
/// exact
public enum TraitDisplayGamut: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = DisplayGamut.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<DisplayGamut> = TraitSlot(
    .gamut, unspecified: .unspecified, [.sRGB, .P3])
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
}

/// The trait that says whether Increase Contrast is on.
///
/// Apple counterpart: `UITraitAccessibilityContrast` · Source: UIKit reference (statement S4) ·
/// Fidelity: exact
public enum TraitAccessibilityContrast: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<AccessibilityContrast> = TraitSlot(
    .contrast, unspecified: .unspecified, [.normal, .high])
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
}

/// The trait for the elevation level, which says whether content is in a layer above other content.
///
/// The trait does not exist on tvOS and watchOS.
///
/// Apple counterpart: `UITraitUserInterfaceLevel` · Source: UIKit reference (statement S3) ·
/// Fidelity: exact
public enum TraitUserInterfaceLevel: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = UserInterfaceLevel.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<UserInterfaceLevel> = TraitSlot(
    .level, unspecified: .unspecified, [.base, .elevated])
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
}

/// The trait that says whether the window is the active one.
///
/// Apple counterpart: `UITraitActiveAppearance` · Source: UIKit reference (statement S11) ·
/// Fidelity: exact
public enum TraitActiveAppearance: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = ActiveAppearance.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<ActiveAppearance> = TraitSlot(
    .activity, unspecified: .unspecified, [.active, .inactive])
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
}

/// The trait for the kind of list around a view.
///
/// The trait affects colors, yet `systemTraitsAffectingColorAppearance` does not contain it.
///
/// Apple counterpart: `UITraitListEnvironment` · Source: UIKit reference (statements S12, S14) ·
/// Fidelity: exact
public enum TraitListEnvironment: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = ListEnvironment.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<ListEnvironment> = TraitSlot(
    .list, unspecified: .unspecified,
    [.unspecified, .none, .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
}

/// The trait for the accent color that the user chose on a Mac.
///
/// Apple has no such trait: AppKit reads the setting. Here the accent color is a trait, so that the
/// choice can be overridden, previewed and tested like any other trait. If the value is
/// unspecified, the property `accentColor` returns multicolor; a collection can also specify
/// multicolor itself.
///
/// Source: HIG Color, App accent colors
public enum TraitAccentColor: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = AccentColor?.none
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<AccentColor?> = TraitSlot(
    .accent, unspecified: nil, AccentColor.allCases)
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
  /// The name used for encoding, `chiaroscuro.TraitAccentColor`, because UIKit has no such trait.
  public static let identifier = "chiaroscuro.TraitAccentColor"
  /// Whether UIKit also has the trait; always false.
  public static let hasAppleCounterpart = false
}

/// The trait for the release that supplies shapes, metrics and system colors.
///
/// Apple has no such trait: an app looks like the system on which it runs. Here, the release is a
/// trait, so that one program can show several releases.
///
/// A screen always specifies a release: iOS 18, or macOS 15 on the Mac idiom, unless its system
/// traits specify another one. Views inherit it, even if they are created before they are on a
/// screen or before there is a screen. A collection that an app creates specifies none;
/// `DynamicColor.resolved(with:)` then returns the values that Apple publishes, which are those of
/// 2025. In a program with screens, the members that Apple's colors also have
/// (`resolvedColor(with:)`, `cgColor`, components, drawing) then use the release of
/// `TraitCollection.current`, or else that of the active screen, or else the default release of
/// screens.
///
/// Source: this project
public enum TraitSystemRelease: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = SystemRelease?.none
  /// The slot in which a trait collection stores the trait's value.
  public static let slot = TraitSlot<SystemRelease?>(
    read: { traits in
      if traits.isWatched { TraitReads.note(TraitMask(system: SystemRelease.mask)) }
      guard traits.specified & TraitField.palette.mask != 0 else { return nil }
      return SystemRelease.allCases.first { $0.bits == traits.values & SystemRelease.mask }
    },
    write: { traits, release in
      traits.values &= ~SystemRelease.mask
      traits.specified &= ~SystemRelease.mask
      guard let release else { return }
      traits.values |= release.bits
      traits.specified |= SystemRelease.mask
    },
    isSpecified: { $0.specified & TraitField.palette.mask != 0 }, bits: SystemRelease.mask)
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
  /// The name used for encoding, `chiaroscuro.TraitSystemRelease`, because UIKit has no such trait.
  public static let identifier = "chiaroscuro.TraitSystemRelease"
  /// Whether UIKit also has the trait; always false.
  public static let hasAppleCounterpart = false
}

extension TraitCollection {
  /// Whether the collection names a release; asking is not noted as a read of the trait.
  package var namesRelease: Bool { specified & TraitField.palette.mask != 0 }
}
