// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

/// The titles, colors and images for each state, as buttons had before configurations.
struct LegacyButtonContent {
  var titles: [Control.State: String] = [:]
  var attributed: [Control.State: NSAttributedString] = [:]
  var colors: [Control.State: DynamicColor] = [:]
  var images: [Control.State: Image] = [:]
  var symbols: [Control.State: SymbolConfiguration] = [:]
  /// The stand-in for the button's title label, created on first access.
  var label: ButtonTitleLabel?
  var insets: EdgeInsets?
  var backgrounds: [Control.State: Image] = [:]
  /// Whether the content stands on a disc, as that of a button which closes something does.
  var isClose = false
  /// What stands for the button's picture; nil while nobody asked for it.
  var picture: ButtonImageView?

  /// Returns the value of a state, else the one without focus, else the normal state's.
  func value<Value>(_ values: [Control.State: Value], _ state: Control.State) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }

  @MainActor
  func configuration(in state: Control.State, isRightToLeft: Bool) -> ButtonConfiguration {
    var configuration = ButtonConfiguration.plain()
    configuration.title = value(titles, state)
    configuration.image = value(images, state)
    configuration.preferredSymbolConfigurationForImage = value(symbols, state)
    configuration.baseForegroundColor = value(colors, state)
    if isClose { configuration.closes(isPressed: state.contains(.highlighted)) }
    if let font = label?.font { configuration.titleFont = font }
    configuration.titleLines = label?.numberOfLines ?? 1
    if let text = value(attributed, state), text.length > 0 {
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      configuration.title = text.string
      configuration.titleFont = attributes.font ?? configuration.titleFont
      configuration.baseForegroundColor =
        attributes.foregroundColor ?? configuration.baseForegroundColor
    }
    if let insets {
      configuration.contentInsets = DirectionalEdgeInsets(insets, isRightToLeft: isRightToLeft)
    }
    return configuration
  }
}

extension ButtonConfiguration {
  /// Shows a small image on a gray disc.
  ///
  /// Source: the close buttons of iOS 13 to 18 in public pictures, 30 points wide
  fileprivate mutating func closes(isPressed: Bool) {
    titleFont = .systemFont(ofSize: 11, weight: 700)
    baseForegroundColor = baseForegroundColor ?? .secondaryLabel
    background.backgroundColor = isPressed ? .systemFill : .tertiarySystemFill
    background.cornerRadius = 15
    contentInsets = DirectionalEdgeInsets(top: 8.5, leading: 8.5, bottom: 8.5, trailing: 8.5)
  }
}

extension Button {
  /// The attributed title for the current state; nil if none is set.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The background image for the current state; nil for none.
  public final var currentBackgroundImage: Image? { backgroundImage(for: state) }
  /// The image that the button shows in its current state; nil for none.
  public final var currentImage: Image? { effectiveConfiguration.image }
  /// The title color for the current state; `tintColor` if none is set.
  public final var currentTitleColor: DynamicColor { titleColor(for: state) ?? .tintColor }

  /// Sets the size and colors of the symbol images that are shown in a state; nil removes them.
  ///
  /// A symbol image that has a size or colors of its own keeps them.
  ///
  /// Apple counterpart: `setPreferredSymbolConfiguration(_:forImageIn:)` · Source: UIButton.h ·
  /// Fidelity: approximate, the weight has no effect
  public final func setPreferredSymbolConfiguration(
    _ configuration: SymbolConfiguration?, forImageIn state: State
  ) {
    legacy.symbols[state] = configuration
    contentDidChange()
  }
  /// Returns the configuration set by `setPreferredSymbolConfiguration(_:forImageIn:)`; nil for
  /// none.
  ///
  /// Apple counterpart: `preferredSymbolConfigurationForImage(in:)` · Source: UIButton.h ·
  /// Fidelity: exact
  public final func preferredSymbolConfigurationForImage(in state: State) -> SymbolConfiguration? {
    legacy.symbols[state]
  }
  /// The size and colors of symbol images in the current state; nil for those of the image itself.
  public final var currentPreferredSymbolConfiguration: SymbolConfiguration? {
    effectiveConfiguration.preferredSymbolConfigurationForImage
  }

  /// A view that reads and sets the button's image, its tint color and whether it is hidden; never
  /// nil.
  ///
  /// The button draws the image itself, so other properties of the view have no effect.
  ///
  /// Apple counterpart: `imageView` · Source: UIButton.h · Fidelity: approximate, the button draws
  /// the picture itself
  public final var imageView: ImageView? {
    if let view = legacy.picture { return view }
    let view = ButtonImageView(frame: .zero)
    view.button = self
    legacy.picture = view
    return view
  }
}
