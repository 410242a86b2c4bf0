// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// Brings everything on a screen up to date: traits, properties, constraints, layout, display.
///
/// Nothing happens when something is changed but that it is noted; `run` then asks each object
/// once for what it needs, from the top down, until nothing needs anything.
///
/// Apple counterpart: the update cycle of UIKit's run loop · Source: WWDC25 243; Appendix of the
/// statements (S117–S126) · Fidelity: exact
@MainActor
public final class UpdateCycle {
  /// How often a phase repeats before it is taken for a feedback loop.
  public var roundLimit = 64
  /// What went wrong: feedback loops, with the views that take part.
  public internal(set) var diagnostics: [UpdateDiagnostic] = []

  /// How windows fade from one appearance to another; nil where they change at once, which they
  /// also do where `TraitReduceMotion` asks for it.
  ///
  /// While this is set, methods of views are timed: `slowestViews` says which took the longest.
  public var transition: AppearanceTransition.Settings?
  /// What took the longest in the last update that changed traits, the slowest first; ten at most.
  public private(set) var slowestViews: [UpdateCost] = []
  /// What fades and timings go by.
  public var now: () -> ContinuousClock.Instant = { ContinuousClock.now }

  /// Counts the passes over traits; never 0.
  private(set) var round: UInt32 = 1
  private unowned let screen: Screen
  private var isRunning = false
  /// What wants to know when everything is up to date.
  private var transitions: [TransitionCoordinator] = []

  init(_ screen: Screen) { self.screen = screen }

  /// Updates everything that needs it, up to the display lists of the windows.
  ///
  /// Called while it runs, it does nothing: what is asked for then is done before it ends.
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
    updateTraits()
    for scene in screen.scenes {
      for each in scene.followers { each.follower?.followScene() }
    }
    for window in screen.windows {
      UpdatePass.settle(from: window, display: true)
      diagnostics += window.takeRefusals()
    }
    let ended = transitions
    transitions = []
    for transition in ended { transition.finish() }
  }

  /// Puts traits in force, and tells those who listen.
  func updateTraits() { screen.stage.performAsCurrent(updateTraitsOnStage) }

  private func updateTraitsOnStage() {
    let coordinator = screen.isAboutToChange ? announceChange() : nil
    round &+= 1
    let changed = screen.updateScopes(in: round)
    let pass = TraitPass(round: round)
    for window in screen.windows { pass.visit(window, changed) }
    coordinator?.traitsChanged()
  }

  /// Tells controllers of what is about to be in force in their windows.
  private func announceChange() -> TransitionCoordinator {
    let coordinator = TransitionCoordinator()
    for window in screen.windows {
      window.rootViewController?.announce(window.prospectiveTraits, coordinator)
    }
    transitions.append(coordinator)
    return coordinator
  }
}

/// A defect of the update cycle's own users, seen while it ran.
///
/// Apple counterpart: the layout feedback loop debugger · Source: updateConstraints() (S126) ·
/// Fidelity: approximate
public struct UpdateDiagnostic: Hashable, Sendable {
  /// The phase of constraints that contradict each other.
  public static let conflict = "conflict"
  /// The phase of a change of appearance that took longer than its deadline.
  public static let lateTransition = "transition"

  /// The phase of a view that was not taken in, because it would stand too deep.
  public static let nesting = "nesting"

  /// What was asked for again and again: `layout`, `constraints`, `properties` or `display`; or
  /// `conflict`, `transition` or `nesting`.
  public var phase: String
  /// The classes of the views that asked, with their places in the hierarchy, or that took the
  /// longest, or into which others did not fit; or the constraints, that which is left out first.
  public var views: [String]

  /// One line for people.
  public var message: String {
    if phase == Self.conflict {
      return "constraints contradict each other: \(views.joined(separator: ", "))"
    }
    if phase == Self.lateTransition {
      return "no fade, because redrawing took too long; slowest: \(views.joined(separator: ", "))"
    }
    if phase == Self.nesting {
      return "views nested more than \(View.deepestLevel) deep were not added to "
        + views.joined(separator: ", ")
    }
    return "\(phase) was asked for without end by \(views.joined(separator: ", "))"
  }
}
