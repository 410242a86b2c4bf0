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

  /// Whether it makes no difference in the end that a change was made before this one, whatever
  /// other changes lie between them.
  ///
  /// It is so where everything that the earlier one writes to is written to by this one, which does
  /// not look at what was there: and none that lies between carries from one part to another.
  func supersedes(_ earlier: SettingChange) -> Bool {
    looksBack ? false : parts.isSuperset(of: earlier.parts)
  }

  /// Whether what comes of it depends on what was there.
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
