// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension Screen {
  /// Adopts the system's traits from a source, now and whenever they change.
  ///
  /// The traits are set before the first update. Later changes take effect together, with the next
  /// update. When the source stops specifying a trait, the trait returns to its earlier value. The
  /// screen retains the source and stops following the previous one.
  public func follow(_ source: some AppearanceSource) {
    if let former = self.source {
      former.onChange = nil
      take(TraitCollection())
    }
    self.source = source
    ownTraits = systemTraits
    source.onChange = { [weak self, weak source] in
      if let source { self?.take(source.traits) }
    }
    take(source.traits)
  }

  private func take(_ traits: TraitCollection) {
    let others = toldTraits.changedTraits(from: nil).reduce(systemTraits) { $0.removing($1) }
    toldTraits = traits
    systemTraits = TraitCollection(traitsFrom: [ownTraits, others, traits])
  }
}

/// An appearance source for a setting: light, dark, or automatic by time of day.
///
/// It has no clock: set `time` as the time of day advances.
///
/// Apple counterpart: Appearance in System Settings · Source: HIG Dark Mode (statement S245) ·
/// Fidelity: exact
@preconcurrency @MainActor
public final class ScheduledAppearance: AppearanceSource {
  /// The user's appearance setting.
  public var setting: AppearanceSetting { didSet { update() } }
  /// The schedule of dark hours, used if the setting is `auto`.
  public var schedule: AppearanceSchedule { didSet { update() } }
  /// The current time of day.
  public var time: TimeOfDay { didSet { update() } }
  /// The interface style in effect: light or dark.
  public private(set) var traits: TraitCollection
  /// A closure that is called after the style has changed between light and dark; nil for none.
  public var onChange: (() -> Void)?

  /// Creates a source with a setting, a schedule and a time of day.
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
