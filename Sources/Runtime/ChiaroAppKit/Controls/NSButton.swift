// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
public import Foundation

/// A button, a check box or a radio button.
///
/// Apple counterpart: `NSButton` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, without sounds, and a held button does not repeat its action
open class NSButton: NSControl {
  /// The title of the button; the default is "Button".
  ///
  /// Setting it discards the attributes of `attributedTitle`.
  open var title = "Button" {
    didSet {
      styledTitle = nil
      contentDidChange()
    }
  }
  /// The title while the button is on; if it is empty, as by default, `title` is used.
  open var alternateTitle = "" { didSet { contentDidChange() } }
  /// The title as attributed text; if none was set, it is `title` without attributes.
  ///
  /// Setting it sets `title` to the same text.
  open var attributedTitle: NSAttributedString {
    get { styledTitle ?? NSAttributedString(string: title) }
    set {
      title = newValue.string
      styledTitle = newValue.length > 0 ? newValue : nil
      contentDidChange()
    }
  }
  /// The title with attributes that the app set; nil for none.
  private(set) final var styledTitle: NSAttributedString?
  /// The image on the button; nil for none.
  open var image: NSImage? { didSet { contentDidChange() } }
  /// The image on the button while it is on; if nil, `image` is used.
  open var alternateImage: NSImage? { didSet { contentDidChange() } }
  /// The position of the image; the default is `imageLeft`, which shows both the image and the
  /// title.
  open var imagePosition = ImagePosition.imageLeft { didSet { contentDidChange() } }
  /// The way in which the image is scaled to the space beside the title; the default is
  /// `scaleProportionallyDown`.
  open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { setNeedsDisplay() } }
  /// The shape of the button; the default is `rounded`.
  open var bezelStyle = BezelStyle.rounded { didSet { contentDidChange() } }
  /// Whether the button has a bezel; the default is true.
  open var isBordered = true { didSet { contentDidChange() } }
  /// Whether the button is invisible but can still be pressed; the default is false.
  open var isTransparent = false { didSet { setNeedsDisplay() } }
  /// Whether the bezel is shown only while the pointer is over the button; the default is false.
  open var showsBorderOnlyWhileMouseInside = false { didSet { setNeedsDisplay() } }
  /// The color of the bezel; nil for the default color of its style.
  open var bezelColor: NSColor? { didSet { setNeedsDisplay() } }
  /// The color of a template image, and of the title of a button without a bezel.
  ///
  /// The default, nil, means the color of the title.
  open var contentTintColor: NSColor? { didSet { setNeedsDisplay() } }
  /// The key that presses the button, given as its character; empty for none.
  ///
  /// Return, "\r", makes it the default button, which has the accent color.
  open var keyEquivalent = "" { didSet { setNeedsDisplay() } }
  /// The modifier keys of `keyEquivalent`; only Command, Control and Option count, and the default
  /// is none.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Whether the action destroys data, which makes the title red; the default is false.
  open var hasDestructiveAction = false { didSet { setNeedsDisplay() } }
  /// Whether the button cycles through the state `mixed`; the default is false.
  open var allowsMixedState = false
  /// What the button does when it is pressed.
  final var kind = ButtonType.momentaryPushIn {
    didSet {
      if kind.isChoice { bezelStyle = .rounded }
      contentDidChange()
    }
  }
  private final var isPointedAt = false { didSet { setNeedsDisplay() } }

  /// Creates a push button with a frame and the title "Button".
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a push button with a title, in the size that fits its content.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    set(title, nil, target, action)
  }
  /// Creates a push button with an image, in the size that fits its content.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    set("", image, target, action)
  }
  /// Creates a push button with a title and an image, in the size that fits its content.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    set(title, image, target, action)
  }
  /// Creates a check box with a title, in the size that fits its content.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    setButtonType(.switch)
    set(title, nil, target, action)
  }
  /// Creates a radio button with a title, in the size that fits its content.
  ///
  /// A click that turns it on turns off the radio buttons in its superview that have the same
  /// action.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    setButtonType(.radio)
    set(title, nil, target, action)
  }

  private final func set(
    _ title: String, _ image: NSImage?, _ target: Any?, _ action: Selector?
  ) {
    self.title = title
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.action = action
    sizeToFit()
  }

  // MARK: State

  /// The state of the button: off, on, or mixed if `allowsMixedState` is true.
  ///
  /// When it is set as a number, 0 is off, and any other number is on; a negative number is mixed
  /// if `allowsMixedState` is true.
  open var state: NSControl.StateValue {
    get { (objectValue as? NSControl.StateValue) ?? .off }
    set { objectValue = newValue }
  }
  open override var objectValue: Any? {
    get { super.objectValue }
    set {
      let value = (newValue as? NSControl.StateValue)?.rawValue ?? Int(Self.number(of: newValue))
      let state: NSControl.StateValue =
        value == 0 ? .off : value < 0 && allowsMixedState ? .mixed : .on
      if state != super.objectValue as? NSControl.StateValue { super.objectValue = state }
    }
  }
  /// Whether the button is on, for check boxes, radio buttons and those that stay pressed.
  final var isOn: Bool { state == .on }

  override final func makeCell() -> NSCell { NSButtonCell(of: self) }

  /// Sets the type of the button, such as a push button or a check box.
  open func setButtonType(_ type: ButtonType) { kind = type }

  /// Switches to the next state, as a click does: from off to mixed, if that is allowed, then on,
  /// then off.
  open func setNextState() {
    switch state {
    case .off: state = allowsMixedState ? .mixed : .on
    case .mixed: state = .on
    default: state = .off
    }
  }

  /// Sets whether the button is drawn as pressed.
  open func highlight(_ flag: Bool) { isHighlighted = flag }

  override final func press() {
    if kind == .radio {
      chooseAmongRadios()
    } else if kind.keepsState {
      setNextState()
    }
    sendAction()
  }

  /// Turns the button on and off those beside it that do the same.
  private final func chooseAmongRadios() {
    for case let other as NSButton in superview?.subviews ?? []
    where other !== self && other.kind == .radio && other.action == action { other.state = .off }
    state = .on
  }

  /// Presses the button if the event is its key equivalent; returns whether it did.
  ///
  /// A disabled or hidden button is not pressed.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    let held = event.modifierFlags.intersection([.command, .control, .option])
    guard isEnabled, !isHidden, !keyEquivalent.isEmpty,
      event.charactersIgnoringModifiers == keyEquivalent, held == keyEquivalentModifierMask
    else { return false }
    press()
    return true
  }

  // MARK: Look

  open override var wantsHover: Bool { showsBorderOnlyWhileMouseInside || super.wantsHover }
  open override func hoverMoved(_ isHovered: Bool) {
    isPointedAt = isHovered
    super.hoverMoved(isHovered)
  }
  /// Whether the bezel is to be seen.
  final var showsBezel: Bool {
    isBordered && !kind.isChoice && (!showsBorderOnlyWhileMouseInside || isPointedAt)
  }

  override func contentSize(within size: CGSize) -> CGSize { ButtonLook(self).size }
  open override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    ButtonLook(self).baselines
  }
  override func drawLook(in context: GraphicsContext) {
    guard !isTransparent else { return }
    ButtonLook(self).draw(in: context)
    drawRing(in: context)
  }
  /// Draws the ring around a button that has the keyboard's focus.
  final func drawRing(in context: GraphicsContext) {
    let ring = kind.isChoice ? ButtonLook(self).mark : bounds
    drawFocusRing(in: context, ring, cornerRadius: ButtonLook(self).radius)
  }
}
