// SPDX-License-Identifier: MIT

/// How far an app lets True Tone go: `UIWhitePointAdaptivityStyle` of its Info.plist.
///
/// Apple publishes that the styles differ in strength, and that in Split View the weaker of two
/// holds; not by how much. The shares here are this project's.
///
/// Apple counterpart: `UIWhitePointAdaptivityStyle` · Source: Apple, Information Property List
/// (names); this project (shares) · Fidelity: approximate
public enum WhitePointAdaptivity: String, Sendable, CaseIterable {
  /// `UIWhitePointAdaptivityStyleStandard`, also when nothing is said.
  case standard
  /// `UIWhitePointAdaptivityStyleReading`: stronger.
  case reading
  /// `UIWhitePointAdaptivityStylePhoto`: weaker, the colors of pictures matter more.
  case photo
  /// `UIWhitePointAdaptivityStyleVideo`: weaker.
  case video
  /// `UIWhitePointAdaptivityStyleGame`: weaker.
  case game

  /// Reads a value of Info.plist, such as `UIWhitePointAdaptivityStylePhoto`; nil for others.
  public init?(propertyListValue: String) {
    let style = Self.allCases.first { $0.propertyListValue == propertyListValue }
    guard let style else { return nil }
    self = style
  }

  /// The value in Info.plist.
  public var propertyListValue: String {
    "UIWhitePointAdaptivityStyle" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// The share of the way from the display's white to the room's that its white goes, from 0 to 1.
  public var share: Double {
    switch self {
    case .standard: 0.5
    case .reading: 0.65
    case .game: 0.35
    case .photo, .video: 0.25
    }
  }
}
