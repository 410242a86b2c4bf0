// SPDX-License-Identifier: MIT

/// A system whose appearance is imitated: which traits it has, and which colors are its own.
///
/// Apple counterpart: the platforms of the Human Interface Guidelines · Source: HIG Dark Mode,
/// Platform considerations; UIInterface.h (S3, S246, S247) · Fidelity: exact
public enum Platform: String, Sendable, CaseIterable, Codable {
  case iOS = "ios"
  case macOS = "macos"
  case tvOS = "tvos"
  case visionOS = "visionos"
  case watchOS = "watchos"

  /// The platform whose colors an environment of this idiom shows.
  public init(_ idiom: UserInterfaceIdiom) {
    switch idiom {
    case .unspecified, .phone, .pad, .carPlay: self = .iOS
    case .tv: self = .tvOS
    case .mac: self = .macOS
    case .vision: self = .visionOS
    }
  }

  /// Whether people can choose between light and dark; visionOS and watchOS have one appearance.
  public var hasDarkMode: Bool { self != .visionOS && self != .watchOS }

  /// Whether the trait exists on the platform.
  ///
  /// The level is missing on tvOS and watchOS, and a Mac's accent color everywhere else.
  public func has(_ trait: Trait) -> Bool {
    if trait == TraitUserInterfaceLevel.self { return self != .tvOS && self != .watchOS }
    if trait == TraitAccentColor.self { return self == .macOS }
    return true
  }

  /// The traits as the platform shows them: those it does not have are left out.
  public func visible(_ traits: TraitCollection) -> TraitCollection {
    traits.modifyingTraits { container in
      if !has(TraitUserInterfaceLevel.self) { container.userInterfaceLevel = .unspecified }
      if !has(TraitAccentColor.self) { container.accentColor = .multicolor }
    }
  }
}
