// SPDX-License-Identifier: MIT

// The system traits of the device and its surroundings, one after the other: a table in the shape
// of code.

/// Whether the screen feels pressure.
///
/// Apple counterpart: `UITraitForceTouchCapability` · Source: UIKit reference (S10) ·
/// Fidelity: exact
public enum TraitForceTouchCapability: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = ForceTouchCapability.unknown
  /// Where the value lies.
  public static let slot: TraitSlot<ForceTouchCapability> = TraitSlot(
    .forceTouch, unspecified: .unknown, [.unavailable, .available])
}

/// How much of a high-dynamic-range image is shown.
///
/// Apple counterpart: `UITraitImageDynamicRange` · Source: UIKit reference (S12) ·
/// Fidelity: exact
public enum TraitImageDynamicRange: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = ImageDynamicRange.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<ImageDynamicRange> = TraitSlot(
    .imageDynamicRange, unspecified: .unspecified, [.standard, .constrainedHigh, .high])
}

/// The language by whose rules text is set, as a BCP 47 tag; nil when nothing is said.
///
/// Apple counterpart: `UITraitTypesettingLanguage` · Source: UIKit reference (S12) ·
/// Fidelity: exact
public enum TraitTypesettingLanguage: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = String?.none
  /// Where the value lies.
  public static let slot: TraitSlot<String?> = TraitSlot(
    \.typesettingLanguage, .typesettingLanguage, unspecified: nil)
}

/// Whether the scene is being recorded or mirrored.
///
/// Apple counterpart: `UITraitSceneCaptureState` · Source: UIKit reference (S12) ·
/// Fidelity: exact
public enum TraitSceneCaptureState: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = SceneCaptureState.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<SceneCaptureState> = TraitSlot(
    .sceneCapture, unspecified: .unspecified, [.inactive, .active])
}

/// Whether use of the high dynamic range is to be limited.
///
/// Apple counterpart: `UITraitHDRHeadroomUsageLimit` · Source: UIKit reference (S12) ·
/// Fidelity: exact
public enum TraitHDRHeadroomUsageLimit: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = HDRHeadroomUsageLimit.unspecified
  /// Where the value lies.
  public static let slot: TraitSlot<HDRHeadroomUsageLimit> = TraitSlot(
    .headroomUsage, unspecified: .unspecified, [.active, .inactive])
}

/// Whether natural alignment follows the text's own direction; a collection that says nothing reads
/// true.
///
/// Apple counterpart: `UITraitResolvesNaturalAlignmentWithBaseWritingDirection` · Source: UIKit
/// reference (S12) · Fidelity: exact
public enum TraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTrait {
  /// What an environment that says nothing reads.
  public static let defaultValue = Bool?.none
  /// Where the value lies.
  public static let slot: TraitSlot<Bool?> = TraitSlot(
    .naturalAlignment, unspecified: nil, [false, true])
}
