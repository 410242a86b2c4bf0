// SPDX-License-Identifier: MIT

public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// What a device lets a hand feel; no machine here can, so that nothing is felt.
  ///
  /// Apple counterpart: `UIFeedbackGenerator` · Source: UIFeedbackGenerator.h · Fidelity:
  /// approximate, nothing is felt
  @preconcurrency @MainActor
  open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}
    /// Makes the device ready; there is nothing to make ready.
    open func prepare() {}
  }

  /// Lets a hand feel a blow; nothing is felt here.
  ///
  /// Apple counterpart: `UIImpactFeedbackGenerator` · Source: UIImpactFeedbackGenerator.h ·
  /// Fidelity: approximate, nothing is felt
  open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard the blow is.
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

    /// Creates a generator.
    public init(style: FeedbackStyle) { super.init() }
    /// Creates a generator of a medium blow.
    public convenience override init() { self.init(style: .medium) }
    /// Lets the hand feel the blow.
    open func impactOccurred() {}
    /// Lets the hand feel the blow, more or less.
    open func impactOccurred(intensity: CGFloat) {}
  }

  /// Lets a hand feel that another thing is selected; nothing is felt here.
  ///
  /// Apple counterpart: `UISelectionFeedbackGenerator` · Source: UISelectionFeedbackGenerator.h ·
  /// Fidelity: approximate, nothing is felt
  open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets the hand feel the change.
    open func selectionChanged() {}
  }

  /// Lets a hand feel success or failure; nothing is felt here.
  ///
  /// Apple counterpart: `UINotificationFeedbackGenerator` · Source:
  /// UINotificationFeedbackGenerator.h · Fidelity: approximate, nothing is felt
  open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What happened.
    ///
    /// Apple counterpart: `UINotificationFeedbackGenerator.FeedbackType` · Source:
    /// UINotificationFeedbackGenerator.h · Fidelity: exact
    public enum FeedbackType: Int, Sendable, CaseIterable {
      case success = 0
      case warning = 1
      case error = 2
    }

    /// Lets the hand feel it.
    open func notificationOccurred(_ type: FeedbackType) {}
  }
#endif
