// SPDX-License-Identifier: MIT

/// What the machine knows of the world around it.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct AutoCircumstances: Sendable {
  /// What clocks show here.
  public var localTime: LocalTime
  /// Where it is, for those who did not say so themselves.
  public var position: GeographicPosition?
  /// Whether the room is dark; nil without a light sensor.
  public var isRoomDark: Bool?
  /// Whether the app in front fills the screen.
  public var isFullScreen: Bool

  /// Circumstances; what is left out is not known.
  public init(
    localTime: LocalTime, position: GeographicPosition? = nil, isRoomDark: Bool? = nil,
    isFullScreen: Bool = false
  ) {
    self.localTime = localTime
    self.position = position
    self.isRoomDark = isRoomDark
    self.isFullScreen = isFullScreen
  }
}
