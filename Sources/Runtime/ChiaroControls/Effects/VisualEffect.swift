// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews

/// An effect that an effect view shows: a blur, vibrancy or glass.
///
/// Apple counterpart: `UIVisualEffect` · Source: UIVisualEffect.h · Fidelity: approximate, it is a
/// protocol and not a class
public protocol VisualEffect: Hashable, Sendable {
  /// The kind of the effect. There are three kinds, and an app cannot add others.
  var kind: VisualEffectKind { get }
}

/// One of the three kinds of visual effects, with its settings.
public struct VisualEffectKind: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case blur(BlurEffect)
    case vibrancy(VibrancyEffect)
    case glass(GlassEffect)
  }

  let value: Value

  init(_ value: Value) { self.value = value }

  /// The effect as a blur, vibrancy or glass effect.
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
