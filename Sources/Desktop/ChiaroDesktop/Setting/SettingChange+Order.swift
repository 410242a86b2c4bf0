// SPDX-License-Identifier: MIT

extension SettingChange {
  /// The parts of a setting that changes write to.
  private struct Parts: OptionSet {
    let rawValue: UInt16

    static let appearance = Parts(rawValue: 1 << 0)
    static let contrast = Parts(rawValue: 1 << 1)
    static let accentColor = Parts(rawValue: 1 << 2)
    static let motion = Parts(rawValue: 1 << 3)
    static let schedule = Parts(rawValue: 1 << 4)
    static let sun = Parts(rawValue: 1 << 5)
    static let place = Parts(rawValue: 1 << 6)
    static let roomLight = Parts(rawValue: 1 << 7)
    static let agreement = Parts(rawValue: 1 << 8)
    static let fullScreen = Parts(rawValue: 1 << 9)
  }

  /// Returns whether the result is the same without an earlier change, whatever changes lie
  /// between.
  ///
  /// It is if this change writes every part that the earlier one writes, without depending on
  /// former values; no change carries a value from one part to another.
  func supersedes(_ earlier: SettingChange) -> Bool {
    looksBack ? false : parts.isSuperset(of: earlier.parts)
  }

  /// Whether the result of the change depends on the former setting.
  private var looksBack: Bool { self == .rule(.schedule, true) }

  private var parts: Parts {
    switch self {
    case .appearance: .appearance
    case .contrast: .contrast
    case .accentColor: .accentColor
    case .reducesMotion: .motion
    case .schedule(nil), .rule(.schedule, _): .schedule
    case .schedule: [.schedule, .sun]
    case .sun: [.schedule, .sun, .place]
    case .noSun, .rule(.sun, _): .sun
    case .followsRoomLight, .rule(.roomLight, _): .roomLight
    case .agreement: .agreement
    case .waitsForFullScreen: .fullScreen
    }
  }
}
