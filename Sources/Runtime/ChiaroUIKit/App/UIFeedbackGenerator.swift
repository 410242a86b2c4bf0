// SPDX-License-Identifier: MIT

public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A generator of haptic feedback; without effect, as no supported device has haptics.
  ///
  /// Apple counterpart: `UIFeedbackGenerator` · Source: UIFeedbackGenerator.h · Fidelity:
  /// approximate, no device vibrates
  @preconcurrency @MainActor
  open class UIFeedbackGenerator {
    /// Creates a feedback generator.
    public init() {}
    /// Prepares for feedback; does nothing, as no supported device has haptics.
    open func prepare() {}
  }

  /// A generator of haptic impacts; without effect, as no supported device has haptics.
  ///
  /// Apple counterpart: `UIImpactFeedbackGenerator` · Source: UIImpactFeedbackGenerator.h ·
  /// Fidelity: approximate, no device vibrates
  open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of an impact.
    ///
    /// Apple counterpart: `UIImpactFeedbackGenerator.FeedbackStyle` · Source:
    /// UIImpactFeedbackGenerator.h · Fidelity: exact
    public enum FeedbackStyle: Int, Sendable, CaseIterable {
      case light = 0
      case medium = 1
      case heavy = 2
      case soft = 3
      case rigid = 4
    }

    /// Creates a feedback generator; the strength is ignored.
    public init(style: FeedbackStyle) { super.init() }
    /// Creates a feedback generator of medium strength.
    public convenience override init() { self.init(style: .medium) }
    /// Triggers an impact; does nothing, as no supported device has haptics.
    open func impactOccurred() {}
    /// Triggers an impact with an intensity from 0 to 1; does nothing.
    open func impactOccurred(intensity: CGFloat) {}
  }

  /// A generator of haptic feedback for a changed selection; without effect.
  ///
  /// Apple counterpart: `UISelectionFeedbackGenerator` · Source: UISelectionFeedbackGenerator.h ·
  /// Fidelity: approximate, no device vibrates
  open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers feedback for a changed selection; does nothing.
    open func selectionChanged() {}
  }

  /// A generator of haptic feedback for success, warning and error; without effect.
  ///
  /// Apple counterpart: `UINotificationFeedbackGenerator` · Source:
  /// UINotificationFeedbackGenerator.h · Fidelity: approximate, no device vibrates
  open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result that the feedback reports: success, warning or error.
    ///
    /// Apple counterpart: `UINotificationFeedbackGenerator.FeedbackType` · Source:
    /// UINotificationFeedbackGenerator.h · Fidelity: exact
    public enum FeedbackType: Int, Sendable, CaseIterable {
      case success = 0
      case warning = 1
      case error = 2
    }

    /// Triggers feedback for a result; does nothing.
    open func notificationOccurred(_ type: FeedbackType) {}
  }
#endif
