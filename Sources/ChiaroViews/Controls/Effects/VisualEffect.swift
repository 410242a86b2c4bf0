// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// What an effect view does: blur, vibrancy or glass.
///
/// Apple counterpart: `UIVisualEffect` · Source: UIVisualEffect.h · Fidelity: approximate
public protocol VisualEffect: Hashable, Sendable {
  /// Which effect it is; there are three, and no others can be made.
  var kind: VisualEffectKind { get }
}

/// One of the effects that there are.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct VisualEffectKind: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case blur(BlurEffect)
    case vibrancy(VibrancyEffect)
    case glass(GlassEffect)
  }

  let value: Value

  init(_ value: Value) { self.value = value }

  /// The effect itself.
  public var effect: any VisualEffect {
    switch value {
    case .blur(let blur): blur
    case .vibrancy(let vibrancy): vibrancy
    case .glass(let glass): glass
    }
  }
}

extension TraitCollection {
  /// Whether materials are replaced by opaque fills: by Reduce Transparency or Increase Contrast.
  var asksForOpaqueMaterials: Bool {
    self[TraitReduceTransparency.self] || accessibilityContrast == .high
  }
}
