// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSWindow {
  /// The minimum size of the content in points: `minSize` without the title bar.
  ///
  /// Apple counterpart: `contentMinSize` · Source: NSWindow.h · Fidelity: exact
  public final var contentMinSize: NSSize {
    get { contentRect(forFrameRect: NSRect(origin: .zero, size: minSize)).size }
    set { minSize = frameRect(forContentRect: NSRect(origin: .zero, size: newValue)).size }
  }
  /// The maximum size of the content in points: `maxSize` without the title bar.
  ///
  /// Apple counterpart: `contentMaxSize` · Source: NSWindow.h · Fidelity: exact
  public final var contentMaxSize: NSSize {
    get { contentRect(forFrameRect: NSRect(origin: .zero, size: maxSize)).size }
    set { maxSize = frameRect(forContentRect: NSRect(origin: .zero, size: newValue)).size }
  }
  /// Whether the window and its views ignore pointer events; the default is false.
  public final var ignoresMouseEvents: Bool {
    get { !isUserInteractionEnabled }
    set { isUserInteractionEnabled = !newValue }
  }
  /// Whether the document has unsaved changes, which a dot in the close button shows; false by
  /// default.
  public final var isDocumentEdited: Bool {
    get { wishes.isDocumentEdited }
    set {
      wishes.isDocumentEdited = newValue
      titleBar?.setNeedsDisplay()
    }
  }
  /// The line below the title bar: none for `none`, and the same line for every other style.
  public final var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
    get { wishes.titlebarSeparatorStyle }
    set {
      wishes.titlebarSeparatorStyle = newValue
      titleBar?.setNeedsDisplay()
    }
  }
}
