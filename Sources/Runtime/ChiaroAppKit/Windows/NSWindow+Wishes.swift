// SPDX-License-Identifier: MIT

public import Foundation

/// The properties of a window that are stored only.
struct WindowWishes {
  var isOpaque: Bool = true
  var hasShadow: Bool = true
  var collectionBehavior: NSWindow.CollectionBehavior = []
  var isReleasedWhenClosed: Bool = true
  var isMovable: Bool = true
  var isMovableByWindowBackground: Bool = false
  var animationBehavior: NSWindow.AnimationBehavior = .default
  var hidesOnDeactivate: Bool?
  var canHide: Bool = true
  var acceptsMouseMovedEvents: Bool = false
  var tabbingMode: NSWindow.TabbingMode = .automatic
  var titlebarSeparatorStyle: NSTitlebarSeparatorStyle = .automatic
  var contentAspectRatio: NSSize = .zero
  var aspectRatio: NSSize = .zero
  var isDocumentEdited: Bool = false
  var representedURL: URL?
  var isExcludedFromWindowsMenu: Bool = false
  var isRestorable: Bool = true
  var preventsApplicationTerminationWhenModal: Bool = true
  var autorecalculatesKeyViewLoop: Bool = false
  var sharingType: NSWindow.SharingType = .readOnly
  var frameAutosaveName = ""
}

// Kept, without effect: windows of a desktop are its window manager's.
extension NSWindow {
  /// Whether the window has no transparency; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isOpaque: Bool {
    get { wishes.isOpaque }
    set { wishes.isOpaque = newValue }
  }
  /// Whether the window has a shadow; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var hasShadow: Bool {
    get { wishes.hasShadow }
    set { wishes.hasShadow = newValue }
  }
  /// How the window behaves in Spaces and full screen; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var collectionBehavior: NSWindow.CollectionBehavior {
    get { wishes.collectionBehavior }
    set { wishes.collectionBehavior = newValue }
  }
  /// Whether closing the window releases it; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isReleasedWhenClosed: Bool {
    get { wishes.isReleasedWhenClosed }
    set { wishes.isReleasedWhenClosed = newValue }
  }
  /// Whether the user can move the window; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isMovable: Bool {
    get { wishes.isMovable }
    set { wishes.isMovable = newValue }
  }
  /// Whether the user can move the window by its background; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isMovableByWindowBackground: Bool {
    get { wishes.isMovableByWindowBackground }
    set { wishes.isMovableByWindowBackground = newValue }
  }
  /// The animation with which the window appears and disappears; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var animationBehavior: NSWindow.AnimationBehavior {
    get { wishes.animationBehavior }
    set { wishes.animationBehavior = newValue }
  }
  /// Whether the window is hidden while another app is active; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var hidesOnDeactivate: Bool {
    get { wishes.hidesOnDeactivate ?? (self is NSPanel) }
    set { wishes.hidesOnDeactivate = newValue }
  }
  /// Whether the window is hidden when its app is hidden; the default is true.
  public final var canHide: Bool {
    get { wishes.canHide }
    set { wishes.canHide = newValue }
  }
  /// Whether the window receives mouse-moved events without tracking areas; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  public final var acceptsMouseMovedEvents: Bool {
    get { wishes.acceptsMouseMovedEvents }
    set { wishes.acceptsMouseMovedEvents = newValue }
  }
  /// Whether the window is shown as a tab with others; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var tabbingMode: NSWindow.TabbingMode {
    get { wishes.tabbingMode }
    set { wishes.tabbingMode = newValue }
  }
  /// The aspect ratio that the content keeps when resized; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var contentAspectRatio: NSSize {
    get { wishes.contentAspectRatio }
    set { wishes.contentAspectRatio = newValue }
  }
  /// The aspect ratio that the window keeps when resized; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var aspectRatio: NSSize {
    get { wishes.aspectRatio }
    set { wishes.aspectRatio = newValue }
  }
  /// The URL of the file that the window shows; nil for none.
  ///
  /// Stored, but without effect.
  ///
  /// Fidelity: inert
  public final var representedURL: URL? {
    get { wishes.representedURL }
    set { wishes.representedURL = newValue }
  }
  /// Whether the app's Window menu omits the window; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isExcludedFromWindowsMenu: Bool {
    get { wishes.isExcludedFromWindowsMenu }
    set { wishes.isExcludedFromWindowsMenu = newValue }
  }
  /// Whether the window is restored when the app is launched again; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isRestorable: Bool {
    get { wishes.isRestorable }
    set { wishes.isRestorable = newValue }
  }
  /// Whether the app cannot terminate while the window is modal; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var preventsApplicationTerminationWhenModal: Bool {
    get { wishes.preventsApplicationTerminationWhenModal }
    set { wishes.preventsApplicationTerminationWhenModal = newValue }
  }
  /// Whether the key view loop follows the positions of the views; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var autorecalculatesKeyViewLoop: Bool {
    get { wishes.autorecalculatesKeyViewLoop }
    set { wishes.autorecalculatesKeyViewLoop = newValue }
  }
  /// Which other processes can read the window's contents; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var sharingType: NSWindow.SharingType {
    get { wishes.sharingType }
    set { wishes.sharingType = newValue }
  }
  /// The name for saving the window's frame; empty for none.
  ///
  /// Stored, but no frame is saved.
  public final var frameAutosaveName: String { wishes.frameAutosaveName }
  /// Sets the name for saving the window's frame; stored, but no frame is saved.
  ///
  /// Always returns true.
  @discardableResult
  public final func setFrameAutosaveName(_ name: String) -> Bool {
    wishes.frameAutosaveName = name
    return true
  }
  /// Restores the frame that was saved under a name; always returns false, as no frame is saved.
  @discardableResult
  public final func setFrameUsingName(_ name: String) -> Bool { false }
}
