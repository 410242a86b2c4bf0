// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import ChiaroViews
public import Foundation

/// A window of an app.
///
/// Apple counterpart: `NSWindow`, which is no view · Source: AppKit reference (S199–S202) ·
/// Fidelity: approximate
open class NSWindow: Window, NSAppearanceObservable, EventReceiving, RisingCoordinates {
  /// The appearance of the window; nil inherits from `appearanceSource`.
  public final var appearance: Appearance? { didSet { applyAppearance() } }
  /// The view that fills the window below its title bar; nil for none.
  public final var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      placeContent()
      if let contentView { insertSubview(contentView, at: 0) }
    }
  }
  /// Whether the window itself consists of a material, as the window of a popover does.
  final var isMaterial = false
  /// The app, which keeps the window until it is closed.
  private final weak var application: NSApplication?
  private final weak var source: (any NSAppearanceObservable)?
  private final var observation: NSKeyValueObservation?
  /// The presses that follow one another.
  final var clicks = ClickCounter()
  /// What belongs to the frame of a window with a title bar.
  final var chrome = WindowChrome()
  /// What the window keeps and nothing here goes by.
  final var wishes = WindowWishes()
  /// The windows that come and go with this one.
  final var followers: [NSWindow] = []
  /// The bar with the title and the toolbar; nil for none.
  final var titleBar: TitleBar?

  /// Creates a window in front of the app's other windows, with `windowBackgroundColor`.
  public init(contentRect: NSRect, application: NSApplication = .shared) {
    super.init(windowScene: WindowScene(screen: application.screen, frame: contentRect))
    join(application)
    makeKeyAndVisible()
  }

  /// Creates a hidden window; its size is that of the content and the title bar.
  ///
  /// - Parameters:
  ///   - contentRect: the place and size of the content
  ///   - style: what the window has
  ///   - backingStoreType: not used
  ///   - flag: not used
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    let application = NSApplication.shared
    let bar = WindowChrome.height(of: style, toolbar: nil)
    let frame = CGRect(
      x: contentRect.minX, y: contentRect.minY, width: contentRect.width,
      height: contentRect.height + bar)
    super.init(windowScene: WindowScene(screen: application.screen, frame: frame))
    chrome.style = style
    join(application)
    contentView = NSView()
    chromeDidChange()
    contentView?.frame = contentLayoutRect
    insertSubview(contentView ?? NSView(), at: 0)
  }

  /// Creates a hidden window without content and title bar.
  public convenience init() {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
  }

  private final func join(_ application: NSApplication) {
    backgroundColor = .windowBackgroundColor
    self.application = application
    application.hold(self)
  }

  // Reads are never nil and nil can be set, as in AppKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The object whose appearance the window inherits if its `appearance` is nil.
  ///
  /// The default is the app; a window or view set here is referenced weakly.
  ///
  /// Setting nil restores the app.
  public final var appearanceSource: (any NSAppearanceObservable)! {
    get { source ?? NSApplication.shared }
    set {
      source = newValue is NSApplication ? nil : newValue
      observation = source.map { follow($0) }
      applyAppearance()
    }
  }

  private final func follow(_ source: some NSAppearanceObservable) -> NSKeyValueObservation {
    source.observe(\.effectiveAppearance) { [weak self] _, _ in self?.applyAppearance() }
  }

  private final func applyAppearance() {
    override(with: appearance ?? source?.effectiveAppearance)
  }

  /// The window, as the environment whose traits determine the appearance.
  public final var environment: TraitNode { self }

  /// The appearance in force for the window.
  public final var effectiveAppearance: Appearance { Appearance(traitCollection) }

  /// Closes the window: removes it from its screen, and tells its delegate.
  open func close() {
    let note = Notification(name: Self.willCloseNotification, object: self)
    delegate?.windowWillClose(note)
    NotificationCenter.default.post(note)
    leaveScreen()
    application?.letGo(of: self)
  }

  /// Closes the window if its delegate allows it, as its red button does.
  open func performClose(_ sender: Any?) {
    guard delegate?.windowShouldClose(self) ?? true else { return }
    close()
  }

  /// Shows the window in front of the others.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    application?.hold(self)
    makeKeyAndVisible()
    delegate?.windowDidBecomeKey(
      Notification(name: Self.didBecomeKeyNotification, object: self))
  }

  /// Shows the window in front of the others, as AppKit's does with one that is shown.
  open override func makeKey() { makeKeyAndVisible() }
  /// Whether the window can become key; false without a title bar.
  open var canBecomeKey: Bool { styleMask.contains(.titled) }
  /// Whether the window can become main; false without a title bar.
  open var canBecomeMain: Bool { styleMask.contains(.titled) }
  /// Called with an event of the window; never here: views get theirs.
  open func sendEvent(_ event: NSEvent) {}
  /// Returns a button of the title bar; nil, as the bar is drawn as one.
  open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }

  /// The delegate of the window; nil for none.
  open weak var delegate: (any NSWindowDelegate)?
  /// The controller of the window; nil for none.
  open internal(set) weak var windowController: NSWindowController?
  /// The controller whose view is the content; nil for none.
  open var contentViewController: NSViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      let view = contentViewController?.view
      contentView = view
      if let wish = contentViewController?.preferredContentSize, wish != .zero {
        setContentSize(wish)
      }
    }
  }

  /// Performs the command whose key equivalent the event is; returns whether there is one.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    contentView?.performKeyEquivalent(with: event) ?? false
  }

  // MARK: Input that no view took

  /// Called when the primary button went down; the default passes it to the window's controller.
  open func mouseDown(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerBegan(pointer) }
  }
  /// Called when the pressed pointer moved.
  open func mouseDragged(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerMoved(pointer) }
  }
  /// Called when the primary button went up.
  open func mouseUp(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerEnded(pointer) }
  }
  /// Called when the pointer comes onto a tracking area of the window's; does nothing.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer leaves a tracking area of the window's; does nothing.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the pointer moves over a tracking area of the window's; does nothing.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the secondary button went down; the default passes it on.
  open func rightMouseDown(with event: NSEvent) { receiver?.rightMouseDown(with: event) }
  /// Called when the pointer moved with the secondary button down.
  open func rightMouseDragged(with event: NSEvent) { receiver?.rightMouseDragged(with: event) }
  /// Called when the secondary button went up.
  open func rightMouseUp(with event: NSEvent) { receiver?.rightMouseUp(with: event) }
  /// Called when a wheel was turned; never here: views and their controllers are told.
  open func scrollWheel(with event: NSEvent) { event.isHandled = false }
  /// Called when a key went down; the default passes it to the window's controller.
  open func keyDown(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyPressed($0) } ?? false
  }
  /// Called when a key went up; the default passes it to the window's controller.
  open func keyUp(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyReleased($0) } ?? false
  }
  /// The manager of what can be undone: that which the delegate gives, else the window's own.
  open var undoManager: UndoManager? {
    if let given = delegate?.windowWillReturnUndoManager(self) { return given }
    if chrome.undoManager == nil { chrome.undoManager = UndoManager() }
    return chrome.undoManager
  }
  /// Ends what the escape key ends; the default asks the window's controller.
  open func cancelOperation(_ sender: Any?) { receiver?.cancelOperation(sender) }

  public final override func pointerBegan(_ event: PointerEvent) {
    NSEvent.monitored(NSEvent(event, in: self)).map(mouseDown)
  }
  public final override func pointerMoved(_ event: PointerEvent) {
    NSEvent.monitored(NSEvent(event, in: self)).map(mouseDragged)
  }
  public final override func pointerEnded(_ event: PointerEvent) {
    NSEvent.monitored(NSEvent(event, in: self)).map(mouseUp)
  }
  /// Performs the command or default button of a key, or hands it to `keyDown(with:)`; Escape ends
  /// what is going on.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    handle(event, in: self) { press in
      if performKeyEquivalent(with: press)
        || NSApplication.shared.mainMenu?.performKeyEquivalent(with: press) == true
      {
        return
      }
      keyDown(with: press)
      if !press.isHandled, event.key == .escape { firstReceiver.cancelOperation(self) }
    }
  }
  open override func keyReleased(_ event: KeyEvent) -> Bool {
    handle(event, in: self) { keyUp(with: $0) }
  }
  private final var firstReceiver: any EventReceiving {
    firstResponder as? any EventReceiving ?? self
  }
  open override var next: Responder? { windowController }

  open override var frame: NSRect {
    didSet { if frame.size != oldValue.size { placeContent() } }
  }

  // MARK: Coordinates

  package final var isRising: Bool { true }
  package final func place(_ frame: CGRect) { self.frame = frame }
  package final func subviewsFollow(from former: CGSize) {
    for view in innerViews { view.followMask(from: former) }
  }
}
