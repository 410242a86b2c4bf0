// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The desktop's appearance, for a screen to follow.
///
/// ```swift
/// screen.follow(DesktopAppearance())
/// ```
///
/// The right value is there before the first frame where a source answers soon; what comes later is
/// a change, told on the main actor. Several changes between two turns of the main queue are one.
/// The program must run its main queue.
///
/// Apple counterpart: none; the system tells apps by itself · Source: this project ·
/// Fidelity: exact
@MainActor
public final class DesktopAppearance: AppearanceSource {
  /// What the desktop says now; what it does not say is unspecified.
  public private(set) var traits: TraitCollection
  /// Called after `traits` changed.
  public var onChange: (() -> Void)?
  /// What the desktop says in its own words.
  public private(set) var facts: DesktopFacts

  private let chain: FactChain

  /// Asks the sources of this desktop, and waits for them, but no longer than `patience`.
  public convenience init(patience: Duration = .milliseconds(150)) {
    self.init(DesktopSources.standard(), patience: patience)
  }

  /// Asks sources, the most trusted first, and waits for them, but no longer than `patience`.
  public init(_ sources: [any DesktopFactSource], patience: Duration = .milliseconds(150)) {
    let turn = MainTurn()
    chain = FactChain(sources) { _ in turn.schedule() }
    facts = chain.start(patience: patience)
    traits = TraitCollection(facts)
    turn.body = { [weak self] in self?.update() }
  }

  private func update() {
    facts = chain.facts
    let traits = TraitCollection(facts)
    guard traits != self.traits else { return }
    self.traits = traits
    onChange?()
  }
}
