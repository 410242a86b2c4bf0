// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews

/// An effect of an effect view: a blur, vibrancy or glass.
///
/// Apple counterpart: `UIVisualEffect` · Source: UIVisualEffect.h · Fidelity: approximate, a
/// protocol and not a class
public protocol VisualEffect: Hashable, Sendable {
  /// The kind of effect; there are three, and other types cannot create new kinds.
  var kind: VisualEffectKind { get }
}

/// One of the three kinds of visual effects, with its parameters.
public struct VisualEffectKind: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case blur(BlurEffect)
    case vibrancy(VibrancyEffect)
    case glass(GlassEffect)
  }

  let value: Value

  init(_ value: Value) { self.value = value }

  /// The effect that the kind contains.
  public var effect: any VisualEffect {
    switch value {
    case .blur(let blur): blur
    case .vibrancy(let vibrancy): vibrancy
    case .glass(let glass): glass
    }
  }
}

extension TraitCollection {
  /// Whether opaque fills replace materials, because of Reduce Transparency or Increase Contrast.
  var asksForOpaqueMaterials: Bool {
    self[TraitReduceTransparency.self] || accessibilityContrast == .high
  }
}
