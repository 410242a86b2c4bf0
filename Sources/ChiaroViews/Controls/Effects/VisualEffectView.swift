// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import Foundation

/// A view with an effect on what lies behind it, and content in front.
///
/// Add subviews to `contentView`; adding one to the view itself is an error.
///
/// Apple counterpart: `UIVisualEffectView` · Source: UIVisualEffectView.h; WWDC19 214
/// (S173–S180) · Fidelity: approximate
open class VisualEffectView: View {
  /// When an effect looks as in a window that is in use.
  ///
  /// Apple counterpart: `NSVisualEffectView.State` · Source: AppKit reference (S226) ·
  /// Fidelity: approximate, Apple's inactive look is not public
  public enum State: Int, Sendable, CaseIterable {
    /// While the window is.
    case followsWindowActiveState = 0
    /// Always.
    case active = 1
    /// Never.
    case inactive = 2
  }

  /// The effect; nil for none.
  public final var effect: (any VisualEffect)? {
    get { kind?.effect }
    set { kind = newValue?.kind }
  }
  final var kind: VisualEffectKind? { didSet { if kind != oldValue { effectDidChange() } } }
  /// Whether the effect shows that the window is not in use.
  public final var state = State.followsWindowActiveState { didSet { setNeedsDisplay() } }
  /// What holds the subviews.
  public final let contentView = View()
  /// What small glass has made of what lies behind it; nil until that was looked at.
  final var adaptation: GlassAdaptation?
  private final var holdsContent = false

  /// Creates a view with an effect.
  public init(effect: (any VisualEffect)?) {
    kind = effect?.kind
    super.init(frame: .zero)
    addSubview(contentView)
    holdsContent = true
  }

  private final func effectDidChange() {
    setNeedsDisplay()
    window?.isListStale = true
  }

  override final func checkAddition(of view: View) {
    precondition(
      !holdsContent || view === contentView,
      "subviews of an effect view go into its contentView")
  }

  /// Gives the content all of the view's room.
  open override func layoutSubviews() { contentView.frame = bounds }

  override final var backdropObserver: (any BackdropObserving)? {
    if case .glass = kind?.value { self } else { nil }
  }
  override final var isCutWithoutGroup: Bool { true }

  override final var inkOfContent: (any ContentInk)? {
    guard case .vibrancy(let vibrancy) = kind?.value else { return nil }
    // The one style that there was before iOS 13 is what labels have now.
    return VibrantInk(style: vibrancy.style ?? .label)
  }

  public override final func drawContent(in context: GraphicsContext) {
    kind?.draw(
      in: context,
      EffectPlace(
        rect: bounds, cornerRadius: layer.cornerRadius, traits: traitCollection,
        isActive: state.isActive(in: traitCollection), glassStyle: adaptation?.style))
  }
}

extension VisualEffectView.State {
  /// Whether effects look as in a window that is in use; only a Mac's say whether it is.
  package func isActive(in traits: TraitCollection) -> Bool {
    switch self {
    case .active: true
    case .inactive: false
    case .followsWindowActiveState:
      traits.userInterfaceIdiom != .mac || traits.activeAppearance != .inactive
    }
  }
}
