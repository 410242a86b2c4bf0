// SPDX-License-Identifier: MIT

// The system traits of the device and its surroundings, one after the other: a table in the shape
// of code.

/// The trait that says whether the screen senses pressure (3D Touch).
///
/// Apple counterpart: `UITraitForceTouchCapability` · Source: UIKit reference (statement S10) ·
/// Fidelity: exact
public enum TraitForceTouchCapability: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = ForceTouchCapability.unknown
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<ForceTouchCapability> = TraitSlot(
    .forceTouch, unspecified: .unknown, [.unavailable, .available])
}

/// The trait for the dynamic range in which images are shown.
///
/// Apple counterpart: `UITraitImageDynamicRange` · Source: UIKit reference (statement S12) ·
/// Fidelity: exact
public enum TraitImageDynamicRange: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = ImageDynamicRange.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<ImageDynamicRange> = TraitSlot(
    .imageDynamicRange, unspecified: .unspecified, [.standard, .constrainedHigh, .high])
}

/// The trait for the language whose typesetting rules apply, as a BCP 47 tag; nil if unspecified.
///
/// Apple counterpart: `UITraitTypesettingLanguage` · Source: UIKit reference (statement S12) ·
/// Fidelity: exact
public enum TraitTypesettingLanguage: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = String?.none
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<String?> = TraitSlot(
    .typesettingLanguage, unspecified: nil, get: { $0.content.typesettingLanguage },
    set: { $0.typesettingLanguage = $1 })
}

/// The trait that says whether the scene is being recorded or mirrored.
///
/// Apple counterpart: `UITraitSceneCaptureState` · Source: UIKit reference (statement S12) ·
/// Fidelity: exact
public enum TraitSceneCaptureState: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = SceneCaptureState.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<SceneCaptureState> = TraitSlot(
    .sceneCapture, unspecified: .unspecified, [.inactive, .active])
}

/// The trait that says whether content should limit its use of high dynamic range.
///
/// Apple counterpart: `UITraitHDRHeadroomUsageLimit` · Source: UIKit reference (statement S12) ·
/// Fidelity: exact
public enum TraitHDRHeadroomUsageLimit: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = HDRHeadroomUsageLimit.unspecified
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<HDRHeadroomUsageLimit> = TraitSlot(
    .headroomUsage, unspecified: .unspecified, [.active, .inactive])
}

/// The trait that says whether natural text alignment follows the base direction of the text.
///
/// If the value is unspecified, the property `resolvesNaturalAlignmentWithBaseWritingDirection`
/// returns true.
///
/// Apple counterpart: `UITraitResolvesNaturalAlignmentWithBaseWritingDirection` · Source: UIKit
/// reference (statement S12) · Fidelity: exact
public enum TraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTrait {
  /// The value in an environment that does not specify the trait.
  public static let defaultValue = Bool?.none
  /// The slot in which a trait collection stores the trait's value.
  public static let slot: TraitSlot<Bool?> = TraitSlot(
    .naturalAlignment, unspecified: nil, [false, true])
}
