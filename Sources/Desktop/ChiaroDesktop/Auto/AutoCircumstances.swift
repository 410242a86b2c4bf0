// SPDX-License-Identifier: MIT

/// The facts about a machine's surroundings on which automatic changes depend.
package struct AutoCircumstances: Sendable {
  /// The local time zone.
  package var localTime: LocalTime
  /// The machine's location, used where the person set none; nil where it is unknown.
  package var position: GeographicPosition?
  /// Whether the room is dark; nil without a light sensor.
  package var isRoomDark: Bool?
  /// Whether the app in front fills the screen.
  package var isFullScreen: Bool

  /// Creates circumstances; by default everything but the time zone is unknown.
  package init(
    localTime: LocalTime, position: GeographicPosition? = nil, isRoomDark: Bool? = nil,
    isFullScreen: Bool = false
  ) {
    self.localTime = localTime
    self.position = position
    self.isRoomDark = isRoomDark
    self.isFullScreen = isFullScreen
  }
}
