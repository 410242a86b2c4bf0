// SPDX-License-Identifier: MIT

/// The facts about a machine's surroundings on which automatic changes depend.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct AutoCircumstances: Sendable {
  /// The local time zone.
  public var localTime: LocalTime
  /// The machine's location, used where the person set none; nil where it is unknown.
  public var position: GeographicPosition?
  /// Whether the room is dark; nil without a light sensor.
  public var isRoomDark: Bool?
  /// Whether the app in front fills the screen.
  public var isFullScreen: Bool

  /// Creates circumstances; by default everything but the time zone is unknown.
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
