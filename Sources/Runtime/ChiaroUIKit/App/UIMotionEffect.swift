// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

// What follows the tilt of a device, which none of ours has. On Apple's own systems UIKit itself
// has these.
#if !canImport(UIKit)
  /// An effect on a view that follows the tilt of the device; stored, but without effect.
  ///
  /// Apple counterpart: `UIMotionEffect` · Source: UIMotionEffect.h · Fidelity: inert
  @preconcurrency @MainActor
  open class UIMotionEffect {
    /// Creates an effect.
    public init() {}
  }

  /// A motion effect that moves a property between two values; stored, but without effect.
  ///
  /// Apple counterpart: `UIInterpolatingMotionEffect` · Source: UIMotionEffect.h · Fidelity: inert
  open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the device's tilt that an effect follows.
    ///
    /// Apple counterpart: `UIInterpolatingMotionEffect.EffectType` · Source: UIMotionEffect.h ·
    /// Fidelity: exact
    public enum EffectType: Int, Sendable, CaseIterable {
      case tiltAlongHorizontalAxis = 0
      case tiltAlongVerticalAxis = 1
    }
    /// The key path of the view's property that the effect changes.
    public final let keyPath: String
    /// The axis of the tilt that the effect follows.
    public final let type: EffectType
    /// The value of the property at the minimum tilt, relative to its value without tilt; nil for
    /// none.
    public final var minimumRelativeValue: Any?
    /// The value of the property at the maximum tilt, relative to its value without tilt; nil for
    /// none.
    public final var maximumRelativeValue: Any?

    /// Creates an effect on a property of a view, without values.
    public init(keyPath: String, type: EffectType) {
      (self.keyPath, self.type) = (keyPath, type)
      super.init()
    }
  }

  /// A group of motion effects that are applied together; stored, but without effect.
  ///
  /// Apple counterpart: `UIMotionEffectGroup` · Source: UIMotionEffect.h · Fidelity: inert
  open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group; nil for none.
    public final var motionEffects: [UIMotionEffect]?
    /// Creates an empty group.
    public override init() { super.init() }
  }

  extension View {
    /// The motion effects of the view; stored, but without effect.
    ///
    /// Fidelity: inert
    public var motionEffects: [UIMotionEffect] {
      get { kept([]) }
      set { keep(newValue) }
    }
    /// Adds a motion effect to the view; stored, but without effect.
    ///
    /// Fidelity: inert
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes a motion effect from the view.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
      motionEffects.removeAll { $0 === effect }
    }
  }
#endif
