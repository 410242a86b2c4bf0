// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// A custom item in the menu of editing commands.
///
/// Apple counterpart: `UIMenuItem` · Source: UIMenuController.h · Fidelity: exact
@preconcurrency @MainActor
open class MenuItem {
  /// The title of the item.
  public final var title: String
  /// The method that the item calls on the first responder, or on the next responder that
  /// implements it.
  public final var action: Selector
  /// Creates an item with a title and the method to call.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// A controller of the menu of editing commands, which shows those that the first responder can
/// perform.
///
/// Apple counterpart: `UIMenuController` · Source: UIMenuController.h · Fidelity: approximate, it
/// looks like other menus
@preconcurrency @MainActor
open class MenuController {
  /// The app's shared menu of editing commands.
  public static let shared = MenuController()
  /// The notification posted before the menu is shown; its object is the menu controller.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The notification posted after the menu was closed; its object is the menu controller.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// The app's custom items, which follow the standard items; nil for none.
  public final var menuItems: [MenuItem]?
  /// Whether the menu is shown.
  public final var isMenuVisible: Bool { panel?.window != nil }
  private final weak var panel: MenuPanel?
  private final weak var target: View?
  private final var place = CGRect.zero

  /// Sets the rectangle, in the coordinates of a view, beside which the menu is shown.
  public final func setTargetRect(_ targetRect: CGRect, in targetView: View) {
    (target, place) = (targetView, targetRect)
  }
  /// Shows or hides the menu, without animation; a menu without items is not shown.
  ///
  /// Before the menu can be shown, `setTargetRect(_:in:)` must be called with a view in a window.
  public final func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    guard menuVisible, let target, let window = target.window else {
      panel?.close()
      return
    }
    let menu = Menu(children: entries(of: window))
    guard !menu.children.isEmpty else { return }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    panel = MenuPanel.show(
      menu, in: window, beside: target.convert(place, to: nil), sender: self
    ) { [weak self] in
      NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
  }
  /// Shows the menu beside a rectangle in the coordinates of a view.
  public final func showMenu(from targetView: View, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// Hides the menu.
  public final func hideMenu() { setMenuVisible(false, animated: true) }
  /// Hides the menu; the same as `hideMenu()`.
  public final func hideMenu(from targetView: View) { hideMenu() }

  private final func entries(of window: Window) -> [MenuElement] {
    let usual = [
      ("Cut", Selector(Responder.cut(_:), "cut(_:)")),
      ("Copy", Selector(Responder.copy(_:), "copy(_:)")),
      ("Paste", Selector(Responder.paste(_:), "paste(_:)")),
      ("Delete", Selector(Responder.delete(_:), "delete(_:)")),
      ("Select", Selector(Responder.select(_:), "select(_:)")),
      ("Select All", Selector(Responder.selectAll(_:), "selectAll(_:)")),
    ]
    let all = usual + (menuItems ?? []).map { ($0.title, $0.action) }
    let first: Responder = window.input.firstResponder ?? window
    return all.compactMap { title, action in
      let performer = first.chain.first { $0.canPerformAction(action, withSender: self) }
      guard let performer else { return nil }
      return Action(title: title) { [weak self, weak performer] _ in
        if let performer { action.perform(on: performer, sender: self) }
      }
    }
  }
}
