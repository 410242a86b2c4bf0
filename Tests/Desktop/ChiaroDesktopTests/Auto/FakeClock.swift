// SPDX-License-Identifier: MIT

import Foundation

@testable import ChiaroDesktop

/// A clock that goes where a test says.
@MainActor
final class FakeClock: WallClock {
  private(set) var now: Instant
  var localTime: LocalTime
  var onWake: (() -> Void)?
  /// When somebody wants to be woken.
  private(set) var alarm: Instant?

  init(_ text: String, _ localTime: LocalTime = .utc) {
    now = Instant.at(text)
    self.localTime = localTime
  }

  func wake(at instant: Instant?) { alarm = instant }

  /// Time passes, and whoever wants to be woken on the way is.
  func pass(to end: Instant) {
    while let alarm, alarm <= end {
      now = max(now, alarm)
      self.alarm = nil
      onWake?()
    }
    now = end
  }

  func pass(to text: String) { pass(to: Instant.at(text)) }

  /// The clock is set, or the machine slept; that much later somebody hears of it.
  func jump(to instant: Instant) {
    now = instant
    onWake?()
  }

  func jump(to text: String) { jump(to: Instant.at(text)) }
}

extension Instant {
  /// A moment such as `2026-06-21T18:00`, with or without seconds.
  static func at(_ text: String) -> Instant {
    Instant(text + "Z") ?? Instant(text + ":00Z") ?? Instant(secondsSince1970: 0)
  }
}

extension LocalTime {
  /// A time zone that Foundation knows.
  static func zone(_ name: String) -> LocalTime {
    let zone = TimeZone(identifier: name) ?? .gmt
    return LocalTime {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0.secondsSince1970)))
    }
  }

  static func fixed(hours: Int) -> LocalTime { LocalTime { _ in hours * 3600 } }
}

extension GeographicPosition {
  static let berlin = GeographicPosition(latitude: 52.5, longitude: 13.4)
  static let svalbard = GeographicPosition(latitude: 78.2, longitude: 15.6)
}
