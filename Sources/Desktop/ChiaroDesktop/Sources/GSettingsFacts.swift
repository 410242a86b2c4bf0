// SPDX-License-Identifier: MIT

package import ChiaroBus
import Dispatch
import Synchronization

/// A source of facts from GNOME's settings, read with the program `gsettings`.
///
/// Used where no portal passes these settings on: unless the sources before it know both the color
/// scheme and the text scale. The settings are read again when dconf, which stores them, reports a
/// change over the bus.
///
/// Source: gsettings-desktop-schemas 43; dconf 0.40, `ca.desrt.dconf.Writer`
package final class GSettingsFacts: DesktopFactSource {
  private struct State {
    var subscription: BusSubscription?
    var isScheduled = false
  }

  /// The name of the source.
  package let name = "gsettings"
  /// The facts for which this source is needed, which a portal knows if it passes on GNOME's
  /// settings.
  package let isNeededFor: Set<DesktopFact> = [.colorScheme, .textScale]
  private let bus: BusConnection
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "chiaroscuro.gsettings")

  /// Creates a source that learns of changes on a bus, by default the session bus.
  package init(_ bus: BusConnection = BusConnection()) { self.bus = bus }

  /// Starts the source, which reports the settings now and whenever they change.
  package func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    let subscription = bus.follow(BusMatch(interface: "ca.desrt.dconf.Writer", member: "Notify")) {
      [weak self] signal in
      let change = signal.arguments.first?.asString ?? ""
      if GNOMESettings.areConcerned(byChangeAt: change) { self?.read(report) }
    }
    state.withLock { $0.subscription = subscription }
    read(report)
  }

  /// Stops the source.
  package func stop() { state.withLock { $0.subscription = nil } }

  /// Schedules a reading of the settings, a single one for all changes until then.
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
