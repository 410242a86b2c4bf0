// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension Screen {
  /// Takes the system's traits from a source, now and whenever they change there.
  ///
  /// The right value is there before the first update. What changes meanwhile is in force with the
  /// next one: several changes are one. The screen keeps the source alive.
  public func follow(_ source: some AppearanceSource) {
    self.source?.onChange = nil
    self.source = source
    source.onChange = { [weak self, weak source] in
      if let source { self?.take(source.traits) }
    }
    take(source.traits)
  }

  private func take(_ traits: TraitCollection) {
    systemTraits = TraitCollection(traitsFrom: [systemTraits, traits])
  }
}

/// A source for a setting that may be light, dark or by the time of day.
///
/// It has no clock of its own: whoever has one says what time it is.
///
/// Apple counterpart: Appearance in System Settings · Source: HIG Dark Mode (S245) ·
/// Fidelity: exact
@MainActor
public final class ScheduledAppearance: AppearanceSource {
  /// What the person chose.
  public var setting: AppearanceSetting { didSet { update() } }
  /// When it is dark, where the setting is `auto`.
  public var schedule: AppearanceSchedule { didSet { update() } }
  /// What time it is.
  public var time: TimeOfDay { didSet { update() } }
  /// What is in force: light or dark.
  public private(set) var traits: TraitCollection
  /// Called after light became dark or dark light, and at no other time.
  public var onChange: (() -> Void)?

  /// Creates a source at a time of day.
  public init(setting: AppearanceSetting, schedule: AppearanceSchedule, time: TimeOfDay) {
    self.setting = setting
    self.schedule = schedule
    self.time = time
    traits = TraitCollection(
      userInterfaceStyle: Self.style(setting, schedule.style(at: time)))
  }

  private static func style(
    _ setting: AppearanceSetting, _ scheduled: UserInterfaceStyle
  ) -> UserInterfaceStyle {
    switch setting {
    case .light: .light
    case .dark: .dark
    case .auto: scheduled
    }
  }

  private func update() {
    let style = Self.style(setting, schedule.style(at: time))
    guard style != traits.userInterfaceStyle else { return }
    traits = TraitCollection(userInterfaceStyle: style)
    onChange?()
  }
}
