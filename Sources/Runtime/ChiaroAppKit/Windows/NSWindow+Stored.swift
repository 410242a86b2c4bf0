// SPDX-License-Identifier: MIT

public import Foundation

/// The properties of a window that are stored only.
struct StoredWindowProperties {
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
  /// Whether the window is completely opaque; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isOpaque: Bool {
    get { stored.isOpaque }
    set { stored.isOpaque = newValue }
  }
  /// Whether the window has a shadow; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var hasShadow: Bool {
    get { stored.hasShadow }
    set { stored.hasShadow = newValue }
  }
  /// The behavior of the window in Spaces and full screen; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var collectionBehavior: NSWindow.CollectionBehavior {
    get { stored.collectionBehavior }
    set { stored.collectionBehavior = newValue }
  }
  /// Whether closing the window releases it; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isReleasedWhenClosed: Bool {
    get { stored.isReleasedWhenClosed }
    set { stored.isReleasedWhenClosed = newValue }
  }
  /// Whether the user can move the window; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isMovable: Bool {
    get { stored.isMovable }
    set { stored.isMovable = newValue }
  }
  /// Whether the user can move the window by its background; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isMovableByWindowBackground: Bool {
    get { stored.isMovableByWindowBackground }
    set { stored.isMovableByWindowBackground = newValue }
  }
  /// The animation with which the window opens and closes; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var animationBehavior: NSWindow.AnimationBehavior {
    get { stored.animationBehavior }
    set { stored.animationBehavior = newValue }
  }
  /// Whether the window is hidden while another app is active; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var hidesOnDeactivate: Bool {
    get { stored.hidesOnDeactivate ?? (self is NSPanel) }
    set { stored.hidesOnDeactivate = newValue }
  }
  /// Whether the window is hidden when its app is hidden; the default is true.
  public final var canHide: Bool {
    get { stored.canHide }
    set { stored.canHide = newValue }
  }
  /// Whether the window receives mouse-moved events outside of tracking areas too; stored, but
  /// without effect.
  ///
  /// Fidelity: inert
  public final var acceptsMouseMovedEvents: Bool {
    get { stored.acceptsMouseMovedEvents }
    set { stored.acceptsMouseMovedEvents = newValue }
  }
  /// Whether the window is shown as a tab together with others; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var tabbingMode: NSWindow.TabbingMode {
    get { stored.tabbingMode }
    set { stored.tabbingMode = newValue }
  }
  /// The aspect ratio that the content keeps when resized; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var contentAspectRatio: NSSize {
    get { stored.contentAspectRatio }
    set { stored.contentAspectRatio = newValue }
  }
  /// The aspect ratio that the window keeps when resized; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var aspectRatio: NSSize {
    get { stored.aspectRatio }
    set { stored.aspectRatio = newValue }
  }
  /// The URL of the file that the window shows; nil for none.
  ///
  /// It is stored, but without effect.
  ///
  /// Fidelity: inert
  public final var representedURL: URL? {
    get { stored.representedURL }
    set { stored.representedURL = newValue }
  }
  /// Whether the app's Window menu omits the window; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isExcludedFromWindowsMenu: Bool {
    get { stored.isExcludedFromWindowsMenu }
    set { stored.isExcludedFromWindowsMenu = newValue }
  }
  /// Whether the window is restored when the app is launched again; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var isRestorable: Bool {
    get { stored.isRestorable }
    set { stored.isRestorable = newValue }
  }
  /// Whether the app is prevented from terminating while the window is modal; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  public final var preventsApplicationTerminationWhenModal: Bool {
    get { stored.preventsApplicationTerminationWhenModal }
    set { stored.preventsApplicationTerminationWhenModal = newValue }
  }
  /// Whether the key view loop follows the positions of the views; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var autorecalculatesKeyViewLoop: Bool {
    get { stored.autorecalculatesKeyViewLoop }
    set { stored.autorecalculatesKeyViewLoop = newValue }
  }
  /// The access that other processes have to the window's contents; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var sharingType: NSWindow.SharingType {
    get { stored.sharingType }
    set { stored.sharingType = newValue }
  }
  /// The name under which AppKit saves the window's frame; empty for none.
  ///
  /// It is stored, but no frame is saved.
  public final var frameAutosaveName: String { stored.frameAutosaveName }
  /// Sets the name under which AppKit saves the window's frame; stored, but no frame is saved.
  ///
  /// Always returns true.
  @discardableResult
  public final func setFrameAutosaveName(_ name: String) -> Bool {
    stored.frameAutosaveName = name
    return true
  }
  /// Restores the frame that was saved under a name; always returns false, because no frame is
  /// saved.
  @discardableResult
  public final func setFrameUsingName(_ name: String) -> Bool { false }
}
