// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroFoundation
public import ChiaroViews
public import Foundation

/// A window of an app, which has a content view and usually a title bar.
///
/// Apple counterpart: `NSWindow`, which is not a view · Source: AppKit reference (statements
/// S199–S202) · Fidelity: approximate, the desktop places, minimizes and zooms it
open class NSWindow: Window, NSAppearanceObservable, EventReceiving, RisingCoordinates {
  /// The appearance set on the window; nil to inherit that of `appearanceSource`.
  public final var appearance: Appearance? { didSet { applyAppearance() } }
  /// The view that fills the window below its title bar, or the whole window with the style
  /// `fullSizeContentView`; nil for none.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      if let controller = contentViewController, contentView !== controller.viewIfLoaded {
        contentViewController = nil
      }
      oldValue?.removeFromSuperview()
      placeContent()
      if let contentView { insertSubview(contentView, at: 0) }
    }
  }
  /// Whether the window itself consists of a material, as the window of a popover does.
  final var isMaterial = false
  /// The app, which keeps the window until it is closed.
  final weak var application: NSApplication?
  /// Whether the window was made visible and without chrome, which no window of AppKit is.
  private final var isPlain = false
  private final weak var source: (any NSAppearanceObservable)?
  private final var observation: NSKeyValueObservation?
  /// The presses that follow one another.
  final var clicks = ClickCounter()
  /// What belongs to the frame of a window with a title bar.
  final var chrome = WindowChrome()
  /// What the window keeps and nothing here goes by.
  final var stored = StoredWindowProperties()
  /// The windows that come and go with this one.
  final var followers: [NSWindow] = []
  /// The bar with the title and the toolbar; nil for none.
  final var titleBar: TitleBar?

  /// Creates a visible window in front of the app's other windows, filled with
  /// `windowBackgroundColor`.
  ///
  /// The window has no title bar and no content view. Its frame is `contentRect`, given in screen
  /// coordinates in points.
  public init(contentRect: NSRect, application: NSApplication = .shared) {
    super.init(windowScene: WindowScene(screen: application.screen, frame: contentRect))
    isPlain = true
    join(application)
    show()
    // The app's own first showing is still to come.
    chrome.wasShown = false
  }

  /// Creates a hidden window with an empty content view, in the shared app.
  ///
  /// - Parameters:
  ///   - contentRect: the rectangle of the content without the title bar, in screen coordinates
  ///     with the origin at the lower left
  ///   - style: the style of the window's title bar, buttons and edges
  ///   - backingStoreType: not used
  ///   - flag: not used
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    let application = NSApplication.shared
    var chrome = WindowChrome()
    chrome.style = style
    let frame = CGRect(
      x: contentRect.minX, y: contentRect.minY, width: contentRect.width,
      height: contentRect.height + chrome.barHeight)
    super.init(windowScene: WindowScene(screen: application.screen, frame: frame))
    self.chrome = chrome
    join(application)
    contentView = NSView()
    chromeDidChange()
    contentView?.frame = contentLayoutRect
    insertSubview(contentView ?? NSView(), at: 0)
  }

  /// Creates a hidden window of size zero, without a title bar and with an empty content view.
  public convenience init() {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
  }

  private final func join(_ application: NSApplication) {
    backgroundColor = .windowBackgroundColor
    self.application = application
    hold()
  }
  /// Has the app keep the window.
  final func hold() { application?.hold(self) }

  // Reads are never nil and nil can be set, as in AppKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The object whose appearance the window inherits if its `appearance` is nil; the default is the
  /// app.
  ///
  /// A window or view that is set here is referenced weakly. Setting nil restores the app.
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

  /// The object whose traits determine the effective appearance: the window itself.
  public final var environment: TraitNode { self }

  /// The appearance in force for the window.
  public final var effectiveAppearance: Appearance { Appearance(traitCollection) }

  /// Closes the window without asking its delegate.
  ///
  /// It calls `windowWillClose(_:)`, posts `willCloseNotification`, removes the window from its
  /// screen and hides its child windows.
  open func close() {
    let note = Notification(name: Self.willCloseNotification, object: self)
    delegate?.windowWillClose(note)
    NotificationCenter.default.post(note)
    chrome.leader?.removeChildWindow(self)
    conceal()
    leaveScreen()
    application?.letGo(of: self)
  }

  /// Closes the window if its delegate allows it, as the close button does; does nothing if its
  /// style does not contain `closable`.
  open func performClose(_ sender: Any?) {
    let hasButton = isPlain || styleMask.contains(.closable)
    if hasButton, delegate?.windowShouldClose(self) ?? true { close() }
  }

  /// Shows the window in front of the app's other windows of the same level.
  ///
  /// If the window becomes key, its delegate's `windowDidBecomeKey(_:)` is called, and
  /// `didBecomeKeyNotification` is posted.
  open func makeKeyAndOrderFront(_ sender: Any?) { show() }

  /// Makes the window the key window by showing it in front of the app's other windows.
  open override func makeKey() { show() }
  /// Whether the window is the app's key window.
  open override var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  /// Whether the window can become key; by default true for windows with a title bar or resizable
  /// edges, for sheets and for popovers.
  open var canBecomeKey: Bool { isMaterial || hasEdges || sheetParent != nil }
  /// Whether the window can become main; by default true for windows with a title bar or resizable
  /// edges.
  open var canBecomeMain: Bool { !isMaterial && hasEdges }
  private final var hasEdges: Bool {
    isPlain || !styleMask.isDisjoint(with: [.titled, .resizable])
  }
  /// In AppKit, dispatches an event to the window's views; here it is never called and does
  /// nothing.
  open func sendEvent(_ event: NSEvent) {}
  /// Returns a button of the title bar; always nil here, because the title bar draws its buttons
  /// without views.
  open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }

  /// The delegate of the window; nil for none.
  open weak var delegate: (any NSWindowDelegate)?
  /// The controller of the window; nil for none.
  open internal(set) weak var windowController: NSWindowController?
  /// The controller whose view is the content view; nil for none.
  ///
  /// Setting a controller also resizes the content to its `preferredContentSize`, or to the size of
  /// its view if that is zero. Setting a different `contentView` sets the controller to nil.
  open var contentViewController: NSViewController? {
    didSet {
      guard let controller = contentViewController, controller !== oldValue else { return }
      let view = controller.view
      let wish = controller.preferredContentSize
      let size = wish != .zero ? wish : view.frame.size
      contentView = view
      if size.width > 0, size.height > 0 { setContentSize(size) }
    }
  }

  /// Asks the content view to perform the command whose key equivalent is the event's key.
  ///
  /// Returns whether the command was performed.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    contentView?.performKeyEquivalent(with: event) ?? false
  }

  // MARK: Input that no view took

  /// Called when the primary button was pressed and no view handled it; the default passes the
  /// event to the window's controller.
  open func mouseDown(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerBegan(pointer) }
  }
  /// Called when the pointer moved while the primary button was down; the default passes the event
  /// to the window's controller.
  open func mouseDragged(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerMoved(pointer) }
  }
  /// Called when the primary button was released; the default passes the event to the window's
  /// controller.
  open func mouseUp(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerEnded(pointer) }
  }
  /// Called when the pointer enters a tracking area that the window owns; the default does nothing.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer leaves a tracking area that the window owns; the default does nothing.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the pointer moves in a tracking area that the window owns; the default does
  /// nothing.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the secondary button was pressed; the default passes the event to the window's
  /// controller.
  open func rightMouseDown(with event: NSEvent) { receiver?.rightMouseDown(with: event) }
  /// Called when the pointer moved while the secondary button was down; the default passes the
  /// event to the window's controller.
  open func rightMouseDragged(with event: NSEvent) { receiver?.rightMouseDragged(with: event) }
  /// Called when the secondary button was released; the default passes the event to the window's
  /// controller.
  open func rightMouseUp(with event: NSEvent) { receiver?.rightMouseUp(with: event) }
  /// Called in AppKit when the scroll wheel turned; never called here, because views and their
  /// controllers get the event.
  open func scrollWheel(with event: NSEvent) { event.isHandled = false }
  /// Called when a key was pressed; the default passes the event to the window's controller.
  open func keyDown(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyPressed($0) } ?? false
  }
  /// Called when a key was released; the default passes the event to the window's controller.
  open func keyUp(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyReleased($0) } ?? false
  }
  /// The window's undo manager: the one that the delegate returns, or else the window's own, which
  /// is created at first access.
  open var undoManager: UndoManager? {
    if let given = delegate?.windowWillReturnUndoManager(self) { return given }
    if chrome.undoManager == nil { chrome.undoManager = UndoManager() }
    return chrome.undoManager
  }
  /// Called when the user pressed Escape and no responder handled it; the default passes the call
  /// to the window's controller.
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
  /// Performs the command in the content view or the main menu whose key equivalent was pressed; if
  /// there is none, calls `keyDown(with:)`.
  ///
  /// If that does not handle an Escape key, `cancelOperation(_:)` is called. Returns whether the
  /// key was handled.
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
    didSet {
      if frame.size != oldValue.size {
        placeContent()
      } else if !followers.isEmpty {
        moveChildren(from: oldValue.origin)
      }
      frameDidChange(from: oldValue)
    }
  }

  // MARK: Coordinates

  package final var isRising: Bool { true }
  package final var tagByDefault: Int { 0 }
  package final func place(_ frame: CGRect) { self.frame = frame }
  package final func subviewsFollow(from former: CGSize) {
    for view in innerViews { view.followMask(from: former) }
  }

  /// Makes a responder the first responder; returns false if the current one refuses to resign, or
  /// if `responder` is a control that does not accept it.
  ///
  /// If `responder` is nil or the window itself, or if it is not a control and refuses, the window
  /// becomes the first responder.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard let responder, responder !== self else { return takeKeys() }
    if let control = responder as? NSControl, !control.canBecomeFirstResponder {
      guard control.acceptsFirstResponder else { return false }
      if let first = input.firstResponder, !first.resignFirstResponder() { return false }
      input.setFocus(control)
      return true
    }
    return responder.becomeFirstResponder() || takeKeys()
  }
  /// Takes the keyboard from the first responder, unless that refuses; returns whether it did.
  private final func takeKeys() -> Bool {
    guard input.firstResponder?.resignFirstResponder() ?? true else { return false }
    if input.focused is NSControl { input.setFocus(nil) }
    return true
  }
}
