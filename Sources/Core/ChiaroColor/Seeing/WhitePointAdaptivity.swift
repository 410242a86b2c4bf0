// SPDX-License-Identifier: MIT

/// The degree of True Tone that an app allows, by `UIWhitePointAdaptivityStyle` in its Info.plist.
///
/// Apple publishes that the styles differ in strength, and that in Split View the weaker of two
/// applies, but not the amounts. The shares here are this project's.
///
/// Apple counterpart: `UIWhitePointAdaptivityStyle` · Source: Apple, Information Property List
/// (names); this project (shares) · Fidelity: approximate, with shares of this project
public enum WhitePointAdaptivity: String, Sendable, CaseIterable {
  /// The style `UIWhitePointAdaptivityStyleStandard`, also used when the key is missing.
  case standard
  /// The style `UIWhitePointAdaptivityStyleReading`, stronger than the standard.
  case reading
  /// The style `UIWhitePointAdaptivityStylePhoto`, weaker because the colors of pictures matter
  /// more.
  case photo
  /// The style `UIWhitePointAdaptivityStyleVideo`, weaker than the standard.
  case video
  /// The style `UIWhitePointAdaptivityStyleGame`, weaker than the standard.
  case game

  /// Creates a style from its value in Info.plist, such as `UIWhitePointAdaptivityStylePhoto`.
  ///
  /// Returns nil for any other value.
  public init?(propertyListValue: String) {
    let style = Self.allCases.first { $0.propertyListValue == propertyListValue }
    guard let style else { return nil }
    self = style
  }

  /// The style's value in Info.plist, such as `UIWhitePointAdaptivityStylePhoto`.
  public var propertyListValue: String {
    "UIWhitePointAdaptivityStyle" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// The fraction, from 0 to 1, by which the display's white point moves towards that of the room.
  public var share: Double {
    switch self {
    case .standard: 0.5
    case .reading: 0.65
    case .game: 0.35
    case .photo, .video: 0.25
    }
  }
}
