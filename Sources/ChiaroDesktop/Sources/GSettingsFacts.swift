// SPDX-License-Identifier: MIT

public import ChiaroBus
import Dispatch
import Synchronization

/// Facts from GNOME's settings by the program `gsettings`, where no portal passes them on.
///
/// That they changed is told by the store behind them, dconf, over the bus; then they are read
/// again. Asked only when no source before it knows the color scheme and the text scale.
///
/// Apple counterpart: none · Source: gsettings-desktop-schemas 43; dconf 0.40,
/// `ca.desrt.dconf.Writer` · Fidelity: exact
public final class GSettingsFacts: DesktopFactSource {
  private struct State {
    var subscription: BusSubscription?
    var isScheduled = false
  }

  /// What it is called.
  public let name = "gsettings"
  /// What the portal knows where it passes GNOME's settings on.
  public let isNeededFor: Set<DesktopFact> = [.colorScheme, .textScale]
  private let bus: BusConnection
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "chiaroscuro.gsettings")

  /// Creates a source of the settings; the bus, the session's by default, tells their changes.
  public init(_ bus: BusConnection = BusConnection()) { self.bus = bus }

  /// Reports the settings, now and whenever they change.
  public func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    let subscription = bus.follow(BusMatch(interface: "ca.desrt.dconf.Writer", member: "Notify")) {
      [weak self] signal in
      let change = signal.arguments.first?.asString ?? ""
      if change.hasPrefix("/org/gnome/desktop/") || change == "/" { self?.read(report) }
    }
    state.withLock { $0.subscription = subscription }
    read(report)
  }

  /// Ends the reports.
  public func stop() { state.withLock { $0.subscription = nil } }

  /// Reads soon, and once for what changed until then.
  private func read(_ report: @escaping @Sendable (FactReport) -> Void) {
    let isScheduled = state.withLock { state in
      defer { state.isScheduled = true }
      return state.isScheduled
    }
    guard !isScheduled else { return }
    queue.async { [weak self] in
      self?.state.withLock { $0.isScheduled = false }
      report(FactReport(Self.facts()))
    }
  }

  private static func facts() -> DesktopFacts {
    let output = [GNOMESettings.interface, GNOMESettings.accessibility].compactMap { schema in
      let run = ChildProgram(
        words: ["gsettings", "list-recursively", schema], timeLimit: 3, outputLimit: 1 << 18
      ).runWaiting()
      return run.code == 0 ? run.output : nil
    }
    return GVariantText.settings(output.joined(separator: "\n")).facts
  }
}
