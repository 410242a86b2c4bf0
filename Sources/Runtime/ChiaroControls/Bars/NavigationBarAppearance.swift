// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// The appearance of a navigation bar: its background, separator line, titles and buttons.
///
/// Apple counterpart: `UINavigationBarAppearance` · Source: UINavigationBarAppearance.h · Fidelity:
/// approximate, only the font and color of text attributes have an effect
open class NavigationBarAppearance: BarAppearance {
  /// The attributes of the title; empty for the default ones.
  ///
  /// Only the font and color have an effect.
  public final var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }
  /// The attributes of the large title; empty for the default ones.
  ///
  /// Only the font and color have an effect.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }
  /// The appearance of the buttons.
  public final var buttonAppearance = BarButtonItemAppearance() { didSet { onChange?() } }
  /// The appearance of prominent buttons.
  public final var doneButtonAppearance = BarButtonItemAppearance(style: .done) {
    didSet { onChange?() }
  }
  /// The appearance of the back button.
  public final var backButtonAppearance = BarButtonItemAppearance() { didSet { onChange?() } }
  /// The image beside the title of the back button; nil for a chevron.
  public private(set) final var backIndicatorImage: Image? { didSet { onChange?() } }
  /// The mask of the back indicator image during transitions; stored, but without effect, because
  /// bars change without animation.
  ///
  /// Fidelity: inert
  public private(set) final var backIndicatorTransitionMaskImage: Image?

  /// Sets the image beside the title of the back button, and the image's mask; nil for a chevron.
  public final func setBackIndicatorImage(_ image: Image?, transitionMaskImage mask: Image?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, mask)
  }

  /// The color of the title and of the large title; the default is `label`.
  public final var titleColor: DynamicColor {
    get { titleTextAttributes.foregroundColor ?? .label }
    set {
      titleTextAttributes[.foregroundColor] = newValue
      largeTitleTextAttributes[.foregroundColor] = newValue
    }
  }

  override func takeOver(_ other: BarAppearance) {
    super.takeOver(other)
    guard let other = other as? NavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  override func takeParts(of other: BarAppearance, over usual: BarAppearance) {
    super.takeParts(of: other, over: usual)
    guard let other = other as? NavigationBarAppearance,
      let usual = usual as? NavigationBarAppearance
    else { return }
    let parts = BarParts(mine: self, other: other, usual: usual)
    parts.take(\.titleTextAttributes)
    parts.take(\.largeTitleTextAttributes)
    parts.of(\.buttonAppearance).takeStates()
    parts.of(\.doneButtonAppearance).takeStates()
    parts.of(\.backButtonAppearance).takeStates()
    if backIndicatorImage == nil, let image = other.backIndicatorImage {
      setBackIndicatorImage(image, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }
  }

  override func attributes(of item: BarItem, isPressed: Bool) -> [NSAttributedString.Key: Any]? {
    (item.button?.isProminent == true ? doneButtonAppearance : buttonAppearance)
      .attributes(item, isPressed)
  }
}

/// The appearance of a toolbar: its background, separator line and buttons.
///
/// Apple counterpart: `UIToolbarAppearance` · Source: UIToolbarAppearance.h · Fidelity: exact
open class ToolbarAppearance: BarAppearance {
  /// The appearance of the buttons.
  public final var buttonAppearance = BarButtonItemAppearance() { didSet { onChange?() } }
  /// The appearance of prominent buttons.
  public final var doneButtonAppearance = BarButtonItemAppearance(style: .done) {
    didSet { onChange?() }
  }

  override func takeOver(_ other: BarAppearance) {
    super.takeOver(other)
    guard let other = other as? ToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }

  override func takeParts(of other: BarAppearance, over usual: BarAppearance) {
    super.takeParts(of: other, over: usual)
    guard let other = other as? ToolbarAppearance, let usual = usual as? ToolbarAppearance
    else { return }
    let parts = BarParts(mine: self, other: other, usual: usual)
    parts.of(\.buttonAppearance).takeStates()
    parts.of(\.doneButtonAppearance).takeStates()
  }

  override func attributes(of item: BarItem, isPressed: Bool) -> [NSAttributedString.Key: Any]? {
    (item.button?.isProminent == true ? doneButtonAppearance : buttonAppearance)
      .attributes(item, isPressed)
  }
}

/// The appearance of a bar's buttons in each of their states.
///
/// Apple counterpart: `UIBarButtonItemAppearance` · Source: UIBarButtonItemAppearance.h · Fidelity:
/// approximate, only the font and color of text attributes have an effect
@preconcurrency @MainActor
public final class BarButtonItemAppearance {
  /// The appearance of buttons in their normal state.
  public let normal = BarButtonItemStateAppearance()
  /// The appearance of buttons while they are pressed.
  public let highlighted = BarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = BarButtonItemStateAppearance()
  /// The appearance of the button with keyboard focus; stored, but without effect.
  ///
  /// Fidelity: inert
  public let focused = BarButtonItemStateAppearance()
  /// Whether the appearance is that of prominent buttons.
  private let style: BarButtonItem.Style

  /// Creates an appearance with the default attributes of a style.
  public init(style: BarButtonItem.Style = .plain) { self.style = style }

  /// Returns an independent copy.
  public func copy() -> BarButtonItemAppearance {
    let copy = BarButtonItemAppearance(style: style)
    for (mine, own) in zip(states, copy.states) { own.takeOver(mine) }
    return copy
  }

  /// Resets the attributes of all states to the defaults, which are the same for every style.
  public func configureWithDefault(for style: BarButtonItem.Style) {
    for state in states { state.takeOver(BarButtonItemStateAppearance()) }
  }

  private var states: [BarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// The attributes of an item's title in its state: those that are not set are the normal ones.
  func attributes(_ item: BarItem, _ isPressed: Bool) -> [NSAttributedString.Key: Any]? {
    let state = !item.isEnabled ? disabled : isPressed ? highlighted : normal
    guard state !== normal else { return normal.titleTextAttributes }
    var usual = normal.titleTextAttributes
    // What is pressed or disabled is dimmed, unless it has a color of its own.
    usual[.foregroundColor] = nil
    return usual.merging(state.titleTextAttributes) { $1 }
  }
}

/// The appearance of a bar's buttons in one state.
///
/// Apple counterpart: `UIBarButtonItemStateAppearance` · Source: UIBarButtonItemAppearance.h ·
/// Fidelity: approximate, only the font and color of text attributes have an effect
@preconcurrency @MainActor
public final class BarButtonItemStateAppearance {
  /// The attributes of the title; empty for the default ones.
  ///
  /// Only the font and color have an effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image behind the button; stored, but not drawn; nil for none.
  ///
  /// Fidelity: inert
  public var backgroundImage: Image?

  func takeOver(_ other: BarButtonItemStateAppearance) {
    (titleTextAttributes, backgroundImage) = (other.titleTextAttributes, other.backgroundImage)
  }
}
