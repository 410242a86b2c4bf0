// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The appearance and content of a button.
///
/// Apple counterpart: `UIButton.Configuration` · Source: UIButtonConfiguration.h (statement S107) ·
/// Fidelity: approximate, these have no effect: button size, line breaks, title alignment, title
/// padding, and the color transformers of the image and the indicator
public struct ButtonConfiguration: Sendable {
  /// The basic style of a button.
  enum Kind: Sendable {
    case plain
    case tinted
    case filled
    case gray
  }

  var kind: Kind
  /// The title; nil for none.
  public var title: String? { didSet { dropTitleAttributes() } }
  /// The subtitle, a second line in smaller text; nil for none.
  public var subtitle: String?
  /// The image; nil for none.
  ///
  /// It is drawn as a template unless its rendering mode says otherwise.
  public var image: Image?
  /// The distance between image and title in points; the default is 8.
  public var imagePadding: CGFloat = 8
  /// The font of the title.
  public var titleFont = Font.label
  /// The maximum number of lines of the title; 0 for any number.
  var titleLines = 0
  /// The insets of the content from the button's edges, in points.
  public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// Whether an activity indicator replaces the image.
  public var showsActivityIndicator = false
  /// The color of the title and the image; nil for the default of the style.
  public var baseForegroundColor: DynamicColor?
  /// The color from which the background color is derived; nil for the default of the style.
  public var baseBackgroundColor: DynamicColor?
  /// The background of the button; if its color is nil, the style determines the color.
  public var background: BackgroundConfiguration

  /// The style of the corners; the default is `dynamic`.
  ///
  /// Setting a style other than `dynamic` and `fixed` changes the corner radius of `background`.
  public var cornerStyle = CornerStyle.dynamic {
    didSet { background.cornerRadius = cornerStyle.radius ?? background.cornerRadius }
  }
  /// The size of the button; stored, but without effect, because the content insets decide.
  ///
  /// Fidelity: inert
  public var buttonSize = Size.medium
  /// The edge of the button at which the image is placed; the default is `leading`, before the
  /// title.
  public var imagePlacement = ImagePlacement.leading
  /// The way in which a title that does not fit is truncated; stored, but without effect.
  ///
  /// Fidelity: inert
  public var titleLineBreakMode = LineBreakMode.byTruncatingTail
  private var titleAttributes = AttributeContainer()
  /// What the attributes of the title took the place of; nil without an attributed title.
  private var replaced: (font: Font, color: DynamicColor?)?
  private var subtitleAttributes = AttributeContainer()
  /// The transformer of the title's attributes; nil for none.
  ///
  /// It is applied once, when it is set. Only the font and the color that it returns are used.
  public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer? {
    didSet { takeTitleAttributes() }
  }
  /// The distance between the title and the subtitle, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  public var titlePadding: CGFloat = 1
  /// The alignment of the title and the subtitle; stored, but without effect, because both are
  /// centered.
  ///
  /// Fidelity: inert
  public var titleAlignment = 0
  /// The size and weight of a symbol image that has none of its own; nil for the size of the title.
  ///
  /// The weight has no effect.
  public var preferredSymbolConfigurationForImage: SymbolConfiguration?
  /// The transformer of the image's tint color; stored, but without effect.
  ///
  /// Fidelity: inert
  public var imageColorTransformer: ConfigurationColorTransformer?
  /// The transformer of the activity indicator's color; stored, but without effect.
  ///
  /// Fidelity: inert
  public var activityIndicatorColorTransformer: ConfigurationColorTransformer?

  /// The style of a button's corners.
  ///
  /// Apple counterpart: `UIButton.Configuration.CornerStyle` · Source: UIButtonConfiguration.h ·
  /// Fidelity: approximate, the radii are estimates
  public enum CornerStyle: Int, Sendable, CaseIterable {
    case fixed = -1
    case dynamic = 0
    case small = 1
    case medium = 2
    case large = 3
    case capsule = 4

    fileprivate var radius: CGFloat? {
      switch self {
      case .fixed, .dynamic: nil
      case .small: 4
      case .medium: 6
      case .large: 9
      // The rasterizer makes it half of the shorter side.
      case .capsule: 1_000
      }
    }
  }

  /// The size of a button.
  ///
  /// Apple counterpart: `UIButton.Configuration.Size` · Source: UIButtonConfiguration.h · Fidelity:
  /// approximate, stored without effect
  public enum Size: Int, Sendable, CaseIterable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3
  }

  /// The edge of a button at which its image is placed.
  ///
  /// Apple counterpart: `NSDirectionalRectEdge` · Source: UIGeometry.h · Fidelity: approximate, one
  /// edge, not a set of edges
  public enum ImagePlacement: Int, Sendable, CaseIterable {
    case top = 1
    case leading = 2
    case bottom = 4
    case trailing = 8
  }

  /// Returns a configuration with a title in the tint color and no background; the same as
  /// `plain()`.
  public static func borderless() -> ButtonConfiguration { plain() }
  /// Returns a configuration with a title in the tint color on a gray background; the same as
  /// `gray()`.
  public static func bordered() -> ButtonConfiguration { gray() }
  /// Returns a configuration with a title in the tint color on a translucent background in that
  /// color; the same as `tinted()`.
  public static func borderedTinted() -> ButtonConfiguration { tinted() }
  /// Returns a configuration with a white title on a background in the tint color; the same as
  /// `filled()`.
  public static func borderedProminent() -> ButtonConfiguration { filled() }
  /// Returns this configuration unchanged, because the button applies its state when it draws the
  /// colors.
  @preconcurrency @MainActor
  public func updated(for button: Button) -> ButtonConfiguration { self }

  private init(_ kind: Kind) {
    self.kind = kind
    background = BackgroundConfiguration(backgroundColor: nil)
    background.cornerRadius = 6
  }

  /// Returns a configuration with a title in the tint color and no background.
  public static func plain() -> ButtonConfiguration { ButtonConfiguration(.plain) }
  /// Returns a configuration with a title in the tint color on a translucent background in that
  /// color.
  public static func tinted() -> ButtonConfiguration { ButtonConfiguration(.tinted) }
  /// Returns a configuration with a white title on a background in the tint color.
  public static func filled() -> ButtonConfiguration { ButtonConfiguration(.filled) }
  /// Returns a configuration with a title in the tint color on a gray background.
  public static func gray() -> ButtonConfiguration { ButtonConfiguration(.gray) }

  /// Returns the configuration of a glass button; the same as `gray()`, without glass.
  ///
  /// Apple counterpart: `glass()` · Source: UIButtonConfiguration.h · Fidelity: approximate,
  /// without glass
  public static func glass() -> ButtonConfiguration { gray() }
  /// Returns the configuration of a prominent glass button; the same as `filled()`, without glass.
  public static func prominentGlass() -> ButtonConfiguration { filled() }
  /// Returns the configuration of a clear glass button; the same as `gray()`, without glass.
  public static func clearGlass() -> ButtonConfiguration { gray() }
  /// Returns the configuration of a prominent clear glass button; the same as `filled()`, without
  /// glass.
  public static func prominentClearGlass() -> ButtonConfiguration { filled() }

  private mutating func takeTitleAttributes() {
    guard let titleTextAttributesTransformer else { return }
    var usual = AttributeContainer()
    usual.font = titleFont
    take(titleTextAttributesTransformer(usual))
  }

  private mutating func take(_ attributes: AttributeContainer) {
    if let font = attributes.font { titleFont = font }
    if let color = attributes.foregroundColor { baseForegroundColor = color }
  }

  /// Takes back what the title said of itself, as far as nobody has said otherwise since.
  private mutating func dropTitleAttributes() {
    guard let replaced else { return }
    if titleAttributes.font == titleFont { titleFont = replaced.font }
    if let own = titleAttributes.foregroundColor, own == baseForegroundColor {
      baseForegroundColor = replaced.color
    }
    (titleAttributes, self.replaced) = (AttributeContainer(), nil)
  }

  /// The title as attributed text; nil for no title.
  ///
  /// If it is set, the font and the color of the first run are used for the whole title; all other
  /// attributes are ignored.
  ///
  /// Apple counterpart: `attributedTitle` · Source: UIButtonConfiguration.h · Fidelity:
  /// approximate, one font and color
  public var attributedTitle: AttributedString? {
    get {
      title.map { AttributedString($0, attributes: titleAttributes) }
    }
    set {
      title = newValue.map { String($0.characters) }
      guard let attributes = newValue?.runs.first?.attributes else { return }
      (titleAttributes, replaced) = (attributes, (titleFont, baseForegroundColor))
      take(attributes)
    }
  }

  /// The subtitle as attributed text; nil for no subtitle.
  ///
  /// Its attributes are not drawn.
  ///
  /// Apple counterpart: `attributedSubtitle` · Source: UIButtonConfiguration.h · Fidelity:
  /// approximate, the attributes are not drawn
  public var attributedSubtitle: AttributedString? {
    get { subtitle.map { AttributedString($0, attributes: subtitleAttributes) } }
    set {
      subtitle = newValue.map { String($0.characters) }
      subtitleAttributes = newValue?.runs.first?.attributes ?? AttributeContainer()
    }
  }
}

extension ButtonConfiguration {
  /// Returns the color of the title and the image in a state.
  public func foregroundColor(in state: Control.State) -> DynamicColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let base = baseForegroundColor ?? (isFilled(in: state) ? .white : .tintColor)
    // A pressed button without a background has nothing else to show it with.
    guard kind == .plain, state.contains(.highlighted) else { return base }
    return base.withAlphaComponent(0.75)
  }

  /// Returns the color of the background in a state.
  public func backgroundColor(in state: Control.State) -> DynamicColor {
    if let color = background.backgroundColor {
      return background.backgroundColorTransformer?(color) ?? color
    }
    let color = kindBackground(in: state)
    return background.backgroundColorTransformer?(color) ?? color
  }

  private func kindBackground(in state: Control.State) -> DynamicColor {
    let isPressed = state.contains(.highlighted)
    if state.contains(.disabled) { return kind == .plain ? .clear : .tertiarySystemFill }
    if isFilled(in: state) {
      let base = baseBackgroundColor ?? .tintColor
      return isPressed ? base.withAlphaComponent(0.75) : base
    }
    switch kind {
    case .plain:
      guard state.contains(.selected) else { return baseBackgroundColor ?? .clear }
      return (baseBackgroundColor ?? .tintColor).withAlphaComponent(0.15)
    case .gray: return baseBackgroundColor ?? (isPressed ? .systemFill : .secondarySystemFill)
    case .tinted, .filled:
      return (baseBackgroundColor ?? .tintColor).withAlphaComponent(isPressed ? 0.25 : 0.15)
    }
  }

  /// Whether the tint color fills the button: always if filled, when selected if tinted or gray.
  private func isFilled(in state: Control.State) -> Bool {
    kind == .filled || kind != .plain && state.contains(.selected)
  }

  /// Returns the background with the color for a state.
  package func background(in state: Control.State) -> BackgroundConfiguration {
    var background = background
    background.backgroundColor = backgroundColor(in: state)
    background.backgroundColorTransformer = nil
    return background
  }
}
