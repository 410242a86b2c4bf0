// SPDX-License-Identifier: MIT

package import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that applies an effect to the content behind it and shows its subviews in front.
///
/// Add subviews to `contentView`. Adding a subview to the effect view itself is a programming
/// error.
///
/// Apple counterpart: `UIVisualEffectView` · Source: UIVisualEffectView.h; WWDC19 214 (statements
/// S173–S180) · Fidelity: approximate, materials are measured or estimated
open class VisualEffectView: View, EffectShowing {
  /// The rule that decides whether an effect looks active or inactive.
  ///
  /// Apple counterpart: `NSVisualEffectView.State` · Source: AppKit reference (statement S226) ·
  /// Fidelity: approximate, Apple's inactive look is not public
  public enum State: Int, Sendable, CaseIterable {
    /// The effect is active while the window is active.
    case followsWindowActiveState = 0
    /// The effect is always active.
    case active = 1
    /// The effect is always inactive.
    case inactive = 2
  }

  /// The blur, vibrancy or glass effect; nil for none.
  public final var effect: (any VisualEffect)? {
    get { kind?.effect }
    set { kind = newValue?.kind }
  }
  final var kind: VisualEffectKind? { didSet { if kind != oldValue { effectDidChange() } } }
  /// The rule that decides whether the effect looks active; the default is
  /// `followsWindowActiveState`.
  public final var state = State.followsWindowActiveState { didSet { setNeedsDisplay() } }
  /// The view that contains the app's subviews; it fills the effect view.
  public final let contentView = View()
  /// The adaptation of small glass to the content behind it; nil until it was measured.
  final var adaptation: GlassAdaptation?
  private final var holdsContent = false

  /// Creates an effect view with an effect; nil, the default, for none.
  public init(effect: (any VisualEffect)? = nil) {
    kind = effect?.kind
    super.init(frame: .zero)
    addSubview(contentView)
    holdsContent = true
  }

  /// Creates a view with a frame and without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  private final func effectDidChange() {
    setNeedsDisplay()
    window?.isListStale = true
  }

  package final func checkAddition(of view: View) {
    precondition(
      !holdsContent || view === contentView,
      "add subviews of an effect view to its contentView")
  }

  /// Resizes the content view to fill the effect view.
  open override func layoutSubviews() { contentView.frame = bounds }

  package final var backdropObserver: (any BackdropObserving)? {
    if case .glass = kind?.value { self } else { nil }
  }

  package final var colorReplacement: (any ContentColorReplacement)? {
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
  /// Returns whether effects look active; windows show inactivity on the Mac idiom only.
  package func isActive(in traits: TraitCollection) -> Bool {
    switch self {
    case .active: true
    case .inactive: false
    case .followsWindowActiveState:
      traits.userInterfaceIdiom != .mac || traits.activeAppearance != .inactive
    }
  }
}
