// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSWindow {
  /// The least size of the content; it is `minSize` without the title bar.
  ///
  /// Apple counterpart: `contentMinSize` · Source: NSWindow.h · Fidelity: exact
  public final var contentMinSize: NSSize {
    get { contentRect(forFrameRect: NSRect(origin: .zero, size: minSize)).size }
    set { minSize = frameRect(forContentRect: NSRect(origin: .zero, size: newValue)).size }
  }
  /// The greatest size of the content; it is `maxSize` without the title bar.
  ///
  /// Apple counterpart: `contentMaxSize` · Source: NSWindow.h · Fidelity: exact
  public final var contentMaxSize: NSSize {
    get { contentRect(forFrameRect: NSRect(origin: .zero, size: maxSize)).size }
    set { maxSize = frameRect(forContentRect: NSRect(origin: .zero, size: newValue)).size }
  }
  /// Whether presses go through the window's views, which then get none.
  public final var ignoresMouseEvents: Bool {
    get { !isUserInteractionEnabled }
    set { isUserInteractionEnabled = !newValue }
  }
  /// Whether the document has changes; a dot in the window's red button says so.
  public final var isDocumentEdited: Bool {
    get { wishes.isDocumentEdited }
    set {
      wishes.isDocumentEdited = newValue
      titleBar?.setNeedsDisplay()
    }
  }
  /// Whether there is a line below the title bar; `none` draws none.
  public final var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
    get { wishes.titlebarSeparatorStyle }
    set {
      wishes.titlebarSeparatorStyle = newValue
      titleBar?.setNeedsDisplay()
    }
  }
}
