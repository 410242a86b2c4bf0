// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
import Foundation

/// The base class of navigation bars, tab bars and toolbars: a background with a separator line.
///
/// Apple counterpart: the common members of `UINavigationBar`, `UITabBar` and `UIToolbar` · Source:
/// UIBarAppearance.h · Fidelity: approximate, a change of appearance is not animated
open class Bar: View {
  /// The appearance over content, which each kind of bar returns as its own type.
  package final var appearanceOverContent: BarAppearance {
    get {
      if let keptAppearance { return keptAppearance }
      let usual = usualAppearance()
      keptAppearance = usual
      follow(usual)
      return usual
    }
    set {
      keptAppearance = newValue.copy()
      hasWholeAppearance = true
      follow(keptAppearance)
    }
  }
  /// Whether the bar was given an appearance over content, rather than parts of it.
  private final var hasWholeAppearance = false
  private final var keptAppearance: BarAppearance?
  /// The appearance while `isAtScrollEdge` is true; nil for one without background and line.
  package final var appearanceAtEdge: BarAppearance? {
    didSet {
      appearanceAtEdge = appearanceAtEdge?.copy()
      follow(appearanceAtEdge)
    }
  }

  /// The background color of the standard appearance; nil for none.
  ///
  /// Apple counterpart: `barTintColor` · Source: UINavigationBar.h, UITabBar.h, UIToolbar.h ·
  /// Fidelity: approximate, it is the background color of the standard appearance itself
  open var barTintColor: DynamicColor? {
    get { appearanceOverContent.backgroundColor }
    set { appearanceOverContent.backgroundColor = newValue }
  }
  /// The style of the bar; the default is `default`.
  ///
  /// A black bar has the dark interface style; if it belongs to a navigation controller, the status
  /// bar is light.
  ///
  /// Apple counterpart: `barStyle` · Source: UINavigationBar.h, UITabBar.h, UIToolbar.h · Fidelity:
  /// exact
  open var barStyle = BarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      barStyleDidChange?()
    }
  }
  /// What is called after the style changed; nil for nothing.
  final var barStyleDidChange: (() -> Void)?
  /// Whether content extends behind the bar; the default is true.
  ///
  /// If it is false, a controller's view ends at the bar unless the controller's
  /// `extendedLayoutIncludesOpaqueBars` is true. A bar whose appearance was not set is opaque then.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }

  private final func follow(_ appearance: BarAppearance?) {
    appearance?.onChange = { [weak self] in self?.itemsDidChange() }
    itemsDidChange()
  }

  /// Takes over the appearances set on another bar, as an appearance proxy does.
  ///
  /// A complete appearance of this bar stays, and parts that differ from the default stay too.
  package final func takeAppearances(of other: Bar) {
    if !hasWholeAppearance, let given = other.keptAppearance {
      appearanceOverContent.takeParts(of: given, over: usualAppearance())
      hasWholeAppearance = other.hasWholeAppearance
    }
    if let edge = other.appearanceAtEdge, appearanceAtEdge == nil { appearanceAtEdge = edge }
  }

  /// Returns a new appearance of the bar's kind, with the usual background.
  func usualAppearance() -> BarAppearance { BarAppearance() }

  /// Whether the content is scrolled to its edge, so that the bar covers none of it.
  ///
  /// The default is false. The app sets it; navigation and tab bar controllers set it for their own
  /// bars.
  public final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { setNeedsDisplay() } }
  }

  /// The appearance in force.
  final var appearance: BarAppearance {
    guard isAtScrollEdge else { return itemAppearance.standard ?? usualOrOpaque }
    if let edge = itemAppearance.edge ?? appearanceAtEdge { return edge }
    // Titles and buttons are those of the bar.
    let usual = (itemAppearance.standard ?? appearanceOverContent).copy()
    usual.configureWithTransparentBackground()
    return usual
  }
  /// The appearance over content; without the material where the bar is not to be translucent.
  private final var usualOrOpaque: BarAppearance {
    let usual = appearanceOverContent
    guard !isTranslucent, !hasWholeAppearance, usual.effectKind != nil else { return usual }
    let opaque = usual.copy()
    opaque.effectKind = nil
    opaque.backgroundColor = usual.backgroundColor ?? .systemBackground
    return opaque
  }
  /// The appearances that the item which is shown has of its own.
  final var itemAppearance: (standard: BarAppearance?, edge: BarAppearance?) = (nil, nil) {
    didSet { setNeedsDisplay() }
  }

  /// The index in `places` of the pressed item; nil for none.
  final var pressed: Int? { didSet { if pressed != oldValue { setNeedsDisplay() } } }
  /// The index in `places` of the item with keyboard focus; nil for none.
  final var focused: Int? { didSet { if focused != oldValue { setNeedsDisplay() } } }
  /// The index in `places` of the item on which the pointer went down; nil for none.
  final var tracked: Int?
  /// What shows the menu of an item beside its action; nil where no item has both.
  final var menus: BarMenus?

  /// Whether the separator line is at the bottom of the bar rather than the top.
  var hasLineAtBottom: Bool { false }
  /// The items and their frames in a left-to-right layout.
  var placesFromLeft: [BarPlace] { [] }
  /// The items and their frames, mirrored in a right-to-left layout.
  final var places: [BarPlace] {
    placesFromLeft.map { BarPlace(item: $0.item, frame: mirrored($0.frame)) }
  }

  /// Returns a rectangle of the bar, mirrored in a right-to-left layout.
  final func mirrored(_ frame: CGRect) -> CGRect { frame.placed(in: bounds, drawnDirection) }
  /// Takes over items: their changes are shown, and their views are put in the bar.
  final func adopt(_ items: [BarItem], after former: [BarItem]) {
    for item in former where !items.contains(item) {
      if item.bar === self { item.bar = nil }
      if let view = item.button?.customView { release(view) }
    }
    for item in items {
      item.bar = self
      if window != nil { BarItem.onEntering?(item) }
    }
    itemsDidChange()
  }

  /// Takes an item's view out of the bar, unless it has gone elsewhere.
  final func release(_ view: View) {
    if view.superview === self { view.removeFromSuperview() }
  }

  /// The items that the bar shows, of any kind of bar.
  package var shownItems: [BarItem] { [] }

  final func itemsDidChange() {
    followLongPresses(of: shownItems)
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Lays out the custom views of the bar's items.
  open override func layoutSubviews() {
    for place in places {
      guard let view = place.item.button?.customView else { continue }
      if view.superview !== self { addSubview(view) }
      let size = view.frame.size == .zero ? view.sizeThatFits(bounds.size) : view.frame.size
      view.frame = place.frame.centered(size)
      view.isHidden = place.item.isHidden
    }
  }

  /// Draws titles and items over the background.
  func drawItems(in context: GraphicsContext) {}
  /// Performs the action of an item.
  func perform(_ index: Int) {
    let item = places[index].item
    if item.primaryAction == nil, showMenu(of: places[index]) { return }
    item.primaryAction?.perform(sender: item)
  }

  open override func pointerBegan(_ event: PointerEvent) { track(from: event) }
  open override func pointerMoved(_ event: PointerEvent) { track(on: event) }
  open override func pointerEnded(_ event: PointerEvent) { endTrack(event) }
  open override func pointerCancelled(_ event: PointerEvent) { cancelTrack() }

  /// Moves the focus between items with the arrow keys, and presses the focused item with Space or
  /// Return.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    press(event.key) || super.keyPressed(event)
  }
  open override var canBecomeFocused: Bool { places.contains(where: \.item.takesPress) }
  public override final func focusDidChange(_ isFocused: Bool) { takeFocus(isFocused) }

  public override final func drawContent(in context: GraphicsContext) {
    appearance.drawBackground(
      EffectPlace(rect: bounds, traits: traitCollection), lineAtBottom: hasLineAtBottom,
      in: context)
    drawItems(in: context)
    if let focused, places.indices.contains(focused) {
      context.drawFocusRing(
        in: places[focused].frame.insetBy(dx: -4, dy: 2), cornerRadius: 6, traits: traitCollection)
    }
  }

  /// Returns the width of an item in points.
  final func width(of item: BarItem) -> CGFloat {
    if item.isHidden { return 0 }
    if let button = item.button, button.width > 0 || button.space != nil { return button.width }
    if let view = item.button?.customView {
      return view.frame.width > 0 ? view.frame.width : view.sizeThatFits(bounds.size).width
    }
    return item.image != nil ? 24 : textMeasure.width(of: item.title ?? "", in: font(of: item))
  }

  private final func font(of item: BarItem) -> Font {
    item.titleTextAttributes(for: .normal)?.font
      ?? appearance.attributes(of: item, isPressed: false)?.font
      ?? (item.button?.isProminent == true ? .headline : .label)
  }

  /// Draws an item's image or, without one, its title.
  final func draw(
    _ item: BarItem, isPressed: Bool = false, in context: GraphicsContext, _ frame: CGRect
  ) {
    if item.isHidden || item.isBlank { return }
    let color = color(of: item, isPressed: isPressed)
    if let image = item.image {
      let square = frame.centered(CGSize(width: 24, height: 24))
      context.draw(image, in: square, place: .control, tint: color)
    } else if let title = item.title {
      let state: Control.State =
        !item.isEnabled ? .disabled : isPressed ? .highlighted : .normal
      let own =
        item.attributes(in: state).foregroundColor
        ?? appearance.attributes(of: item, isPressed: isPressed)?.foregroundColor
      context.draw(title, font(of: item), own ?? color, in: frame, share: 0.5)
    }
  }

  /// Returns the color of an item: translucent while pressed, as items have no background.
  final func color(of item: BarItem, isPressed: Bool) -> DynamicColor {
    guard item.isEnabled else { return .tertiaryLabel }
    let color = item.tintColor ?? .tintColor
    return isPressed ? color.withAlphaComponent(0.3) : color
  }
}

extension BarItem {
  /// Whether the bar draws nothing of the item: it is a space, or shows a view of its own.
  final var isBlank: Bool { button.map { $0.customView != nil || $0.space != nil } ?? false }
  /// Whether the bar itself presses the item.
  final var takesPress: Bool { isEnabled && !isHidden && !isBlank }
}
