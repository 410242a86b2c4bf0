// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// Where the value of a trait comes from that is in force in an environment.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct TraitOrigin: Hashable, Sendable, CustomStringConvertible {
  /// Who said so.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public enum Cause: String, Sendable, CaseIterable {
    /// What reads so where nobody says anything.
    case usual = "the usual value"
    /// `Screen.systemTraits`.
    case system = "the system"
    /// `Screen.environmentOverrides`.
    case environmentOverride = "an environment override"
    /// `Application.colorSchemeWish`, or a platform that has one appearance only.
    case wish = "the app's wish"
    /// What the environment is: a sheet is elevated, a list's rows stand in a list.
    case kind = "what it is"
    /// The container that holds a controller, or the presentation of it.
    case container = "its container"
    /// `overrideUserInterfaceStyle`.
    case overrideStyle = "overrideUserInterfaceStyle"
    /// `traitOverrides`.
    case traitOverride = "traitOverrides"
    /// What an environment outside of a window had when it was made or left one.
    case remembered = "what it remembers"
  }

  /// The trait's name.
  public var trait: String
  /// The value in force.
  public var value: String
  /// Who said so.
  public var cause: Cause
  /// The class of the environment where that was said, with the place of its view.
  public var place: String

  /// One line: `UserInterfaceStyle dark: traitOverrides of Window/View[0]`.
  public var description: String { "\(trait) \(value): \(cause.rawValue) of \(place)" }
}

extension TraitNode {
  /// Where each trait comes from that is in force here, as of the last update.
  ///
  /// The traits of the system come first, then an app's own; those that nobody specifies are left
  /// out.
  public final func traitOrigins() -> [TraitOrigin] {
    let layers = layersOfTraits()
    let traits = scope.traits.unwatched
    let custom = traits.changedTraits(from: nil).filter { trait in
      !TraitCollection.systemTraits.contains { ObjectIdentifier($0) == ObjectIdentifier(trait) }
    }.sorted { $0.name < $1.name }
    return (TraitCollection.systemTraits as [Trait] + custom).compactMap { trait in
      guard let layer = layers.last(where: { $0.traits.specifies(trait) }) else { return nil }
      return TraitOrigin(
        trait: trait.name, value: traits.text(of: trait), cause: layer.cause, place: layer.place)
    }
  }

  /// What is merged to the traits of this environment, from the screen down.
  private func layersOfTraits() -> [TraitLayer] {
    let chain = sequence(first: self, next: \.outer).reversed()
    var layers: [TraitLayer] = []
    if let top = chain.first, !(top is Screen) {
      layers.append(TraitLayer(.remembered, top.placeText, top.scope.traits))
    }
    for node in chain { layers += node.ownLayers }
    return layers
  }

  /// The environment from which this one inherits.
  private var outer: TraitNode? {
    switch self {
    case let scene as WindowScene: scene.screen
    case let presentation as PresentationController: presentation.containerView?.window
    case let controller as ViewController:
      controller.stage.traitInheritance == .controllers
        ? controller.parent ?? controller.viewIfLoaded?.outside : controller.viewIfLoaded?.outside
    case let view as View: view.controller ?? view.outside
    default: nil
    }
  }

  private var ownLayers: [TraitLayer] {
    if let screen = self as? Screen { return screen.rootLayers }
    guard let extras else { return [] }
    let style = TraitCollection(userInterfaceStyle: extras.style)
    return [
      TraitLayer(.kind, placeText, extras.intrinsic),
      TraitLayer(.container, placeText, extras.imposed),
      TraitLayer(.overrideStyle, placeText, style),
      TraitLayer(.traitOverride, placeText, extras.overrides.traits),
    ]
  }
}

extension View {
  fileprivate final var outside: TraitNode? {
    presentation ?? parent ?? (self as? Window)?.windowScene
  }
}

extension Screen {
  fileprivate var rootLayers: [TraitLayer] {
    let system = TraitCollection(traitsFrom: [systemTraits, environmentOverrides])
    let said = system.userInterfaceStyle == .unspecified ? .light : system.userInterfaceStyle
    let style = scope.traits.userInterfaceStyle
    // The style is the wish's where it is not what was said.
    let wish = TraitCollection(userInterfaceStyle: style == said ? .unspecified : style)
    return [
      TraitLayer(.usual, placeText, .usual), TraitLayer(.system, placeText, systemTraits),
      TraitLayer(.environmentOverride, placeText, environmentOverrides),
      TraitLayer(.wish, placeText, wish),
      TraitLayer(.traitOverride, placeText, extras?.effectiveOverrides ?? TraitCollection()),
    ]
  }
}

/// Traits that somebody says, and who that is.
private struct TraitLayer {
  var cause: TraitOrigin.Cause
  var place: String
  var traits: TraitCollection

  init(_ cause: TraitOrigin.Cause, _ place: String, _ traits: TraitCollection) {
    self.cause = cause
    self.place = place
    self.traits = traits
  }
}

extension TraitCollection {
  /// The value of a trait, in words.
  func text<T: TraitDefinition>(of trait: T.Type) -> String { "\(self[trait])" }
}
