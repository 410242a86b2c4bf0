// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroRaster
public import ChiaroViews
public import Foundation

/// A spinner that shows that a task is in progress.
///
/// In a window on a desktop, it turns once a second unless Reduce Motion is on. In images that are
/// rendered offline, it does not move.
///
/// Apple counterpart: `UIActivityIndicatorView` · Source: UIActivityIndicatorView.h; WWDC19 214
/// (statements S187, S188) · Fidelity: approximate, the shape of its eight spokes is an estimate
open class ActivityIndicator: View, SizeMeasuring, FrameDriven {
  /// The size and color of an activity indicator.
  ///
  /// Apple counterpart: `UIActivityIndicatorView.Style` · Source: UIActivityIndicatorView.h
  /// (statement S187) · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// Large and white, in both light and dark style; deprecated.
    case whiteLarge = 0
    /// White in both light and dark style; deprecated.
    case white = 1
    /// Gray in both light and dark style; deprecated.
    case gray = 2
    /// Small, 20 points wide, in an adaptive gray.
    case medium = 100
    /// Large, 37 points wide, in an adaptive gray.
    case large = 101

    /// Whether the style is deprecated, because its color is the same in light and dark style.
    public var isDeprecated: Bool { rawValue < Style.medium.rawValue }

    var color: DynamicColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray: .gray
      case .medium, .large: .secondaryLabel
      }
    }

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// The size and default color of the indicator.
  open var style: Style { didSet { setNeedsDisplay() } }
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spinner; the default is the color of the style.
  ///
  /// Setting nil restores the default.
  open var color: DynamicColor! {
    get { chosenColor ?? style.color }
    set {
      chosenColor = newValue
      setNeedsDisplay()
    }
  }
  private final var chosenColor: DynamicColor?
  /// Whether the spinner is animating.
  public private(set) final var isAnimating = false
  /// Whether the view is hidden while it is not animating; the default is true.
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  /// The phase of the animation, in eighths of a turn.
  ///
  /// A window on a desktop advances it while the spinner is animating.
  open var phase = 0 { didSet { setNeedsDisplay() } }

  /// Creates an activity indicator with a style; it is not animating.
  public init(style: Style = .medium) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    showOrHide()
    registerForTraitChanges([TraitReduceMotion.self]) { (spinner: ActivityIndicator, _) in
      spinner.turn()
    }
  }

  /// Creates an activity indicator of medium size with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .medium)
    self.frame.origin = frame.origin
    if frame.size != .zero { self.frame.size = frame.size }
  }

  /// Shows the view and starts the animation.
  open func startAnimating() {
    isAnimating = true
    showOrHide()
    turn()
  }

  /// Stops the animation, and hides the view if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  private final func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  private final var turns: Bool { isAnimating && !untrackedTraits[TraitReduceMotion.self] }

  /// Asks the window for frames, if there is one.
  private final func turn() {
    if turns { window?.input.animate(self) }
  }

  package final func advance(to time: Double) -> Bool {
    guard turns, window != nil else { return false }
    // A turn a second; `phase` changes, and the spinner is drawn, eight times a second.
    let eighth = Int((time * 8).rounded(.down)) & 7
    if eighth != phase { phase = eighth }
    return true
  }

  package final func finish() {}

  package final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }

  public override final func drawContent(in context: GraphicsContext) {
    context.drawSpinner(in: bounds, color: color, phase: phase)
  }
}

extension GraphicsContext {
  /// Rounds a length to 64ths of a point, which a `Float` represents exactly.
  private func exact(_ length: CGFloat) -> CGFloat { (length * 64).rounded() / 64 }

  /// Draws a spinner: eight spokes around the middle with decreasing opacity.
  func drawSpinner(in rect: CGRect, color: DynamicColor, phase: Int = 0) {
    let side = min(rect.width, rect.height)
    let (length, width) = (exact(side * 0.27), exact(side * 0.115))
    let spoke = CGRect(x: -width / 2, y: -side / 2, width: width, height: length)
    // A quarter turn in eighths without trigonometry, so that every platform draws the same.
    let diagonal = Float(0.5.squareRoot())
    let turns: [(cosine: Float, sine: Float)] = [
      (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal),
      (-1, 0), (-diagonal, -diagonal), (0, -1), (diagonal, -diagonal),
    ]
    let (x, y) = (Float(exact(rect.midX)), Float(exact(rect.midY)))
    for (index, turn) in turns.enumerated() {
      let age = (phase - index) & 7
      let place = Transform(
        a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: x, ty: y)
      transform(by: place) {
        group(opacity: 1 - CGFloat(age) * 0.1) { fill(spoke, color, cornerRadius: width / 2) }
      }
    }
  }
}
