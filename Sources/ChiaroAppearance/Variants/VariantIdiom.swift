// SPDX-License-Identifier: MIT

/// The kind of device that a variant is for, in the spelling of asset catalogs.
///
/// Wider than `UserInterfaceIdiom`: a catalog knows watches and the pictures of the stores.
///
/// Apple counterpart: the `idiom` key of asset catalogs · Source: Asset Catalog Format Reference ·
/// Fidelity: exact
public enum VariantIdiom: String, Sendable, CaseIterable, Codable {
  case universal
  case phone = "iphone"
  case pad = "ipad"
  case mac
  case tv
  case watch
  case car
  case vision
  case iOSMarketing = "ios-marketing"
  case watchMarketing = "watch-marketing"

  /// The idiom of an environment; unspecified counts as a phone.
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
}
