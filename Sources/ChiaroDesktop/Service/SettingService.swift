// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroSource

/// Is the desktop's setting: keeps it, tells the portal and everybody who asks, shows it in GNOME's
/// settings, and changes it by itself under auto.
///
/// A change is kept on disk first, then told on the bus, then shown in GNOME's settings and to the
/// person's scripts: who dies in between has lost nothing and has told nobody what will not hold.
///
/// Apple counterpart: the preferences daemon and System Settings · Source: XDG desktop portal,
/// `org.freedesktop.impl.portal.Settings` · Fidelity: approximate
@MainActor
public final class SettingService {
  private let keeper: SettingKeeper
  private let bus: ServiceBus
  private let scripts: ChangeScripts?
  private let say: (Diagnostic) -> Void
  private var mirror: GSettingsMirror?
  private let clock: any WallClock
  private let surroundings: AutoSurroundings
  private var auto: AutoAppearance
  /// What was told last.
  private var told: SettingReport
  private(set) var portal: PortalSettings

  /// A service that is not started yet.
  ///
  /// - Parameters:
  ///   - file: the setting; its lock is the caller's
  ///   - options: where it looks around, and where else the setting is shown
  ///   - clock: what auto goes by
  ///   - say: takes what is odd, for people
  ///   - refuse: is called when another service owns the names on the bus
  public init(
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
    scripts = options.scripts.map { ChangeScripts(folder: $0, say: say) }
    if options.showsInGSettings { mirror = makeMirror() }
  }

  /// Takes over what GNOME's settings say if there was no setting yet, and begins.
  public func start() async {
    if keeper.isNew, let mirror { take(over: await mirror.standing()) }
    bus.start(answering: self) { [weak self] in self?.mirror?.notice() }
    clock.onWake = { [weak self] in self?.look() }
    surroundings.onChange = { [weak self] in self?.look() }
    look()
    mirror?.show(facts)
    scripts?.check()
  }

  /// Takes up the setting as it stands on disk, as if a person had said it, and looks anew which
  /// scripts may be run.
  ///
  /// Where it cannot be read, or what is in force could not be kept yet, that goes on.
  public func reload() {
    if let setting = keeper.reload() {
      auto = AutoAppearance(setting, surroundings.circumstances(by: clock), at: clock.now)
      for diagnostic in settle(setting) { say(diagnostic) }
    }
    look()
    scripts?.check()
  }

  /// The setting in force.
  public var setting: DesktopSetting { keeper.setting }

  /// What is to be seen of it.
  public var facts: DesktopFacts { setting.facts(auto.style) }

  /// What there is to say now.
  var report: SettingReport { SettingReport(setting, auto: auto, at: clock.now) }

  // MARK: Changes

  /// Makes a change that a person asked for.
  ///
  /// - Returns: what is odd about it, such as a full disk; the change is in force all the same
  func change(_ change: SettingChange) -> [Diagnostic] {
    let changed = change.applied(to: setting)
    // What waits for an app that fills the screen goes on waiting where this is about other things.
    if changed.appearance != setting.appearance || changed.hold != setting.hold {
      auto = AutoAppearance(changed, surroundings.circumstances(by: clock), at: clock.now)
    }
    return settle(changed)
  }

  /// Changes light to dark or dark to light; under auto until the next change.
  func toggle() -> [Diagnostic] {
    _ = auto.manualChange(to: auto.style == .dark ? .light : .dark, at: clock.now)
    return settle(setting)
  }

  /// Takes up what somebody else chose, as if a person had said it to us.
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

  /// Time has passed, or the world around has changed.
  private func look() {
    _ = auto.notice(surroundings.circumstances(by: clock), at: clock.now)
    for diagnostic in settle(setting) { say(diagnostic) }
  }

  /// Keeps a setting whose appearance has gone through `auto`, then tells it.
  private func settle(_ changed: DesktopSetting) -> [Diagnostic] {
    var changed = changed
    changed.appearance = auto.configuration
    changed.hold = auto.hold
    let diagnostics = changed == setting ? [] : keeper.keep(changed)
    tell()
    surroundings.follow(auto.configuration)
    waitForNextChange()
    return diagnostics
  }

  /// Under auto there is always a next look: the place, the time zone or a sensor may bring a
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
    scripts?.run(environment: report.scriptEnvironment)
  }

  // MARK: GNOME's settings

  /// Where what GNOME's settings said before us stands in the file.
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
  /// What is known now, with the time of a clock that need not be the machine's.
  fileprivate func circumstances(by clock: any WallClock) -> AutoCircumstances {
    var circumstances = circumstances
    circumstances.localTime = clock.localTime
    return circumstances
  }
}

extension SettingReport {
  /// What scripts are told, such as `CHIARO_STYLE=dark` and `CHIARO_REDUCED_MOTION=off`.
  var scriptEnvironment: [String] {
    entries.map { "\(EnvironmentFacts.variable($0.name))=\($0.text)" }
  }
}
