// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSWindow {
  /// The minimum size of the content in points, which is `minSize` without the title bar.
  ///
  /// Apple counterpart: `contentMinSize` · Source: NSWindow.h · Fidelity: exact
  public final var contentMinSize: NSSize {
    get { contentRect(forFrameRect: NSRect(origin: .zero, size: minSize)).size }
    set { minSize = frameRect(forContentRect: NSRect(origin: .zero, size: newValue)).size }
  }
  /// The maximum size of the content in points, which is `maxSize` without the title bar.
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
  /// Whether the document has unsaved changes; if true, the close button shows a dot.
  ///
  /// The default is false.
  public final var isDocumentEdited: Bool {
    get { stored.isDocumentEdited }
    set {
      stored.isDocumentEdited = newValue
      titleBar?.setNeedsDisplay()
    }
  }
  /// The style of the line below the title bar: `none` draws no line, and all other styles draw the
  /// same line.
  public final var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
    get { stored.titlebarSeparatorStyle }
    set {
      stored.titlebarSeparatorStyle = newValue
      titleBar?.setNeedsDisplay()
    }
  }
}
