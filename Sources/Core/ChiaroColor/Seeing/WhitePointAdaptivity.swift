// SPDX-License-Identifier: MIT

/// The degree of True Tone that an app allows with `UIWhitePointAdaptivityStyle` in its Info.plist.
///
/// Apple documents that the styles differ in strength and that the weaker of two styles applies in
/// Split View, but not the amounts. The amounts here are this project's.
///
/// Apple counterpart: `UIWhitePointAdaptivityStyle` · Source: Apple, Information Property List
/// (names); this project (shares) · Fidelity: approximate, with shares of this project
public enum WhitePointAdaptivity: String, Sendable, CaseIterable {
  /// The style `UIWhitePointAdaptivityStyleStandard`, also used when the key is missing.
  case standard
  /// The style `UIWhitePointAdaptivityStyleReading`, which is stronger than the standard style.
  case reading
  /// The style `UIWhitePointAdaptivityStylePhoto`, which is weaker than the standard style, because
  /// the colors of pictures matter more.
  case photo
  /// The style `UIWhitePointAdaptivityStyleVideo`, which is weaker than the standard style.
  case video
  /// The style `UIWhitePointAdaptivityStyleGame`, which is weaker than the standard style.
  case game

  /// Creates a style from its value in Info.plist, such as `UIWhitePointAdaptivityStylePhoto`.
  ///
  /// The result is nil for any other value.
  public init?(propertyListValue: String) {
    let style = Self.allCases.first { $0.propertyListValue == propertyListValue }
    guard let style else { return nil }
    self = style
  }

  /// The style's value in Info.plist, such as `UIWhitePointAdaptivityStylePhoto`.
  public var propertyListValue: String {
    "UIWhitePointAdaptivityStyle" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// The fraction by which the display's white point moves toward that of the room, from 0 to 1.
  public var share: Double {
    switch self {
    case .standard: 0.5
    case .reading: 0.65
    case .game: 0.35
    case .photo, .video: 0.25
    }
  }
}
