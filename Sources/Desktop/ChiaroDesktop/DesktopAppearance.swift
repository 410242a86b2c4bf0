// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// An appearance source that supplies the desktop's appearance as traits for a screen.
///
/// ```swift
/// screen.follow(DesktopAppearance())
/// ```
///
/// If a source answers within `patience`, the traits are right before the first frame. Later
/// answers are reported as changes on the main actor. Several changes between two turns of the main
/// queue are reported as one. The program must run its main queue.
///
/// On Apple's systems, the system notifies apps.
@MainActor
public final class DesktopAppearance: AppearanceSource {
  /// The desktop's preferences as traits; traits that it does not report are unspecified.
  public private(set) var traits: TraitCollection
  /// A closure that is called after `traits` has changed; nil for none.
  public var onChange: (() -> Void)?
  /// The preferences as the desktop reported them.
  public private(set) var facts: DesktopFacts

  private let chain: FactChain

  /// Creates an appearance from the standard sources of this desktop, and waits at most `patience`
  /// for their first answers.
  public convenience init(patience: Duration = .milliseconds(150)) {
    self.init(DesktopSources.standard(), patience: patience)
  }

  /// Creates an appearance from sources, the most trusted first, and waits at most `patience` for
  /// their first answers.
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
