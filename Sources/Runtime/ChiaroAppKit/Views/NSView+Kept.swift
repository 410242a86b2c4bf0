// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

extension NSView {
  /// The view whose `layout()` is running.
  static weak var inLayout: NSView?

  /// Whether the view posts `frameDidChangeNotification` when its frame changes; the default is
  /// false.
  ///
  /// Apple counterpart: `postsFrameChangedNotifications` · Source: NSView.h · Fidelity:
  /// approximate, AppKit's default is true
  public final var postsFrameChangedNotifications: Bool {
    get { sparseValues?.toldFrame != nil }
    set { ensuredSparseValues.toldFrame = newValue ? frame : nil }
  }
  /// The view that the Tab key should move to; stored, but without effect, because Tab follows the
  /// view hierarchy.
  ///
  /// Apple counterpart: `nextKeyView` · Source: NSView.h · Fidelity: inert
  public final var nextKeyView: NSView? {
    get { sparseValues?.nextKey }
    set { ensuredSparseValues.nextKey = newValue }
  }
  /// The shadow of the view; nil for none.
  ///
  /// Apple counterpart: `shadow` · Source: NSView.h · Fidelity: exact
  public final var shadow: NSShadow? {
    get { sparseValues?.shadow }
    set {
      ensuredSparseValues.shadow = newValue
      let layer = snapshotLayer
      layer.shadowOpacity = newValue == nil ? 0 : 1
      guard let newValue else { return }
      backdrop.shadowColor = newValue.shadowColor ?? .clear
      layer.shadowOffset = newValue.shadowOffset
      layer.shadowRadius = newValue.shadowBlurRadius
    }
  }

  /// The identifier by which an app finds the view; nil for none.
  public final var identifier: NSUserInterfaceItemIdentifier? {
    get { sparseValues?.identifier }
    set { ensuredSparseValues.identifier = newValue }
  }
  /// The tool tip of the view; nil for none.
  ///
  /// It is stored, but not shown.
  ///
  /// Fidelity: inert
  public final var toolTip: String? {
    get { sparseValues?.toolTip }
    set { ensuredSparseValues.toolTip = newValue }
  }
  /// The context menu of the view, which a secondary click opens; nil for none.
  public final var menu: NSMenu? {
    get { sparseValues?.menu }
    set { ensuredSparseValues.menu = newValue }
  }
  /// The menu item whose `view` is this view or one of its superviews; nil for none.
  public final var enclosingMenuItem: NSMenuItem? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0.sparseValues?.menuItem }.first
  }
}
