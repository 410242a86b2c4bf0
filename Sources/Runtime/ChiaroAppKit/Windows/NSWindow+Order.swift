// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension NSWindow {
  /// Shows the window behind the app's other windows of the same level.
  public final func orderBack(_ sender: Any?) { show(inFront: false) }
  /// Shows the window in front of the app's other windows, whether or not the app is active.
  public final func orderFrontRegardless() { show() }
  /// Shows the window in front of or behind another window, or hides it if `place` is `out`.
  ///
  /// - Parameters:
  ///   - place: the ordering mode
  ///   - otherWindow: the other window's `windowNumber`; if it is 0 or no window of the app has it,
  ///     the window is ordered relative to all windows of its level
  public final func order(_ place: NSWindow.OrderingMode, relativeTo otherWindow: Int) {
    guard place != .out else { return orderOut(nil) }
    let other = NSApplication.shared.windows.first {
      otherWindow != 0 && $0 !== self && $0.chrome.number == otherWindow
    }
    show(inFront: place == .above, of: other)
  }

  // MARK: Child windows

  /// The child windows that were added to this window; nil for none.
  public final var childWindows: [NSWindow]? { followers.isEmpty ? nil : followers }
  /// Adds a child window in front of this window, or behind it if `place` is `below`.
  ///
  /// The child is shown, hidden and moved together with this window. Closing this window hides the
  /// child; hiding or closing the child removes it. The call is ignored if `childWin` is this
  /// window or one of its parents.
  public final func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    let leaders = sequence(first: self, next: \.chrome.leader)
    guard !leaders.contains(where: { $0 === childWin }) else { return }
    childWin.chrome.leader?.removeChildWindow(childWin)
    followers.append(childWin)
    childWin.chrome.leader = self
    childWin.chrome.isBelowLeader = place == .below
    childWin.chrome.returnsWithLeader = true
    if !isHidden { showChildren() }
  }
  /// Removes a child window; it stays visible.
  public final func removeChildWindow(_ childWin: NSWindow) {
    guard childWin.chrome.leader === self else { return }
    followers.removeAll { $0 === childWin }
    childWin.chrome.leader = nil
  }

  /// Shows the window, with its child windows, in front of the others of its level or of one, or
  /// behind.
  final func show(inFront: Bool = true, of other: NSWindow? = nil) {
    hold()
    windowScene?.order(self, inFront: inFront, of: other?.windowScene)
    isHidden = false
    takeInitialResponder()
    showChildren()
    application?.windowOrderDidChange()
  }
  private final func showChildren() {
    var (top, bottom): (NSWindow, NSWindow) = (self, self)
    for child in followers where !child.isHidden || child.chrome.returnsWithLeader {
      child.chrome.returnsWithLeader = false
      let isBelow = child.chrome.isBelowLeader
      child.show(inFront: !isBelow, of: isBelow ? bottom : top)
      if isBelow { bottom = child } else { top = child }
    }
  }
  /// Hides the window and its child windows, which come back with it.
  final func conceal() {
    for child in followers where !child.isHidden {
      child.chrome.returnsWithLeader = true
      child.conceal()
    }
    isHidden = true
    NSApplication.shared.forgetHidden(self)
    application?.windowOrderDidChange()
  }
  /// Moves the child windows as far as the window was moved.
  final func moveChildren(from former: NSPoint) {
    let (x, y) = (frame.minX - former.x, frame.minY - former.y)
    guard x != 0 || y != 0 else { return }
    for child in followers {
      child.setFrameOrigin(NSPoint(x: child.frame.minX + x, y: child.frame.minY + y))
    }
  }
  private final func takeInitialResponder() {
    guard !chrome.wasShown else { return }
    chrome.wasShown = true
    if firstResponder === self, let view = chrome.initialResponder, view.window === self {
      makeFirstResponder(view)
    }
  }
}
