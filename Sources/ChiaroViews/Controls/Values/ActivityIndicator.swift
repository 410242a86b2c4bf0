// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import Foundation

/// Turning spokes: something is going on.
///
/// Apple counterpart: `UIActivityIndicatorView` · Source: UIActivityIndicatorView.h; WWDC19 214
/// (S187, S188) · Fidelity: approximate
open class ActivityIndicator: View, SizeMeasuring {
  /// The size and color.
  ///
  /// Apple counterpart: `UIActivityIndicatorView.Style` · Source: UIActivityIndicatorView.h (S187)
  /// · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    /// Large and white in every style; deprecated.
    case whiteLarge = 0
    /// White in every style; deprecated.
    case white = 1
    /// Gray in every style; deprecated.
    case gray = 2
    /// Small, in a gray that adapts.
    case medium = 100
    /// Large, in a gray that adapts.
    case large = 101

    /// Whether the style is fixed in color, and deprecated for that.
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

  /// The size and color.
  public final var style: Style { didSet { setNeedsDisplay() } }
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes: the style's unless another was set; nil restores it.
  public final var color: DynamicColor! {
    get { chosenColor ?? style.color }
    set {
      chosenColor = newValue
      setNeedsDisplay()
    }
  }
  private final var chosenColor: DynamicColor?
  /// Whether it turns.
  public private(set) final var isAnimating = false
  /// Whether it is seen only while it turns.
  public final var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
  /// How far it has turned, in spokes; the host moves it.
  public final var phase = 0 { didSet { setNeedsDisplay() } }

  /// Creates a spinner of a style that stands still.
  public init(style: Style = .medium) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
  }

  /// Lets it turn.
  public final func startAnimating() {
    isAnimating = true
    setNeedsDisplay()
  }

  /// Lets it stand still.
  public final func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }

  final func measuredSize(within size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }

  public override final func drawContent(in context: GraphicsContext) {
    guard isAnimating || !hidesWhenStopped else { return }
    context.drawSpinner(in: bounds, color: color, phase: phase)
  }
}

extension GraphicsContext {
  /// A length in 64ths of a point, which a `Float` holds without rounding.
  private func exact(_ length: CGFloat) -> CGFloat { (length * 64).rounded() / 64 }

  /// Eight dots around the middle, from strong to weak.
  func drawSpinner(in rect: CGRect, color: DynamicColor, phase: Int = 0) {
    let side = min(rect.width, rect.height)
    // A quarter turn in eighths without trigonometry, so that every platform draws the same.
    let diagonal = 0.5.squareRoot()
    let directions: [(CGFloat, CGFloat)] = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal),
      (0, 1), (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
    let dot = side * 0.18
    let reach = (side - dot) / 2
    for (index, direction) in directions.enumerated() {
      let age = (phase - index) & 7
      let frame = CGRect(
        x: exact(rect.midX + direction.0 * reach - dot / 2),
        y: exact(rect.midY + direction.1 * reach - dot / 2), width: exact(dot),
        height: exact(dot))
      group(opacity: 1 - CGFloat(age) * 0.1) { fill(frame, color, cornerRadius: dot / 2) }
    }
  }
}
