// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// The origin of a trait's value in an environment, such as the system or an override.
public struct TraitOrigin: Hashable, Sendable, CustomStringConvertible {
  /// The kind of origin of a trait's value.
  public enum Cause: String, Sendable, CaseIterable {
    /// The value that the trait has if nothing specifies it.
    case usual = "the usual value"
    /// The system's traits, `Screen.systemTraits`.
    case system = "the system"
    /// The overrides for trying out appearances, `Screen.environmentOverrides`.
    case environmentOverride = "an environment override"
    /// The style requested by `Application.colorSchemePreference` or
    /// `Screen.colorSchemePreference`, or the only style of a platform with one appearance.
    case wish = "the app's wish"
    /// The kind of environment: for example, a sheet is elevated, and list rows have a list
    /// environment.
    case kind = "what it is"
    /// An override by the parent controller or the presentation.
    case container = "its container"
    /// The environment's `overrideUserInterfaceStyle`.
    case overrideStyle = "overrideUserInterfaceStyle"
    /// The environment's `traitOverrides`.
    case traitOverride = "traitOverrides"
    /// The traits that an environment outside of a window keeps: predicted ones, or those of its
    /// last window.
    case remembered = "what it remembers"
  }

  /// The name of the trait.
  public var trait: String
  /// The value in effect, as text.
  public var value: String
  /// The kind of origin.
  public var cause: Cause
  /// The environment that specifies the value: its class and the path of its view.
  public var place: String

  /// The origin as one line of text, such as `UserInterfaceStyle dark: traitOverrides of
  /// Window/View[0]`.
  public var description: String { "\(trait) \(value): \(cause.rawValue) of \(place)" }
}

extension TraitNode {
  /// Returns the origin of each trait of this environment, as of the last update.
  ///
  /// System traits come first, then custom traits by name; traits without a specified value are
  /// omitted.
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

  /// Returns the layers of traits that are merged for this environment, from the screen down.
  private func layersOfTraits() -> [TraitLayer] {
    let chain = sequence(first: self, next: \.outer).reversed()
    var layers: [TraitLayer] = []
    if let top = chain.first, !(top is Screen) {
      layers.append(TraitLayer(.remembered, top.placeText, top.scope.traits))
    }
    for node in chain { layers += node.ownLayers }
    return layers
  }

  /// The environment from which this one inherits; nil for none.
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
      TraitLayer(.usual, placeText, Self.usualTraits(for: system.userInterfaceIdiom)),
      TraitLayer(.system, placeText, systemTraits),
      TraitLayer(.environmentOverride, placeText, environmentOverrides),
      TraitLayer(.wish, placeText, wish),
      TraitLayer(.traitOverride, placeText, extras?.effectiveOverrides ?? TraitCollection()),
    ]
  }
}

/// A layer of specified traits with its origin.
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
  /// Returns the value of a trait as text.
  func text<T: TraitDefinition>(of trait: T.Type) -> String { "\(self[trait])" }
}
