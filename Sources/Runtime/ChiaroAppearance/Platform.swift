// SPDX-License-Identifier: MIT

/// An Apple platform whose traits and system colors are reproduced.
///
/// Apple counterpart: the platforms of the Human Interface Guidelines · Source: HIG Dark Mode,
/// Platform considerations; UIInterface.h (statements S3, S246, S247) · Fidelity: exact
public enum Platform: String, Sendable, CaseIterable, Codable {
  case iOS = "ios"
  case macOS = "macos"
  case tvOS = "tvos"
  case visionOS = "visionos"
  case watchOS = "watchos"

  /// Creates the platform whose system colors a kind of device uses.
  ///
  /// For phones, tablets, car screens and an unspecified idiom, it is iOS.
  public init(_ idiom: UserInterfaceIdiom) {
    switch idiom {
    case .unspecified, .phone, .pad, .carPlay: self = .iOS
    case .tv: self = .tvOS
    case .mac: self = .macOS
    case .vision: self = .visionOS
    }
  }

  /// Whether the platform has light and dark appearances; visionOS and watchOS have only one.
  public var hasDarkMode: Bool { self != .visionOS && self != .watchOS }

  /// Returns whether a trait exists on the platform.
  ///
  /// tvOS and watchOS have no elevation level; only macOS has an accent color.
  public func has(_ trait: Trait) -> Bool {
    if trait == TraitUserInterfaceLevel.self { return self != .tvOS && self != .watchOS }
    if trait == TraitAccentColor.self { return self == .macOS }
    return true
  }

  /// Returns a collection without the traits that the platform does not have.
  public func visible(_ traits: TraitCollection) -> TraitCollection {
    traits.modifyingTraits { container in
      if !has(TraitUserInterfaceLevel.self) { container.userInterfaceLevel = .unspecified }
      if !has(TraitAccentColor.self) { container[TraitAccentColor.self] = nil }
    }
  }

  /// Returns a key without the traits that the platform lacks, and dark if it has one appearance.
  func visible(_ key: AppearanceKey) -> AppearanceKey {
    var key = key
    if !hasDarkMode { key.style = .dark }
    if !has(TraitUserInterfaceLevel.self) { key.level = .base }
    if !has(TraitAccentColor.self) { key.accent = .multicolor }
    return key
  }
}
