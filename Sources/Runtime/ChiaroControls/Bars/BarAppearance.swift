// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
import Foundation

/// The appearance of a bar: its background and its separator line.
///
/// A bar copies an appearance that is assigned to it. To change the appearance later, change the
/// copy that the bar's property returns, such as `bar.standardAppearance`.
///
/// Apple counterpart: `UIBarAppearance` · Source: UIBarAppearance.h · Fidelity: approximate, the
/// background image has no content mode
@preconcurrency @MainActor
open class BarAppearance {
  /// The blur or glass effect behind the bar; nil for none.
  public final var backgroundEffect: (any VisualEffect)? {
    get { effectKind?.effect }
    set { effectKind = newValue?.kind }
  }
  final var effectKind: VisualEffectKind? { didSet { onChange?() } }
  /// The background color, drawn over the effect; nil for none.
  public final var backgroundColor: DynamicColor? { didSet { onChange?() } }
  /// The image drawn over the background color and effect, scaled to the size of the bar; nil for
  /// none.
  public final var backgroundImage: Image? { didSet { onChange?() } }
  /// The color of the separator line at the bar's edge; nil for none.
  public final var shadowColor: DynamicColor? { didSet { onChange?() } }
  /// The image drawn instead of the separator line; nil for the line.
  ///
  /// If it is a template, it is filled with `shadowColor`. It is drawn only while `shadowColor` is
  /// not nil.
  public final var shadowImage: Image? { didSet { onChange?() } }
  /// Called after a change by the bar whose appearance this is.
  final var onChange: (() -> Void)?

  /// Creates an appearance with a translucent background in the chrome material.
  public required init() { configureWithDefaultBackground() }

  /// Creates an appearance with the background and the separator line of another one.
  public convenience init(barAppearance: BarAppearance) {
    self.init()
    takeOver(barAppearance)
  }

  /// Sets a translucent background in the chrome material, and the default separator line.
  ///
  /// Apple counterpart: `configureWithDefaultBackground()` · Source: UIBarAppearance.h ·
  /// Fidelity: exact
  public final func configureWithDefaultBackground() {
    effectKind = BlurEffect(style: .systemChromeMaterial).kind
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    shadowColor = .separator
  }

  /// Sets an opaque background and the default separator line.
  ///
  /// Apple counterpart: `configureWithOpaqueBackground()` · Source: UIBarAppearance.h ·
  /// Fidelity: exact
  public final func configureWithOpaqueBackground() {
    (effectKind, backgroundImage, shadowImage) = (nil, nil, nil)
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Removes the background and the separator line.
  ///
  /// Apple counterpart: `configureWithTransparentBackground()` · Source: UIBarAppearance.h ·
  /// Fidelity: exact
  public final func configureWithTransparentBackground() {
    (effectKind, backgroundImage, shadowImage) = (nil, nil, nil)
    (backgroundColor, shadowColor) = (nil, nil)
  }

  /// Returns an appearance with a translucent background in the chrome material.
  public class func defaultBackground() -> Self { Self() }

  /// Returns an appearance with an opaque background.
  public class func opaqueBackground() -> Self {
    let appearance = Self()
    appearance.configureWithOpaqueBackground()
    return appearance
  }

  /// Returns an appearance without a background or separator line.
  public class func transparentBackground() -> Self {
    let appearance = Self()
    appearance.configureWithTransparentBackground()
    return appearance
  }

  /// Returns an independent copy.
  public final func copy() -> Self {
    let copy = Self()
    copy.takeOver(self)
    return copy
  }

  /// Takes over what another appearance has; kinds of appearances add what is theirs.
  func takeOver(_ other: BarAppearance) {
    effectKind = other.effectKind
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Takes those parts of another appearance that are not the usual ones, where its own are.
  ///
  /// Kinds of appearances add what is theirs.
  func takeParts(of other: BarAppearance, over usual: BarAppearance) {
    let parts = BarParts(mine: self, other: other, usual: usual)
    parts.take(\.effectKind)
    parts.take(\.backgroundColor)
    parts.take(\.backgroundImage) { $0 === $1 }
    parts.take(\.shadowColor)
    parts.take(\.shadowImage) { $0 === $1 }
  }

  /// The attributes of an item's title; nil for the usual ones.
  func attributes(of item: BarItem, isPressed: Bool) -> [NSAttributedString.Key: Any]? { nil }

  /// Draws the background in the bar's bounds.
  final func drawBackground(_ place: EffectPlace, lineAtBottom: Bool, in context: GraphicsContext) {
    let rect = place.rect
    effectKind?.draw(in: context, place)
    if let backgroundColor { context.fill(rect, backgroundColor) }
    if let backgroundImage {
      context.draw(backgroundImage, in: rect, place: .control, tint: .tintColor)
    }
    guard let shadowColor else { return }
    let top = lineAtBottom ? rect.height - 0.5 : 0
    let line = CGRect(x: 0, y: top, width: rect.width, height: 0.5)
    if let shadowImage {
      context.draw(shadowImage, in: line, place: .control, tint: shadowColor)
    } else {
      context.fill(line, shadowColor)
    }
  }
}

extension [NSAttributedString.Key: Any] {
  /// The font among the attributes of a text; nil for none.
  var font: Font? { self[.font] as? Font }
  /// The color among the attributes of a text; nil for none.
  var foregroundColor: DynamicColor? { self[.foregroundColor] as? DynamicColor }
  /// The number of an attribute, as a program may have written it; nil for none.
  func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch self[key] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
