// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// A stand-in for the title label of a button; its font is the font of the title.
final class ButtonTitleLabel: Label {
  weak var button: Button?

  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: Font! { didSet { button?.contentDidChange() } }
  override var text: String? {
    get { button?.effectiveConfiguration.title }
    set { button?.setTitle(newValue, for: .normal) }
  }
  override var isHidden: Bool { didSet { button?.setNeedsDisplay() } }
  override var numberOfLines: Int { didSet { button?.contentDidChange() } }

  override var intrinsicContentSize: CGSize {
    guard let button, text?.isEmpty == false else { return .zero }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return button.effectiveConfiguration.textSize(button.textMeasure, in: width)
  }
}

/// What stands for the view of a button's picture.
final class ButtonImageView: ImageView {
  weak var button: Button?

  override var image: Image? {
    get { button?.effectiveConfiguration.image }
    set { button?.setImage(newValue, for: .normal) }
  }
  override var isHidden: Bool { didSet { button?.setNeedsDisplay() } }
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: DynamicColor! {
    get { ownTint ?? button?.tintColor ?? super.tintColor }
    set {
      ownTint = newValue
      button?.setNeedsDisplay()
    }
  }
  /// The tint color of the picture alone; nil for the color of the title.
  private(set) var ownTint: DynamicColor?
}

extension Button {
  /// The kind of a button that has no configuration.
  ///
  /// Apple counterpart: `UIButton.ButtonType` · Source: UIButton.h · Fidelity: approximate, the
  /// information buttons look alike
  public enum ButtonType: Int, Sendable, CaseIterable {
    /// A button with a white title, unless another color is set.
    case custom = 0
    /// A button with a title in the tint color.
    case system = 1
    /// A button with an information symbol in the tint color.
    case detailDisclosure = 2
    /// A button with an information symbol; the same as `detailDisclosure`.
    case infoLight = 3
    /// A button with an information symbol; the same as `detailDisclosure`.
    case infoDark = 4
    /// A button with a plus sign in a circle.
    case contactAdd = 5
    /// The same as `system`; until iOS 6 it had a rounded border.
    public static let roundedRect = ButtonType.system
    /// A button with a cross on a gray disc that is 30 points wide.
    case close = 7

    fileprivate var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  /// Creates a button of a type, without a configuration.
  ///
  /// Apple counterpart: `init(type:)` · Source: UIButton.h · Fidelity: approximate, the information
  /// buttons look alike
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    if type == .close { legacy.isClose = true }
    if type == .custom { setTitleColor(.white, for: .normal) }
    if let symbol = type.symbol { setImage(Image(.symbol(symbol)), for: .normal) }
  }

  /// A label that reads and sets the font and text of the title; never nil.
  ///
  /// The button draws the title itself, so other properties of the label, such as its color, have
  /// no effect. If the button has a configuration, the label has no effect at all.
  ///
  /// Apple counterpart: `titleLabel` · Source: UIButton.h · Fidelity: approximate, it is not a
  /// subview of the button
  public final var titleLabel: Label? {
    if let label = legacy.label { return label }
    let label = ButtonTitleLabel()
    label.font = effectiveConfiguration.titleFont
    label.button = self
    legacy.label = label
    return label
  }

  /// The title that the button shows in its current state; nil for none.
  public final var currentTitle: String? { effectiveConfiguration.title }
}
