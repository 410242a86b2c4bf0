// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// The cycle that updates everything on a screen: traits, properties, constraints, layout and
/// display.
///
/// Changes only mark objects as needing an update. `run()` then calls each required method once,
/// from the top of the hierarchy down, and repeats this until no object needs an update.
///
/// Apple counterpart: the update cycle of UIKit's run loop · Source: WWDC25 243; Appendix of the
/// statements, S117–S126 · Fidelity: exact
@preconcurrency @MainActor
public final class UpdateCycle {
  /// The maximum number of times that a phase repeats before it is reported as a feedback loop.
  ///
  /// The default is 64.
  public var roundLimit = 64
  /// The problems found: feedback loops, conflicting constraints, late transitions and deep
  /// nesting.
  public internal(set) var diagnostics: [UpdateDiagnostic] = []

  /// The settings of the cross-fade between appearances; if nil, the default, appearances change
  /// immediately.
  ///
  /// `TraitReduceMotion` also disables the cross-fade.
  ///
  /// While it is not nil, the cycle measures the time of the views' methods, and `slowestViews`
  /// lists the slowest.
  public var transition: AppearanceTransition.Settings?
  /// The slowest objects in the last timed update that changed traits, at most ten.
  public private(set) var slowestViews: [UpdateCost] = []
  /// The clock for cross-fades and measurements.
  public var now: () -> ContinuousClock.Instant = { ContinuousClock.now }

  /// The number of the current trait pass, never 0; changes made in the same pass share it.
  private(set) var round: UInt32 = 1
  /// The last round of any screen: a view that moves to another one was not told of its rounds.
  private static var lastRound: UInt32 = 1
  /// The trait pass that is running; nil for none.
  private var running: TraitPass?
  private unowned let screen: Screen
  private var isRunning = false
  /// The controllers whose views came in, and that have not been told yet that they appeared.
  private var appearing: [ViewController] = []
  /// The coordinators whose completions run when the update is complete.
  private var transitions: [TransitionCoordinator] = []

  init(_ screen: Screen) { self.screen = screen }

  /// Runs all pending updates, including those of the windows' display lists.
  ///
  /// A call during a run does nothing, because pending updates are completed before the run ends.
  public func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    screen.stage.performAsCurrent(runOnStage)
  }

  private func runOnStage() {
    ObservationTracking.invalidateReaders()
    guard let transition, screen.isAboutToChange,
      !screen.prospectiveTraits[TraitReduceMotion.self]
    else { return settle() }
    let fade = AppearanceFade(transition, screen, at: now())
    let costs = UpdateCosts(now: now)
    UpdateCosts.current = costs
    settle()
    UpdateCosts.current = nil
    slowestViews = costs.slowest(10)
    guard !fade.begin(now: now) else { return }
    diagnostics.append(
      UpdateDiagnostic(
        phase: UpdateDiagnostic.lateTransition, views: slowestViews.prefix(3).map(\.object)))
  }

  private func settle() {
    for _ in 0..<roundLimit {
      settleOnce()
      // What controllers do when their views have appeared is part of the same update.
      guard finishAppearing() else { break }
    }
    let ended = transitions
    transitions = []
    for transition in ended { transition.finish() }
    Self.afterUpdates?()
  }
  /// The closure of a framework built on this module, called after a screen was updated; nil for
  /// none.
  package static var afterUpdates: (@MainActor () -> Void)?

  private func settleOnce() {
    updateTraits()
    for controller in appearing { controller.continueAppearing(animated: false) }
    for scene in screen.scenes {
      for each in scene.followers { each.follower?.followScene() }
    }
    for window in screen.windows {
      UpdatePass.settle(from: window, display: true)
      diagnostics += window.takeRefusals()
    }
  }

  /// Schedules `viewIsAppearing` and `viewDidAppear` of controllers for the next update.
  func finishLater(_ controllers: [ViewController]) { appearing += controllers }

  /// Tells the controllers that wait for it that they appeared; returns whether there were any.
  private func finishAppearing() -> Bool {
    let due = appearing
    appearing = []
    for controller in due { controller.endAppearing(animated: false) }
    return !due.isEmpty
  }

  /// Updates the traits of all objects and notifies their observers.
  func updateTraits() { screen.stage.performAsCurrent(updateTraitsOnStage) }

  private func updateTraitsOnStage() {
    // A callback asks for another pass: all are told of the present one first, because the next
    // one forgets what their traits were before it.
    running?.finish(in: screen.windows)
    let coordinator = screen.isAboutToChange ? announceChange() : nil
    Self.lastRound &+= 1
    round = Self.lastRound
    let pass = TraitPass(round: round, changed: screen.updateScopes(in: round))
    running = pass
    for window in screen.windows { pass.visit(window, pass.changed) }
    running = nil
    coordinator?.traitsChanged()
  }

  /// Announces the coming traits to the controllers of all windows.
  private func announceChange() -> TransitionCoordinator {
    let coordinator = TransitionCoordinator()
    for window in screen.windows {
      window.rootViewController?.announce(window.prospectiveTraits, coordinator)
    }
    transitions.append(coordinator)
    return coordinator
  }
}

/// A problem in an app's views or constraints that was found during an update.
///
/// Apple counterpart: the layout feedback loop debugger · Source: updateConstraints() (statement
/// S126) · Fidelity: approximate, a value that a program can read
public struct UpdateDiagnostic: Hashable, Sendable {
  /// The value of `phase` for a conflict between required constraints.
  public static let conflict = "conflict"
  /// The value of `phase` for a change of appearance without a fade, because the update missed the
  /// deadline for starting one.
  public static let lateTransition = "transition"

  /// The value of `phase` for a subview that was not added, because it would have been nested too
  /// deeply.
  public static let nesting = "nesting"

  /// The phase in which the problem occurred.
  ///
  /// A feedback loop has the phase `layout`, `constraints`, `properties`, `configuration`,
  /// `display` or `traits`; the other values are `conflict`, `transition` and `nesting`.
  public var phase: String
  /// The views or constraints involved.
  ///
  /// Views are described by class and path. They are those in the feedback loop, the slowest ones,
  /// or the superview of a view that was not added. If constraints conflict, the ignored one comes
  /// first.
  public var views: [String]

  /// The problem as a one-line message.
  public var message: String {
    if phase == Self.conflict {
      return "constraints contradict each other: \(views.joined(separator: ", "))"
    }
    if phase == Self.lateTransition {
      return "the fade was skipped, because redrawing took too long; the slowest views: "
        + views.joined(separator: ", ")
    }
    if phase == Self.nesting {
      return "views nested deeper than \(View.deepestLevel) levels were not added to "
        + views.joined(separator: ", ")
    }
    return "\(phase) was requested again and again by \(views.joined(separator: ", "))"
  }
}
