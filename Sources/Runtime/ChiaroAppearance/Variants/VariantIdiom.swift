// SPDX-License-Identifier: MIT

/// The kind of device for which a variant is used, in the spelling of asset catalogs.
///
/// The enumeration has cases that `UserInterfaceIdiom` lacks: watches, and the marketing icons of
/// the App Store.
///
/// Apple counterpart: the `idiom` key of asset catalogs · Source: Asset Catalog Format Reference ·
/// Fidelity: exact
public enum VariantIdiom: String, Sendable, CaseIterable, Codable {
  /// Every kind of device.
  case universal
  /// An iPhone.
  case phone = "iphone"
  /// An iPad.
  case pad = "ipad"
  /// A Mac.
  case mac
  /// An Apple TV.
  case tv
  /// An Apple Watch.
  case watch
  /// A car screen.
  case car
  /// A visionOS device.
  case vision
  /// The marketing icon of an iOS app in the App Store.
  case iOSMarketing = "ios-marketing"
  /// The marketing icon of a watch app in the App Store.
  case watchMarketing = "watch-marketing"

  /// Creates the idiom for a device; an unspecified device counts as a phone.
  public init(_ idiom: UserInterfaceIdiom) {
    switch idiom {
    case .unspecified, .phone: self = .phone
    case .pad: self = .pad
    case .tv: self = .tv
    case .carPlay: self = .car
    case .mac: self = .mac
    case .vision: self = .vision
    }
  }

  /// The idiom as the value of a trait; unspecified if the trait has no such value.
  var trait: UserInterfaceIdiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .tv: .tv
    case .car: .carPlay
    case .vision: .vision
    case .universal, .watch, .iOSMarketing, .watchMarketing: .unspecified
    }
  }

  /// The platform whose system colors a device of this kind uses.
  public var platform: Platform {
    switch self {
    case .mac: .macOS
    case .tv: .tvOS
    case .watch, .watchMarketing: .watchOS
    case .vision: .visionOS
    case .universal, .phone, .pad, .car, .iOSMarketing: .iOS
    }
  }
}
