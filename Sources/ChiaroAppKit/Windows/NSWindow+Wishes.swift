// SPDX-License-Identifier: MIT

public import Foundation

/// What a window keeps and nothing here goes by.
struct WindowWishes {
  var isOpaque: Bool = true
  var hasShadow: Bool = true
  var collectionBehavior: NSWindow.CollectionBehavior = []
  var isReleasedWhenClosed: Bool = true
  var isMovable: Bool = true
  var isMovableByWindowBackground: Bool = false
  var animationBehavior: NSWindow.AnimationBehavior = .default
  var hidesOnDeactivate: Bool = false
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
  /// Whether the window has no transparency; stored, without effect.
  public final var isOpaque: Bool {
    get { wishes.isOpaque }
    set { wishes.isOpaque = newValue }
  }
  /// Whether the window has a shadow; stored, without effect.
  public final var hasShadow: Bool {
    get { wishes.hasShadow }
    set { wishes.hasShadow = newValue }
  }
  /// What the window does among spaces and in full screen; stored, without effect.
  public final var collectionBehavior: NSWindow.CollectionBehavior {
    get { wishes.collectionBehavior }
    set { wishes.collectionBehavior = newValue }
  }
  /// Whether the window goes with its closing; stored, without effect.
  public final var isReleasedWhenClosed: Bool {
    get { wishes.isReleasedWhenClosed }
    set { wishes.isReleasedWhenClosed = newValue }
  }
  /// Whether people can move the window; stored, without effect.
  public final var isMovable: Bool {
    get { wishes.isMovable }
    set { wishes.isMovable = newValue }
  }
  /// Whether people can move the window by its background; stored, without effect.
  public final var isMovableByWindowBackground: Bool {
    get { wishes.isMovableByWindowBackground }
    set { wishes.isMovableByWindowBackground = newValue }
  }
  /// How the window comes and goes; stored, without effect.
  public final var animationBehavior: NSWindow.AnimationBehavior {
    get { wishes.animationBehavior }
    set { wishes.animationBehavior = newValue }
  }
  /// Whether the window is hidden while another app is active; stored, without effect.
  public final var hidesOnDeactivate: Bool {
    get { wishes.hidesOnDeactivate }
    set { wishes.hidesOnDeactivate = newValue }
  }
  /// Whether the window is hidden with its app; stored, without effect.
  public final var canHide: Bool {
    get { wishes.canHide }
    set { wishes.canHide = newValue }
  }
  /// Whether moves of the pointer are told without tracking areas; stored, without effect.
  public final var acceptsMouseMovedEvents: Bool {
    get { wishes.acceptsMouseMovedEvents }
    set { wishes.acceptsMouseMovedEvents = newValue }
  }
  /// Whether windows are put together as tabs; stored, without effect.
  public final var tabbingMode: NSWindow.TabbingMode {
    get { wishes.tabbingMode }
    set { wishes.tabbingMode = newValue }
  }
  /// The proportions that the content keeps; stored, without effect.
  public final var contentAspectRatio: NSSize {
    get { wishes.contentAspectRatio }
    set { wishes.contentAspectRatio = newValue }
  }
  /// The proportions that the window keeps; stored, without effect.
  public final var aspectRatio: NSSize {
    get { wishes.aspectRatio }
    set { wishes.aspectRatio = newValue }
  }
  /// The file that the window shows; nil for none; stored, without effect.
  public final var representedURL: URL? {
    get { wishes.representedURL }
    set { wishes.representedURL = newValue }
  }
  /// Whether the menu of windows leaves the window out; stored, without effect.
  public final var isExcludedFromWindowsMenu: Bool {
    get { wishes.isExcludedFromWindowsMenu }
    set { wishes.isExcludedFromWindowsMenu = newValue }
  }
  /// Whether the window comes back when the app starts again; stored, without effect.
  public final var isRestorable: Bool {
    get { wishes.isRestorable }
    set { wishes.isRestorable = newValue }
  }
  /// Whether the app cannot end while the window is modal; stored, without effect.
  public final var preventsApplicationTerminationWhenModal: Bool {
    get { wishes.preventsApplicationTerminationWhenModal }
    set { wishes.preventsApplicationTerminationWhenModal = newValue }
  }
  /// Whether the order of the tab key follows the places of views; stored, without effect.
  public final var autorecalculatesKeyViewLoop: Bool {
    get { wishes.autorecalculatesKeyViewLoop }
    set { wishes.autorecalculatesKeyViewLoop = newValue }
  }
  /// Who can read the window's pixels; stored, without effect.
  public final var sharingType: NSWindow.SharingType {
    get { wishes.sharingType }
    set { wishes.sharingType = newValue }
  }
  /// The name under which the window's place would be kept.
  public final var frameAutosaveName: String { wishes.frameAutosaveName }
  /// Keeps a name for the window's place, without effect; returns true.
  @discardableResult
  public final func setFrameAutosaveName(_ name: String) -> Bool {
    wishes.frameAutosaveName = name
    return true
  }
  /// Returns false: no place is kept under a name.
  @discardableResult
  public final func setFrameUsingName(_ name: String) -> Bool { false }
}
