// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A control with a title and an image that performs an action when it is pressed.
///
/// Apple counterpart: `UIButton` · Source: UIButton.h; UIButtonConfiguration.h (statement S107) ·
/// Fidelity: approximate, the title has one line
open class Button: Control, SizeMeasuring, ConfigurationUpdating {
  /// The appearance and content of the button.
  ///
  /// If nil, the button shows the titles, colors and images that are set for its states.
  open var configuration: ButtonConfiguration? { didSet { contentDidChange() } }
  /// A closure that updates the configuration when the state changes, or a trait that the closure
  /// reads; nil for none.
  ///
  /// It is called after `updateConfiguration`.
  open var configurationUpdateHandler: (@MainActor (Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration's default colors follow the button's state; the default is true.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsDisplay() } }
  /// Whether a press toggles `isSelected`; the default is false.
  open var changesSelectionAsPrimaryAction = false
  final var legacy = LegacyButtonContent()
  /// The menu of the button; nil for none.
  ///
  /// A press shows it if `showsMenuAsPrimaryAction` is true.
  open var menu: Menu? { didSet { if showsMenuAsPrimaryAction { setNeedsDisplay() } } }
  /// Whether a press shows the menu instead of performing the primary action; the default is false.
  open var showsMenuAsPrimaryAction = false
  /// Whether a pressed button darkens its image; stored, but without effect, because the
  /// configuration decides.
  ///
  /// Fidelity: inert
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button lightens its image; stored, but without effect.
  ///
  /// Fidelity: inert
  open var adjustsImageWhenDisabled = true
  /// Whether the image grows with the text size; stored, but without effect.
  ///
  /// Fidelity: inert
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the pointer changes its shape over the button; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isPointerInteractionEnabled = false
  /// The insets that move the title, in points; a button with a configuration ignores them.
  open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// The insets that move the image, in points; a button with a configuration ignores them.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsDisplay() } }

  /// How far insets move what stands in them: half of the difference of both sides, but the whole
  /// inset of the side at which content is aligned.
  final func offset(by insets: EdgeInsets) -> CGSize {
    guard configuration == nil else { return .zero }
    let width =
      switch contentHorizontalAlignment {
      case .left: insets.left
      case .right: -insets.right
      case .leading: isRightToLeft ? -insets.right : insets.left
      case .trailing: isRightToLeft ? insets.left : -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    return CGSize(width: width, height: (insets.top - insets.bottom) / 2)
  }

  /// Sets the title for a state.
  ///
  /// A state without a title shows the title of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    legacy.titles[state] = title
    contentDidChange()
  }

  /// Sets the title color for a state.
  ///
  /// A state without a title color uses the one of the normal state, or else the tint color.
  open func setTitleColor(_ color: DynamicColor?, for state: State) {
    legacy.colors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  ///
  /// A state without an image shows the image of the normal state.
  open func setImage(_ image: Image?, for state: State) {
    legacy.images[state] = image
    contentDidChange()
  }

  /// Sets the background image for a state.
  ///
  /// A state without a background image shows the one of the normal state.
  ///
  /// Apple counterpart: `setBackgroundImage(_:for:)` · Source: UIButton.h · Fidelity: exact
  open func setBackgroundImage(_ image: Image?, for state: State) {
    legacy.backgrounds[state] = image
    contentDidChange()
  }

  /// Sets the attributed title for a state; nil shows the plain title.
  ///
  /// The font and the color of the first character are used for the whole title; all other
  /// attributes are ignored.
  ///
  /// Apple counterpart: `setAttributedTitle(_:for:)` · Source: UIButton.h · Fidelity: approximate,
  /// one font and color
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    legacy.attributed[state] = title.map(NSAttributedString.init(attributedString:))
    contentDidChange()
  }

  // MARK: What is set for states

  /// Returns the title for a state, or else the title of the normal state; nil for none.
  open func title(for state: State) -> String? { legacy.value(legacy.titles, state) }
  /// Returns the title color for a state, or else that of the normal state; nil for the tint color.
  open func titleColor(for state: State) -> DynamicColor? { legacy.value(legacy.colors, state) }
  /// Returns the title color that was set for just this state; nil for none.
  package final func ownTitleColor(for state: State) -> DynamicColor? { legacy.colors[state] }
  /// Returns the image for a state, or else the image of the normal state; nil for none.
  open func image(for state: State) -> Image? { legacy.value(legacy.images, state) }
  /// Returns the background image for a state, or else that of the normal state; nil for none.
  open func backgroundImage(for state: State) -> Image? {
    legacy.value(legacy.backgrounds, state)
  }
  /// Returns the attributed title for a state, or else that of the normal state; nil for none.
  ///
  /// Apple counterpart: `attributedTitle(for:)` · Source: UIButton.h · Fidelity: exact
  open func attributedTitle(for state: State) -> NSAttributedString? {
    legacy.value(legacy.attributed, state)
  }
  /// The insets of the content from the button's edges, in points; a button with a configuration
  /// ignores them.
  ///
  /// Apple counterpart: `contentEdgeInsets` · Source: UIButton.h · Fidelity: exact
  open var contentEdgeInsets: EdgeInsets {
    get { legacy.insets ?? .zero }
    set {
      legacy.insets = newValue
      contentDidChange()
    }
  }

  // MARK: Where the parts are

  /// Returns the rectangle of the background within the button's bounds: the bounds themselves.
  ///
  /// Apple counterpart: `backgroundRect(forBounds:)` · Source: UIButton.h · Fidelity: approximate,
  /// an override has no effect
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the image and the title within the button's bounds.
  ///
  /// Apple counterpart: `contentRect(forBounds:)` · Source: UIButton.h · Fidelity: approximate, an
  /// override has no effect
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: effectiveConfiguration.contentInsets.insets(isRightToLeft: isRightToLeft))
  }

  /// Returns the rectangle of the title within a content rectangle.
  ///
  /// Apple counterpart: `titleRect(forContentRect:)` · Source: UIButton.h · Fidelity: approximate,
  /// an override has no effect
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    effectiveConfiguration.parts(in: contentRect, self).text
  }

  /// Returns the rectangle of the image within a content rectangle; empty if there is no image.
  ///
  /// Apple counterpart: `imageRect(forContentRect:)` · Source: UIButton.h · Fidelity: approximate,
  /// an override has no effect
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    effectiveConfiguration.parts(in: contentRect, self).image
  }

  /// Shows the menu beside the button; returns whether there is one to show.
  final func showMenu() -> Bool {
    guard let menu, let window else { return false }
    MenuPanel.show(menu, in: window, beside: convert(bounds, to: nil), sender: self)
    sendActions(for: .menuActionTriggered)
    return true
  }

  /// Creates a button with a frame and without a configuration.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setNeedsUpdateConfiguration()
  }

  /// Creates a button with a configuration and an action, sized to fit its content.
  public convenience init(configuration: ButtonConfiguration, primaryAction: Action? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    frame.size = measuredSize(within: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Called to update the configuration when the state changes, or a trait that this method reads.
  ///
  /// The default does nothing.
  open func updateConfiguration() {}

  /// Requests that `updateConfiguration` be called in the next update pass.
  open func setNeedsUpdateConfiguration() { setNeedsConfigurationUpdate() }

  package final func runConfigurationUpdate() {
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  public override final func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Updates the button's hover effect; the phone idiom has none.
  public override final func hoverDidChange() {
    if [.pad, .mac].contains(untrackedTraits.userInterfaceIdiom) { setNeedsDisplay() }
  }

  /// Whether the button shows that a pointer hovers over it.
  private final var showsHover: Bool {
    isHovered && isEnabled && [.pad, .mac].contains(traitCollection.userInterfaceIdiom)
  }

  public override final func didTouchUpInside() {
    if showsMenuAsPrimaryAction, showMenu() { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  public override final func activate() {
    sendActions(for: .touchUpInside)
    didTouchUpInside()
  }

  final func contentDidChange() {
    setNeedsDisplay()
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The configuration to draw: the button's own, or one built from the values set for the state.
  final var effectiveConfiguration: ButtonConfiguration {
    let ofState = { self.legacy.configuration(in: self.state, isRightToLeft: self.isRightToLeft) }
    guard var configuration else { return ofState() }
    // What the configuration leaves open, titles and images of states say.
    if configuration.title == nil, !legacy.titles.isEmpty || !legacy.attributed.isEmpty {
      configuration.title = ofState().title
    }
    if configuration.image == nil, !legacy.images.isEmpty {
      configuration.image = legacy.value(legacy.images, state)
    }
    return configuration
  }

  package final func measuredSize(within size: CGSize) -> CGSize {
    if configuration == nil, legacy.isClose { return CGSize(width: 30, height: 30) }
    let configuration = effectiveConfiguration
    let content = configuration.contentSize(self, within: .infinite)
    let insets = configuration.contentInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// The distances of the first baseline from the top and of the last baseline from the bottom, in
  /// points.
  ///
  /// They are the baselines of the title and the subtitle.
  open override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let (configuration, measure) = (effectiveConfiguration, textMeasure)
    let size = measuredSize(within: .zero)
    let room = CGRect(origin: .zero, size: size).inset(
      by: configuration.contentInsets.insets(isRightToLeft: isRightToLeft))
    let text = configuration.parts(in: room, self, within: .infinite).text
    let (above, below) = configuration.fonts
    return (
      text.minY + measure.baseline(of: above),
      size.height - text.maxY + measure.lineHeight(of: below) - measure.baseline(of: below)
    )
  }

  /// The part of the bounds in whose middle the content stands.
  private final func contentRoom(_ configuration: ButtonConfiguration) -> CGRect {
    // Measured only where it matters.
    if [.center, .fill].contains(contentHorizontalAlignment) { return bounds }
    let insets = configuration.contentInsets
    let content = configuration.contentSize(
      self, within: bounds.size, width: bounds.width - insets.leading - insets.trailing)
    let width = content.width + insets.leading + insets.trailing
    guard width < bounds.width else { return bounds }
    var room = bounds
    room.size.width = width
    switch contentHorizontalAlignment {
    case .center, .fill: return bounds
    case .left: return room
    case .right: room.origin.x = bounds.maxX - width
    case .leading: if isRightToLeft { room.origin.x = bounds.maxX - width }
    case .trailing: if !isRightToLeft { room.origin.x = bounds.maxX - width }
    }
    return room
  }

  public override final func drawContent(in context: GraphicsContext) {
    let configuration = effectiveConfiguration
    let state = automaticallyUpdatesConfiguration ? state : .normal
    let background = configuration.background(in: state)
    background.draw(in: context, bounds, traits: traitCollection)
    if showsHover {
      context.fill(bounds, .quaternarySystemFill, cornerRadius: background.cornerRadius)
    }
    if let image = currentBackgroundImage {
      context.draw(image, in: bounds, place: .content)
    }
    let insets = configuration.contentInsets.insets(isRightToLeft: isRightToLeft)
    configuration.drawContent(
      in: context, contentRoom(configuration).inset(by: insets), of: self,
      foreground: configuration.foregroundColor(in: state))
    drawFocusRing(in: context, cornerRadius: background.cornerRadius)
  }
}
