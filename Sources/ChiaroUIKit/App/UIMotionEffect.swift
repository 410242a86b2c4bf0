// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

// What follows the tilt of a device, which none of ours has. On Apple's own systems UIKit itself
// has these.
#if !canImport(UIKit)
  /// A change of a view by how the device is tilted; kept, without effect, as no device is tilted.
  ///
  /// Apple counterpart: `UIMotionEffect` · Source: UIMotionEffect.h · Fidelity: approximate, kept
  @preconcurrency @MainActor
  open class UIMotionEffect {
    /// Creates an effect.
    public init() {}
  }

  /// A change of a property between two values.
  ///
  /// Apple counterpart: `UIInterpolatingMotionEffect` · Source: UIMotionEffect.h · Fidelity:
  /// approximate, kept
  open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of a tilt.
    ///
    /// Apple counterpart: `UIInterpolatingMotionEffect.EffectType` · Source: UIMotionEffect.h ·
    /// Fidelity: exact
    public enum EffectType: Int, Sendable, CaseIterable {
      case tiltAlongHorizontalAxis = 0
      case tiltAlongVerticalAxis = 1
    }
    /// The name of the property.
    public final let keyPath: String
    /// The direction of the tilt.
    public final let type: EffectType
    /// The value at one end; nil for none.
    public final var minimumRelativeValue: Any?
    /// The value at the other end; nil for none.
    public final var maximumRelativeValue: Any?

    /// Creates a change of a property.
    public init(keyPath: String, type: EffectType) {
      (self.keyPath, self.type) = (keyPath, type)
      super.init()
    }
  }

  /// Several effects together.
  ///
  /// Apple counterpart: `UIMotionEffectGroup` · Source: UIMotionEffect.h · Fidelity: approximate,
  /// kept
  open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; nil for none.
    public final var motionEffects: [UIMotionEffect]?
    /// Creates an empty group.
    public override init() { super.init() }
  }

  extension View {
    /// The effects of the device's tilt on the view; kept, without effect.
    public var motionEffects: [UIMotionEffect] {
      get { kept([]) }
      set { keep(newValue) }
    }
    /// Adds an effect of the device's tilt; kept, without effect.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes an effect of the device's tilt.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
      motionEffects.removeAll { $0 === effect }
    }
  }
#endif
