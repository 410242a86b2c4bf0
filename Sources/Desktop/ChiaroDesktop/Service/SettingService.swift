// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroSource

/// The service that manages the desktop's setting: it stores the setting, answers the portal and
/// other clients, mirrors it to GNOME's settings, and changes the appearance automatically under
/// auto.
///
/// A change is written to disk first, then reported on the bus, then written to GNOME's settings
/// and passed to the user's scripts. If the service dies in between, nothing is lost, and nothing
/// was reported that is not stored.
///
/// Apple counterpart: the preferences daemon and System Settings · Source: XDG desktop portal,
/// `org.freedesktop.impl.portal.Settings` · Fidelity: approximate
@MainActor
package final class SettingService {
  private let keeper: SettingKeeper
  private let bus: ServiceBus
  private let scripts: ChangeScripts?
  private let followers: FollowerTelling?
  private let say: (Diagnostic) -> Void
  private var mirror: GSettingsMirror?
  private let clock: any WallClock
  private let surroundings: AutoSurroundings
  private var auto: AutoAppearance
  /// The report that was last sent on the bus.
  private var told: SettingReport
  private(set) var portal: PortalSettings

  /// Creates a service, which is not started yet.
  ///
  /// - Parameters:
  ///   - file: the setting, whose lock the caller holds
  ///   - options: the buses, display and folders that the service uses
  ///   - clock: the clock for automatic changes
  ///   - say: the closure that receives diagnostics for people
  ///   - refuse: the closure called when another service owns the names on the bus
  package init(
    _ file: SettingFile, options: ServiceOptions, clock: any WallClock = SystemWallClock(),
    say: @escaping (Diagnostic) -> Void, refuse: @escaping @MainActor () -> Void
  ) {
    self.say = say
    self.clock = clock
    surroundings = AutoSurroundings(bus: options.systemBus, display: options.display)
    keeper = SettingKeeper(file: file, say: say)
    auto = AutoAppearance(keeper.setting, surroundings.circumstances(by: clock), at: clock.now)
    told = SettingReport(keeper.setting, auto: auto, at: clock.now)
    portal = PortalSettings(keeper.setting.facts(auto.style))
    bus = ServiceBus(options.bus, say: say, refuse: refuse)
    scripts = options.scripts.map { [keeper] folder in
      ChangeScripts(folder: folder, say: say) { keeper[Self.toldMember] = .string($0.text) }
    }
    followers = options.followers.map { FollowerTelling($0, say: say) }
    if options.showsInGSettings { mirror = makeMirror() }
  }

  /// Starts the service; takes over GNOME's settings first if there was no setting on disk.
  package func start() async {
    if keeper.isNew, let mirror { take(over: await mirror.standing()) }
    bus.start(answering: self) { [weak self] in self?.mirror?.notice() }
    clock.onWake = { [weak self] in self?.look() }
    surroundings.onChange = { [weak self] in self?.look() }
    look()
    mirror?.show(facts)
    followers?.tell(isDark: auto.style == .dark)
    scripts?.check()
    if keeper[Self.toldMember] != .string(report.news.text) { scripts?.run(report.news) }
  }

  /// The member of the file that stores what all scripts were told last.
  ///
  /// A change made while the service was not running, and one that some scripts were not told
  /// because it was killed, is thus passed on at the next start.
  private nonisolated static let toldMember = "told"

  /// What is wrong with the user's scripts and with followers at present.
  var problems: [Diagnostic] { (scripts?.problems ?? []) + (followers?.problems ?? []) }

  /// Reads the setting from disk again and applies it like a person's change; also checks again
  /// which scripts may run, and updates the followers.
  ///
  /// The setting in force stays where the file cannot be read, or where it could not be saved yet.
  package func reload() {
    if let setting = keeper.reload() {
      auto = AutoAppearance(setting, surroundings.circumstances(by: clock), at: clock.now)
      for diagnostic in settle(setting) { say(diagnostic) }
    }
    look()
    followers?.tell(isDark: auto.style == .dark)
    scripts?.check()
  }

  /// The setting in force.
  package var setting: DesktopSetting { keeper.setting }

  /// The setting as facts for apps, with the style in force.
  package var facts: DesktopFacts { setting.facts(auto.style) }

  /// The report of the setting and its present effects.
  var report: SettingReport { SettingReport(setting, auto: auto, at: clock.now) }

  // MARK: Changes

  /// Applies a change that a person requested.
  ///
  /// - Returns: diagnostics, such as for a full disk; the change is in force all the same
  func change(_ change: SettingChange) -> [Diagnostic] {
    let changed = change.applied(to: setting)
    // What waits for an app that fills the screen goes on waiting where this is about other things.
    if changed.appearance != setting.appearance || changed.manualChoice != setting.manualChoice {
      auto = AutoAppearance(changed, surroundings.circumstances(by: clock), at: clock.now)
    }
    return settle(changed)
  }

  /// Switches between light and dark; under auto, until the next automatic change.
  func toggle() -> [Diagnostic] {
    _ = auto.manualChange(to: auto.style == .dark ? .light : .dark, at: clock.now)
    return settle(setting)
  }

  /// Applies settings made in another program like a person's change.
  private func take(over facts: DesktopFacts) {
    var changed = setting
    changed.contrast = facts.contrast ?? changed.contrast
    changed.reducesMotion = facts.reducesMotion ?? changed.reducesMotion
    changed.accentColor = facts.accentColor ?? changed.accentColor
    if let style = facts.colorScheme?.style, style != .unspecified, style != auto.style {
      _ = auto.manualChange(to: style, at: clock.now)
    }
    for diagnostic in settle(changed) { say(diagnostic) }
  }

  /// Applies the passing of time and changed surroundings.
  private func look() {
    _ = auto.notice(surroundings.circumstances(by: clock), at: clock.now)
    for diagnostic in settle(setting) { say(diagnostic) }
  }

  /// Saves a setting together with the state of `auto`, and then reports it.
  private func settle(_ changed: DesktopSetting) -> [Diagnostic] {
    var changed = changed
    changed.appearance = auto.configuration
    changed.manualChoice = auto.manualChoice
    let diagnostics = changed == setting ? [] : keeper.keep(changed)
    tell()
    surroundings.follow(auto.configuration)
    waitForNextChange()
    return diagnostics
  }

  /// Schedules the next check of the clock.
  ///
  /// Under auto a check is always scheduled: the location, the time zone or a sensor may bring a
  /// change that is not known yet.
  private func waitForNextChange() {
    let now = clock.now
    let isAuto = setting.appearance.setting == .auto
    let next = isAuto ? auto.nextChange(after: now) ?? now.advanced(by: secondsADay) : nil
    clock.wake(at: next)
  }

  private func tell() {
    let (report, portal) = (report, PortalSettings(facts))
    let (oldReport, oldPortal) = (told, self.portal)
    (told, self.portal) = (report, portal)
    if report != oldReport { bus.tell(report) }
    if portal == oldPortal { return }
    bus.tell(portal, after: oldPortal)
    mirror?.show(facts)
    followers?.tell(isDark: auto.style == .dark)
    scripts?.run(report.news)
  }

  // MARK: GNOME's settings

  /// The member of the file that stores the values of GNOME's settings from before the service.
  nonisolated static let gsettingsMember = "gsettings"

  private func makeMirror() -> GSettingsMirror {
    GSettingsMirror(
      store: GSettingsStore(), translation: GSettingsTranslation(keeper[Self.gsettingsMember]),
      listener: GSettingsMirror.Listener(
        remember: { [weak self] in self?.keeper[Self.gsettingsMember] = $0.json },
        takeUp: { [weak self] in self?.take(over: $0) }, say: say))
  }
}

extension AutoSurroundings {
  /// Returns the present circumstances, with the time zone of the service's clock.
  fileprivate func circumstances(by clock: any WallClock) -> AutoCircumstances {
    var circumstances = circumstances
    circumstances.localTime = clock.localTime
    return circumstances
  }
}

extension SettingReport {
  /// What scripts are told: the environment variables, such as `CHIARO_STYLE=dark` and
  /// `CHIARO_REDUCED_MOTION=off`; they are told again where another value is in force for apps.
  var news: ChangeScripts.News {
    let inForce = ["style", "contrast", "accent", "reduced-motion"].map { self[$0] ?? "none" }
    return ChangeScripts.News(
      text: inForce.joined(separator: " "),
      environment: Dictionary(
        entries.map { (EnvironmentFacts.variable($0.name), $0.text) }
      ) { $1 })
  }
}
